use crate::grid::{Cell, CellSet, Geometry};

use super::{Symmetry, WeightMatrix};

/// A model of one opponent: in how many of the games so far a ship was on each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habits {
    geometry: Geometry,
    games: u32,
    /// Row by row, in how many of the games a ship was there.
    cells: Vec<u32>,
}

/// The observations of a cell, or of several together.
#[derive(Clone, Copy)]
struct Seen {
    /// How often a ship was there.
    times: f64,
    /// How often one would lie there by chance.
    expected: f64,
}

impl Habits {
    /// The model of a board of this size before the first game: 0 games, and no ship seen on any cell.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, games: 0, cells: vec![0; geometry.len()] }
    }

    /// The model of `games` games, given row by row in how many of them a ship was there; `None` where `cells` has another length
    /// than the board, or a number is above `games`.
    #[must_use]
    pub fn of(geometry: Geometry, games: u32, cells: Vec<u32>) -> Option<Self> {
        let fits = cells.len() == geometry.len() && cells.iter().all(|&seen| seen <= games);
        fits.then_some(Self { geometry, games, cells })
    }

    /// Adds a finished game: `ships` are all ship cells of its fleet.
    pub fn see(&mut self, ships: CellSet) {
        self.games += 1;
        for cell in ships {
            let place = self.place(cell);
            self.cells[place] += 1;
        }
    }

    /// Estimates how many times as often as by chance each cell holds ship; `chances`, row by row, are those of uniform deployment.
    ///
    /// Empirical Bayes (H. Robbins, *An Empirical Bayes Approach to Statistics*, 1956): observed ratios count as far as their variance
    /// exceeds that of chance. First the images of a cell under the board's symmetries are pooled, as most habits prefer no side;
    /// then each cell is shrunk towards the pooled weight.
    ///
    /// # Complexity
    ///
    /// Linear in the cells.
    pub fn weights(&self, chances: &[f64]) -> WeightMatrix {
        let games = f64::from(self.games);
        let mut seen = Vec::with_capacity(self.cells.len());
        for (&times, chance) in self.cells.iter().zip(chances) {
            seen.push(Seen { times: times.into(), expected: games * chance });
        }
        let mut pooled = Vec::with_capacity(seen.len());
        for cell in self.geometry.cells() {
            let mut images = CellSet::EMPTY;
            for symmetry in Symmetry::all(self.geometry) {
                images.insert(symmetry.cell(cell));
            }
            let mut sum = Seen { times: 0.0, expected: 0.0 };
            for image in images {
                let Seen { times, expected } = seen[self.place(image)];
                sum.times += times;
                sum.expected += expected;
            }
            pooled.push(sum);
        }
        let mut weights = vec![1.0; seen.len()];
        shrink_towards(&mut weights, &pooled, chances);
        shrink_towards(&mut weights, &seen, chances);
        WeightMatrix::nearest(&weights)
    }

    fn place(&self, cell: Cell) -> usize {
        usize::from(cell.row()) * usize::from(self.geometry.cols()) + usize::from(cell.col())
    }
}

/// Shrinks each weight towards its observed ratio: the more, the more all ratios vary beyond their noise, and the less noisy the
/// cell's own ratio is.
#[inline(never)]
fn shrink_towards(weights: &mut [f64], seen: &[Seen], chances: &[f64]) {
    let (mut excess, mut sum) = (0.0, 0.0);
    let mut strays = Vec::with_capacity(weights.len());
    for (place, &weight) in weights.iter().enumerate() {
        let Seen { times, expected } = seen[place];
        // No game was observed yet, or no ship can lie there.
        if expected <= 0.0 {
            strays.push((0.0, 1.0));
            continue;
        }
        let stray = times / expected - weight;
        // The variance of a share of so many draws; a weight of 0 would have none.
        let weight = weight.max(WeightMatrix::MIN);
        let noise = weight * (1.0 - (weight * chances[place]).min(0.9)) / expected;
        strays.push((stray, noise));
        excess += (stray * stray - noise) / noise;
        sum += 1.0 / noise;
    }
    let spread = if 0.0 < excess { excess / sum } else { 0.0 };
    for (weight, (stray, noise)) in weights.iter_mut().zip(strays) {
        *weight += stray * spread / (spread + noise);
    }
}
