//! A strong player: principal variation search with a transposition table, a trained evaluation, and endgames solved exactly.
//!
//! Work is counted in nodes, never in time, and done in slices. So results are the same on every machine, and a caller can stop between
//! two slices.
//!
//! [`Analysis`] has the position, or the position after every move, as its targets, and takes each through the same stages: one ply, two,
//! and so on; where few squares are empty first who wins, then the score. [`Search`] answers one such question (principal variation
//! search: T. A. Marsland, M. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982); its nodes are a list of frames, so that
//! a slice ends anywhere. What is small is done in one go; what a shallow search makes very likely is left out. [`Evaluation`] values positions by patterns of squares and learned weights.

mod analysis;
mod book;
mod book_values;
mod endgame;
mod endgame_solver;
mod evaluation;
mod limits;
mod ordering;
mod probcut;
mod recursive;
mod search;
mod table;
mod target;

pub use analysis::{Analysis, Goal, Valued};
pub use book::{BadBook, Book, BookMove, best_of};
pub use evaluation::{BadWeights, EVAL_UNITS_PER_DISC, Evaluation, Weights};
pub(crate) use evaluation::{
    Features, PHASES, WEIGHTS, mean_error, phase, shared_place, weight_numbers,
};
pub use limits::{Level, Limits};
pub use search::Search;
pub use table::TO_THE_END;
pub use target::Value;
