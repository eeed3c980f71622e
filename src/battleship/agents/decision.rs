use serde::Serialize;

use crate::{
    battleship::{inference::Basis, rules::Action},
    grid::Cell,
};

use super::Reason;

/// An action, and the grounds for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What is done.
    pub action: Action,
    /// Why.
    pub reason: Reason,
    /// What else was weighed, best first; at most [`Decision::MAX_CANDIDATES`].
    pub candidates: Vec<Candidate>,
    /// How many cells make sense at all.
    pub sensible: u32,
    /// How many cells share the top.
    pub ties: u32,
    /// The value of every cell of the board, row by row.
    pub map: Option<Map>,
}

impl Decision {
    /// The greatest number of candidates a decision lists.
    pub const MAX_CANDIDATES: usize = 12;

    /// A decision without candidates or map.
    #[must_use]
    pub const fn plain(action: Action, reason: Reason, sensible: u32) -> Self {
        let candidates = Vec::new();
        Self { action, reason, candidates, sensible, ties: sensible, map: None }
    }
}

/// A cell that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The agent's value of it.
    pub score: f64,
    /// What the value is made of.
    pub terms: Vec<Term>,
}

/// A part of a candidate's value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Its name, which never changes.
    pub code: &'static str,
    /// Its value.
    pub value: f64,
}

/// The value of every cell, and how it was come by.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Map {
    /// How the values were come by.
    pub basis: Basis,
    /// Row by row.
    pub values: Vec<f64>,
}
