use crate::{
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints,
    belief::{ABOVE_ZERO, BELOW_ONE},
    search::{Drawn, PartialFleet, Search, add},
    work_budget::WorkBudget,
};

/// Populations drawn side by side, each with numbers of its own: the spread between them is the error.
const POPULATIONS: usize = 16;

/// The placements looked at in a unit of work.
const LOOKED: u64 = 32;

/// Estimates chances by drawing fleets that fit everything told: sequential importance sampling.
///
/// Ship after ship is laid, one over the told cell that the fewest placements cover while there is such a cell, each placement
/// left as likely as it weighs. A fleet counts for what the placements left at each step
/// weighed together, as that is one by how likely it was to be drawn.
///
/// # Accuracy
///
/// The standard error of a chance is that of a ratio of sums over independent populations; it is at least what one fleet of
/// average weight makes, so that a cell nobody was drawn in is not held to be certain.
#[derive(Debug)]
pub struct Sampled {
    search: Search,
    begin: PartialFleet,
    populations: Vec<Population>,
    next: usize,
    /// The sum of all weights, and of their squares.
    weights: f64,
    squares: f64,
    /// How many fleets fitted.
    samples: u32,
    certain: CellSet,
    reach: CellSet,
    drawn: Drawn,
    possible: bool,
    /// What a fleet would weigh if all steps but few had as many choices as the first drawn had: keeps sums within bounds.
    unit: Option<f64>,
    budget: WorkBudget,
}

#[derive(Debug)]
struct Population {
    rng: GameRng,
    weight: f64,
    cells: Box<[f64; 256]>,
}

/// What sampling estimates.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// How many fleets were drawn that fit.
    pub samples: u32,
    /// By [`crate::grid::Cell::index`] the chance of a ship.
    pub chances: Box<[f64; 256]>,
    /// By cell the standard error of the chance.
    pub errors: Box<[f64; 256]>,
}

impl Estimate {
    /// The greatest standard error of a cell.
    #[must_use]
    pub fn worst_error(&self) -> f64 {
        self.errors.iter().copied().fold(0.0, f64::max)
    }
}

impl Sampled {
    /// Nothing drawn yet. The same constraints and seed give the same estimates after the same work.
    #[must_use]
    pub fn new(constraints: &Constraints, seed: Seed) -> Self {
        let population = |number| Population {
            rng: GameRng::new(seed, Stream::Estimate { population: number }),
            weight: 0.0,
            cells: Box::new([0.0; 256]),
        };
        let search = Search::new(constraints);
        Self {
            begin: Search::begin(constraints),
            populations: (0..POPULATIONS as u32).map(population).collect(),
            next: 0,
            weights: 0.0,
            squares: 0.0,
            samples: 0,
            certain: constraints.laid_cells() | constraints.cover,
            reach: search.reach(),
            drawn: Drawn::default(),
            possible: !constraints.contradictory,
            unit: None,
            budget: WorkBudget::default(),
            search,
        }
    }

    /// Draws for about `work` units. A unit is some 0.1 µs on a desktop.
    pub fn advance(&mut self, work: u64) {
        self.budget.allow(work);
        while self.possible && self.budget.is_open() && self.samples < u32::MAX {
            let work = self.draw();
            self.budget.take(work);
        }
    }

    /// What the fleets drawn say; nothing where too few were found to tell how wrong they may be.
    #[must_use]
    pub fn outcome(&self) -> Option<Estimate> {
        // A population that found nothing would pass its ignorance off as agreement.
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
            // Fleets drawn prove neither that all have a ship there, nor that none has.
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

    /// Draws one fleet for the next population; the work it took.
    fn draw(&mut self) -> u64 {
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
        1 + looked / LOOKED
    }
}
