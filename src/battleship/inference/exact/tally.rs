use crate::grid::Cell;

/// What a count of all fleets found. Of the ships that were counted: those settled before are not in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// How many fleets fit, or what they weigh.
    pub total: Total,
    /// By [`Cell::index`] the share of the fleets, by weight, that have a ship there; 0 throughout where none fits.
    pub shares: Box<[f64; 256]>,
}

/// The number of fleets that fit, or their weight.
#[derive(Clone, Debug, PartialEq)]
pub enum Total {
    /// Exactly.
    Exact {
        /// The fleets.
        fleets: u128,
        /// By [`Cell::index`] those with a ship there.
        cells: Box<[u128; 256]>,
    },
    /// Exactly, the shares rounded to singles: as a book holds them.
    Rounded {
        /// The fleets.
        fleets: u128,
    },
    /// Under a prior.
    Weighted {
        /// The weight of all fleets that fit.
        weight: f64,
    },
}

impl Tally {
    /// The tally of exact counts.
    #[must_use]
    pub fn exact(fleets: u128, cells: Box<[u128; 256]>) -> Self {
        let share = |index: usize| match fleets {
            0 => 0.0,
            _ => cells[index] as f64 / fleets as f64,
        };
        let shares = Box::new(std::array::from_fn(share));
        Self { total: Total::Exact { fleets, cells }, shares }
    }

    /// The share of the fleets that have a ship in `cell`.
    #[must_use]
    pub fn at(&self, cell: Cell) -> f64 {
        self.shares[cell.index()]
    }

    /// Whether no fleet fits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self.total {
            Total::Exact { fleets, .. } | Total::Rounded { fleets } => fleets == 0,
            Total::Weighted { weight } => weight == 0.0,
        }
    }
}
