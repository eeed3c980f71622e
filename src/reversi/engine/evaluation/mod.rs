//! What a position is worth to the mover before the game is over.

mod features;
mod plain;
mod trained;

use crate::reversi::rules::Board;

pub(crate) use features::{WEIGHTS, places, shared};
pub use trained::{BadWeights, Weights};
pub(crate) use trained::{PHASES, WEIGHT_SCALE, phase};

/// Parts of a disc in which positions are valued.
pub const EVAL_UNITS_PER_DISC: i32 = 8;

/// A way to value positions.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// By a few things that every player looks at, weighted by hand.
    Plain,
    /// By weights learned from positions whose value was searched. For the 8×8 board only.
    Trained(Weights),
}

impl Evaluation {
    /// The one that comes with the project. In the browser its file is fetched where it is wanted.
    ///
    /// # Panics
    ///
    /// Never: the file is as long as it should be.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn trained() -> Self {
        let bytes = include_bytes!("../../../../www/books/reversi.weights");
        Self::Trained(Weights::read(bytes).expect("the file holds a byte for every weight"))
    }

    /// The mover's expected lead at the end, in parts of a disc.
    #[must_use]
    #[inline]
    pub fn value(&self, board: Board, field: u64) -> i32 {
        match self {
            Self::Plain => plain::value(board, field),
            Self::Trained(weights) => weights.value(board),
        }
    }
}
