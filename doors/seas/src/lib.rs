//! The door to games of Battleship, their batches and positions: what every visit loads.

mod batch;
mod game;
mod learning;
mod outlook;
mod planner;
mod position;
mod setup;

pub use batch::{BatchHandle, new_batch};
pub use game::{GameHandle, new_game, open_game};
pub use learning::learn_habits;
pub use planner::plan_elsewhere;
pub use position::{PositionHandle, open_position};
pub use setup::{check_rules, check_setup, draw_fleet, placements, players_of, tables};

use wasm_bindgen::prelude::*;

/// What the answers are made of, for who writes TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../../battleship.d.ts");
