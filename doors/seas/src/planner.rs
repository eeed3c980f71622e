use std::cell::OnceCell;

use spyglass::battleship::agents;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// What has a function `plan`, as the planner's module has. It is not checked before it is called.
    #[derive(Debug)]
    #[wasm_bindgen(typescript_type = "{plan: (position: Uint8Array) => Uint8Array}")]
    pub type Planner;

    #[wasm_bindgen(method)]
    fn plan(this: &Planner, position: &[u8]) -> Vec<u8>;
}

thread_local! {
    static PLANNER: OnceCell<Planner> = const { OnceCell::new() };
}

/// Lets the agent `planner` plan by another module. Before that it is refused with `planner-not-loaded`; the first call counts.
#[wasm_bindgen(js_name = planElsewhere)]
pub fn plan_elsewhere(planner: Planner) {
    PLANNER.with(|own| own.get_or_init(|| planner).is_null());
    agents::plan_elsewhere(|position| {
        PLANNER.with(|own| own.get().map_or_else(Vec::new, |planner| planner.plan(position)))
    });
}
