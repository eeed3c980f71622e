use spyglass_door_kit::planning::{Planner, plan_by};
use wasm_bindgen::prelude::*;

/// Lets the agent `planner` plan by another module: the tutor's. Before that it is refused with `planner-not-loaded`; the first call
/// counts.
#[wasm_bindgen(js_name = planElsewhere)]
pub fn plan_elsewhere(planner: Planner) {
    plan_by(planner);
}
