use std::sync::Arc;

use crate::{
    battleship::rules::{Answer, Heading, MovingFleet, Ruleset},
    grid::{Cell, CellSet},
    rng::GameRng,
};

mod particle_step;
mod periodic_path;
mod population;
mod ways;

use super::{Basis, Belief, work_budget::WorkBudget};
use particle_step::{History, Particle, ParticleStep};
use population::Population;
use ways::Ways;

/// Populations kept side by side, each with numbers of its own: the spread between them is the error.
const POPULATIONS: usize = 4;
/// How many answers a unit of work replays.
const REPLAYED: u64 = 4;
/// The work after one answer of looking for starts where no population has any: what is not found then is looked for on after the next.
const SEARCH: u64 = 1_200_000;
/// How many times more rounds of changes a search goes through at most.
const MAX_TROUBLE: u32 = 7;

/// Tracks the ships of a moving sea: keeps starts (where every ship lay and where it was bound) that replay to exactly the answers
/// heard, as the motion follows from the start.
///
/// A particle filter with Metropolis moves (Gilks, Berzuini: *Following a moving target*, 2001). After every answer the starts
/// that would have answered otherwise are dropped, the others copied in their place, and every start is tried with
/// changes, kept where all answers stay the same: all starts are equally likely before the first shot, so that this leaves each that
/// fits equally likely. Where no start is left in any population, one more begins at the first answer with numbers of its own, as often
/// as it takes: what some lost by chance another keeps.
///
/// A fold over the answers: the same ones lead to the same populations, whenever they are folded in.
#[derive(Clone, Debug)]
pub struct Tracking {
    rules: Arc<Ruleset>,
    populations: [Population; POPULATIONS],
    /// By class, with all answers folded into any population.
    ways: Vec<Ways>,
    /// How many answers are heard, the last of them as far as `stage`.
    heard: usize,
    stage: Stage,
    /// What looks for starts where the populations have none.
    search: Search,
    budget: WorkBudget,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Bring this population to the last answer.
    Follow(usize),
    /// Bring back the populations without a start, in so much work.
    Restore(u64),
    /// Hear the next answer.
    Hear,
}

/// A population that begins once more.
#[derive(Clone, Debug, Default)]
struct Search {
    population: Population,
    /// How many answers it has come to.
    heard: usize,
    /// How many began before.
    attempt: usize,
    /// How many began before since ships were last tracked: the next takes so much more trouble.
    lost: u32,
}

