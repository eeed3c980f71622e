//! What is true and what is allowed: shapes, fleets, rule sets, seas, shots, score.
//!
//! The only module that holds the truth of a sea. Knows nothing of agents.

mod action;
mod deployer;
mod deployment;
mod fleet;
mod heading;
mod hunt;
mod moving_fleet;
mod placement;
mod placement_weights;
mod presets;
mod ruleset;
mod ruleset_fault;
mod ruleset_spec;
mod ruleset_text;
mod score;
mod sea;
mod shape;
mod weight_tables;

pub use action::{Action, ActionError, Answer, Content, ParseActionError};
pub use deployer::{Deployer, UnknownDeployer};
pub use deployment::{DeployError, Deployment};
pub use fleet::{Class, Fleet};
pub use heading::Heading;
pub use hunt::Hunt;
pub use moving_fleet::MovingFleet;
pub use placement::{Placement, Placements};
pub use placement_weights::PlacementWeights;
pub use presets::{PRESETS, preset};
pub use ruleset::{Clues, MAX_SHIPS, Ruleset};
pub use ruleset_fault::{RulesetError, RulesetFault};
pub use ruleset_spec::{Announce, Budgets, Contact, KnownKind, Motion, RulesetSpec, ShipSpec};
pub use score::Score;
pub use sea::{FreePlacement, PlacedShip, Sea, Setup, SetupFault, free_placements, setup_faults};
pub use shape::{Shape, ShapeError};
