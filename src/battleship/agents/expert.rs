use crate::{
    battleship::{
        inference::deduction::{Board, Facts, Line},
        knowledge::Knowledge,
        rules::Action,
    },
    grid::{Cell, CellSet},
};

use super::{
    Agent, Decision, Detail, Reason, Term, Turn,
    reason::{Estimate, Share},
    scores::Scores,
};

/// The expert system for solitaire of Amedeo Racanati and Angelo Pio Sansonetti, *Battaglia navale in CLIPS*, 2019/20. Its rules of
/// deduction settle some cells; each other cell has an [`Estimate`].
///
/// Ties go to the lowest row, then to the lowest column.
#[derive(Clone, Copy, Debug)]
pub(super) enum Expert {
    /// Shoots while it has shots, then flags from the highest estimate down, then solves.
    Greedy,
    /// Shoots first where a ship is certain and its content is not known. It neither shoots nor flags where the estimate is below
    /// the threshold, and solves once no cell reaches it.
    Standard {
        /// From 0 to 1; 0.4 in the source.
        threshold: f64,
    },
}

impl Agent for Expert {
    fn decide(&self, Turn { knowledge, memory, detail, .. }: Turn<'_>) -> Decision {
        let Some(settled) = memory.settled(knowledge) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        let (board, facts) = (settled.board(), settled.facts());
        let open = knowledge.open() - knowledge.flags();
        let mut scores = Scores::new(open);
        for cell in open {
            scores.add(cell, estimate(board, facts, cell).value());
        }
        let mut decision = self.choose(knowledge, open, (board, facts), &scores);
        if detail == Detail::Full {
            scores.explain(knowledge, &mut decision, |cell| {
                let Estimate { row, col } = estimate(board, facts, cell);
                let share = |code, share: Share| Term { code, value: share.value() };
                vec![share("row-share", row), share("column-share", col)]
            });
        }
        decision
    }
}

impl Expert {
    fn choose(
        self,
        knowledge: &Knowledge,
        open: CellSet,
        (board, facts): (&Board, &Facts),
        scores: &Scores,
    ) -> Decision {
        let top = scores.top();
        let Some(best) = top.cells.first().filter(|_| 0.0 < top.score) else {
            return Decision::plain(Action::Solve, Reason::NothingLikely, 0);
        };
        let (threshold, unknown) = match self {
            Self::Greedy => (0.0, CellSet::EMPTY),
            Self::Standard { threshold } => {
                let is_unknown = |&cell: &Cell| board.content(facts, cell).is_none();
                (threshold, (open & facts.ship).iter().filter(is_unknown).collect())
            }
        };
        let shoots = knowledge.shots_left() != Some(0);
        let of = estimate(board, facts, best);
        let mut ties = top.cells.len();
        let (action, reason) = if top.score < threshold {
            (Action::Solve, Reason::BelowThreshold { best, estimate: top.score, threshold })
        } else if shoots && let Some(cell) = unknown.first() {
            ties = unknown.len();
            (Action::Shoot(cell), Reason::CertainContentUnknown { ties })
        } else if shoots {
            let next = scores.next(best);
            (Action::Shoot(best), Reason::HighestEstimate { of, next, ties })
        } else if let Some(left @ 1..) = knowledge.flags_left() {
            (Action::Flag(best), Reason::FlagByEstimate { of, left: left - 1, ties })
        } else {
            (Action::Solve, Reason::ActionsSpent)
        };
        let mut decision = Decision::plain(action, reason, top.sensible);
        decision.ties = ties;
        decision
    }
}

fn estimate(board: &Board, facts: &Facts, cell: Cell) -> Estimate {
    if facts.ship.contains(cell) {
        return Estimate { row: Share::CERTAIN, col: Share::CERTAIN };
    }
    if facts.water.contains(cell) {
        return Estimate { row: Share::NONE, col: Share::NONE };
    }
    let share = |line| Share {
        left: board.remaining(facts, line).unwrap_or(0),
        of: board.candidates(facts, line).len(),
    };
    Estimate { row: share(Line::Row(cell.row())), col: share(Line::Col(cell.col())) }
}
