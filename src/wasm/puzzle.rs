use wasm_bindgen::prelude::*;

use crate::{
    battleship::puzzle::{Puzzle, Solve},
    session::GameError,
};

use super::plain::{out, refused, text};

/// A puzzle being solved, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Solver)]
#[derive(Debug)]
pub struct SolverHandle(Solve);

/// Begins to solve the puzzle of a line.
///
/// # Errors
///
/// `bad-puzzle` where it is none, the codes of rules where its fleet and board make none.
#[wasm_bindgen(js_name = solvePuzzle)]
pub fn solve_puzzle(
    #[wasm_bindgen(unchecked_param_type = "string")] line: &JsValue,
) -> Result<SolverHandle, JsValue> {
    let puzzle = text(line)?.parse::<Puzzle>();
    let puzzle = puzzle.map_err(|error| refused(&GameError::Puzzle(error)))?;
    Ok(SolverHandle(Solve::new(&puzzle)))
}

#[wasm_bindgen(js_class = Solver)]
impl SolverHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once solved.
    pub fn advance(&mut self, work: f64) -> bool {
        self.0.advance(work as u64)
    }

    /// What was found so far, as `lab solve` prints it.
    #[must_use]
    pub fn result(&self) -> JsValue {
        out(&self.0.told())
    }
}
