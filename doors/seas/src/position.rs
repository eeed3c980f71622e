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
/// `bad-json` where the text is no position, `bad-position` where its rules do not allow it, `bad-puzzle` where it is no puzzle
/// line; `unknown-rules` or `bad-ruleset` where its rules are none; `bad-config` where it is no text, `too-long` where it is
/// longer than 256 KiB.
#[wasm_bindgen(js_name = openPosition)]
pub fn open_position(position: &TextArg) -> Result<PositionHandle, Refused> {
    Ok(PositionHandle(PositionAnalysis::open(&text(position)?)?))
}

#[wasm_bindgen(js_class = Position)]
impl PositionHandle {
    /// The rules and the board, as the position gives them.
    #[wasm_bindgen(unchecked_return_type = "PositionView")]
    pub fn view(&self) -> JsValue {
        out(&self.0.view())
    }

    /// Works for about `work` units of some 0.1 µs; true once the analysis is complete.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// What was found: how many fleets fit, the chances, examples, and where none fits a conflict.
    #[wasm_bindgen(unchecked_return_type = "Verdict")]
    pub fn result(&self) -> JsValue {
        out(&self.0.findings())
    }

    /// The record of a game of one player on a sea that fits, the shots of the position fired.
    ///
    /// # Errors
    ///
    /// `contradiction` where no fleet is known to fit, `position-not-playable` where no game under the rules reaches the
    /// position; `bad-players`, `unknown-agent`, `bad-agent-parameter`, `agent-not-for-rules` or `learned-elsewhere` where the
    /// players cannot play; `bad-seed`; `bad-config` where an argument is no text.
    pub fn play(&self, players: &TextArg, seed: &TextArg) -> Result<String, Refused> {
        let (players, seed) = (text(players)?, text(seed)?);
        Ok(self.0.play(players.parse()?, seed.parse()?)?.to_string())
    }
}
