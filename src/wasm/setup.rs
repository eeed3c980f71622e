use wasm_bindgen::prelude::*;

use crate::{
    battleship::rules::{Deployer, PlacedShip, Ruleset, free_placements, setup_faults},
    coded::CodedData,
    dice::Seed,
    session::{Config, GameError, Start, Tables},
};

use super::plain::{number, optional_text, out, read, refused, text};

/// What can be played by whom.
#[wasm_bindgen]
#[must_use]
pub fn tables() -> JsValue {
    out(&Tables::new())
}

/// A legal fleet drawn under `seed`: the one that lies in the sea of a game with that seed.
///
/// # Errors
///
/// Where the rules, the seed or the deployer are not of their form, or no fleet can be laid.
#[wasm_bindgen(js_name = drawFleet)]
pub fn draw_fleet(
    rules: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] deploy: &JsValue,
) -> Result<JsValue, JsValue> {
    let rules = read_rules(rules)?;
    let seed = text(seed)?;
    let deploy = optional_text(deploy)?;
    let draw = || -> Result<_, GameError> {
        let mut start = Start::of_seed(seed.parse::<Seed>()?, crate::session::Kind::Solo);
        let deployer: Deployer = deploy.as_deref().unwrap_or("uniform").parse()?;
        start.deploy(&rules, deployer)?;
        let seas = start.seas(&rules)?;
        Ok(seas[0].0.setup(&rules))
    };
    draw().map(|setup| out(&setup)).map_err(|error| refused(&error))
}

/// All faults of a set-up; none where it is legal.
///
/// # Errors
///
/// Where the rules or the set-up are not of their form.
#[wasm_bindgen(js_name = checkSetup)]
pub fn check_setup(rules: &JsValue, fleet: &JsValue) -> Result<JsValue, JsValue> {
    let rules = read_rules(rules)?;
    let setup: Vec<PlacedShip> = read(fleet)?;
    let faults = setup_faults(&rules, &setup);
    Ok(out(&faults.iter().map(CodedData::from).collect::<Vec<_>>()))
}

/// Where the ship at `index` of a set-up can lie, the others staying.
///
/// # Errors
///
/// Where the rules or the set-up are not of their form, or it has no such ship.
#[wasm_bindgen]
pub fn placements(
    rules: &JsValue,
    fleet: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
) -> Result<JsValue, JsValue> {
    let rules = read_rules(rules)?;
    let setup: Vec<PlacedShip> = read(fleet)?;
    let free = free_placements(&rules, &setup, number(index));
    free.map(|free| out(&free))
        .ok_or_else(|| refused(&GameError::BadConfig("the set-up has no such ship".to_owned())))
}

/// All faults of a rule set; none where it can be played.
///
/// # Errors
///
/// Where it is not of its form.
#[wasm_bindgen(js_name = checkRules)]
pub fn check_rules(rules: &JsValue) -> Result<JsValue, JsValue> {
    let value: serde_json::Value = read(rules)?;
    match Config::read_rules(&value) {
        Ok(_) => Ok(out(&Vec::<CodedData>::new())),
        Err(error) if !error.faults().is_empty() => Ok(out(&error.faults())),
        Err(error) => Err(refused(&error)),
    }
}

fn read_rules(rules: &JsValue) -> Result<std::sync::Arc<Ruleset>, JsValue> {
    Config::read_rules(&read(rules)?).map_err(|error| refused(&error))
}
