//! Exact counts of all fleets that fit: a [`Counter`] a method, each for the rules under which it is fast.
//!
//! | counter | for |
//! |---|---|
//! | [`Backtracking`] | straight ships where rows or columns are counted |
//! | [`Touching`] | straight ships that may touch |
//! | [`Frontier`] | straight ships apart |
//! | [`Enumeration`] | everything else, and weights where rows or columns are counted |

mod backtracking;
mod counter;
mod enumeration;
mod frontier;
mod tally;
mod touching;

pub use super::{
    constraints::{FoundFleet, covered},
    work_budget::WorkBudget,
};
pub use backtracking::Backtracking;
pub use counter::Counter;
pub use enumeration::Enumeration;
pub use frontier::Frontier;
pub use tally::{Tally, Total};
pub use touching::Touching;
