use spyglass::battleship::inference::Habits;
use spyglass_door_kit::{NumberArg, Refused, RulesArg, bad, count, numbers};
use wasm_bindgen::prelude::*;

use crate::setup::read_rules;

/// What an agent learns of an opponent, the text of its weights: `cells` tells in how many of the `games` a ship lay in each cell, row
/// by row, and `chances` how likely one does by chance, in millionths, as whole numbers are alike everywhere.
///
/// # Errors
///
/// The codes of rule sets; `bad-number`; `bad-config` where the habits are of another board.
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
