use spyglass::battleship::inference::Habits;
use spyglass_door_kit::{NumberArg, Refused, RulesArg, bad, count, numbers};
use wasm_bindgen::prelude::*;

use crate::setup::read_rules;

/// The text of the weights that an agent learns of an opponent. `cells` has row by row in how many of the `games` a ship was in
/// each cell, and `chances` how likely one is there by chance, in millionths: whole numbers are alike everywhere.
///
/// # Errors
///
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-number`; `bad-config` where a list is none, or the
/// habits are of another board.
#[wasm_bindgen(js_name = learnHabits)]
pub fn learn_habits(
    rules: &RulesArg,
    games: &NumberArg,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] cells: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] chances: &JsValue,
) -> Result<String, Refused> {
    let rules = read_rules(rules)?;
    let chances: Vec<f64> =
        numbers(chances)?.into_iter().map(|part| f64::from(part) / 1e6).collect();
    Habits::of(rules.geometry(), count(games)?, numbers(cells)?)
        .filter(|_| chances.len() == rules.geometry().len())
        .map(|habits| habits.weights(&chances).to_string())
        .ok_or_else(|| bad("habits of another board"))
}
