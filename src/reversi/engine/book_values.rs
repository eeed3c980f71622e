//! What an opening book knows of the moves that a search has valued.

use crate::reversi::rules::Position;

use super::{
    analysis::Valued,
    book::{Book, BookMove, best_of},
    evaluation::EVAL_UNITS_PER_DISC,
    target::Value,
};

const fn parts_of(half_discs: i32) -> i32 {
    half_discs * EVAL_UNITS_PER_DISC / 2
}

impl BookMove {
    /// Its value to the side that makes it, in [`EVAL_UNITS_PER_DISC`] parts of a disc.
    pub const fn parts(self) -> i32 {
        parts_of(self.half_discs)
    }
}

impl Book {
    /// Puts what the book knows in the place of values that a search has found, and tells the best move. A move to a position of the book
    /// has the value that is held there. Any other was left out when the book was made; it keeps the value of the search, but no more
    /// than the first value outside the margin: how much less it is worth the book does not tell. Nothing is changed where the book has no
    /// move of the position.
    ///
    /// # Complexity
    ///
    /// The moves times the positions of the book.
    pub fn correct(&self, position: Position, values: &mut [Valued]) -> Option<Valued> {
        let best = best_of(&self.moves(position))?;
        let most = parts_of(best.half_discs - self.margin()) - 1;
        let board = position.board();
        for Valued { square, value } in values.iter_mut() {
            let after = board.after(square.index(), board.flips(square.index()));
            if let Some(known) = self.value(after) {
                *value = Some(Value::Estimated { parts: parts_of(-known), depth: self.depth() });
            } else if let Some(Value::Estimated { parts, .. }) = value {
                *parts = most.min(*parts);
            }
        }
        values.iter().find(|valued| valued.square == best.square).copied()
    }
}
