use spyglass::session::PositionAnalysis;
use spyglass_door_kit::{NumberArg, Refused, TextArg, amount, out, text};
use wasm_bindgen::prelude::*;

/// A position somebody typed, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Position)]
#[derive(Debug)]
pub struct PositionHandle(PositionAnalysis);

/// Opens a position: its JSON text, or a puzzle line.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = openPosition)]
pub fn open_position(position: &TextArg) -> Result<PositionHandle, Refused> {
    Ok(PositionHandle(PositionAnalysis::open(&text(position)?)?))
}

#[wasm_bindgen(js_class = Position)]
impl PositionHandle {
    /// The rules and the board, as they were given.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "PositionView")]
    pub fn view(&self) -> JsValue {
        out(&self.0.view())
    }

    /// Goes on for about `work` units of some 0.1 µs; true once everything is found out.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// What was found out.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Verdict")]
    pub fn result(&self) -> JsValue {
        out(&self.0.findings())
    }

    /// The record of a game of one player on a sea that fits, the shots of the position fired.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn play(&self, players: &TextArg, seed: &TextArg) -> Result<String, Refused> {
        let game = self.0.play(&text(players)?, &text(seed)?);
        Ok(game?.to_string())
    }
}
