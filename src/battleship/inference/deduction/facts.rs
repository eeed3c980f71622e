use crate::grid::{Cell, CellSet};

/// The settled cells. Deductions only add to them.
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
    /// These facts and that `cell` is `what`.
    #[must_use]
    pub const fn with(mut self, cell: Cell, what: Assumed) -> Self {
        match what {
            Assumed::Water => self.water.insert(cell),
            Assumed::Ship => self.ship.insert(cell),
        }
        self
    }

    /// All settled cells.
    #[must_use]
    pub fn settled(&self) -> CellSet {
        self.water | self.ship
    }
}

/// An assumption about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assumed {
    /// Water.
    Water,
    /// Some part of a ship.
    Ship,
}

impl Assumed {
    /// The opposite assumption.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Water => Self::Ship,
            Self::Ship => Self::Water,
        }
    }
}
