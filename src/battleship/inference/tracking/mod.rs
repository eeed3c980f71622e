use std::sync::Arc;

use crate::{
    battleship::rules::{Answer, Heading, MovingFleet, Ruleset},
    grid::{Cell, CellSet},
    rng::GameRng,
};

mod class_starts;
mod factored;
mod motion;
mod particle_step;
mod periodic_path;
mod population;

use super::{Basis, Belief, work_budget::WorkBudget};
use class_starts::ClassStarts;
use factored::Factored;
use particle_step::{History, Particle, ParticleStep};
use population::Population;

/// Independent populations, each with a generator of its own: the standard error is that between them.
const POPULATIONS: usize = 4;
/// The answers that a unit of work replays.
const REPLAYED: u64 = 4;
/// The work, after one answer, of searching starts where no population has any. The search continues after the next answer.
const SEARCH: u64 = 1_200_000;
/// The most times that a search multiplies its rounds of changes.
const MAX_ROUND_FACTOR: u32 = 7;

/// Tracks moving ships. A particle is a start, the cells and heading of every ship before the first shot, that replays to exactly
/// the observed answers: the motion follows from the start.
///
/// A particle filter (N. J. Gordon, D. J. Salmond, A. F. M. Smith, *Novel Approach to Nonlinear/Non-Gaussian Bayesian State Estimation*,
/// 1993) with Metropolis moves (W. R. Gilks, C. Berzuini, *Following a Moving Target: Monte Carlo Inference for Dynamic Bayesian
/// Models*, 2001). After every answer the particles that contradict it are dropped and copies of the others replace them; then every
/// particle is changed at random, and a change is kept where it still replays to all answers. All starts are equally likely before
/// the first shot, so those that fit stay equally likely. Where no population has a particle left, another one begins at the
/// first answer with a generator of its own, as often as needed.
///
/// Meanwhile the belief is that of each ship by itself.
///
/// It is a fold over the answers: the same answers lead to the same populations, whenever they are folded in.
#[derive(Clone, Debug)]
pub struct Tracking {
    rules: Arc<Ruleset>,
    populations: [Population; POPULATIONS],
    /// By class, with all answers folded into any population.
    ways: Vec<ClassStarts>,
    /// The belief where no start is known.
    factored: Factored,
    /// How many answers are folded in, the last of them as far as `stage`.
    folded: usize,
    stage: Stage,
    /// The search for starts where the populations have none.
    search: Search,
    budget: WorkBudget,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Bring this population up to the last answer.
    Follow(usize),
    /// Refill the populations without a particle; the work done on that so far.
    Restore(u64),
    /// Take the next answer.
    Next,
}

/// A population that begins again at the first answer.
#[derive(Clone, Debug, Default)]
struct Search {
    population: Population,
    /// How many answers are folded into it.
    folded: usize,
    /// How many began before.
    attempt: usize,
    /// How many searches failed since the ships were last tracked: so many more rounds of changes the next one makes.
    failed: u32,
}

