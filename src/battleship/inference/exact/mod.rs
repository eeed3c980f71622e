//! Counting all fleets that fit: one way of counting a file, each for the rules it is fast for.
//!
//! Every way takes [`super::Constraints`] and gives a [`Tally`]; it can stop after so much work and go on later, and the same
//! constraints always take the same work.

mod backtracking;
mod enumeration;
mod frontier;
mod tally;
mod touching;

use crate::grid::CellSet;

pub use backtracking::Backtracking;
pub use enumeration::Enumeration;
pub use frontier::Frontier;
pub use tally::{Tally, Total};
pub use touching::Touching;

/// All ships of a fleet, each with its class number.
pub type FoundFleet = Vec<(usize, CellSet)>;

/// The cells of these ships.
#[must_use]
pub fn covered(ships: &[(usize, CellSet)]) -> CellSet {
    ships.iter().fold(CellSet::EMPTY, |cells, &(_, ship)| cells | ship)
}
