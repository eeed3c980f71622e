use serde::Serialize;

use crate::{
    battleship::{inference::Basis, rules::Action},
    grid::Cell,
};

use super::Reason;

/// An action with its reason, and the cells it was chosen from.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The action that the agent takes.
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
    /// The greatest number of candidates that a decision lists: 12.
    pub const MAX_CANDIDATES: usize = 12;

    /// A decision without candidates or map, for agents that draw among `sensible` equally good cells: as many cells tie.
    #[must_use]
    pub const fn plain(action: Action, reason: Reason, sensible: u32) -> Self {
        let candidates = Vec::new();
        Self { action, reason, candidates, sensible, ties: sensible, map: None }
    }
}

/// A cell that an agent compared with others, and its value. Values are comparable within one decision only.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The cell that was compared.
    pub cell: Cell,
    /// Its value, on the agent's scale.
    pub score: f64,
    /// The parts of the value.
    pub terms: Vec<Term>,
}

/// A summand of a candidate's value, on the same scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Its name, part of the published format.
    pub code: &'static str,
    /// What it adds to the score; negative where it subtracts.
    pub value: f64,
}

/// A value for every cell of the board, row by row, and how the values were computed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Map {
    /// How the values were computed.
    pub basis: Basis,
    /// The values, row by row: rows × columns of them.
    pub values: Vec<f64>,
}
