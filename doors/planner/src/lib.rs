//! The door to planning: loaded only where an agent plans.

use spyglass::battleship::planning;
use wasm_bindgen::prelude::*;

/// Plans for the agents of the games' module: from the bytes of a position to those of its plan, which is empty where the bytes are no
/// position.
#[wasm_bindgen]
pub fn plan(position: &[u8]) -> Vec<u8> {
    planning::plan(position)
}
