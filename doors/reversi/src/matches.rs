use serde::Serialize;
use spyglass::{lab::reversi::Match, session::reversi::id_of};
use spyglass_door_kit::{NumberArg, Refused, count, games, out, read};
use wasm_bindgen::prelude::*;

/// A match of two agents of Reversi, as JS holds it: games numbered from 0, without end, each played when it is asked for. Games 0 and 1
/// have one random opening, 2 and 3 the next; the first agent is Black in even games and White in odd ones. Must be freed.
#[wasm_bindgen(js_name = Match)]
#[derive(Debug)]
pub struct MatchHandle(Match);

/// How board, seed and agents are called.
#[derive(Serialize)]
struct Names {
    rules: &'static str,
    seed: String,
    agents: [String; 2],
    weights: Option<String>,
}

/// Starts a match of `{rules?, seed, agents}`. It plays no game yet.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules` where no board has the id; `bad-seed`, `unknown-agent`,
/// `bad-agent-parameter`; `weights-not-loaded` where an agent uses the engine's weights.
#[wasm_bindgen(js_name = newMatch)]
pub fn new_match(
    #[wasm_bindgen(unchecked_param_type = "MatchConfig")] config: &JsValue,
) -> Result<MatchHandle, Refused> {
    Ok(MatchHandle(Match::from_json(&read(config)?, crate::game::trained().as_ref())?))
}

#[wasm_bindgen(js_class = Match)]
impl MatchHandle {
    /// The id of the board, the seed, the texts of both agents and the fingerprint of the engine's weights.
    #[wasm_bindgen(unchecked_return_type = "MatchNames")]
    pub fn names(&self) -> JsValue {
        let Match { first, second, seed, .. } = &self.0;
        let agents = [first.to_string(), second.to_string()];
        let weights = self.0.weights();
        out(&Names { rules: id_of(self.0.size), seed: seed.to_string(), agents, weights })
    }

    /// The lead of the first agent in discs after each of `n` games from number `first` on, the empty squares to the winner. It
    /// keeps nothing.
    ///
    /// # Errors
    ///
    /// `bad-number` where `first` or `n` is no whole number from 0, `too-many-games` beyond 65,536.
    pub fn results(&self, first: &NumberArg, n: &NumberArg) -> Result<Vec<i32>, Refused> {
        let lead = |number| Ok(self.0.lead(number, &self.0.game(number)?));
        let (first, n) = (u64::from(count(first)?), u64::from(games(n)?));
        (first..first + n).map(lead).collect()
    }

    /// The record of game `game`, from 0, played to its end.
    ///
    /// # Errors
    ///
    /// `bad-number` where `game` is no whole number from 0.
    pub fn record(&self, game: &NumberArg) -> Result<String, Refused> {
        let game = self.0.game(count(game)?.into());
        Ok(game?.to_string())
    }
}
