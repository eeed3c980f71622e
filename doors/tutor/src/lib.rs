//! The door to certain reasoning and puzzles: loaded only where they are wanted.

mod puzzle;
mod session;

pub use puzzle::{PuzzleJobHandle, PuzzleSolverHandle, new_puzzle, solve_puzzle};
pub use session::{
    FleetDrawingHandle, FleetsThroughCellHandle, TutorSessionHandle, draw_fleets_of_position,
    fleets_behind_position, open_tutored,
};

use wasm_bindgen::prelude::*;

/// What the answers are made of, for who writes TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../../battleship.d.ts");
