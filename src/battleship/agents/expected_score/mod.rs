//! The agent for scored rules (solitaire): it maximises the expected score over whole fleets.

mod cell_gain;
mod flags;
mod known_points;
mod score_plan;
mod shots;

use crate::{battleship::rules::Action, grid::Cell};

use super::{Agent, Candidate, Decision, Detail, Map, Reason, Term, Turn};

pub(super) use score_plan::ScorePlan;

/// Shoots and flags for the highest expected score over all fleets that fit.
///
/// It shoots while a shot raises the expected score above that of the best flags alone. Then it takes back flags that are not among
/// the best, sets the best one by one, and solves.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExpectedScoreAgent;

impl Agent for ExpectedScoreAgent {
    fn decide(&self, Turn { knowledge, memory, detail, .. }: Turn<'_>) -> Decision {
        let plan = memory.score_plan(knowledge);
        let sensible = knowledge.open().iter().filter(|&cell| 0.0 < plan.chance(cell)).count();
        let decision_of = |action, reason| {
            let mut decision = Decision::plain(action, reason, sensible as u32);
            decision.ties = 1;
            decision
        };
        if plan.fleets == 0 {
            return decision_of(Action::Solve, Reason::NoFleetFound);
        }
        let flags = knowledge.flags();
        let wrong = flags.iter().find(|&cell| plan.flags.iter().all(|&(other, _)| other != cell));
        let open = plan.flags.iter().filter(|&&(cell, _)| !flags.contains(cell));
        let left = open.clone().count() as u32;
        let (mut decision, compared) = if plan.shoots
            && let Some(&(cell, expected)) = plan.shots.first()
        {
            let reason = Reason::WorthMost {
                chance: plan.chance(cell),
                expected,
                gain: expected - plan.expected,
                fleets: plan.fleets,
                drawn: plan.is_drawn(),
            };
            (decision_of(Action::Shoot(cell), reason), plan.shots.clone())
        } else if let Some(cell) = wrong {
            let reason = Reason::FlagLost { chance: plan.chance(cell) };
            (decision_of(Action::Unflag(cell), reason), Vec::new())
        } else if let Some(&(cell, gain)) = open.clone().next() {
            let (chance, expected) = (plan.chance(cell), plan.expected);
            let reason = Reason::FlagGains { chance, gain, expected, left: left - 1 };
            (decision_of(Action::Flag(cell), reason), open.copied().collect())
        } else {
            let reason = Reason::NothingGains { expected: plan.expected, fleets: plan.fleets };
            (decision_of(Action::Solve, reason), Vec::new())
        };
        if detail == Detail::Full {
            let code = if plan.shoots { "expected" } else { "gain" };
            let candidate = |(cell, value): (Cell, f64)| {
                let terms = vec![Term { code, value }];
                Candidate { cell, score: plan.chance(cell), terms }
            };
            let compared = compared.into_iter().take(Decision::MAX_CANDIDATES);
            decision.candidates = compared.map(candidate).collect();
            let board = knowledge.rules().geometry().cells();
            let values = board.map(|cell| plan.chance(cell)).collect();
            decision.map = Some(Map { basis: plan.basis(), values });
        }
        decision
    }
}
