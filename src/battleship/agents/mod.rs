//! Who chooses: agents, their decisions and their reasons. Cannot name the truth of a sea.
//!
//! An agent is a function: same knowledge, same memory, same dice, same decision. No clock, no globals, no hash order.

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

/// P-matrix as a best responder: it expects ships where this prior has them.
#[must_use]
pub fn expecting(prior: Prior) -> Box<dyn Agent> {
    Box::new(p_matrix::PMatrix::new(p_matrix::WoundWeight::Times(10), Some(prior)))
}

/// How much a decision is to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The action and its reason: for batches. The choice is the same.
    Choice,
    /// The map and the candidates too.
    Full,
}

/// A player.
///
/// # Contract
///
/// `decide` is a function of its arguments. It changes `memory` only by folding in answers not yet seen, so that a
/// memory folded anew from the player's history equals the one kept.
pub trait Agent: fmt::Debug + Send + Sync {
    /// Chooses the next action. The hunt is not over: something can be done.
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision;

    /// Whether it decides by [`Memory::belief`], which may take long: then that can be had before, a stretch at a time.
    fn counts(&self) -> bool {
        false
    }

    /// How it weighs fleets where it counts them; nothing where all weigh the same.
    fn prior(&self) -> Option<&Prior> {
        None
    }
}
