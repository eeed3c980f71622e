use crate::{
    battleship::{
        inference::deduction::{Board, Facts, Line},
        knowledge::Knowledge,
        rules::Action,
    },
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{
    Agent, Decision, Detail, Memory, Reason, Term,
    reason::{Estimate, Share},
    scores::Scores,
};

/// The expert system of the solitaire source: what its named rules settle is certain, of every other cell it has an estimate.
///
/// The estimate of a cell is the mean of two shares, those of its row and of its column: ship cells still to be found there, of the
/// cells that may hold them. Ties go to the lowest row, then to the lowest column.
#[derive(Clone, Copy, Debug)]
pub(super) enum Expert {
    /// Fires while it has shots, then flags from the highest estimate down, then solves.
    Greedy,
    /// Fires first where a ship is certain and its content is not known; neither fires nor flags where the estimate is below the
    /// threshold, and solves once no cell is left that reaches it.
    Standard {
        /// 0.4 in the source.
        threshold: f64,
    },
}

impl Agent for Expert {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        _dice: &mut GameRng,
        detail: Detail,
    ) -> Decision {
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
        let (threshold, teaching) = match self {
            Self::Greedy => (0.0, CellSet::EMPTY),
            Self::Standard { threshold } => {
                let unknown = |&cell: &Cell| board.content(facts, cell).is_none();
                (threshold, (open & facts.ship).iter().filter(unknown).collect())
            }
        };
        let shoots = knowledge.shots_left() != Some(0);
        let of = estimate(board, facts, best);
        let mut ties = top.cells.len();
        let (action, reason) = if top.score < threshold {
            (Action::Solve, Reason::BelowThreshold { best, estimate: top.score, threshold })
        } else if shoots && let Some(cell) = teaching.first() {
            ties = teaching.len();
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
