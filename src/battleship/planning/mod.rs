//! Planning a hunt: which cell is best to shoot at when every shot to its end counts, and not only the next hit.
//!
//! A [`Network`] scores the cells worth a shot by what is left of the board; its weights are learned from hunts that it plays itself
//! ([`crate::lab::PlannerTraining`]). There are two: one for the search of ships, one for finishing those that are wounded.

mod best_shot;
mod book;
mod comparison;
mod draw;
mod features;
mod history;
mod hunt_player;
mod network;
mod plan;
mod position;
mod shots_to_go;
mod water;
mod weights;

pub use best_shot::{BEST_SHOT_WORK, best_shot_request, best_shot_underway};
pub use book::{CanonicalPosition, PlannerBook};
pub use comparison::Comparison;
pub use draw::{Draw, DrawnFor, FleetDrawing};
pub use features::Features;
pub use history::{answer_number, encode_history, numbered_answer, read_history};
pub use hunt_player::{Choice, HuntPlayer};
pub(crate) use network::ScoredCandidates;
pub use network::{Network, Scores};
pub use plan::plan;
pub use position::{ClassAfloat, Plan, PlannedBy, Position, announces_sinkings_alone, encoded};
pub use shots_to_go::{CellShots, HuntsOnFleet, Mean, OF_95_PERCENT, ShotsToGo};
pub use water::{Water, Ways};
pub use weights::{Weights, plan_by, suits};
