//! Published figures and other statistics: what holds within error bars, over fixed seeds.

mod hunting;
mod learning;
mod published;
mod reversi_strength;
mod reversi_training;
mod shots_to_go;
mod tracker;
mod weight_tables;
