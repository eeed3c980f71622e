//! Reversi: what is allowed, and who plays it.

pub mod rules;
