//! What is allowed: squares, discs, moves, passes, ends, and the counting of lines of play.

mod board;
mod perft;
mod position;
mod square;
mod step;

pub use board::Board;
pub(crate) use board::beside;
pub use perft::{Passes, perft};
pub use position::{MoveError, Position, PositionError, Side, Size};
pub use square::{ParseSquareError, Square, SquareSet};
pub use step::Step;
