use super::{
    Agent, Candidate, Decision, Detail, PlayOut, PlayOutLimits, Reason, Term, Turn, exact::Exact,
};
use crate::{
    battleship::rules::{Action, Ruleset},
    grid::Cell,
};

/// The greatest number of fleets that are rolled out.
const LIMITS: PlayOutLimits = PlayOutLimits { max_fleets: 3_000, hunts: 0 };

/// Plays as [`Exact`] until few fleets fit; then it chooses by exhaustive rollouts. For each of the likeliest cells it plays every
/// fleet to the end of the hunt: first that cell, then always the likeliest cell of the fleets that still fit. It chooses the cell
/// after which the fewest shots miss.
///
/// This is one step of policy improvement (Ronald A. Howard, *Dynamic Programming and Markov Processes*, 1960): the likeliest cell is
/// among those compared, so that the mean over the fleets is never worse than that of the greedy policy with ties in row order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookahead;

impl Agent for Lookahead {
    fn decide(&self, mut turn: Turn<'_>) -> Decision {
        let mut decision = Exact { prior: None }.decide(turn.again());
        roll_out(LIMITS, &mut decision, &mut turn);
        decision
    }

    fn counts(&self, _rules: &Ruleset) -> bool {
        true
    }

    fn plays_out(&self) -> PlayOutLimits {
        LIMITS
    }
}

/// Chooses by rollouts instead of a `decision` for the likeliest cell, where few enough fleets fit; false where it stays.
pub(super) fn roll_out(
    limits: PlayOutLimits,
    decision: &mut Decision,
    turn: &mut Turn<'_>,
) -> bool {
    let Some(likeliest) = decision.action.cell() else { return false };
    let computed = turn.memory.belief(turn.knowledge, None);
    let Some(belief) = computed.belief() else { return false };
    let Some(play_out) = turn.memory.play_out(turn.knowledge, limits) else { return false };
    let PlayOut::All(rollouts) = &*play_out else { return false };
    let misses = rollouts.misses(likeliest);
    let Some(&likeliest) = misses.first() else { return false };
    // The first of equals: the likeliest cell is kept where no other is better.
    let fewest = |a: (Cell, u32), b: (Cell, u32)| if b.1 < a.1 { b } else { a };
    let (cell, least) = misses.iter().copied().reduce(fewest).unwrap_or(likeliest);
    let fleets = rollouts.fleets() as u128;
    let mean = |misses: u32| f64::from(misses) / fleets as f64;
    if decision.action != Action::Shoot(cell) {
        decision.action = Action::Shoot(cell);
        decision.ties = 1;
        decision.reason = Reason::FewestMisses {
            misses: mean(least),
            fleets,
            chance: belief.at(cell),
            likeliest: likeliest.0,
            likeliest_chance: belief.at(likeliest.0),
            likeliest_misses: mean(likeliest.1),
        };
    }
    if turn.detail == Detail::Full {
        let mut left = misses;
        decision.candidates.clear();
        while let Some(best) = left.iter().copied().reduce(fewest) {
            left.retain(|&(cell, _)| cell != best.0);
            let terms = vec![Term { code: "misses", value: mean(best.1) }];
            let score = belief.at(best.0);
            decision.candidates.push(Candidate { cell: best.0, score, terms });
        }
    }
    true
}
