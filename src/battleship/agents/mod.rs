//! Agents, their decisions and their reasons.
//!
//! An agent is a function: the same knowledge, memory and random numbers give the same decision. It uses no clock, no global state
//! and no hash order. It is given the knowledge of its player and cannot name the types that hold the hidden fleet.
//!
//! # Sources
//!
//! | agents | source |
//! |---|---|
//! | `random`, `hunt`, `parity`, `probability-map`; `random-repeat` and `fixed-scan` for moving ships | Erdem Akyüz, *Amiral Battı Yapay Zeka Modeli*, undated |
//! | `p-matrix`, `directional` | *Алгоритм игры в «морской бой»: обстрел противника*, undated, <https://habr.com/ru/articles/181151> |
//! | `expert-greedy`, `expert-standard` | Amedeo Racanati, Angelo Pio Sansonetti, *Battaglia navale in CLIPS*, 2019/20 |
//! | `exact`, `exact-lookahead`, `planner`, `robust`, `tracker` | Spyglass |
//!
//! `docs/sources.md` has every reference, `docs/figures.md` the published figures beside measured ones.

mod agent;
mod answer_fold;
mod common_beliefs;
mod decision;
mod directional;
mod exact;
mod expected_score;
mod expert;
mod hunt;
mod likeliest;
mod lookahead;
mod memory;
mod p_matrix;
mod planner;
mod planning_elsewhere;
mod play_out;
mod probability_map;
mod random;
mod reason;
mod rollouts;
mod scan;
mod scores;
mod spec;
mod tracker;

use super::inference::Prior;

pub use crate::agent_registry::{AgentError, Parameter};
pub use agent::{Agent, Detail, Turn};
pub use decision::{Candidate, Decision, Map, Term};
pub use memory::Memory;
pub use planning_elsewhere::{Planning, plan_elsewhere};
pub(crate) use play_out::PlayOut;
pub use play_out::PlayOutLimits;
pub use reason::{Estimate, Reason, Share};
pub use spec::{AGENTS, AgentEntry, AgentText};

/// The agent `p-matrix` with this prior for its opponent's placements: an approximate best response to a deployer that follows it.
#[must_use]
pub fn p_matrix_with_prior(prior: Prior) -> Box<dyn Agent> {
    Box::new(p_matrix::PMatrix::new(p_matrix::WoundWeight::Times(10), Some(prior)))
}
