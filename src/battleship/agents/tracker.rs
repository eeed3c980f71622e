use crate::battleship::{inference::Basis, rules::Ruleset};

use super::{
    Agent, Decision, Reason, Turn,
    likeliest::{Likeliest, shoot_likeliest},
    scan::{FixedScan, Search},
};

/// Shoots where moving ships are most likely to have a segment that is not hit yet: by the particles that replay to every answer, or
/// where there are none by each ship's own chances.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracker;

impl Agent for Tracker {
    fn decide(&self, turn: Turn<'_>) -> Decision {
        let computed = turn.memory.belief(turn.knowledge, None);
        let Some(belief) = computed.belief() else {
            return FixedScan { search: Search::Stack }.decide(turn);
        };
        let shots = turn.knowledge.answers().len() as u32;
        let reason = |Likeliest { chance, next, .. }: Likeliest| match belief.basis {
            Basis::Sampled { samples, worst_error: error, .. } => {
                Reason::TrackedThere { chance, samples, error, next }
            }
            // Where ships move, no belief is counted.
            _ => Reason::LostTrack { shots, chance, next },
        };
        shoot_likeliest(turn, belief, reason, |_| Vec::new())
    }

    fn counts(&self, _rules: &Ruleset) -> bool {
        true
    }
}
