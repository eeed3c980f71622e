use serde::Serialize;
use spyglass::lab::reversi::Match;
use spyglass_door_kit::{NumberArg, Refused, count, number, out, read};
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
) -> Result<MatchHandle, Refused> {
    Ok(MatchHandle(Match::from_json(&read(config)?, crate::game::trained().as_ref())?))
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
    pub fn results(&self, first: &NumberArg, n: &NumberArg) -> Result<Vec<i32>, Refused> {
        let lead = |number| Ok(self.0.lead(number, &self.0.game(number)?));
        (u64::from(count(first)?)..).take(number(n)?).map(lead).collect()
    }

    /// The record of a game, played to its end.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn record(&self, game: &NumberArg) -> Result<String, Refused> {
        let game = self.0.game(count(game)?.into());
        Ok(game?.to_string())
    }
}
