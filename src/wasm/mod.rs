//! The door: converts, never decides.
//!
//! Lives in a worker. Every refusal is an `Error` with a `code` that never changes, its `args`, and where there can be
//! several, its `faults`; nothing has changed then. Plain data goes out, plain data comes in, and only the long-lived
//! handles must be freed.
//!
//! There are two doors, each built into a module of its own: the one every visit loads, and with the feature `explorer` the one to
//! small boards, which few need.

#[cfg(feature = "explorer")]
mod explorer;
// The door to small boards takes in less.
#[cfg(not(feature = "explorer"))]
mod batch;
#[cfg(not(feature = "explorer"))]
mod game;
#[cfg(not(feature = "explorer"))]
mod outlook;
#[cfg_attr(feature = "explorer", allow(dead_code))]
mod plain;
#[cfg(not(feature = "explorer"))]
mod position;
#[cfg(not(feature = "explorer"))]
mod puzzle;
#[cfg(not(feature = "explorer"))]
mod setup;
#[cfg(not(feature = "explorer"))]
mod tutor;

#[cfg(not(feature = "explorer"))]
pub use batch::{BatchHandle, new_batch};
#[cfg(feature = "explorer")]
pub use explorer::{EquilibriumHandle, OptimumHandle, equilibrium, optimum};
#[cfg(not(feature = "explorer"))]
pub use game::{GameHandle, new_game, open_game};
#[cfg(not(feature = "explorer"))]
pub use position::{PositionHandle, open_position};
#[cfg(not(feature = "explorer"))]
pub use puzzle::{MakingHandle, SolvingHandle, new_puzzle, solve_puzzle};
#[cfg(not(feature = "explorer"))]
pub use setup::{check_rules, check_setup, draw_fleet, placements, players_of, tables};

use wasm_bindgen::prelude::*;

/// Tells the console of the worker why the engine is about to trap.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
