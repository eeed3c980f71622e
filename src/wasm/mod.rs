//! The door: converts, never decides.
//!
//! Lives in a worker. Every refusal is an `Error` with a `code` that never changes, its `args`, and where there can be
//! several, its `faults`; nothing has changed then. Plain data goes out, plain data comes in, and only the long-lived
//! [`GameHandle`], [`PositionHandle`], [`SolvingHandle`], [`MakingHandle`] and [`BatchHandle`] must be freed.

mod batch;
mod game;
mod outlook;
mod plain;
mod position;
mod puzzle;
mod setup;
mod tutor;

pub use batch::{BatchHandle, new_batch};
pub use game::{GameHandle, new_game, open_game};
pub use position::{PositionHandle, open_position};
pub use puzzle::{MakingHandle, SolvingHandle, new_puzzle, solve_puzzle};
pub use setup::{check_rules, check_setup, draw_fleet, placements, players_of, tables};

use wasm_bindgen::prelude::*;

/// Tells the console of the worker why the engine is about to trap.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
