//! Reversi: what is allowed, and who plays it.

pub mod engine;
pub mod rules;
pub mod training;
