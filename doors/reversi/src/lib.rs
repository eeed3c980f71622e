//! The door to Reversi: loaded only where it is played.

mod game;
mod matches;

pub use game::{
    AnalysisHandle, ReversiHandle, TreeHandle, load_reversi_weights, new_reversi, open_reversi,
    open_reversi_position, reversi_tables,
};
pub use matches::{MatchHandle, new_match};

use wasm_bindgen::prelude::*;

/// What the answers are made of, for who writes TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../../reversi.d.ts");
