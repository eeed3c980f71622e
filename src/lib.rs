#![doc = "placeholder"]
pub mod dice;
pub mod grid;
