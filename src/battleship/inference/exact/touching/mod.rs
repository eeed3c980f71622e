//! A count of straight ships that may touch. Ships over observed cells are placed one by one; of the other ships the last three
//! are counted in closed form.

mod counter;
mod lanes;
mod leaf;
mod ledger;
mod ships;
mod symmetry;

pub use counter::Touching;
