//! Reversi: what is allowed, and who plays it.

pub mod agents;
pub mod engine;
pub mod evaluation;
pub mod minimax;
pub mod notation;
pub mod rules;
pub mod training;
