use spyglass::{
    battleship::rules::{PlacedShip, Ruleset, free_placements, setup_faults},
    error_code::ErrorCodeData,
    session::{self, Tables},
};
use spyglass_door_kit::{
    NumberArg, Refused, RulesArg, TextArg, bad, number, optional_text, out, read, text,
};
use wasm_bindgen::prelude::*;

/// What can be played by whom.
#[wasm_bindgen(unchecked_return_type = "Tables")]
#[must_use]
pub fn tables() -> JsValue {
    out(&Tables::new())
}

/// A legal fleet drawn under `seed`: the one that lies in the sea of a game with that seed.
///
/// # Errors
///
/// The codes of rule sets; `bad-seed`, `unknown-deployer`; `no-legal-deployment`, `deployment-not-found` or
/// `deployer-not-for-rules` where no fleet can be laid.
#[wasm_bindgen(js_name = drawFleet, unchecked_return_type = "PlacedShip[]")]
pub fn draw_fleet(
    rules: &RulesArg,
    seed: &TextArg,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] deploy: &JsValue,
) -> Result<JsValue, Refused> {
    let rules = read_rules(rules)?;
    let seed = text(seed)?;
    let deploy = optional_text(deploy)?;
    let drawn = || {
        let (seed, deployer) = (seed.parse()?, deploy.as_deref().unwrap_or("uniform").parse()?);
        session::draw_fleet(&rules, seed, deployer)
    };
    Ok(out(&drawn()?))
}

/// All faults of a set-up; none where it is legal.
///
/// # Errors
///
/// The codes of rule sets; `bad-config` where the set-up is not of its form.
#[wasm_bindgen(js_name = checkSetup, unchecked_return_type = "SetupFault[]")]
pub fn check_setup(
    rules: &RulesArg,
    #[wasm_bindgen(unchecked_param_type = "PlacedShip[]")] fleet: &JsValue,
) -> Result<JsValue, Refused> {
    let rules = read_rules(rules)?;
    let setup: Vec<PlacedShip> = read(fleet)?;
    let faults = setup_faults(&rules, &setup);
    Ok(out(&faults.iter().map(ErrorCodeData::from).collect::<Vec<_>>()))
}

/// Where the ship at `index` of a set-up can lie, the others staying.
///
/// # Errors
///
/// The codes of rule sets; `bad-config` where the set-up is not of its form or has no such ship.
#[wasm_bindgen(unchecked_return_type = "{turn: number; cells: string[]}[]")]
pub fn placements(
    rules: &RulesArg,
    #[wasm_bindgen(unchecked_param_type = "PlacedShip[]")] fleet: &JsValue,
    index: &NumberArg,
) -> Result<JsValue, Refused> {
    let rules = read_rules(rules)?;
    let setup: Vec<PlacedShip> = read(fleet)?;
    let free = free_placements(&rules, &setup, number(index)?);
    free.map(|free| out(&free)).ok_or_else(|| bad("the set-up has no such ship"))
}

/// All faults of a rule set; none where it can be played.
///
/// # Errors
///
/// `bad-json` or `bad-config` where it is not of its form.
#[wasm_bindgen(js_name = checkRules, unchecked_return_type = "SetupFault[]")]
pub fn check_rules(rules: &RulesArg) -> Result<JsValue, Refused> {
    let faults = session::rules_faults(&read(rules)?);
    Ok(out(&faults?))
}

/// The ids of the agents that can play these rules.
///
/// # Errors
///
/// The codes of rule sets.
#[wasm_bindgen(js_name = playersOf, unchecked_return_type = "string[]")]
pub fn players_of(rules: &RulesArg) -> Result<JsValue, Refused> {
    Ok(out(&session::players(&*read_rules(rules)?)))
}

pub(crate) fn read_rules(rules: &JsValue) -> Result<std::sync::Arc<Ruleset>, Refused> {
    Ok(Ruleset::of_data(&read(rules)?)?)
}
