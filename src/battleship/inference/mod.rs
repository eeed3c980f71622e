//! What follows from what a player was told. Works on [`super::knowledge::Knowledge`] alone.

mod density;
mod fitting;

pub use density::Density;
pub use fitting::Fitting;
