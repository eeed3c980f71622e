//! The agent for solitaire that judges whole fleets.

mod flags;
mod score_plan;
mod shots;
mod worth;

use crate::{
    battleship::{knowledge::Knowledge, rules::Action},
    grid::Cell,
    rng::GameRng,
};

use super::{Agent, Candidate, Decision, Detail, Map, Memory, Reason, Term};

pub(super) use score_plan::ScorePlan;

/// Shoots and flags for the highest expected score, over all fleets that fit.
///
/// While a shot promises more than the best flags it shoots. Then it takes back the flags that are not among the best, which
/// somebody else may have made, makes the best one by one, and solves.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExpectedScoreAgent;

impl Agent for ExpectedScoreAgent {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        _dice: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let plan = memory.score_plan(knowledge);
        let sensible = knowledge.open().iter().filter(|&cell| 0.0 < plan.chance(cell)).count();
        let decided = |action, reason| {
            let mut decision = Decision::plain(action, reason, sensible as u32);
            decision.ties = 1;
            decision
        };
        if plan.fleets == 0 {
            return decided(Action::Solve, Reason::NoFleetFound);
        }
        let flags = knowledge.flags();
        let spare = flags.iter().find(|&cell| plan.flags.iter().all(|&(other, _)| other != cell));
        let open = plan.flags.iter().filter(|&&(cell, _)| !flags.contains(cell));
        let left = open.clone().count() as u32;
        let (mut decision, weighed) = if plan.shoots
            && let Some(&(cell, expected)) = plan.shots.first()
        {
            let reason = Reason::WorthMost {
                chance: plan.chance(cell),
                expected,
                gain: expected - plan.expected,
                fleets: plan.fleets,
                drawn: plan.is_drawn(),
            };
            (decided(Action::Shoot(cell), reason), plan.shots.clone())
        } else if let Some(cell) = spare {
            let reason = Reason::FlagLost { chance: plan.chance(cell) };
            (decided(Action::Unflag(cell), reason), Vec::new())
        } else if let Some(&(cell, gain)) = open.clone().next() {
            let (chance, expected) = (plan.chance(cell), plan.expected);
            let reason = Reason::FlagGains { chance, gain, expected, left: left - 1 };
            (decided(Action::Flag(cell), reason), open.copied().collect())
        } else {
            let reason = Reason::NothingGains { expected: plan.expected, fleets: plan.fleets };
            (decided(Action::Solve, reason), Vec::new())
        };
        if detail == Detail::Full {
            let code = if plan.shoots { "expected" } else { "gain" };
            let candidate = |(cell, value): (Cell, f64)| {
                let terms = vec![Term { code, value }];
                Candidate { cell, score: plan.chance(cell), terms }
            };
            let weighed = weighed.into_iter().take(Decision::MAX_CANDIDATES);
            decision.candidates = weighed.map(candidate).collect();
            let board = knowledge.rules().geometry().cells();
            let values = board.map(|cell| plan.chance(cell)).collect();
            decision.map = Some(Map { basis: plan.basis(), values });
        }
        decision
    }
}
