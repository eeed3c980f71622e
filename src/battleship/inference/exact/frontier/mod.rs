//! Frontier-based counting of straight ships apart: a dynamic programme over the boundary of the cells decided so far.
//!
//! After D. E. Knuth, *The Art of Computer Programming*, volume 4A, 2011 (Simpath). The board is scanned cell by cell. Of the ships
//! placed only the frontier to the undecided cells is kept, and for each frontier how many ways lead to it with each part of the
//! fleet placed.
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
