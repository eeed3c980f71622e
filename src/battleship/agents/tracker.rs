use crate::{
    battleship::{
        inference::{Basis, Belief},
        knowledge::Knowledge,
    },
    rng::GameRng,
};

use super::{
    Agent, Decision, Detail, Map, Memory, Reason,
    likeliest::{Likeliest, shoot_likeliest},
    scan::{FixedScan, Search},
};

/// Shoots where moving ships are most likely to have a segment that is not hit yet, by the particles that replay to every answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracker;

impl Agent for Tracker {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let computed = memory.belief(knowledge, None);
        match computed.belief() {
            Some(belief) => likeliest(knowledge, belief, rng, detail),
            None => lost(knowledge, memory, rng, detail),
        }
    }

    fn counts(&self) -> bool {
        true
    }
}

fn likeliest(
    knowledge: &Knowledge,
    belief: &Belief,
    rng: &mut GameRng,
    detail: Detail,
) -> Decision {
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
    shoot_likeliest(knowledge, belief, rng, detail, reason, |_| Vec::new())
}

/// Decides as the fixed scan does, where no particle fits; the reason says so.
fn lost(knowledge: &Knowledge, memory: &mut Memory, rng: &mut GameRng, detail: Detail) -> Decision {
    let stand_in = FixedScan { search: Search::Stack };
    let mut decision = stand_in.decide(knowledge, memory, rng, detail);
    decision.reason = Reason::LostTrack { shots: knowledge.answers().len() as u32 };
    if detail == Detail::Full {
        let values = vec![0.0; knowledge.rules().geometry().len()];
        decision.map = Some(Map { basis: Basis::LostTrack, values });
    }
    decision
}
