use crate::{
    battleship::{
        inference::Belief,
        knowledge::Knowledge,
        planning::{BEST_SHOT_WORK, best_shot_request, best_shot_underway},
    },
    grid::Cell,
};

use super::{planning_elsewhere::planning, rollouts::Rollouts};

/// What an agent plays out to the end before it decides, as far as the belief leaves a choice; 0 where it does without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayOutLimits {
    /// All fleets that fit, where they are at most so many.
    pub max_fleets: usize,
    /// Elsewhere, where no ship is wounded, so many hunts on drawn fleets.
    pub hunts: u32,
}

impl PlayOutLimits {
    /// Whether there is something to compare.
    pub(super) fn apply(self, belief: &Belief, knowledge: &Knowledge) -> bool {
        let by_hunts = 0 < self.hunts && knowledge.wounds().is_empty();
        (by_hunts || belief.fleets().is_some_and(|fleets| fleets <= self.max_fleets as u128))
            && knowledge.open().iter().all(|cell: Cell| belief.at(cell) < 1.0)
            && belief.fleets().is_none_or(|fleets| 2 < fleets)
    }
}

/// What is played out before a decision, in slices that change nothing of the result.
#[derive(Debug)]
pub enum PlayOut {
    /// All fleets that fit.
    All(Box<Rollouts>),
    /// Hunts on drawn fleets, by what plans, which may be another module: what it is asked, and what it told last.
    Drawn(Vec<u8>, Vec<u8>),
}

impl PlayOut {
    /// Nothing played yet of what the limits allow, where they [apply](PlayOutLimits::apply).
    pub(super) fn new(belief: &Belief, knowledge: &Knowledge, limits: PlayOutLimits) -> Self {
        if belief.fleets().is_some_and(|fleets| fleets <= limits.max_fleets as u128) {
            return Self::All(Box::new(Rollouts::new(belief, knowledge)));
        }
        let request = best_shot_request(limits.hunts, knowledge, belief);
        Self::Drawn(request, vec![0; 4])
    }

    /// Goes on for about `work` units; true once nothing is left to do.
    pub fn advance(&mut self, work: u64) -> bool {
        match self {
            Self::All(rollouts) => rollouts.advance(work),
            Self::Drawn(request, told) => {
                if best_shot_underway(told).is_some() {
                    request[BEST_SHOT_WORK].copy_from_slice(&work.to_le_bytes());
                    *told = planning().map_or_else(Vec::new, |plan| plan(request));
                }
                best_shot_underway(told).is_none()
            }
        }
    }

    /// The part that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        match self {
            Self::All(rollouts) => rollouts.progress(),
            Self::Drawn(_, told) => best_shot_underway(told).unwrap_or(1.0).into(),
        }
    }
}
