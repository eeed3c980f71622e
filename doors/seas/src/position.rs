use spyglass::session::PositionAnalysis;
use spyglass_door_kit::{out, refused, text};
use wasm_bindgen::prelude::*;

/// A position somebody typed, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Position)]
#[derive(Debug)]
pub struct PositionHandle(PositionAnalysis);

/// Opens a position: its JSON text, or a puzzle line.
///
/// # Errors
///
/// As [`PositionAnalysis::open`].
#[wasm_bindgen(js_name = openPosition)]
pub fn open_position(
    #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
) -> Result<PositionHandle, JsValue> {
    PositionAnalysis::open(&text(position)?).map(PositionHandle).map_err(|error| refused(&error))
}

#[wasm_bindgen(js_class = Position)]
impl PositionHandle {
    /// The rules and the board, as they were told.
    #[must_use]
    pub fn view(&self) -> JsValue {
        out(&self.0.view())
    }

    /// Goes on for about `work` units of some 0.1 µs; true once everything is found out.
    pub fn advance(&mut self, work: f64) -> bool {
        self.0.advance(work as u64)
    }

    /// What was found out.
    #[must_use]
    pub fn result(&self) -> JsValue {
        out(&self.0.findings())
    }

    /// The record of a game of one player on a sea that fits, the told shots fired.
    ///
    /// # Errors
    ///
    /// As [`PositionAnalysis::play`].
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] players: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<String, JsValue> {
        let game = self.0.play(&text(players)?, &text(seed)?);
        game.map(|game| game.to_string()).map_err(|error| refused(&error))
    }
}
