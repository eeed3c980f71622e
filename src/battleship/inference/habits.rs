use std::iter;

use crate::grid::{Cell, CellSet, Geometry};

use super::{Symmetry, WeightMatrix};

/// Where one opponent's ships lay in the games so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habits {
    geometry: Geometry,
    games: u32,
    /// Row by row, in how many of the games a ship lay there.
    cells: Vec<u32>,
}

/// Some cells taken together.
#[derive(Clone, Copy)]
struct Tally {
    /// How often a ship lay there.
    seen: f64,
    /// How often one would have by chance.
    expected: f64,
}

impl Habits {
    /// Of an opponent never met.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, games: 0, cells: vec![0; geometry.len()] }
    }

    /// Those of so many games, row by row in how many a ship lay there; nothing where that cannot be.
    #[must_use]
    pub fn of(geometry: Geometry, games: u32, cells: Vec<u32>) -> Option<Self> {
        let fits = cells.len() == geometry.len() && cells.iter().all(|&seen| seen <= games);
        fits.then_some(Self { geometry, games, cells })
    }

    /// Takes in the fleet of a game that is over.
    pub fn see(&mut self, ships: CellSet) {
        self.games += 1;
        for (cell, seen) in self.geometry.cells().zip(&mut self.cells) {
            *seen += u32::from(ships.contains(cell));
        }
    }

    /// How many times as often as by chance each cell is held to hold ship; `chances`, row by row, are those of uniform deployment.
    ///
    /// What was seen is taken for habit as far as it strays more than chance lets it: first by cells that are images of each other
    /// under the board's symmetries, as most habits look at no side, then by cells about what that gave.
    #[must_use]
    pub fn weights(&self, chances: &[f64]) -> WeightMatrix {
        let plain = vec![1.0; self.cells.len()];
        let tallies: Vec<Tally> = iter::zip(&self.cells, chances)
            .map(|(&seen, chance)| Tally {
                seen: seen.into(),
                expected: f64::from(self.games) * chance,
            })
            .collect();
        let pooled: Vec<Tally> =
            self.geometry.cells().map(|cell| self.pooled(cell, &tallies)).collect();
        let shared = drawn_towards(&plain, &pooled, chances);
        WeightMatrix::nearest(drawn_towards(&shared, &tallies, chances).into_iter())
    }

    /// All images of a cell together.
    fn pooled(&self, cell: Cell, tallies: &[Tally]) -> Tally {
        let images: CellSet =
            Symmetry::all(self.geometry).map(|symmetry| symmetry.cell(cell)).collect();
        let cols = usize::from(self.geometry.cols());
        let own = images
            .iter()
            .map(|cell| tallies[usize::from(cell.row()) * cols + usize::from(cell.col())]);
        own.fold(Tally { seen: 0.0, expected: 0.0 }, |sum, more| Tally {
            seen: sum.seen + more.seen,
            expected: sum.expected + more.expected,
        })
    }
}

/// How many times as often as by chance each cell was seen, drawn towards what was thought before: the more, the less all of
/// them stray from that beyond their noise, and the noisier the cell.
fn drawn_towards(before: &[f64], tallies: &[Tally], chances: &[f64]) -> Vec<f64> {
    // The variance of a share of so many draws; of a cell thought never to hold ship it would be 0.
    let noise = |(before, chance): (&f64, &f64), tally: &Tally| {
        let before = before.max(WeightMatrix::LEAST);
        before * (1.0 - (before * chance).min(0.9)) / tally.expected
    };
    let strays: Vec<(f64, f64)> = iter::zip(before, chances)
        .zip(tallies)
        .map(|(about, tally)| {
            let stray = tally.seen / tally.expected - about.0;
            // Nothing was seen yet, or nothing can lie there.
            if 0.0 < tally.expected { (stray, noise(about, tally)) } else { (0.0, 1.0) }
        })
        .collect();
    let excess: f64 = strays.iter().map(|(stray, noise)| (stray * stray - noise) / noise).sum();
    let weight: f64 = strays.iter().map(|(_, noise)| 1.0 / noise).sum();
    let spread = (excess / weight).max(0.0);
    let drawn = iter::zip(before, strays);
    drawn.map(|(before, (stray, noise))| before + stray * spread / (spread + noise)).collect()
}
