//! The rules: squares, discs, moves, passes, ends, and the counting of lines of play.

mod board;
mod perft;
mod position;
mod square;
mod stability;
mod step;

pub use board::Board;
pub(crate) use board::{beside, corners, transposed};
pub use perft::{Passes, perft};
pub use position::{MoveError, Position, PositionError, Side, Size};
pub use square::{ParseSquareError, Square, SquareSet, Squares};
pub(crate) use stability::stable_discs;
pub use step::Step;
