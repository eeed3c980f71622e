use crate::{
    battleship::{inference::Basis, knowledge::Knowledge},
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{Candidate, Decision, Map, Term};

/// Scores of cells, of which the highest is chosen.
#[derive(Clone, Debug)]
pub(super) struct Scores {
    values: [f64; 256],
    open: CellSet,
}

/// The highest score, and the cells that share it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Top {
    pub score: f64,
    pub cells: CellSet,
    /// How many cells have a score above 0.
    pub sensible: u32,
}

impl Scores {
    /// Scores of 0 for every cell. Only cells of `open` can be chosen.
    pub const fn new(open: CellSet) -> Self {
        Self { values: [0.0; 256], open }
    }

    /// The score of `cell`, whether or not it is open.
    pub const fn at(&self, cell: Cell) -> f64 {
        self.values[cell.index()]
    }

    /// Adds `score` to that of `cell`.
    pub const fn add(&mut self, cell: Cell, score: f64) {
        self.values[cell.index()] += score;
    }

    /// The open cells of the highest score, which is at least 0. Linear in the open cells.
    pub fn top(&self) -> Top {
        let mut top = Top { score: 0.0, cells: CellSet::EMPTY, sensible: 0 };
        for cell in self.open {
            let score = self.at(cell);
            top.sensible += u32::from(0.0 < score);
            if top.score < score {
                top.score = score;
                top.cells = CellSet::EMPTY;
            }
            if score == top.score {
                top.cells.insert(cell);
            }
        }
        top
    }

    /// The best open cell other than `chosen` and its score, the first in row order among equals; `None` where no other has a
    /// score above 0.
    pub fn next(&self, chosen: Cell) -> Option<(Cell, f64)> {
        let mut best: Option<(Cell, f64)> = None;
        for cell in self.open.iter().filter(|&cell| cell != chosen) {
            let score = self.at(cell);
            if best.map_or(0.0, |(_, best)| best) < score {
                best = Some((cell, score));
            }
        }
        best
    }

    /// The candidates, best first: the chosen one first among its equals, then in row order.
    fn best(&self, chosen: Option<Cell>) -> Vec<Cell> {
        let mut left: CellSet = self.open.iter().filter(|&cell| 0.0 < self.at(cell)).collect();
        let mut best = Vec::with_capacity(Decision::MAX_CANDIDATES);
        // Picking so few takes less code than sorting all, and no more time.
        while best.len() < Decision::MAX_CANDIDATES {
            let better = |a: Cell, b: Cell| {
                let same = self.at(a) == self.at(b);
                if self.at(a) < self.at(b) || same && chosen == Some(b) { b } else { a }
            };
            let Some(cell) = left.iter().reduce(better) else { break };
            left.remove(cell);
            best.push(cell);
        }
        best
    }

    /// Adds to a decision the candidates, each with its `terms`, and the map of all scores; cells that are not open have 0 there.
    /// At most [`Decision::MAX_CANDIDATES`] are listed.
    pub fn explain(
        &self,
        knowledge: &Knowledge,
        decision: &mut Decision,
        terms: impl Fn(Cell) -> Vec<Term>,
    ) {
        decision.candidates = self
            .best(decision.action.cell())
            .into_iter()
            .map(|cell| Candidate { cell, score: self.at(cell), terms: terms(cell) })
            .collect();
        let geometry = knowledge.rules().geometry();
        let value = |cell| if self.open.contains(cell) { self.at(cell) } else { 0.0 };
        let values = geometry.cells().map(value).collect();
        decision.map = Some(Map { basis: Basis::Heuristic, values });
    }
}

impl Top {
    /// One of the top cells: with `rng` each is equally likely, without it the first in row order. `None` where no cell is open.
    pub fn choose(&self, rng: Option<&mut GameRng>) -> Option<Cell> {
        match rng {
            Some(rng) => rng.cell(self.cells),
            None => self.cells.first(),
        }
    }
}
