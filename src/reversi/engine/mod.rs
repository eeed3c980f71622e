//! A strong player: principal variation search with a transposition table, a trained evaluation, and endgames solved exactly.
//!
//! Work is counted in nodes, never in time, and done in slices. So results are the same on every machine, and a caller can stop between
//! two slices.

mod analysis;
mod endgame;
mod endgame_solver;
mod evaluation;
mod limits;
mod ordering;
mod recursive;
mod search;
mod table;
mod target;

pub use analysis::{Analysis, Goal, Valued};
pub use evaluation::{BadWeights, EVAL_UNITS_PER_DISC, Evaluation, Weights};
pub(crate) use evaluation::{PHASES, WEIGHT_SCALE, WEIGHTS, phase, places, shared};
pub use limits::{Level, Limits};
pub use search::Search;
pub use table::TO_THE_END;
pub use target::Value;
