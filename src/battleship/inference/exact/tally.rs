use crate::{battleship::inference::belief::BELOW_ONE, grid::Cell};

/// The result of a count, over the ships that were counted and not those settled before.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// How many fleets fit, or their weight.
    pub total: Total,
    /// By [`Cell::index`] the share of the fleets, by weight, that have a ship there, from 0 to 1; 0 where none fits.
    pub shares: Box<[f64; 256]>,
}

/// The number of fleets that fit, or their total weight.
#[derive(Clone, Debug, PartialEq)]
pub enum Total {
    /// Every fleet counts 1: the whole numbers themselves.
    Exact {
        /// The fleets.
        fleets: u128,
        /// By [`Cell::index`] those with a ship there.
        cells: Box<[u128; 256]>,
    },
    /// Every fleet counts 1, but the count comes from a [`Book`](crate::battleship::inference::Book): the total is exact, each share
    /// rounded to `f32`, and the number of fleets by cell not known.
    Rounded {
        /// The fleets.
        fleets: u128,
    },
    /// Every fleet counts its weight under a prior.
    Weighted {
        /// The weight of all fleets that fit.
        weight: f64,
    },
}

impl Tally {
    /// The tally of exact counts: `cells` has the fleets with a ship there by [`Cell::index`]. Each share is their quotient by
    /// `fleets` as an `f64`, and is 0 or 1 only where the counts say so.
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

    /// The share of the fleets, by weight, that have a ship on `cell`, from 0 to 1; 0 where no fleet fits.
    pub fn at(&self, cell: Cell) -> f64 {
        self.shares[cell.index()]
    }

    /// Whether no fleet fits; under a prior, whether the weight of all is 0.
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
