//! The last plies before positions are valued, searched in one go.

use crate::reversi::rules::Board;

use super::{
    evaluation::EVAL_UNITS_PER_DISC,
    ordering::Candidates,
    search::{MAX_MOVES, Search},
};

/// No more plies than this are searched in one go.
pub(super) const RECURSIVE_DEPTH: u8 = 3;

impl Search {
    /// The value after `depth` plies, right where it lies between `alpha` and `beta`, else a bound.
    pub(super) fn shallow(&mut self, board: Board, depth: u8, mut alpha: i32, beta: i32) -> i32 {
        self.last.nodes += 1;
        if depth == 0 {
            return self.evaluation.value(board, self.field);
        }
        let moves = board.moves(self.field);
        if moves == 0 {
            let passed = board.passed();
            if passed.moves(self.field) == 0 {
                return board.final_score(self.field) * EVAL_UNITS_PER_DISC;
            }
            return -self.shallow(passed, depth, -beta, -alpha);
        }
        let mut candidates = Candidates::<MAX_MOVES>::new(board, moves);
        if depth > 1 {
            let (evaluation, field) = (&self.evaluation, self.field);
            candidates.rate(|candidate| {
                let after = board.after(candidate.square as usize, candidate.flipped);
                -evaluation.value(after, field)
            });
        }
        let mut best = i32::MIN;
        while let Some(candidate) = candidates.take() {
            let after = board.after(candidate.square as usize, candidate.flipped);
            let value = -self.shallow(after, depth - 1, -beta, -alpha);
            if value > best {
                best = value;
                if value >= beta {
                    break;
                }
                alpha = alpha.max(value);
            }
        }
        best
    }
}
