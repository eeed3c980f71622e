//! The door to planning: loaded only where an agent plans, or where hunts are played out.

use spyglass::{
    battleship::{
        planning::{self, Draw, ShotsToGo},
        rules::ActionError,
    },
    session::ShotsToGoView,
};
use spyglass_door_kit::{NumberArg, Refused, TextArg, amount, bad, cells_named, out};
use wasm_bindgen::prelude::*;

/// What the answers are made of, for who writes TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../../battleship.d.ts");

/// Plans for the agents of the games' module: from the bytes of a position to those of its plan, or from the bytes of a request for the best
/// shot to those of the progress; empty where the bytes are neither.
#[wasm_bindgen]
pub fn plan(position: &[u8]) -> Vec<u8> {
    planning::plan(position)
}

/// Hunts being played out, as JS holds them. Must be freed.
#[wasm_bindgen(js_name = HuntsPlayedOut)]
#[derive(Debug)]
pub struct ShotsToGoHandle(ShotsToGo);

/// Begins to compare shots at some cells (their names, with spaces between, at most 16) by how many shots the hunt then takes: the fleets that
/// the tutor's module drew are hunted to the end after each of them.
///
/// # Errors
///
/// `bad-cell`, `outside-board`, `already-shot`; `bad-config` where the bytes are no draw.
#[wasm_bindgen(js_name = shotsToGo)]
pub fn shots_to_go(drawn: &[u8], cells: &TextArg) -> Result<ShotsToGoHandle, Refused> {
    let draw = Draw::read(drawn).ok_or_else(|| bad("no draw"))?;
    let cells = cells_named(cells)?;
    let (board, open) = (draw.position.geometry.board(), draw.position.open);
    if let Some(&cell) = cells.iter().find(|&&cell| !open.contains(cell)) {
        let shot = board.contains(cell);
        let refused = if shot { ActionError::AlreadyShot } else { ActionError::OutsideBoard };
        return Err(refused(cell).into());
    }
    Ok(ShotsToGoHandle(ShotsToGo::new(draw, &cells)))
}

#[wasm_bindgen(js_class = HuntsPlayedOut)]
impl ShotsToGoHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// What was found so far; `null` before two fleets were hunted.
    #[wasm_bindgen(unchecked_return_type = "ShotsToGo | null")]
    pub fn progress(&self) -> JsValue {
        ShotsToGoView::of(&self.0).map_or(JsValue::NULL, |view| out(&view))
    }

    /// What was found, as `progress` gives it.
    #[wasm_bindgen(unchecked_return_type = "ShotsToGo | null")]
    pub fn result(&self) -> JsValue {
        self.progress()
    }
}
