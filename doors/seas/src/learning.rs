use spyglass::{battleship::inference::Habits, session::SessionError};
use spyglass_door_kit::{count, numbers, refused};
use wasm_bindgen::prelude::*;

use crate::setup::read_rules;

/// What an agent learns of an opponent, the text of its weights: `cells` tells in how many of the `games` a ship lay in each cell, row
/// by row, and `chances` how likely one does by chance, in millionths, as whole numbers are alike everywhere.
///
/// # Errors
///
/// Where the rules are not of their form, or the habits of another board.
#[wasm_bindgen(js_name = learnHabits)]
pub fn learn_habits(
    #[wasm_bindgen(unchecked_param_type = "string | Partial<Ruleset>")] rules: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] cells: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint32Array | number[]")] chances: &JsValue,
) -> Result<String, JsValue> {
    let rules = read_rules(rules)?;
    let chances: Vec<f64> =
        numbers(chances)?.into_iter().map(|part| f64::from(part) / 1e6).collect();
    Habits::of(rules.geometry(), count(games)?, numbers(cells)?)
        .filter(|_| chances.len() == rules.geometry().len())
        .map(|habits| habits.weights(&chances).to_string())
        .ok_or_else(|| {
            refused(&SessionError::BadConfig("habits of another board".to_owned()).into())
        })
}
