use spyglass::{
    battleship::puzzle::{Puzzle, PuzzleSolver},
    session::PuzzleJob,
};
use spyglass_door_kit::{NumberArg, Refused, TextArg, amount, fresh_seed, out, read, text};
use wasm_bindgen::prelude::*;

use crate::session::permitted_by;

/// A puzzle being solved, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = PuzzleSolving)]
#[derive(Debug)]
pub struct SolvingHandle(PuzzleSolver);

/// Begins to solve a puzzle line; its reasons are by the rules of these names, with spaces between, by all where none is named.
///
/// # Errors
///
/// Those of `Puzzle`, and of a name that is unknown.
#[wasm_bindgen(js_name = solvePuzzle)]
pub fn solve_puzzle(
    line: &TextArg,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
) -> Result<SolvingHandle, Refused> {
    let puzzle: Puzzle = text(line)?.parse()?;
    Ok(SolvingHandle(PuzzleSolver::by(puzzle, permitted_by(permitted)?, PuzzleSolver::MAX_WORK)))
}

#[wasm_bindgen(js_class = PuzzleSolving)]
impl SolvingHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// What was found so far: `{id, solutions, grid?, other?, steps?}`.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Solved")]
    pub fn result(&self) -> JsValue {
        out(&self.0.result())
    }
}

/// A puzzle being made, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = PuzzleMaking)]
#[derive(Debug)]
pub struct PuzzleJobHandle(PuzzleJob);

/// Begins to make a puzzle of `{rules, level, seed?}`.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = newPuzzle)]
pub fn new_puzzle(
    #[wasm_bindgen(unchecked_param_type = "PuzzleConfig")] config: &JsValue,
) -> Result<PuzzleJobHandle, Refused> {
    let job = PuzzleJob::from_json(&read(config)?, fresh_seed);
    Ok(PuzzleJobHandle(job?))
}

#[wasm_bindgen(js_class = PuzzleMaking)]
impl PuzzleJobHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The puzzle made: `{line, level, record}`.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "NewPuzzle")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }
}
