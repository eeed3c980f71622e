//! Published figures and other statistics: what holds within error bars, over fixed seeds.

mod batch;
mod deployment;
mod directional;
mod drawn_fleets;
mod expert;
mod learning;
mod lookahead;
mod moving;
mod published;
mod reversi_strength;
mod reversi_training;
mod soloist;
mod tilts;
