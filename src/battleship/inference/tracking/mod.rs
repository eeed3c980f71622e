use std::sync::Arc;

use crate::{
    battleship::rules::{Answer, Convoy, Heading, Ruleset},
    dice::{Dice, Seed},
    grid::{Cell, CellSet},
};

mod crew;
mod lap;
mod ways;

use super::{Basis, Belief, purse::Purse};
use crew::{Crew, Track};
use ways::Ways;

/// Populations kept side by side, each with numbers of its own: the spread between them is the error.
const POPULATIONS: usize = 4;
/// The starts each of them keeps.
const STARTS: usize = 1_000;
/// The same answers keep the same populations.
const SEED: Seed = Seed(2);
/// How many answers a unit of work replays.
const REPLAYED: u64 = 4;

/// What one was told of a moving sea: the shots and their answers, in order.
type History = [(Cell, Answer)];

/// Tracks the ships of a moving sea: keeps starts (where every ship lay and where it was bound) that replay to exactly the answers
/// heard, as the motion follows from the start.
///
/// A particle filter with Metropolis moves (Gilks, Berzuini: *Following a moving target*, 2001). After every answer the starts
/// that would have answered otherwise are dropped, the others copied in their place, and every start is tried with
/// changes of one ship, kept where all answers stay the same: all starts are equally likely before the first shot, so that this
/// leaves each that fits equally likely. Where no start is left, changes that answer less and less wrongly look for one.
///
/// A fold over the answers: the same ones lead to the same populations, whenever they are folded in.
#[derive(Clone, Debug)]
pub struct Tracking {
    rules: Arc<Ruleset>,
    populations: [Population; POPULATIONS],
    /// By class, with all answers folded into any population.
    ways: Vec<Ways>,
    /// How many answers are folded into the populations before `next`; one less into the others.
    seen: usize,
    next: usize,
    purse: Purse,
}

#[derive(Clone, Debug, Default)]
struct Population {
    /// Those that replay to all answers folded in. Empty where none was found.
    starts: Vec<Track>,
    /// The starts that last did, where none does now.
    strays: Vec<Track>,
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
        Self { rules, populations, ways, seen: 0, next: 0, purse: Purse::default() }
    }

    /// Folds in answers not seen yet, for about `work` units of some 0.1 µs; true once all are.
    ///
    /// # Panics
    ///
    /// Where the answers do not go on from those seen.
    pub fn advance(&mut self, answers: &History, work: u64) -> bool {
        assert!(self.seen <= answers.len() + 1, "answers are not taken back");
        self.purse.allow(work);
        while self.next < POPULATIONS || self.seen <= answers.len() {
            if self.next == POPULATIONS {
                self.next = 0;
            }
            if !self.purse.is_open() {
                return false;
            }
            let history = &answers[..self.seen];
            if self.next == 0
                && let Some(&last) = history.last()
            {
                for (class, ways) in self.ways.iter_mut().enumerate() {
                    ways.hear(&self.rules, class, self.seen - 1, last);
                }
            }
            let work = self.fold(history);
            self.purse.take(work);
            self.next += 1;
            if self.next == POPULATIONS {
                let work = self.repair(history);
                self.purse.take(work);
                self.seen += 1;
            }
        }
        // What was allowed and not used is not saved for later answers.
        self.purse = Purse::default();
        true
    }

    /// Brings the next population to where `history` ends; the work it took.
    fn fold(&mut self, history: &History) -> u64 {
        let mut crew = Crew::new(&self.rules, history, &self.ways, self.next);
        let population = &mut self.populations[self.next];
        match history.last() {
            None => population.starts = crew.first(),
            Some(&last) => crew.follow(population, last),
        }
        1 + crew.replayed / REPLAYED
    }

    /// A population without a start goes on from those of another: their numbers differ from the next answer on. Where none
    /// has any, they are looked for. The work it took.
    fn repair(&mut self, history: &History) -> u64 {
        let there = self.populations.iter().position(|population| !population.starts.is_empty());
        let mut replayed = 0;
        let starts = match there {
            Some(place) => self.populations[place].starts.clone(),
            None => {
                let strays = self.populations.iter_mut();
                let mut strays: Vec<Track> =
                    strays.flat_map(|population| population.strays.drain(..)).collect();
                let mut crew = Crew::new(&self.rules, history, &self.ways, POPULATIONS);
                let found = crew.rescue(&mut strays);
                replayed += crew.replayed;
                self.populations[0].strays = strays;
                if found.is_empty() { self.anew(history, &mut replayed) } else { found }
            }
        };
        for population in &mut self.populations {
            if population.starts.is_empty() {
                population.starts.clone_from(&starts);
            }
            if !population.starts.is_empty() {
                population.strays.clear();
            }
        }
        1 + replayed / REPLAYED
    }

    /// A population that begins once more, with numbers of its own: what one lost by chance another may have kept.
    fn anew(&self, history: &History, replayed: &mut u64) -> Vec<Track> {
        let mut population = Population::default();
        for told in 0..=history.len() {
            let heard = &history[..told];
            let mut crew = Crew::new(&self.rules, heard, &self.ways, POPULATIONS + history.len());
            match heard.last() {
                None => population.starts = crew.first(),
                Some(&last) => crew.follow(&mut population, last),
            }
            *replayed += crew.replayed;
            if population.starts.is_empty() {
                break;
            }
        }
        population.starts
    }

    /// What the populations say of this moment; nothing where they have lost the ships.
    ///
    /// The standard error of a chance is that of the mean over the populations; it is at least what one start makes.
    #[must_use]
    pub fn belief(&self) -> Option<Belief> {
        let tracks = self.populations.iter().map(|population| population.starts.len());
        if tracks.clone().any(|tracks| tracks == 0) {
            return None;
        }
        let samples = tracks.sum::<usize>() as u32;
        let ships = self.shares(Convoy::cells);
        let unhit = self.shares(|convoy| convoy.targets(&self.rules));
        let worst_error = ships.worst_error.max(unhit.worst_error).max(1.0 / f64::from(samples));
        let basis = Basis::Sampled { samples, worst_error, weighed: false };
        Some(Belief { basis, chances: ships.chances, unhit: Some(unhit.chances) })
    }

    /// A start that replays to every answer, all kept ones equally likely: the cells and headings of all ships, in fleet order.
    #[must_use]
    pub fn start(&self, dice: &mut Dice) -> Option<Vec<(CellSet, Heading)>> {
        let starts: Vec<&Track> =
            self.populations.iter().flat_map(|population| &population.starts).collect();
        let count = starts.len() as u32;
        if count == 0 {
            return None;
        }
        let start = &starts[dice.below(count) as usize].begin;
        Some(crew::courses(&self.rules, &self.ways, start).collect())
    }

    /// By cell the share of tracks that have it among theirs.
    fn shares(&self, cells: impl Fn(&Convoy) -> CellSet) -> Shares {
        let mut sums = [[0_u32; 256]; POPULATIONS];
        for (population, sums) in self.populations.iter().zip(&mut sums) {
            for track in &population.starts {
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
                    / self.populations[population].starts.len() as f64
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

struct Shares {
    chances: Box<[f64; 256]>,
    worst_error: f64,
}
