use serde::Serialize;

use crate::reversi::rules::{Square, Step};

use super::Reason;

/// A step, and the grounds for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What is done.
    pub step: Step,
    /// Why.
    pub reason: Reason,
    /// Every move that was weighed, in the order it was.
    pub candidates: Vec<Candidate>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A move that was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// The move.
    pub square: Square,
    /// What it is worth to whoever makes it.
    pub value: i32,
}
