use crate::reversi::rules::{Board, Square};

use super::{
    analysis::{Stage, Value},
    evaluation::EVAL_UNITS_PER_DISC,
    search::{EVAL_INF, Search},
    table::TO_THE_END,
};

/// A position whose value is looked for, deeper and deeper: that of the analysis, or the one after a move.
#[derive(Debug)]
pub(super) struct Target {
    board: Board,
    /// The move that led here, if it is that move's value that is looked for.
    after: Option<Square>,
    best: Option<Square>,
    value: Option<Value>,
    /// The last estimate, to the mover of the analysis.
    parts: i32,
    /// Between which final scores the true one lies, to the mover of the analysis.
    range: (i32, i32),
    /// The final score that was last asked for: whether it is reached.
    asked: i32,
}

impl Target {
    pub const fn position(board: Board) -> Self {
        Self { board, after: None, best: None, value: None, parts: 0, range: WHOLE, asked: UNASKED }
    }

    pub const fn after(board: Board, square: Square) -> Self {
        let board = board.after(square.index(), board.flips(square.index()));
        Self { after: Some(square), best: Some(square), ..Self::position(board) }
    }

    pub const fn best(&self) -> Option<Square> {
        self.best
    }

    pub const fn value(&self) -> Option<Value> {
        self.value
    }

    /// How good it looks, in parts of a disc: for order alone.
    pub fn ordering_score(&self) -> i32 {
        match self.value {
            None => i32::MIN,
            Some(Value::Estimated { parts, .. }) => parts,
            Some(Value::Outcome(won)) => match won {
                0 => 0,
                1.. => self.parts.max(1),
                _ => self.parts.min(-1),
            },
            Some(Value::Exact(score)) => score * EVAL_UNITS_PER_DISC,
        }
    }

    /// Begins the next search of a stage; not where the stage is done.
    pub fn begin(&mut self, search: &mut Search, stage: Stage) -> bool {
        let (depth, low, high) = match stage {
            Stage::Depth(depth) if self.depth() < depth => {
                let own = if self.after.is_some() { depth - 1 } else { depth };
                (own, -EVAL_INF, EVAL_INF)
            }
            Stage::Outcome if self.range == WHOLE => (TO_THE_END, -1, 1),
            Stage::Exact if self.range.0 < self.range.1 => {
                let even =
                    (self.parts + EVAL_UNITS_PER_DISC).div_euclid(2 * EVAL_UNITS_PER_DISC) * 2;
                let guess = if self.asked == UNASKED { even } else { self.asked };
                self.asked = guess.clamp(self.range.0 + 2, self.range.1);
                (TO_THE_END, self.asked - 2, self.asked)
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

    /// Takes in what that search found.
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
                    1.. => (value.max(2), WHOLE.1),
                    _ => (WHOLE.0, value.min(-2)),
                };
                self.value = Some(Value::Outcome(value.signum()));
                value >= 0
            }
            Stage::Exact => {
                let reached = value >= self.asked;
                if reached {
                    self.range.0 = value;
                    self.asked = value + 2;
                } else {
                    self.range.1 = value;
                    self.asked = value;
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

/// Every final score is possible.
const WHOLE: (i32, i32) = (-64, 64);

/// No final score was asked for yet.
const UNASKED: i32 = 99;
