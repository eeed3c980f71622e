use serde::Serialize;
use spyglass::{lab::reversi::Match, session::reversi::ReversiError};
use spyglass_door_kit::{count, number, out, read, thrown_by};
use wasm_bindgen::prelude::*;

/// A match of Reversi, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Match)]
#[derive(Debug)]
pub struct MatchHandle(Match);

/// How board, seed and agents are called.
#[derive(Serialize)]
struct Names {
    rules: &'static str,
    seed: String,
    agents: [String; 2],
}

/// Starts a match of `{rules?, seed, agents}`.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = newMatch)]
pub fn new_match(
    #[wasm_bindgen(unchecked_param_type = "MatchConfig")] config: &JsValue,
) -> Result<MatchHandle, JsValue> {
    let begun = Match::from_json(&read(config)?, crate::game::trained().as_ref());
    begun.map(MatchHandle).map_err(|error| thrown_by(&error))
}

#[wasm_bindgen(js_class = Match)]
impl MatchHandle {
    /// How board, seed and agents are called.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "MatchNames")]
    pub fn names(&self) -> JsValue {
        let Match { first, second, seed, .. } = &self.0;
        let agents = [first.to_string(), second.to_string()];
        out(&Names { rules: self.0.rules(), seed: seed.to_string(), agents })
    }

    /// How many discs more the first agent has after each of `n` games from number `first` on, the empty squares to the winner. Keeps nothing.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn results(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] first: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<Vec<i32>, JsValue> {
        let lead = |number| Ok(self.0.lead(number, &self.0.game(number)?));
        let leads: Result<_, ReversiError> =
            (u64::from(count(first)?)..).take(number(n)?).map(lead).collect();
        leads.map_err(|error| thrown_by(&error))
    }

    /// The record of a game, played to its end.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: &JsValue,
    ) -> Result<String, JsValue> {
        let game = self.0.game(count(game)?.into());
        game.map(|game| game.to_string()).map_err(|error| thrown_by(&error))
    }
}
