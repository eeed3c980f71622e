//! What follows from a player's observations: counts of the fleets that fit, chances, certain reasoning.
//!
//! It rests on [`super::knowledge::Knowledge`] alone, never on the truth of a sea. [`Constraints`] say what a fleet must do to fit;
//! [`exact`] counts the fleets, [`Sampled`] draws some, [`BeliefComputation`] chooses between them; [`deduction`] reasons by named
//! rules.

mod belief;
mod belief_computation;
mod canonical_form;
mod constraints;
pub mod deduction;
mod density;
mod depth_first;
pub mod exact;
mod fleet_sample;
mod fleet_sampler;
mod fleet_search;
mod fleets_through_cell;
mod habits;
mod line;
mod line_counts;
mod minimal_conflict;
mod openings;
mod order;
mod placement_filter;
mod prior;
mod sampled;
mod search;
mod tracking;
mod weight_matrix;
mod work_budget;

pub use belief::{Basis, Belief, Precision};
pub use belief_computation::{BeliefComputation, BeliefResult, CountingMode};
pub use canonical_form::{CanonicalForm, Symmetry};
pub use constraints::{ClassPlacements, Constraints, FoundFleet, Observation};
pub use density::Density;
pub use fleet_sample::FleetSample;
pub use fleet_sampler::{Covering, FleetSampler};
pub use fleet_search::FleetSearch;
pub use fleets_through_cell::{Drawing, FleetsThroughCell};
pub use habits::Habits;
pub use line::{article_ways_through, beginnings_through, ways_through};
pub use minimal_conflict::{ConflictSearch, MinimalConflict};
pub use openings::{BadBook, Book};
pub use placement_filter::PlacementFilter;
pub use prior::Prior;
pub use sampled::{Estimate, Sampled};
pub use tracking::Tracking;
pub use weight_matrix::{BadWeights, WeightMatrix};
