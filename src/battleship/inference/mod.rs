//! What follows from what a player was told. Works on [`super::knowledge::Knowledge`] alone.

mod belief;
mod clash;
mod constraints;
pub mod deduction;
mod density;
pub mod exact;
mod examples;
mod fitting;
mod line;
mod muster;
mod openings;
mod order;
mod prior;
mod purse;
mod reckoning;
mod sampled;
mod search;
mod symmetry;
mod tracking;
mod weight_matrix;

pub use belief::{Basis, Belief, Precision};
pub use clash::{Clash, Clashing};
pub use constraints::{Constraints, Told, Ways};
pub use density::Density;
pub use examples::Examples;
pub use fitting::Fitting;
pub use line::{article_ways_through, beginnings_through, ways_through};
pub use muster::Muster;
pub use openings::{BadBook, Book};
pub use prior::Prior;
pub use reckoning::{Care, Reckoned, Reckoning};
pub use sampled::{Estimate, Sampled};
pub use symmetry::{Standard, Symmetry};
pub use tracking::Tracking;
pub use weight_matrix::{BadWeights, WeightMatrix};
