use spyglass::battleship::inference::Habits;
use spyglass_door_kit::{NumberArg, Refused, RulesArg, bad, count, numbers};
use wasm_bindgen::prelude::*;

use crate::setup::read_rules;

/// More games than anybody plays.
const MAX_GAMES: u32 = 1_000_000;
/// A chance of 1.
const CERTAIN: u32 = 1_000_000;

/// The text of the weights that an agent learns of an opponent. `cells` has row by row in how many of the `games` a ship was in
/// each cell, and `chances` how likely one is there by chance, in millionths: whole numbers are alike everywhere.
///
/// # Errors
///
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-number`; `bad-config` where a list is none, the
/// habits are of another board, of no game or of more than 1,000,000, or a chance exceeds 1.
#[wasm_bindgen(js_name = learnHabits)]
pub fn learn_habits(
    rules: &RulesArg,
    games: &NumberArg,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] cells: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] chances: &JsValue,
) -> Result<String, Refused> {
    let rules = read_rules(rules)?;
    let (games, chances) = (count(games)?, numbers(chances)?);
    let are_chances = chances.iter().all(|part| *part <= CERTAIN);
    let fit = chances.len() == rules.geometry().len() && are_chances;
    let chances: Vec<f64> =
        chances.into_iter().map(|part| f64::from(part) / f64::from(CERTAIN)).collect();
    Habits::of(rules.geometry(), games, numbers(cells)?)
        .filter(|_| fit && (1..=MAX_GAMES).contains(&games))
        .map(|habits| habits.weights(&chances).to_string())
        .ok_or_else(|| bad("no habits of this board"))
}
