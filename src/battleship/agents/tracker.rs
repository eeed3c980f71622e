use crate::battleship::inference::{Basis, Belief};

use super::{
    Agent, Decision, Detail, Map, Reason, Turn,
    likeliest::{Likeliest, shoot_likeliest},
    scan::{FixedScan, Search},
};

/// Shoots where moving ships are most likely to have a segment that is not hit yet, by the particles that replay to every answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracker;

impl Agent for Tracker {
    fn decide(&self, turn: Turn<'_>) -> Decision {
        let computed = turn.memory.belief(turn.knowledge, None);
        match computed.belief() {
            Some(belief) => likeliest(turn, belief),
            None => lost(turn),
        }
    }

    fn counts(&self) -> bool {
        true
    }
}

fn likeliest(turn: Turn<'_>, belief: &Belief) -> Decision {
    let (samples, error) = match belief.basis {
        Basis::Sampled { samples, worst_error, .. } => (samples, worst_error),
        // Where ships move, every belief is sampled.
        _ => (0, 1.0),
    };
    let reason = |Likeliest { chance, next, .. }: Likeliest| Reason::TrackedThere {
        chance,
        samples,
        error,
        next,
    };
    shoot_likeliest(turn, belief, reason, |_| Vec::new())
}

/// Decides as the fixed scan does, where no particle fits; the reason says so.
fn lost(turn: Turn<'_>) -> Decision {
    let Turn { knowledge, detail, .. } = turn;
    let stand_in = FixedScan { search: Search::Stack };
    let mut decision = stand_in.decide(turn);
    decision.reason = Reason::LostTrack { shots: knowledge.answers().len() as u32 };
    if detail == Detail::Full {
        let values = vec![0.0; knowledge.rules().geometry().len()];
        decision.map = Some(Map { basis: Basis::LostTrack, values });
    }
    decision
}
