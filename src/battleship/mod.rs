//! Battleship in all its forms: the rules, what a player has observed, what follows from that, and who chooses.

pub mod agents;
pub mod generator;
pub mod inference;
pub mod knowledge;
pub mod planning;
pub mod position;
pub mod puzzle;
pub mod rules;
pub mod small;
