//! Many games: batches that resume and merge, histograms, measurements of agents.

mod batch;
mod opponent_model;
mod planner_book;
mod planner_training;
pub mod reversi;
mod seas;
mod smallest;
mod solitaire;
mod sums;
mod weight_fitter;

pub use batch::{Batch, BatchConfig, BatchError, Seas};
pub use opponent_model::{
    OpponentModelConfig, OpponentModelGain, OpponentModelReport, OpponentModelTrial,
};
pub use planner_book::{ComparedPosition, PlannerBookMaking, PlannerBookRecipe};
pub use planner_training::{PlannerPart, PlannerRecipe, PlannerState, PlannerTraining};
pub use seas::{BadSeas, read_seas};
pub use smallest::{BoardWithFleet, Smallest, SmallestError, smallest};
pub use solitaire::{Played, play_hunt};
pub use sums::{Histogram, MergeError, Paired, Report, Rows, Sums};
pub use weight_fitter::{GameSample, WeightFitter};
