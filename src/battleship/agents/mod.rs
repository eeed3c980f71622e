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
//! | `exact`, `exact-lookahead`, `robust`, `tracker` | Spyglass |
//!
//! `docs/sources.md` has every reference, `docs/figures.md` the published figures beside measured ones.

mod answer_fold;
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
mod probability_map;
mod random;
mod reason;
mod scan;
mod scores;
mod spec;
mod tracker;

use std::fmt;

use crate::rng::GameRng;

use super::{inference::Prior, knowledge::Knowledge};

pub use crate::agent_registry::{AgentError, Parameter};
pub use decision::{Candidate, Decision, Map, Term};
pub use memory::Memory;
pub use reason::{Estimate, Reason, Share};
pub use spec::{AGENTS, AgentEntry, AgentText};

/// The agent `p-matrix` with this prior for its opponent's placements: an approximate best response to a deployer that follows it.
#[must_use]
pub fn expecting(prior: Prior) -> Box<dyn Agent> {
    Box::new(p_matrix::PMatrix::new(p_matrix::WoundWeight::Times(10), Some(prior)))
}

/// How much of a decision is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The action and its reason, for batches. The action is the same as with [`Detail::Full`].
    Choice,
    /// The candidates and the map too.
    Full,
}

/// A program that plays for one player.
///
/// # Contract
///
/// [`decide`](Agent::decide) is a function of its arguments. It changes `memory` only by folding in new answers and by caching, so
/// that an empty memory gives the same decision and equals the kept one afterwards.
pub trait Agent: fmt::Debug + Send + Sync {
    /// Chooses the next action of a hunt that is not over.
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision;

    /// Whether it decides by [`Memory::belief`]. That may take seconds, so that callers can compute it before, in slices.
    fn counts(&self) -> bool {
        false
    }

    /// The prior of the belief that it decides by. `None`: uniform, every fleet that fits has the same weight.
    ///
    /// Agents that count no fleets have none here, also where a prior weighs their placements.
    fn prior(&self) -> Option<&Prior> {
        None
    }
}
