use crate::{
    battleship::{
        inference::{Basis, FleetSample, Precision},
        knowledge::Knowledge,
    },
    grid::{Cell, CellSet},
};

use super::{
    shots::{LookAhead, Shot},
    worth::{CellGain, Settled},
};

/// What there is to do, as it follows from what was told: own flags change nothing of it.
#[derive(Clone, Debug)]
pub struct ScorePlan {
    /// The flags that could stand when this was thought out.
    budget: u32,
    /// How many fleets it was thought out over; 0 where none fits or none was found.
    pub fleets: u32,
    /// Where they were drawn, the greatest standard error of a chance; nothing where they are all that fit.
    error: Option<f64>,
    /// The cells to flag, the likeliest first, each with the points it adds to those before it.
    pub flags: Vec<(Cell, f64)>,
    /// The mean score with these flags and no shot more.
    pub expected: f64,
    /// The shots weighed, best first, each with the mean score of what is planned after it: less than is reached by who plans anew
    /// after every answer. Empty where no shot is left.
    pub shots: Vec<(Cell, f64)>,
    /// Whether the first of them is worth more than the flags alone.
    pub shoots: bool,
    /// By [`Cell::index`] the chance of a ship.
    chances: Box<[f64; 256]>,
}

impl ScorePlan {
    /// Thinks it out.
    pub fn new(knowledge: &Knowledge) -> Self {
        let sample = FleetSample::new(knowledge);
        let budget = budget(knowledge);
        let fleets = sample.len();
        let share = |points: i64| points as f64 / fleets as f64;
        let all: Vec<u32> = (0..fleets as u32).collect();
        let settled = Settled::new(knowledge);
        let mut chances = Box::new([0.0; 256]);
        for cell in settled.found {
            chances[cell.index()] = 1.0;
        }
        let mut intent = Self {
            budget,
            fleets: fleets as u32,
            error: None,
            flags: Vec::new(),
            expected: 0.0,
            shots: Vec::new(),
            shoots: false,
            chances,
        };
        if sample.is_empty() {
            return intent;
        }
        let mut ahead = LookAhead::new(&sample, CellGain::new(), budget);
        let plan = ahead.plan(&all, settled);
        let counts = ahead.counts();
        for cell in counts.reached() {
            intent.chances[cell.index()] = f64::from(counts.at(cell)) / fleets as f64;
        }
        if !sample.is_complete() {
            intent.error = worst_error(&sample, counts.reached());
        }
        for cell in plan.flags {
            let chance = intent.chance(cell);
            let place = intent.flags.iter().position(|&(other, _)| intent.chance(other) < chance);
            intent.flags.insert(place.unwrap_or(intent.flags.len()), (cell, 0.0));
        }
        // A sinking counts once, with the flag that completes the ship.
        let (mut standing, mut points) = (CellSet::EMPTY, ahead.points(settled, CellSet::EMPTY));
        for (cell, gain) in &mut intent.flags {
            standing.insert(*cell);
            let with = ahead.points(settled, standing);
            *gain = share(with - points);
            points = with;
        }
        intent.expected = share(plan.points);
        let left = knowledge.shots_left().unwrap_or(0);
        if 0 < left {
            let shots = ahead.shots(&all, settled, left, knowledge.open());
            intent.shoots = shots.first().is_some_and(|shot| plan.points < shot.points);
            intent.shots =
                shots.into_iter().map(|Shot { cell, points }| (cell, share(points))).collect();
        }
        intent
    }

    /// Whether it is still what there is to do, nothing new having been told.
    pub fn is_current(&self, knowledge: &Knowledge) -> bool {
        self.budget == budget(knowledge)
    }

    /// The chance of a ship.
    pub fn chance(&self, cell: Cell) -> f64 {
        self.chances[cell.index()]
    }

    /// How the chances were come by.
    pub fn basis(&self) -> Basis {
        match self.error {
            None => Basis::Counted { fleets: self.fleets.into(), precision: Precision::Exact },
            Some(worst_error) => {
                Basis::Sampled { samples: self.fleets, worst_error, weighed: false }
            }
        }
    }

    /// Whether the fleets are some of those that fit.
    pub const fn is_drawn(&self) -> bool {
        self.error.is_some()
    }
}

/// The greatest standard error of the chance of one of these cells, where the fleets were drawn.
fn worst_error(sample: &FleetSample, cells: CellSet) -> Option<f64> {
    let covered = |fleet: usize| {
        let ships =
            sample.fleet(fleet).iter().map(|&place| sample.placements()[usize::from(place)]);
        ships.fold(CellSet::EMPTY, |cells, ship| cells | ship)
    };
    let fleets: Vec<CellSet> = (0..sample.len()).map(covered).collect();
    let error = |cell| sample.error(|fleet| f64::from(u8::from(fleets[fleet].contains(cell))));
    // No chance is wrong by more.
    cells.iter().filter_map(error).reduce(f64::max).map(|error| error.min(1.0))
}

/// How many flags can stand: those that do, and those left.
fn budget(knowledge: &Knowledge) -> u32 {
    knowledge.flags().len() + knowledge.flags_left().unwrap_or(0)
}
