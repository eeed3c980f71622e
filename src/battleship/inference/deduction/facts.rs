use crate::grid::{Cell, CellSet};

/// What is settled so far. It only ever grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The cells that are water.
    pub water: CellSet,
    /// The cells that are ship.
    pub ship: CellSet,
    /// The cells whose content is told or was concluded.
    pub named: CellSet,
}

impl Facts {
    /// With one cell more, as `what`.
    #[must_use]
    pub const fn with(mut self, cell: Cell, what: Assumed) -> Self {
        match what {
            Assumed::Water => self.water.insert(cell),
            Assumed::Ship => self.ship.insert(cell),
        }
        self
    }

    /// The cells that are one or the other.
    #[must_use]
    pub fn settled(&self) -> CellSet {
        self.water | self.ship
    }
}

/// What a cell is taken to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assumed {
    /// Water.
    Water,
    /// Some part of a ship.
    Ship,
}

impl Assumed {
    /// The other.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Water => Self::Ship,
            Self::Ship => Self::Water,
        }
    }
}