impl Tracking {
    /// A tracking before the first answer.
    ///
    /// # Panics
    ///
    /// If the ships of these rules do not move.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>) -> Self {
        assert!(rules.moves(), "ships that lie still are counted");
        let populations = std::array::from_fn(|_| Population::default());
        let classes = 0..rules.fleet().classes().len();
        let ways: Vec<_> = classes.map(|class| ClassStarts::new(&rules, class)).collect();
        let factored = Factored::new(rules.clone(), &ways);
        Self {
            rules,
            populations,
            ways,
            factored,
            folded: 0,
            stage: Stage::Follow(0),
            search: Search::default(),
            budget: WorkBudget::default(),
        }
    }

    /// Folds in the answers beyond those folded in already, for about `work` units; true once all are.
    ///
    /// # Panics
    ///
    /// If there are fewer answers than were folded in.
    pub fn advance(&mut self, answers: &History, work: u64) -> bool {
        assert!(self.folded <= answers.len(), "answers are not taken back");
        self.budget.allow(work);
        loop {
            self.stage = match self.stage {
                Stage::Next if self.folded == answers.len() => break,
                Stage::Next => self.take_answer(answers[self.folded]),
                _ if !self.budget.is_open() => return false,
                Stage::Follow(place) => self.follow(place, &answers[..self.folded]),
                Stage::Restore(work) => self.restore(work, &answers[..self.folded]),
            };
        }
        // Unused work is not saved for later answers.
        self.budget = WorkBudget::default();
        true
    }

    /// Takes the next answer.
    fn take_answer(&mut self, observed: (Cell, Answer)) -> Stage {
        for (class, ways) in self.ways.iter_mut().enumerate() {
            ways.record_answer(&self.rules, class, self.folded, observed);
        }
        self.factored.record_answer(observed);
        self.folded += 1;
        Stage::Follow(0)
    }

    /// Brings a population a step nearer to the end of `history`.
    fn follow(&mut self, place: usize, history: &History) -> Stage {
        let step = |step| ParticleStep::new(&self.rules, history, &self.ways, place, step);
        let (is_up_to_date, replayed) = self.populations[place].go_on(step, 1);
        self.budget.charge(1 + replayed / REPLAYED);
        match place + usize::from(is_up_to_date) {
            POPULATIONS => Stage::Restore(0),
            place => Stage::Follow(place),
        }
    }

    /// Refills populations without a particle from another: their random numbers differ from the next answer on. Where no population
    /// has any, the search goes on a step.
    fn restore(&mut self, done: u64, history: &History) -> Stage {
        let filled = self.populations.iter().find(|population| !population.is_empty());
        let starts = match filled {
            Some(population) => population.clone(),
            None if SEARCH <= done => return Stage::Next,
            None => {
                let work = self.search.go_on(&self.rules, &self.ways, history);
                self.budget.charge(work);
                let Some(found) = self.search.found(history) else {
                    return Stage::Restore(done + work);
                };
                found
            }
        };
        for population in &mut self.populations {
            if population.is_empty() {
                population.clone_from(&starts);
            }
        }
        Stage::Next
    }

    /// The number of answers that are folded in.
    pub const fn folded(&self) -> usize {
        self.folded
    }

    /// The belief at this moment; where a population has no particle, that of each ship by itself, of the basis [`Basis::LostTrack`].
    ///
    /// The standard error of a chance is that of the mean over the populations, and at least what one particle contributes.
    /// Populations refilled from another begin alike, so the error is too small until they differ again.
    pub fn belief(&self) -> Belief {
        let counts = self.populations.iter().map(|population| population.particles().len());
        if counts.clone().any(|count| count == 0) {
            return self.by_ship();
        }
        let samples = counts.sum::<usize>() as u32;
        let ships = self.shares(MovingFleet::cells);
        let unhit = self.shares(|moving_fleet| moving_fleet.targets(&self.rules));
        let worst_error = ships.worst_error.max(unhit.worst_error).max(1.0 / f64::from(samples));
        let basis = Basis::Sampled { samples, worst_error, weighed: false };
        Belief { basis, chances: ships.chances, unhit: Some(unhit.chances) }
    }

    /// The belief of each ship by itself, of the basis [`Basis::LostTrack`].
    pub fn by_ship(&self) -> Belief {
        self.factored.belief()
    }

    /// Draws a start that replays to every answer, each particle equally likely: the cells and headings of all ships, in fleet
    /// order.
    pub fn start(&self, rng: &mut GameRng) -> Option<Vec<(CellSet, Heading)>> {
        let starts: Vec<&Particle> =
            self.populations.iter().flat_map(|population| population.particles()).collect();
        let count = starts.len() as u32;
        if count == 0 {
            return None;
        }
        let start = &starts[rng.below(count) as usize].begin;
        Some(particle_step::courses(&self.rules, &self.ways, start).collect())
    }

    /// By cell the share of particles that have it among their cells.
    fn shares(&self, cells: impl Fn(&MovingFleet) -> CellSet) -> Shares {
        let mut sums = [[0_u32; 256]; POPULATIONS];
        for (population, sums) in self.populations.iter().zip(&mut sums) {
            for particle in population.particles() {
                for cell in cells(&particle.now) {
                    sums[cell.index()] += 1;
                }
            }
        }
        let mut chances = Box::new([0.0; 256]);
        let mut worst_error = 0.0_f64;
        for (index, chance) in chances.iter_mut().enumerate() {
            let own = std::array::from_fn::<f64, POPULATIONS, _>(|population| {
                f64::from(sums[population][index])
                    / self.populations[population].particles().len() as f64
            });
            let mean = own.iter().sum::<f64>() / POPULATIONS as f64;
            let squares: f64 = own.iter().map(|share| (share - mean) * (share - mean)).sum();
            let freedom = (POPULATIONS * (POPULATIONS - 1)) as f64;
            worst_error = worst_error.max((squares / freedom).sqrt());
            *chance = mean;
        }
        Shares { chances, worst_error }
    }
}

impl Search {
    /// A step of the search; returns the work.
    fn go_on(&mut self, rules: &Ruleset, ways: &[ClassStarts], history: &History) -> u64 {
        let folded = &history[..self.folded];
        let step = |step| ParticleStep::new(rules, folded, ways, POPULATIONS + self.attempt, step);
        let (is_up_to_date, replayed) = self.population.go_on(step, 1 + self.failed);
        if is_up_to_date && self.population.is_empty() {
            let failed = MAX_ROUND_FACTOR.min(self.failed + 1);
            *self = Self { attempt: self.attempt + 1, failed, ..Self::default() };
        } else {
            self.folded += usize::from(is_up_to_date);
        }
        1 + replayed / REPLAYED
    }

    /// The population, where it is up to date with `history`.
    fn found(&mut self, history: &History) -> Option<Population> {
        if self.folded <= history.len() {
            return None;
        }
        let next = Self { attempt: self.attempt + 1, ..Self::default() };
        Some(std::mem::replace(self, next).population)
    }
}

struct Shares {
    chances: Box<[f64; 256]>,
    worst_error: f64,
}
