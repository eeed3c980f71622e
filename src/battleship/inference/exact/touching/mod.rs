//! Straight ships that may touch: those that cover what is told are laid one way after another, and of the rest three at a
//! time are counted in closed form.

mod counter;
mod lanes;
mod leaf;
mod ledger;
mod ships;
mod symmetry;

pub use counter::Touching;
