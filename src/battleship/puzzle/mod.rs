//! Puzzles of the newspaper kind: a fleet apart, row and column counts, a few contents given, and no shots.

mod line;
mod solve;
mod solving;

pub use line::{Puzzle, PuzzleError};
pub use solve::{Grid, Solutions, Solve, Solved};
pub use solving::Solving;
