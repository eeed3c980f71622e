//! Counting all fleets that fit: one way of counting a file, each for the rules it is fast for.
//!
//! Every way takes [`super::Constraints`] and gives a [`Tally`]; it can stop after so much work and go on later, and the same
//! constraints always take the same work.

mod backtracking;
mod enumeration;
mod frontier;
mod lines;
mod singles;
mod tally;
mod touching;

pub use backtracking::{Backtracking, FoundFleet};
pub use enumeration::Enumeration;
pub use frontier::Frontier;
pub use tally::{Tally, Total};
pub use touching::Touching;
