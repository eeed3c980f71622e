use spyglass::battleship::planning;
use wasm_bindgen::prelude::*;

/// Plans for a module that has no planner of its own: from the bytes of a position to those of its plan, which is empty where the
/// bytes are no position.
#[wasm_bindgen]
pub fn plan(position: &[u8]) -> Vec<u8> {
    planning::plan(position)
}
