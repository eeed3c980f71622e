use serde::Serialize;

use crate::{
    battleship::{
        inference::{Basis, BeliefComputation, BeliefResult, Drawing, FleetsThroughCell},
        knowledge::Knowledge,
        rules::{ActionError, Setup},
    },
    grid::Cell,
};

use super::{
    GameError,
    belief::{UNIFORM_OVER_FLEETS, belief_computation},
    position_analysis::{knowledge_in, setup},
};

/// Some of the fleets that fit all observations and have a ship on one cell, as plain data: the type `FleetsBehind` of
/// `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct FleetsThroughCellView {
    /// The cell on which every fleet has a ship.
    pub cell: Cell,
    /// How the chances of the board were computed.
    pub basis: Basis,
    /// How many such fleets there are, as text, where they were counted.
    pub of: Option<String>,
    /// The fleets, each in fleet order; none where the cell is certainly water.
    pub fleets: Vec<Setup>,
}

impl FleetsThroughCellView {
    /// The greatest number of fleets drawn at once. A greater number is not refused: as many as this are drawn.
    pub const MAX: usize = 100;

    /// Draws `count` fleets, of more than [`FleetsThroughCellView::MAX`] as many as that, given the result of a count of the same knowledge. The same
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
        count: usize,
    ) -> Result<Self, GameError> {
        check_cell(knowledge, cell)?;
        let drawn = FleetsThroughCell::new(knowledge, cell, count.min(Self::MAX));
        Self::of_drawn(knowledge, computed, cell, drawn.as_ref())
    }

    fn of_drawn(
        knowledge: &Knowledge,
        computed: &BeliefResult,
        cell: Cell,
        drawn: Option<&FleetsThroughCell>,
    ) -> Result<Self, GameError> {
        if *computed == BeliefResult::Contradiction {
            return Err(GameError::Contradiction);
        }
        let belief = computed.belief().ok_or(GameError::NotCounted)?;
        let drawn = drawn.ok_or(GameError::NotCounted)?;
        let counted = || Some(belief.fleets()? - computed.without(cell)?);
        let of = drawn.all.map(|all| all as u128).or_else(counted);
        let rules = knowledge.rules();
        Ok(Self {
            cell,
            basis: belief.basis,
            of: of.map(|of| of.to_string()),
            fleets: drawn.fleets.iter().map(|fleet| setup(rules, fleet)).collect(),
        })
    }
}

/// Whether fleets through a cell can be drawn: it lies on the board, and ships do not move.
fn check_cell(knowledge: &Knowledge, cell: Cell) -> Result<(), GameError> {
    let rules = knowledge.rules();
    if !rules.geometry().board().contains(cell) {
        return Err(ActionError::OutsideBoard(cell).into());
    }
    if rules.moves() { Err(GameError::NotCounted) } else { Ok(()) }
}

/// The computation of a [`FleetsThroughCellView`] in slices of work: it draws the fleets, then counts all that fit. It draws the same
/// fleets however it is sliced.
#[derive(Debug)]
pub struct FleetsThroughCellJob {
    knowledge: Knowledge,
    cell: Cell,
    drawing: Drawing,
    computation: BeliefComputation,
}

impl FleetsThroughCellJob {
    /// Begins to draw `count` fleets, at most [`FleetsThroughCellView::MAX`].
    ///
    /// # Errors
    ///
    /// `outside-board`; `not-counted` where ships move.
    pub fn new(knowledge: Knowledge, cell: Cell, count: usize) -> Result<Self, GameError> {
        check_cell(&knowledge, cell)?;
        let drawing = Drawing::new(&knowledge, cell, count.min(FleetsThroughCellView::MAX));
        let computation = belief_computation(&knowledge, UNIFORM_OVER_FLEETS);
        Ok(Self { knowledge, cell, drawing, computation })
    }

    /// Begins on a position: its JSON text, or a puzzle line.
    ///
    /// # Errors
    ///
    /// `bad-json`, `bad-position`, `bad-puzzle`, `unknown-rules` or `bad-ruleset` where the text is no position; `outside-board`;
    /// `not-counted` where ships move.
    pub fn open(position: &str, cell: Cell, count: usize) -> Result<Self, GameError> {
        Self::new(knowledge_in(position)?, cell, count)
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The fleets do not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.drawing.advance(0) {
            return self.computation.advance(work);
        }
        self.drawing.advance(work);
        false
    }

    /// The fleets, once it is done.
    ///
    /// # Errors
    ///
    /// `not-counted` where work is left, nothing was counted, or too few fleets of those tried fit; `contradiction` where no
    /// fleet fits.
    pub fn view(&self) -> Result<FleetsThroughCellView, GameError> {
        let computed = self.computation.computed().ok_or(GameError::NotCounted)?;
        FleetsThroughCellView::of_drawn(
            &self.knowledge,
            computed,
            self.cell,
            self.drawing.outcome(),
        )
    }
}
