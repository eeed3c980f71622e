use std::fmt;

use crate::{
    battleship::{inference::Prior, knowledge::Knowledge, rules::Ruleset},
    rng::GameRng,
};

use super::{Decision, Memory, PlayOutLimits};

/// How much of a [`Decision`] an agent fills in. It changes the cost of a decision, never the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The action and its reason, for batches. The action is the same as with [`Detail::Full`].
    Choice,
    /// The candidates and the map too.
    Full,
}

/// The input of one decision: everything that an agent may use. The truth of the sea is not part of it.
#[derive(Debug)]
pub struct Turn<'a> {
    /// What its player has observed.
    pub knowledge: &'a Knowledge,
    /// What it keeps between the decisions of one hunt.
    pub memory: &'a mut Memory,
    /// The random numbers of this decision.
    pub rng: &'a mut GameRng,
    /// How much of the decision is wanted.
    pub detail: Detail,
}

impl Turn<'_> {
    /// The same turn, for an agent that decides by another one's decision.
    pub(super) const fn again(&mut self) -> Turn<'_> {
        Turn { knowledge: self.knowledge, memory: self.memory, rng: self.rng, detail: self.detail }
    }
}

/// A program that plays for one player of Battleship.
///
/// # Contract
///
/// [`decide`](Agent::decide) is a function of its turn. It changes the memory only by folding in new answers and by caching, so
/// that an empty memory gives the same decision and equals the kept one afterwards.
pub trait Agent: Send + Sync {
    /// Chooses the next action of a hunt that is not over.
    ///
    /// # Complexity
    ///
    /// From microseconds (`random`) to some seconds (`exact` early in a hunt, where [`Memory::belief`] was not computed before).
    fn decide(&self, turn: Turn<'_>) -> Decision;

    /// Whether it decides by [`Memory::belief`] under these rules. That may take seconds, so that callers can compute it before, in slices.
    fn counts(&self, _rules: &Ruleset) -> bool {
        false
    }

    /// What it plays out once the belief is known. That may take seconds too.
    fn plays_out(&self) -> PlayOutLimits {
        PlayOutLimits::default()
    }

    /// The prior of the belief that it decides by. `None`: uniform, every fleet that fits has the same weight.
    ///
    /// Agents that count no fleets have none here, also where a prior weighs their placements.
    fn prior(&self) -> Option<&Prior> {
        None
    }
}

/// Without the agent's own form, which would bring the printing of every agent and of floating point numbers into every module.
impl fmt::Debug for dyn Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Agent")
    }
}
