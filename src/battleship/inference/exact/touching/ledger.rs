use crate::{
    battleship::inference::Symmetry,
    grid::{Cell, CellSet, Geometry},
};

use super::{
    super::{Tally, Total},
    leaf::Leaf,
};

/// Fleets counted so far, each `divisor` times.
#[derive(Clone, Debug)]
struct Count {
    divisor: u128,
    fleets: u128,
    cells: Box<[u128; 256]>,
}

/// The sums of a count under way.
///
/// Amounts are added in `f64` first, as whole numbers below 2⁵³, and carried over into `u128` before they can exceed that.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    /// Whether the sums are weights, which are never carried over.
    weighted: bool,
    total: f64,
    cells: Box<[f64; 256]>,
    /// The fleets that a unit of the sums stands for.
    unit: u128,
    divisor: u128,
    /// How many additions are left before a lane could overflow.
    room: f64,
    counts: Vec<Count>,
}

/// A lane takes 65,536 additions of at most 65,535.
const ROOM: f64 = 65_536.0;

impl Ledger {
    /// A ledger without fleets; `weighted` where it sums weights under a prior.
    pub fn new(weighted: bool) -> Self {
        Self {
            weighted,
            total: 0.0,
            cells: Box::new([0.0; 256]),
            unit: 1,
            divisor: 1,
            room: ROOM,
            counts: Vec::new(),
        }
    }

    /// From now on every amount counts `unit` times, and contains every fleet `divisor` times.
    pub fn set_unit(&mut self, unit: u128, divisor: u128, leaf: &mut dyn Leaf) {
        if (unit, divisor) != (self.unit, self.divisor) {
            self.carry(leaf);
            (self.unit, self.divisor) = (unit, divisor);
        }
    }

    /// Makes room for `times` additions of a closed form.
    pub fn reserve(&mut self, times: f64, leaf: &mut dyn Leaf) {
        self.room -= times;
        if self.room < 0.0 && !self.weighted {
            self.carry(leaf);
            self.room -= times;
        }
    }

    /// Adds `amount` to the total and to each of `cells`.
    pub fn add(&mut self, amount: f64, cells: CellSet) {
        self.total += amount;
        self.cover(amount, cells);
    }

    /// Adds `amount` to each of `cells`, and not to the total.
    pub fn cover(&mut self, amount: f64, cells: CellSet) {
        for cell in cells {
            self.cells[cell.index()] += amount;
        }
    }

    /// Adds everything summed so far in `f64`, in the ledger and in `leaf`, to the whole numbers.
    pub fn carry(&mut self, leaf: &mut dyn Leaf) {
        leaf.drain(&mut |cell, amount| self.cells[cell.index()] += amount);
        self.room = ROOM;
        if self.weighted || self.total == 0.0 {
            return;
        }
        let found = self.counts.iter().position(|count| count.divisor == self.divisor);
        let place = found.unwrap_or(self.counts.len());
        if found.is_none() {
            let cells = Box::new([0; 256]);
            self.counts.push(Count { divisor: self.divisor, fleets: 0, cells });
        }
        let count = &mut self.counts[place];
        count.fleets += self.total as u128 * self.unit;
        self.total = 0.0;
        for (sum, own) in count.cells.iter_mut().zip(self.cells.iter_mut()) {
            *sum += *own as u128 * self.unit;
            *own = 0.0;
        }
    }

    /// The tally, where every counted fleet stands for `each` fleets and for its images under the symmetries.
    pub fn tally(&self, geometry: Geometry, each: u128, symmetries: &[Symmetry]) -> Tally {
        let images = |cell: Cell| symmetries.iter().map(move |turn| turn.cell(cell).index());
        if self.weighted {
            let mut shares = Box::new([0.0; 256]);
            for cell in geometry.cells().filter(|_| 0.0 < self.total) {
                let sum: f64 = images(cell).map(|image| self.cells[image]).sum();
                // Rounding may make a share of 0 negative.
                let share = sum / (self.total * symmetries.len() as f64);
                shares[cell.index()] = share.clamp(0.0, 1.0);
            }
            return Tally { total: Total::Weighted { weight: self.total * each as f64 }, shares };
        }
        let mut fleets = 0;
        let mut cells = Box::new([0; 256]);
        for count in &self.counts {
            fleets += count.fleets / count.divisor * each;
            for cell in geometry.cells() {
                let sum: u128 = images(cell).map(|image| count.cells[image]).sum();
                cells[cell.index()] += sum / (count.divisor * symmetries.len() as u128) * each;
            }
        }
        Tally::exact(fleets, cells)
    }
}
