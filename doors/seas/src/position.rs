use spyglass::session::PositionAnalysis;
use spyglass_door_kit::{amount, out, refused, text};
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
pub fn open_position(
    #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
) -> Result<PositionHandle, JsValue> {
    PositionAnalysis::open(&text(position)?).map(PositionHandle).map_err(|error| refused(&error))
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
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] work: &JsValue,
    ) -> Result<bool, JsValue> {
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
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] players: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<String, JsValue> {
        let game = self.0.play(&text(players)?, &text(seed)?);
        game.map(|game| game.to_string()).map_err(|error| refused(&error))
    }
}
