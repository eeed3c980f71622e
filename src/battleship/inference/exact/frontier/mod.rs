//! The frontier count, for straight ships that lie apart: cell by cell over the board, keeping of what was laid only the
//! edge to what is not yet decided, and for each such edge how many ways lead to it with each part of the fleet laid.
//!
//! [`scan`] turns the placements allowed into what can be done at each cell, [`graph`] finds the states and the steps
//! between them, [`lanes`] does the arithmetic, [`count`] puts them together.

mod count;
mod graph;
mod lanes;
mod scan;
mod standing;
mod table;

pub use count::Frontier;
