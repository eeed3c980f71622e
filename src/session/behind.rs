use serde::Serialize;

use crate::{
    battleship::{
        inference::{Basis, Behind, Care, Drawing, Reckoned, Reckoning},
        knowledge::Knowledge,
        rules::{ActionError, Setup},
    },
    grid::Cell,
};

use super::{
    GameError,
    inquiry::{setup, told_in},
};

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
        if rules.moves() {
            return Err(GameError::NotCounted);
        }
        let behind = Behind::new(knowledge, cell, wanted.min(Self::MOST));
        Self::told(knowledge, reckoned, cell, behind.as_ref())
    }

    fn told(
        knowledge: &Knowledge,
        reckoned: &Reckoned,
        cell: Cell,
        behind: Option<&Behind>,
    ) -> Result<Self, GameError> {
        let rules = knowledge.rules();
        if *reckoned == Reckoned::Contradiction {
            return Err(GameError::Contradiction);
        }
        let belief = reckoned.belief().ok_or(GameError::NotCounted)?;
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

/// The way to a [`BehindView`], a stretch of work at a time: the fleets are drawn, then all that fit are counted.
#[derive(Debug)]
pub struct Beholding {
    knowledge: Knowledge,
    cell: Cell,
    drawing: Drawing,
    reckoning: Reckoning,
}

impl Beholding {
    /// Begins, to draw as many as `wanted`, and at most [`BehindView::MOST`].
    ///
    /// # Errors
    ///
    /// `outside-board`; `not-counted` where ships move.
    pub fn new(knowledge: Knowledge, cell: Cell, wanted: usize) -> Result<Self, GameError> {
        let rules = knowledge.rules();
        if !rules.geometry().board().contains(cell) {
            return Err(ActionError::OutsideBoard(cell).into());
        }
        if rules.moves() {
            return Err(GameError::NotCounted);
        }
        let drawing = Drawing::new(&knowledge, cell, wanted.min(BehindView::MOST));
        let reckoning = Reckoning::new(&knowledge, None, Care::Watched, None);
        Ok(Self { knowledge, cell, drawing, reckoning })
    }

    /// Begins on a position: its JSON text, or a puzzle line.
    ///
    /// # Errors
    ///
    /// As [`Beholding::new`] and [`Inquiry::open`](super::Inquiry::open).
    pub fn open(position: &str, cell: Cell, wanted: usize) -> Result<Self, GameError> {
        Self::new(told_in(position)?, cell, wanted)
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.drawing.advance(0) {
            return self.reckoning.advance(work);
        }
        self.drawing.advance(work);
        false
    }

    /// What it came to, once it is done.
    ///
    /// # Errors
    ///
    /// As [`BehindView::new`].
    pub fn view(&self) -> Result<BehindView, GameError> {
        let reckoned = self.reckoning.reckoned().ok_or(GameError::NotCounted)?;
        BehindView::told(&self.knowledge, reckoned, self.cell, self.drawing.behind())
    }
}
