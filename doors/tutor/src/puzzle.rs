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
pub struct PuzzleSolverHandle(PuzzleSolver);

/// Begins to solve a puzzle line. Its reasons are by the rules of these names, with spaces between; by all where none is named.
///
/// # Errors
///
/// `bad-puzzle` where the text is no puzzle, `bad-ruleset` where its fleet and board make no rules; `unknown-deduction` where a
/// name is no rule's; `bad-config` where an argument is no text, `too-long` where it is longer than 256 KiB.
#[wasm_bindgen(js_name = solvePuzzle)]
pub fn solve_puzzle(
    line: &TextArg,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
) -> Result<PuzzleSolverHandle, Refused> {
    let puzzle: Puzzle = text(line)?.parse()?;
    Ok(PuzzleSolverHandle(PuzzleSolver::by(
        puzzle,
        permitted_by(permitted)?,
        PuzzleSolver::MAX_WORK,
    )))
}

#[wasm_bindgen(js_class = PuzzleSolving)]
impl PuzzleSolverHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// What was found so far: `{id, solutions, grid?, other?, steps?}`.
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
/// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none,
/// `not-a-puzzle` where they are not a puzzle's; `unknown-level`, `bad-seed`.
#[wasm_bindgen(js_name = newPuzzle)]
pub fn new_puzzle(
    #[wasm_bindgen(unchecked_param_type = "PuzzleConfig")] config: &JsValue,
) -> Result<PuzzleJobHandle, Refused> {
    let job = PuzzleJob::from_json(&read(config)?, fresh_seed);
    Ok(PuzzleJobHandle(job?))
}

#[wasm_bindgen(js_class = PuzzleMaking)]
impl PuzzleJobHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The puzzle, once done: `{line, level, record}`.
    ///
    /// # Errors
    ///
    /// `puzzle-not-found` where work is left, or none was found; `no-legal-deployment` or `deployment-not-found` where no fleet
    /// can be placed.
    #[wasm_bindgen(unchecked_return_type = "NewPuzzle")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }
}
