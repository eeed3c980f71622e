use crate::grid::{Cell, CellSet};

/// The settled cells as three sets: water, ship, and those whose content is known. Deductions only add to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The cells that are water.
    pub water: CellSet,
    /// The cells that are ship.
    pub ship: CellSet,
    /// The cells whose content was observed or concluded.
    pub named: CellSet,
}

impl Facts {
    /// These facts, and that `cell` is `what`; the argument is not changed.
    #[must_use]
    pub const fn with(mut self, cell: Cell, what: Assumed) -> Self {
        match what {
            Assumed::Water => self.water.insert(cell),
            Assumed::Ship => self.ship.insert(cell),
        }
        self
    }

    /// The cells settled as water or as ship.
    pub fn settled(&self) -> CellSet {
        self.water | self.ship
    }
}

/// What a [refutation](super::Rule::Refutation) assumes of a cell, to show that it contradicts the observations; the opposite is then
/// proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assumed {
    /// Water.
    Water,
    /// Some part of a ship.
    Ship,
}

impl Assumed {
    /// The other of the two assumptions: what follows for the cell where this one is refuted.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Water => Self::Ship,
            Self::Ship => Self::Water,
        }
    }
}
