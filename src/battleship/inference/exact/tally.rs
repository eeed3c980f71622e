use crate::{battleship::inference::belief::BELOW_ONE, grid::Cell};

/// The result of a count. It contains the ships that were counted, not those settled before.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// How many fleets fit, or their weight.
    pub total: Total,
    /// By [`Cell::index`] the share of the fleets, by weight, that have a ship there, from 0 to 1; 0 where none fits.
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
        let share = |index: usize| match cells[index] {
            0 => 0.0,
            all if all == fleets => 1.0,
            // Beyond 2⁵³ fleets a division may round to 1 a share that is less.
            some => (some as f64 / fleets as f64).min(BELOW_ONE),
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

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::grid::Cell;

    #[test]
    fn a_cell_is_certain_only_in_all_fleets_however_many_they_are() {
        let fleets = 1_u128 << 100;
        let counts = [0, fleets, fleets - 1, 1];
        let mut cells = Box::new([0; 256]);
        cells[..4].copy_from_slice(&counts);
        let tally = Tally::exact(fleets, cells);
        let chances = std::array::from_fn(|index| tally.shares[index]);
        let [impossible, certain, nearly, hardly] = chances;
        assert_eq!((impossible, certain), (0.0, 1.0));
        assert!(nearly < 1.0 && 0.0 < hardly);
        assert_eq!(tally.at(Cell::new(0, 0)), 0.0);
        assert!(Tally::exact(0, Box::new([0; 256])).shares.iter().all(|&share| share == 0.0));
    }
}
