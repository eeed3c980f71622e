use serde::Serialize;

use crate::{
    battleship::{inference::Basis, rules::Action},
    grid::Cell,
};

use super::Reason;

/// An action, its reason, and what it was chosen from.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The action.
    pub action: Action,
    /// Why it was chosen.
    pub reason: Reason,
    /// The cells compared, best first; at most [`Decision::MAX_CANDIDATES`]. Empty with [`Detail::Choice`](super::Detail::Choice).
    pub candidates: Vec<Candidate>,
    /// How many cells have a value above 0.
    pub sensible: u32,
    /// How many cells share the highest value.
    pub ties: u32,
    /// The value of every cell of the board, where the agent computes one and [`Detail::Full`](super::Detail::Full) was asked for.
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

/// A cell that was compared with others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// Its value, on the agent's scale.
    pub score: f64,
    /// The parts of the value.
    pub terms: Vec<Term>,
}

/// A part of a candidate's value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Its name, part of the published format.
    pub code: &'static str,
    /// Its value.
    pub value: f64,
}

/// The value of every cell, and how it was computed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Map {
    /// How the values were computed.
    pub basis: Basis,
    /// The values, row by row: rows × columns of them.
    pub values: Vec<f64>,
}
