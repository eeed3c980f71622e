//! The evaluation: how far ahead the mover is expected to be at the end of the game.

mod errors;
mod features;
mod packing;
mod trained;

#[cfg(not(target_arch = "wasm32"))]
use std::sync::LazyLock;

use crate::reversi::rules::{Board, beside, corners};

use super::book::Book;

pub(crate) use errors::mean_error;
pub(crate) use features::{Features, Numbers, WEIGHTS, shared_place, weight_numbers};
pub use trained::{BadWeights, EVAL_UNITS_PER_DISC, Weights};
pub(crate) use trained::{PHASES, phase};

/// A heuristic evaluation of positions (C. E. Shannon, *Programming a Computer for Playing Chess*, 1950): the mover's expected
/// lead in discs at the end.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// A few counts, weighted by hand: mobility, frontier, corners, and squares that give corners away.
    Plain,
    /// Weights learned from positions of searched value. For the 8×8 board only.
    Trained(Weights),
}

impl Evaluation {
    /// The trained evaluation that comes with the project, with its opening book; compiled to WebAssembly both are left out of the module,
    /// and [`Weights::read`] and [`Weights::with_book`] read them from their files.
    ///
    /// # Panics
    ///
    /// Never: the files hold weights and a book.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn trained() -> Self {
        static TRAINED: LazyLock<Weights> = LazyLock::new(|| {
            let weights = include_bytes!("../../../../www/books/reversi.weights");
            let book = include_bytes!("../../../../www/books/reversi.book");
            let weights = Weights::read(weights).expect("the file holds weights");
            weights.with_book(book).expect("the file holds a book")
        });
        Self::Trained(TRAINED.clone())
    }

    /// What tells its weights from others, whatever its book; `None` where it has none.
    #[must_use]
    pub fn fingerprint(&self) -> Option<String> {
        match self {
            Self::Plain => None,
            Self::Trained(weights) => Some(weights.fingerprint()),
        }
    }

    /// The mover's expected lead at the end, in [`EVAL_UNITS_PER_DISC`] parts of a disc. `field` are the squares of the board.
    /// Constant time.
    pub fn value(&self, board: Board, field: u64) -> i32 {
        self.value_by(&self.numbers(board), board, field)
    }

    /// What the value of a board is found by, where it is trained.
    pub(crate) fn numbers(&self, board: Board) -> Numbers {
        match self {
            Self::Plain => Numbers::default(),
            Self::Trained(weights) => weights.features.numbers(board),
        }
    }

    /// The same after a move to `square` that flips `flipped`.
    #[inline]
    pub(crate) fn numbers_after(&self, numbers: &Numbers, square: usize, flipped: u64) -> Numbers {
        match self {
            Self::Plain => *numbers,
            Self::Trained(weights) => weights.features.after(numbers, square, flipped),
        }
    }

    /// The opening book that comes with it; `None` of the plain one.
    pub const fn book(&self) -> Option<&Book> {
        match self {
            Self::Plain => None,
            Self::Trained(weights) => Some(&weights.book),
        }
    }

    /// The value of a board whose [numbers](Self::numbers) these are.
    #[inline]
    pub(crate) fn value_by(&self, numbers: &Numbers, board: Board, field: u64) -> i32 {
        match self {
            Self::Plain => plain_value(board, field),
            Self::Trained(weights) => weights.value(board, numbers),
        }
    }
}

fn plain_value(board: Board, field: u64) -> i32 {
    let corners = corners(field);
    let empties = field & !(board.mover | board.waiting);
    let lead = |own: u64, other: u64| own.count_ones() as i32 - other.count_ones() as i32;
    let moves = lead(board.moves(field), board.passed().moves(field));
    let frontier = lead(beside(board.waiting) & empties, beside(board.mover) & empties);
    let held = lead(board.mover & corners, board.waiting & corners);
    let risky = beside(corners & empties) & !corners;
    let risked = lead(board.mover & risky, board.waiting & risky);
    let value = 10 * moves + 4 * frontier + 60 * held - 16 * risked;
    value.clamp(-60 * EVAL_UNITS_PER_DISC, 60 * EVAL_UNITS_PER_DISC)
}
