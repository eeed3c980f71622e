//! Puzzles of the newspaper kind: a fleet apart, row and column counts, a few contents given, and no shots.

mod line;
mod puzzle_solver;
mod solution_search;

pub use line::{Puzzle, PuzzleError};
pub use puzzle_solver::PuzzleSolver;
pub use solution_search::{Grid, PuzzleReport, SolutionSearch, Solutions};
