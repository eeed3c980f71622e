use spyglass::{
    battleship::rules::{PlacedShip, Ruleset, free_placements, setup_faults},
    error_code::ErrorCodeData,
    session::{self, Tables},
};
use spyglass_door_kit::{
    NumberArg, Refused, RulesArg, TextArg, bad, number, optional_text, out, read, text,
};
use wasm_bindgen::prelude::*;

/// The rule sets, the agents and the deployers, and which fit together.
#[wasm_bindgen(unchecked_return_type = "Tables")]
pub fn tables() -> JsValue {
    out(&Tables::default())
}

/// A legal fleet that the deployer `deploy` draws under `seed`; `uniform` where it is left out. A game with this seed and this deployer has
/// it in its first sea, unless a fleet is placed there by hand or the rules are a preset puzzle's and the deployer is `uniform`: that game
/// takes the puzzle of the seed instead.
///
/// # Errors
///
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-seed`, `unknown-deployer`; `no-legal-deployment`,
/// `deployment-not-found` or `deployer-not-for-rules` where no fleet can be placed; `bad-config` where an argument is no text.
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
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-config` where the set-up is not of its form.
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

/// Where the ship at `index`, from 0, of a set-up can lie, the others staying.
///
/// # Errors
///
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-config` where the set-up is not of its form or has
/// no such ship; `bad-number`.
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
/// `unknown-rules` where it is a text that is no id; `bad-json` or `bad-config` where it is not of its form.
#[wasm_bindgen(js_name = checkRules, unchecked_return_type = "SetupFault[]")]
pub fn check_rules(rules: &RulesArg) -> Result<JsValue, Refused> {
    let faults = session::rules_faults(&read(rules)?);
    Ok(out(&faults?))
}

/// The ids of the agents that can play these rules.
///
/// # Errors
///
/// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-config` where they are not plain data.
#[wasm_bindgen(js_name = playersOf, unchecked_return_type = "string[]")]
pub fn players_of(rules: &RulesArg) -> Result<JsValue, Refused> {
    Ok(out(&session::players(&*read_rules(rules)?)))
}

pub(crate) fn read_rules(rules: &JsValue) -> Result<std::sync::Arc<Ruleset>, Refused> {
    Ok(Ruleset::of_data(&read(rules)?)?)
}
