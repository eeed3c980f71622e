//! The door: converts, never decides.
//!
//! Lives in a worker. Every refusal is an `Error` with a `code` that never changes, its `args`, and where there can be
//! several, its `faults`; nothing has changed then. Plain data goes out, plain data comes in, and only the long-lived
//! handles must be freed.
//!
//! There are four doors, each built into a module of its own: the one every visit loads, with the feature `tutor` the one to certain
//! reasoning and puzzles, with `explorer` the one to small boards, and with `reversi` the one to Reversi, which load only where they
//! are wanted.

#[cfg(feature = "explorer")]
mod explorer;
#[cfg(feature = "reversi")]
mod reversi;
#[cfg(feature = "reversi")]
mod reversi_match;
// The other doors take in less.
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod batch;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod game;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod learning;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod outlook;
#[cfg_attr(any(feature = "explorer", feature = "reversi", feature = "tutor"), allow(dead_code))]
mod plain;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod position;
#[cfg(feature = "tutor")]
mod puzzle;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
mod setup;
#[cfg(feature = "tutor")]
mod tutor;

#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
pub use batch::{BatchHandle, new_batch};
#[cfg(feature = "explorer")]
pub use explorer::{EquilibriumHandle, OptimumHandle, equilibrium, optimum};
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
pub use game::{GameHandle, new_game, open_game};
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
pub use learning::learn_habits;
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
pub use position::{PositionHandle, open_position};
#[cfg(feature = "tutor")]
pub use puzzle::{PuzzleJobHandle, SolvingHandle, new_puzzle, solve_puzzle};
#[cfg(feature = "reversi")]
pub use reversi::{
    AnalysisHandle, ReversiHandle, TreeHandle, load_reversi_weights, new_reversi, open_reversi,
    open_reversi_position, reversi_tables,
};
#[cfg(feature = "reversi")]
pub use reversi_match::{MatchHandle, new_match};
#[cfg(not(any(feature = "explorer", feature = "reversi", feature = "tutor")))]
pub use setup::{check_rules, check_setup, draw_fleet, placements, players_of, tables};
#[cfg(feature = "tutor")]
pub use tutor::{BeholdingHandle, TutoredHandle, fleets_behind_position, open_tutored};

use wasm_bindgen::prelude::*;

/// Tells the console of the worker why the engine is about to trap.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
