use serde::Serialize;

use crate::{
    battleship::{
        inference::{
            Basis, BeliefComputation, BeliefResult, CountingMode, Drawing, FleetsThroughCell,
        },
        knowledge::Knowledge,
        rules::{ActionError, Setup},
    },
    grid::Cell,
};

use super::{
    GameError,
    position_analysis::{knowledge_in, setup},
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
        computed: &BeliefResult,
        cell: Cell,
        wanted: usize,
    ) -> Result<Self, GameError> {
        let rules = knowledge.rules();
        if *computed == BeliefResult::Contradiction {
            return Err(GameError::Contradiction);
        }
        if !rules.geometry().board().contains(cell) {
            return Err(ActionError::OutsideBoard(cell).into());
        }
        if rules.moves() {
            return Err(GameError::NotCounted);
        }
        let behind = FleetsThroughCell::new(knowledge, cell, wanted.min(Self::MOST));
        Self::observed(knowledge, computed, cell, behind.as_ref())
    }

    fn observed(
        knowledge: &Knowledge,
        computed: &BeliefResult,
        cell: Cell,
        behind: Option<&FleetsThroughCell>,
    ) -> Result<Self, GameError> {
        let rules = knowledge.rules();
        if *computed == BeliefResult::Contradiction {
            return Err(GameError::Contradiction);
        }
        let belief = computed.belief().ok_or(GameError::NotCounted)?;
        let behind = behind.ok_or(GameError::NotCounted)?;
        let counted = || Some(belief.fleets()? - computed.without(cell)?);
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
pub struct FleetsThroughCellJob {
    knowledge: Knowledge,
    cell: Cell,
    drawing: Drawing,
    computation: BeliefComputation,
}

impl FleetsThroughCellJob {
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
        let computation = BeliefComputation::new(&knowledge, None, CountingMode::Watched, None);
        Ok(Self { knowledge, cell, drawing, computation })
    }

    /// Begins on a position: its JSON text, or a puzzle line.
    ///
    /// # Errors
    ///
    /// As [`FleetsThroughCellJob::new`] and [`PositionAnalysis::open`](super::PositionAnalysis::open).
    pub fn open(position: &str, cell: Cell, wanted: usize) -> Result<Self, GameError> {
        Self::new(knowledge_in(position)?, cell, wanted)
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.drawing.advance(0) {
            return self.computation.advance(work);
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
        let computed = self.computation.computed().ok_or(GameError::NotCounted)?;
        BehindView::observed(&self.knowledge, computed, self.cell, self.drawing.behind())
    }
}
