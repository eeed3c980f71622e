use crate::{
    battleship::{
        planning::{Plan, PlannedBy, encoded},
        rules::{Action, Ruleset},
    },
    grid::CellSet,
};

use super::{
    Agent, Candidate, Decision, Detail, PlayOut, PlayOutLimits, Reason, Term, Turn, exact::Exact,
    lookahead::roll_out, planning_elsewhere::planning,
};

/// Shoots where its book, or else hunts on drawn fleets, or else learned scores promise the shortest hunt; once few fleets fit, where
/// rollouts of all of them do. Certain cells come first, and where none of these has a say the likeliest cell is taken, as [`Exact`] does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner {
    /// What is played out.
    pub limits: PlayOutLimits,
}

impl Planner {
    /// Whether what plans is there.
    pub fn is_ready() -> bool {
        planning().is_some()
    }
}

impl Agent for Planner {
    fn decide(&self, mut turn: Turn<'_>) -> Decision {
        let mut decision = Exact { prior: None }.decide(turn.again());
        let computed = turn.memory.belief(turn.knowledge, None);
        let (Some(likeliest), Some(belief), Some(planning)) =
            (decision.action.cell(), computed.belief(), planning())
        else {
            return decision;
        };
        let chance = |cell| belief.at(cell);
        if chance(likeliest) == 1.0 || roll_out(self.limits, &mut decision, &mut turn) {
            return decision;
        }
        let Turn { knowledge, memory, rng, detail } = turn;
        // What hunts say goes before what the scores say.
        let told = match memory.play_out(knowledge, self.limits).as_deref() {
            Some(PlayOut::Drawn(_, told)) if !told.is_empty() => told.clone(),
            _ => planning(&encoded(knowledge, Some(belief))),
        };
        let Plan { cells: scores, by } = Plan::read(&told);
        let Some(&(_, best)) = scores.first() else { return decision };
        let mut ties = CellSet::EMPTY;
        for &(cell, _) in scores.iter().take_while(|&&(_, score)| score == best) {
            ties.insert(cell);
        }
        let drawn = if ties.contains(likeliest) { None } else { rng.cell(ties) };
        let cell = drawn.unwrap_or(likeliest);
        decision.action = Action::Shoot(cell);
        decision.ties = ties.len();
        decision.reason = Reason::Planned {
            chance: chance(cell),
            likeliest,
            likeliest_chance: chance(likeliest),
            cells: scores.len() as u32,
            by,
        };
        if detail == Detail::Full {
            decision.candidates.clear();
            for &(cell, score) in scores.iter().take(Decision::MAX_CANDIDATES) {
                let mut terms = Vec::new();
                // Book and hunts order cells without a score that would say how good they are.
                if by == PlannedBy::Scores {
                    terms.push(Term { code: "plan", value: f64::from(score - best) });
                }
                decision.candidates.push(Candidate { cell, score: chance(cell), terms });
            }
        }
        decision
    }

    fn counts(&self, _rules: &Ruleset) -> bool {
        true
    }

    fn plays_out(&self) -> PlayOutLimits {
        self.limits
    }
}
