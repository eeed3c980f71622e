//! Battleship in all its forms: what is true, what a player was told, what follows, who chooses.

pub mod agents;
pub mod generator;
pub mod inference;
pub mod knowledge;
pub mod position;
pub mod puzzle;
pub mod rules;
pub mod small;
