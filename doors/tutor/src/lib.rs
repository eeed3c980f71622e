//! The door to certain reasoning and puzzles: loaded only where they are wanted.

mod puzzle;
mod tutored;

pub use puzzle::{PuzzleJobHandle, SolvingHandle, new_puzzle, solve_puzzle};
pub use tutored::{BeholdingHandle, TutoredHandle, fleets_behind_position, open_tutored};