impl Tracking {
    /// Knows nothing but the rules yet.
    ///
    /// # Panics
    ///
    /// Where ships lie still.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>) -> Self {
        assert!(rules.moves(), "ships that lie still are counted");
        let populations = std::array::from_fn(|_| Population::default());
        let classes = 0..rules.fleet().classes().len();
        let ways = classes.map(|class| Ways::new(&rules, class)).collect();
        Self {
            rules,
            populations,
            ways,
            heard: 0,
            stage: Stage::Follow(0),
            search: Search::default(),
            budget: WorkBudget::default(),
        }
    }

    /// Folds in answers not seen yet, for about `work` units of some 0.1 µs; true once all are.
    ///
    /// # Panics
    ///
    /// Where the answers do not go on from those seen.
    pub fn advance(&mut self, answers: &History, work: u64) -> bool {
        assert!(self.heard <= answers.len(), "answers are not taken back");
        self.budget.allow(work);
        loop {
            self.stage = match self.stage {
                Stage::Hear if self.heard == answers.len() => break,
                Stage::Hear => self.hear(answers[self.heard]),
                _ if !self.budget.is_open() => return false,
                Stage::Follow(place) => self.follow(place, &answers[..self.heard]),
                Stage::Restore(work) => self.restore(work, &answers[..self.heard]),
            };
        }
        // What was allowed and not used is not saved for later answers.
        self.budget = WorkBudget::default();
        true
    }

    /// Takes in the next answer.
    fn hear(&mut self, observed: (Cell, Answer)) -> Stage {
        for (class, ways) in self.ways.iter_mut().enumerate() {
            ways.hear(&self.rules, class, self.heard, observed);
        }
        self.heard += 1;
        Stage::Follow(0)
    }

    /// Takes a population a step nearer to where `history` ends.
    fn follow(&mut self, place: usize, history: &History) -> Stage {
        let step = |step| ParticleStep::new(&self.rules, history, &self.ways, place, step);
        let (there, replayed) = self.populations[place].go_on(step, 1);
        self.budget.charge(1 + replayed / REPLAYED);
        match place + usize::from(there) {
            POPULATIONS => Stage::Restore(0),
            place => Stage::Follow(place),
        }
    }

    /// A population without a start goes on from those of another: their numbers differ from the next answer on. Where none
    /// has any, the search goes on a step.
    fn restore(&mut self, done: u64, history: &History) -> Stage {
        let there = self.populations.iter().find(|population| !population.is_empty());
        let starts = match there {
            Some(population) => population.clone(),
            None if SEARCH <= done => return Stage::Hear,
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
        Stage::Hear
    }

    /// How many answers are folded in.
    #[must_use]
    pub const fn heard(&self) -> usize {
        self.heard
    }

    /// What the populations say of this moment; nothing where they have lost the ships.
    ///
    /// The standard error of a chance is that of the mean over the populations; it is at least what one start makes. Populations that
    /// went on from another's starts begin alike, so that it is told too small until they have parted again.
    #[must_use]
    pub fn belief(&self) -> Option<Belief> {
        let tracks = self.populations.iter().map(|population| population.tracks().len());
        if tracks.clone().any(|tracks| tracks == 0) {
            return None;
        }
        let samples = tracks.sum::<usize>() as u32;
        let ships = self.shares(MovingFleet::cells);
        let unhit = self.shares(|moving_fleet| moving_fleet.targets(&self.rules));
        let worst_error = ships.worst_error.max(unhit.worst_error).max(1.0 / f64::from(samples));
        let basis = Basis::Sampled { samples, worst_error, weighed: false };
        Some(Belief { basis, chances: ships.chances, unhit: Some(unhit.chances) })
    }

    /// A start that replays to every answer, all kept ones equally likely: the cells and headings of all ships, in fleet order.
    #[must_use]
    pub fn start(&self, rng: &mut GameRng) -> Option<Vec<(CellSet, Heading)>> {
        let starts: Vec<&Particle> =
            self.populations.iter().flat_map(|population| population.tracks()).collect();
        let count = starts.len() as u32;
        if count == 0 {
            return None;
        }
        let start = &starts[rng.below(count) as usize].begin;
        Some(particle_step::courses(&self.rules, &self.ways, start).collect())
    }

    /// By cell the share of tracks that have it among theirs.
    fn shares(&self, cells: impl Fn(&MovingFleet) -> CellSet) -> Shares {
        let mut sums = [[0_u32; 256]; POPULATIONS];
        for (population, sums) in self.populations.iter().zip(&mut sums) {
            for track in population.tracks() {
                for cell in cells(&track.now) {
                    sums[cell.index()] += 1;
                }
            }
        }
        let mut chances = Box::new([0.0; 256]);
        let mut worst_error = 0.0_f64;
        for (index, chance) in chances.iter_mut().enumerate() {
            let own = std::array::from_fn::<f64, POPULATIONS, _>(|population| {
                f64::from(sums[population][index])
                    / self.populations[population].tracks().len() as f64
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
    /// A step of the population that begins once more; the work it took.
    fn go_on(&mut self, rules: &Ruleset, ways: &[Ways], history: &History) -> u64 {
        let heard = &history[..self.heard];
        let step = |step| ParticleStep::new(rules, heard, ways, POPULATIONS + self.attempt, step);
        let (there, replayed) = self.population.go_on(step, 1 + self.lost);
        if there && self.population.is_empty() {
            let lost = MAX_TROUBLE.min(self.lost + 1);
            *self = Self { attempt: self.attempt + 1, lost, ..Self::default() };
        } else {
            self.heard += usize::from(there);
        }
        1 + replayed / REPLAYED
    }

    /// The population, where it has come to the end of `history`.
    fn found(&mut self, history: &History) -> Option<Population> {
        if self.heard <= history.len() {
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
