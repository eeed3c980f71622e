use crate::{
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints,
    belief::{ABOVE_ZERO, BELOW_ONE},
    search::{Drawn, PartialFleet, Search, add, looking_work},
    work_budget::WorkBudget,
};

/// Independent populations, each with a generator of its own: the standard error is that between them.
const POPULATIONS: usize = 16;

/// Estimates chances by drawing fleets that fit all observations.
///
/// Importance sampling (H. Kahn, A. W. Marshall, *Methods of Reducing Sample Size in Monte Carlo Computations*, 1953), ship by ship,
/// first over the observed ship cells. A fleet weighs the inverse of the probability with which it was drawn.
///
/// # Accuracy
///
/// The standard error of a chance is that of a ratio of sums over independent populations. It is at least what one fleet of
/// average weight contributes, so that a cell which no drawn fleet covers is not held to be certain.
#[derive(Debug)]
pub struct Sampled {
    search: Search,
    begin: PartialFleet,
    populations: Vec<Population>,
    next: usize,
    /// The sum of all weights, and of their squares.
    weights: f64,
    squares: f64,
    /// How many draws led to a fleet.
    samples: u32,
    certain: CellSet,
    reach: CellSet,
    drawn: Drawn,
    possible: bool,
    /// The weight of the first fleet drawn: weights are divided by it, which keeps sums within the range of `f64`.
    unit: Option<f64>,
    budget: WorkBudget,
}

#[derive(Debug)]
struct Population {
    rng: GameRng,
    weight: f64,
    cells: Box<[f64; 256]>,
}

/// The chances that [`Sampled`] estimates, with their standard errors, all from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// How many drawn fleets it rests on.
    pub samples: u32,
    /// By [`crate::grid::Cell::index`] the chance of a ship, from 0 to 1.
    pub chances: Box<[f64; 256]>,
    /// By [`crate::grid::Cell::index`] the standard error of the chance; 0 where the chance is certain.
    pub errors: Box<[f64; 256]>,
}

impl Estimate {
    /// The greatest standard error of a cell's chance, over all cells of the board.
    pub fn worst_error(&self) -> f64 {
        self.errors.iter().copied().fold(0.0, f64::max)
    }
}

impl Sampled {
    /// An estimate from no draws yet. The same constraints and seed give the same estimates after the same work.
    #[must_use]
    pub fn new(constraints: &Constraints, seed: Seed) -> Self {
        let population = |number| Population {
            rng: GameRng::new(seed, Stream::Estimate { population: number }),
            weight: 0.0,
            cells: Box::new([0.0; 256]),
        };
        Self {
            search: Search::new(constraints),
            begin: Search::begin(constraints),
            populations: (0..POPULATIONS as u32).map(population).collect(),
            next: 0,
            weights: 0.0,
            squares: 0.0,
            samples: 0,
            certain: constraints.settled_cells() | constraints.cover,
            reach: constraints.reach(),
            drawn: Drawn::default(),
            possible: !constraints.contradictory,
            unit: None,
            budget: WorkBudget::default(),
        }
    }

    /// Draws fleets for about `work` units of 0.1 µs each. It never ends by itself: four times the work halves the errors.
    pub fn advance(&mut self, work: u64) {
        self.budget.allow(work);
        while self.possible && self.budget.is_open() && self.samples < u32::MAX {
            self.draw();
        }
    }

    /// The estimate from the draws so far; `None` while one of the 16 populations is empty, as the error would be unknown.
    pub fn outcome(&self) -> Option<Estimate> {
        if self.populations.iter().any(|population| population.weight == 0.0) {
            return None;
        }
        let least = self.squares / (self.weights * self.weights);
        let mut chances = Box::new([0.0; 256]);
        let mut errors = Box::new([0.0; 256]);
        for cell in self.certain {
            chances[cell.index()] = 1.0;
        }
        for cell in self.reach - self.certain {
            let index = cell.index();
            let sum: f64 = self.populations.iter().map(|own| own.cells[index]).sum();
            // Drawn fleets prove neither that all fleets have a ship there, nor that none has.
            let chance = (sum / self.weights).clamp(ABOVE_ZERO, BELOW_ONE);
            let strays = self.populations.iter().map(|own| own.cells[index] - chance * own.weight);
            let squares: f64 = strays.map(|stray| stray * stray).sum();
            let freedom = POPULATIONS as f64 / (POPULATIONS as f64 - 1.0);
            let error = (squares * freedom).sqrt() / self.weights;
            chances[index] = chance;
            errors[index] = error.max(least);
        }
        Some(Estimate { samples: self.samples, chances, errors })
    }

    /// Draws one fleet for the next population.
    fn draw(&mut self) {
        let population = &mut self.populations[self.next];
        self.next = (self.next + 1) % POPULATIONS;
        self.search.draw(&self.begin, &mut population.rng, &mut self.drawn);
        let Drawn { weight, used, looked, .. } = self.drawn;
        if 0.0 < weight {
            let weight = weight / *self.unit.get_or_insert(weight);
            population.weight += weight;
            add(&mut population.cells, used, weight);
            self.weights += weight;
            self.squares += weight * weight;
            self.samples += 1;
        }
        self.budget.charge(looking_work(looked));
    }
}
