use crate::{
    battleship::knowledge::Knowledge,
    grid::Cell,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints, FleetSearch, FoundFleet,
    fleet_sampler::{Covering, FleetSampler},
};

/// The most fleets listed to draw from, and the work of listing them.
const LISTED: (usize, u64) = (2_000, 500_000);
/// The most fleets listed where rows or columns are counted, and the work of listing them: nothing else finds fleets there.
const LISTED_BY_COUNTS: (usize, u64) = (60_000, 2_000_000);
const LISTING_STRETCH: u64 = 50_000;
/// The fleets tried in all.
const TRIES: u32 = 500_000;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(3);

/// Some of the fleets that fit all observations and have a ship on one cell, each fleet as likely as any other.
///
/// Where they are few, all are listed and different ones chosen. Else a [`FleetSampler`] draws them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetsThroughCell {
    /// The fleets drawn, at most as many as wanted, each with all ships.
    pub fleets: Vec<FoundFleet>,
    /// How many there are in all, where they were listed.
    pub all: Option<usize>,
}

impl FleetsThroughCell {
    /// Draws as many as `wanted` fleets with a ship on `cell`; `None` where too many fit to be listed and too few tries succeed.
    ///
    /// # Complexity
    ///
    /// It lists up to 2,000 fleets (60,000 where rows or columns are counted); else it makes up to 500,000 tries of at
    /// most some 3 µs each.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Option<Self> {
        let mut drawing = Drawing::new(knowledge, cell, wanted);
        while !drawing.advance(u64::MAX) {}
        drawing.outcome().cloned()
    }
}

/// The computation of [`FleetsThroughCell`] in slices of work. It draws the same however it is sliced.
#[derive(Debug)]
pub struct Drawing {
    constraints: Constraints,
    wanted: usize,
    rng: GameRng,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Lists fleets. Its work is counted in steps of `LISTING_STRETCH`, so that it ends at the same fleet however it is sliced.
    Listing {
        listing: Box<FleetSearch>,
        stretches_left: u64,
        limit: usize,
    },
    /// Draws fleets, once all ways to cover the observed ship cells are found.
    Sampling {
        sampler: Box<FleetSampler>,
        tries_left: u32,
        fleets: Vec<FoundFleet>,
    },
    Done(Option<FleetsThroughCell>),
}

impl Drawing {
    /// Begins to draw as many as `wanted` fleets with a ship on `cell`. It does no work yet.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Self {
        let mut constraints = Constraints::new(knowledge, None);
        if !constraints.settled_cells().contains(cell) {
            constraints.cover.insert(cell);
        }
        let rng = GameRng::new(DRAWING_SEED, Stream::Estimate { population: cell.index() as u32 });
        let is_outside = !knowledge.rules().geometry().board().contains(cell);
        let stage = if constraints.contradictory || is_outside {
            Stage::Done(Some(FleetsThroughCell { fleets: Vec::new(), all: Some(0) }))
        } else {
            let (limit, work) = if constraints.has_counts() { LISTED_BY_COUNTS } else { LISTED };
            let listing = Box::new(FleetSearch::up_to(&constraints, limit + 1));
            Stage::Listing { listing, stretches_left: work / LISTING_STRETCH, limit }
        };
        Self { constraints, wanted, rng, stage }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work && !matches!(self.stage, Stage::Done(_)) {
            let (next, cost) = self.step();
            spent += cost;
            if let Some(next) = next {
                self.stage = next;
            }
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// Takes a step; the next stage, where this one ends, and the work.
    fn step(&mut self) -> (Option<Stage>, u64) {
        match &mut self.stage {
            Stage::Listing { listing, stretches_left, limit } => {
                *stretches_left -= 1;
                let is_listed = listing.advance(LISTING_STRETCH);
                let found = listing.found();
                let fits = found.len() <= *limit;
                let next = if is_listed && fits {
                    let fleets = some_of(found, self.wanted, &mut self.rng);
                    Some(Stage::Done(Some(FleetsThroughCell { fleets, all: Some(found.len()) })))
                } else if fits && 0 < *stretches_left {
                    None
                } else if self.constraints.has_counts() {
                    Some(Stage::Done(None))
                } else {
                    let sampler = Box::new(FleetSampler::new(&self.constraints));
                    Some(Stage::Sampling { sampler, tries_left: TRIES, fleets: Vec::new() })
                };
                (next, LISTING_STRETCH)
            }
            Stage::Sampling { sampler, tries_left, fleets } => {
                match sampler.cover_on() {
                    (Covering::Unfinished, work) => return (None, work),
                    (Covering::TooMany, work) => return (Some(Stage::Done(None)), work),
                    (Covering::Done, _) => {}
                }
                let is_enough = fleets.len() == self.wanted;
                if is_enough || *tries_left == 0 {
                    let fleets = std::mem::take(fleets);
                    let found = is_enough.then_some(FleetsThroughCell { fleets, all: None });
                    return (Some(Stage::Done(found)), 1);
                }
                *tries_left = if sampler.is_empty() { 0 } else { *tries_left - 1 };
                let (fleet, work) = sampler.try_one(&mut self.rng);
                fleets.extend(fleet);
                (None, work)
            }
            Stage::Done(_) => (None, 0),
        }
    }

    /// The fleets drawn; `None` while work is left, and where too many fit to be listed and too few tries succeeded.
    pub const fn outcome(&self) -> Option<&FleetsThroughCell> {
        match &self.stage {
            Stage::Done(drawn) => drawn.as_ref(),
            _ => None,
        }
    }
}

/// Different fleets of a list, each as likely as another: the first steps of a Fisher–Yates shuffle.
fn some_of(all: &[FoundFleet], wanted: usize, rng: &mut GameRng) -> Vec<FoundFleet> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    let taken = wanted.min(all.len());
    for place in 0..taken {
        let other = place + rng.below((all.len() - place) as u32) as usize;
        places.swap(place, other);
    }
    places[..taken].iter().map(|&place| all[place].clone()).collect()
}
