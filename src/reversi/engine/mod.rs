//! A strong player: negascout with a transposition table, and endgames played out exactly.
//!
//! Work is counted in nodes, never in time, and done in slices, so that whoever runs it can stop between two of them.

mod analysis;
mod endgame;
mod endgame_solver;
mod evaluation;
mod limits;
mod ordering;
mod search;
mod shallow;
mod stability;
mod table;
mod target;

pub use analysis::{Analysis, Goal, Value, Valued};
pub use evaluation::{BadWeights, EVAL_UNITS_PER_DISC, Evaluation, Weights};
pub(crate) use evaluation::{PHASES, WEIGHT_SCALE, WEIGHTS, phase, places, shared};
pub use limits::{Level, Limits};
pub use search::Search;
pub use table::TO_THE_END;
