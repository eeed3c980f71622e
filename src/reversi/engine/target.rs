use crate::reversi::rules::{Board, Square};

use super::{
    evaluation::EVAL_UNITS_PER_DISC,
    search::Search,
    table::{EVAL_INF, TO_THE_END},
};

/// The value of a position or a move to the side to move, with how it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Searched to a depth, and evaluated there: in [`EVAL_UNITS_PER_DISC`](super::EVAL_UNITS_PER_DISC) parts of a disc.
    Estimated {
        /// The estimate, in parts of a disc, positive where the side to move is ahead.
        parts: i32,
        /// How many plies were searched.
        depth: u8,
    },
    /// Searched to the end, for the outcome only: won (1), drawn (0) or lost (−1).
    Outcome(i32),
    /// The final score with best play on both sides, in discs, from −64 to 64; empty squares go to the winner.
    Exact(i32),
}

/// A step of the analysis, which every target takes before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Depth(u8),
    Outcome,
    Exact,
}

/// A position whose value is sought stage by stage: that of the analysis, or the one after a move.
#[derive(Debug)]
pub(super) struct Target {
    board: Board,
    /// The move whose value is sought, if it is not the position's.
    after: Option<Square>,
    best: Option<Square>,
    value: Option<Value>,
    /// The last estimate, for the mover of the analysis.
    parts: i32,
    /// Between which final scores the true one lies, for the mover of the analysis.
    range: (i32, i32),
    /// The final score that the last search tested: whether it is reached.
    tested: Option<i32>,
}

/// Every final score is possible.
const FULL_RANGE: (i32, i32) = (-64, 64);

impl Target {
    /// The target for the value of a position, given by its board.
    pub const fn position(board: Board) -> Self {
        Self {
            board,
            after: None,
            best: None,
            value: None,
            parts: 0,
            range: FULL_RANGE,
            tested: None,
        }
    }

    /// The target for the value of the move to `square`, given by the board before it.
    pub const fn after(board: Board, square: Square) -> Self {
        let board = board.after(square.index(), board.flips(square.index()));
        Self { after: Some(square), best: Some(square), ..Self::position(board) }
    }

    /// The best move found so far: that of the position, or the move of the target itself.
    pub const fn best(&self) -> Option<Square> {
        self.best
    }

    /// The value found so far; `None` before the first search.
    pub const fn value(&self) -> Option<Value> {
        self.value
    }

    /// How good the target looks, in parts of a disc: comparable across kinds of values.
    pub fn ordering_score(&self) -> i32 {
        match self.value {
            None => i32::MIN,
            Some(Value::Estimated { parts, .. }) => parts,
            Some(Value::Outcome(0)) => 0,
            Some(Value::Outcome(1..)) => self.parts.max(1),
            Some(Value::Outcome(_)) => self.parts.min(-1),
            Some(Value::Exact(score)) => score * EVAL_UNITS_PER_DISC,
        }
    }

    /// Who wins for certain: the mover (1), nobody (0) or the other side (−1); `None` where that is not known.
    pub const fn outcome(&self) -> Option<i32> {
        match self.value {
            None | Some(Value::Estimated { .. }) => None,
            Some(Value::Outcome(value) | Value::Exact(value)) => Some(value.signum()),
        }
    }

    /// Begins the next search of a stage; false where the stage needs none.
    ///
    /// The exact score is found by null-window searches that begin at the estimate and follow their results, as in MTD(f) (Plaat,
    /// Schaeffer, Pijls and de Bruin, *Best-First Fixed-Depth Minimax Algorithms*, 1996).
    pub fn begin(&mut self, search: &mut Search, stage: Stage) -> bool {
        let (depth, low, high) = match stage {
            Stage::Depth(depth) if self.depth() < depth => {
                let own = if self.after.is_some() { depth - 1 } else { depth };
                (own, -EVAL_INF, EVAL_INF)
            }
            Stage::Outcome if self.range == FULL_RANGE => (TO_THE_END, -1, 1),
            Stage::Exact if self.range.0 < self.range.1 => {
                // Without wiped-out or blocked boards final scores are even.
                let even =
                    (self.parts + EVAL_UNITS_PER_DISC).div_euclid(2 * EVAL_UNITS_PER_DISC) * 2;
                let tested = self.tested.unwrap_or(even).clamp(self.range.0 + 2, self.range.1);
                self.tested = Some(tested);
                (TO_THE_END, tested - 2, tested)
            }
            Stage::Exact => {
                self.value = Some(Value::Exact(self.range.0));
                return false;
            }
            Stage::Depth(_) | Stage::Outcome => return false,
        };
        if self.after.is_some() {
            search.begin(self.board, depth, -high, -low);
        } else {
            search.begin(self.board, depth, low, high);
        }
        true
    }

    /// Records `found`, the result of the search that [`Target::begin`] began for this stage.
    pub fn record_result(&mut self, search: &Search, stage: Stage, found: i32) {
        let value = if self.after.is_some() { -found } else { found };
        let reached = match stage {
            Stage::Depth(depth) => {
                self.parts = value;
                self.value = Some(Value::Estimated { parts: value, depth });
                true
            }
            Stage::Outcome => {
                self.range = match value {
                    0 => (0, 0),
                    1.. => (value.max(2), FULL_RANGE.1),
                    _ => (FULL_RANGE.0, value.min(-2)),
                };
                self.value = Some(Value::Outcome(value.signum()));
                value >= 0
            }
            Stage::Exact => {
                let reached = self.tested.is_some_and(|tested| value >= tested);
                if reached {
                    (self.range.0, self.tested) = (value, Some(value + 2));
                } else {
                    (self.range.1, self.tested) = (value, Some(value));
                }
                reached
            }
        };
        if self.after.is_none() && (reached || self.best.is_none()) {
            self.best = search.best();
        }
    }

    /// How deep it was searched.
    const fn depth(&self) -> u8 {
        match self.value {
            None => 0,
            Some(Value::Estimated { depth, .. }) => depth,
            Some(Value::Outcome(_) | Value::Exact(_)) => TO_THE_END,
        }
    }
}
