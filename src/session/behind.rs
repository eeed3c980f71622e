use serde::Serialize;

use crate::{
    battleship::{
        inference::{Basis, Behind, Reckoned},
        knowledge::Knowledge,
        rules::{ActionError, Setup},
    },
    grid::Cell,
};

use super::{GameError, inquiry::setup};

/// Some fleets that fit everything told and have a ship on one cell, as plain data.
#[derive(Clone, Debug, Serialize)]
pub struct BehindView {
    /// The cell.
    pub cell: Cell,
    /// How the chances of the board were come by.
    pub basis: Basis,
    /// How many such fleets there are, as text, where they were counted.
    pub of: Option<String>,
    /// The fleets, in fleet order each; none where the cell is water for certain.
    pub fleets: Vec<Setup>,
}

impl BehindView {
    /// The most fleets drawn at once.
    pub const MOST: usize = 100;

    /// Draws as many as `wanted`, and at most [`BehindView::MOST`], of what was told and of what a count of it came to. The same
    /// knowledge and cell give the same fleets; fewer are the first of more.
    ///
    /// # Errors
    ///
    /// `not-counted` where ships move, nothing was counted, or too few fleets of those tried fit; `contradiction` where none does;
    /// `outside-board`.
    pub fn new(
        knowledge: &Knowledge,
        reckoned: &Reckoned,
        cell: Cell,
        wanted: usize,
    ) -> Result<Self, GameError> {
        let rules = knowledge.rules();
        if *reckoned == Reckoned::Contradiction {
            return Err(GameError::Contradiction);
        }
        if !rules.geometry().board().contains(cell) {
            return Err(ActionError::OutsideBoard(cell).into());
        }
        let belief = reckoned.belief().filter(|_| !rules.moves()).ok_or(GameError::NotCounted)?;
        let behind = Behind::new(knowledge, cell, wanted.min(Self::MOST));
        let behind = behind.ok_or(GameError::NotCounted)?;
        let counted = || Some(belief.fleets()? - reckoned.without(cell)?);
        let of = behind.all.map(|all| all as u128).or_else(counted);
        Ok(Self {
            cell,
            basis: belief.basis,
            of: of.map(|of| of.to_string()),
            fleets: behind.fleets.iter().map(|fleet| setup(rules, fleet)).collect(),
        })
    }
}
