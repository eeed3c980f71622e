//! What the tests share: slow twins of the clever counts, games to hold laws of, and recovered data.

pub mod alone;
pub mod chi_squared;
pub mod games;
pub mod naive;
pub mod observed;
pub mod original;
pub mod premises;
pub mod reversi;
pub mod rulesets;
pub mod size;
