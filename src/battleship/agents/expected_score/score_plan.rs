use crate::{
    battleship::{
        inference::{Basis, FleetSample, Precision},
        knowledge::Knowledge,
    },
    grid::{Cell, CellSet},
};

use super::{
    cell_gain::{CellGain, FixedScore},
    shots::{LookAhead, Shot},
};

/// The shots and flags with the highest expected score that the search found, given the observations.
///
/// It depends on the answers and on how many flags can stand at once, not on where flags stand: an agent that has flagged a cell
/// of the plan goes on with the same plan. The expectation is over all fleets that fit, or over drawn ones where there are too many.
#[derive(Clone, Debug)]
pub struct ScorePlan {
    /// The number of flags that could stand when the plan was made.
    budget: u32,
    /// The number of fleets in the expectation; 0 where none fits or none was found.
    pub fleets: u32,
    /// The greatest standard error of a chance, where the fleets were drawn; `None` where they are all that fit.
    error: Option<f64>,
    /// The cells to flag, the likeliest first, each with the points it adds to those before it.
    pub flags: Vec<(Cell, f64)>,
    /// The expected score with these flags and no more shots, in points.
    pub expected: f64,
    /// The shots compared, best first, each with the expected score of the plan after it. That is a lower bound, as the agent plans
    /// anew after every answer. Empty where no shot is left.
    pub shots: Vec<(Cell, f64)>,
    /// Whether the first of them has a higher expected score than the flags alone.
    pub shoots: bool,
    /// By [`Cell::index`] the chance of a ship.
    chances: Box<[f64; 256]>,
}

impl ScorePlan {
    /// Makes the plan.
    ///
    /// # Complexity
    ///
    /// Fractions of a second: at most 30 cells are compared, and 6 of them followed over at most 3,000 fleets.
    pub fn new(knowledge: &Knowledge) -> Self {
        let sample = FleetSample::new(knowledge);
        let budget = budget(knowledge);
        let fleets = sample.len();
        let share = |points: i64| points as f64 / fleets as f64;
        let all: Vec<u32> = (0..fleets as u32).collect();
        let fixed = FixedScore::new(knowledge);
        let mut chances = Box::new([0.0; 256]);
        for cell in fixed.found {
            chances[cell.index()] = 1.0;
        }
        let mut result = Self {
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
            return result;
        }
        let mut ahead = LookAhead::new(&sample, CellGain::new(), budget);
        let plan = ahead.plan(&all, fixed);
        let counts = ahead.counts();
        for cell in counts.reached() {
            result.chances[cell.index()] = f64::from(counts.at(cell)) / fleets as f64;
        }
        if !sample.is_complete() {
            result.error = worst_error(&sample, counts.reached());
        }
        for cell in plan.flags {
            let chance = result.chance(cell);
            let place = result.flags.iter().position(|&(other, _)| result.chance(other) < chance);
            result.flags.insert(place.unwrap_or(result.flags.len()), (cell, 0.0));
        }
        // A sinking counts once, with the flag that completes the ship.
        let (mut standing, mut points) = (CellSet::EMPTY, ahead.points(fixed, CellSet::EMPTY));
        for (cell, gain) in &mut result.flags {
            standing.insert(*cell);
            let with = ahead.points(fixed, standing);
            *gain = share(with - points);
            points = with;
        }
        result.expected = share(plan.points);
        let left = knowledge.shots_left().unwrap_or(0);
        if 0 < left {
            let shots = ahead.shots(&all, fixed, left, knowledge.open());
            result.shoots = shots.first().is_some_and(|shot| plan.points < shot.points);
            result.shots =
                shots.into_iter().map(|Shot { cell, points }| (cell, share(points))).collect();
        }
        result
    }

    /// Whether the plan holds for this knowledge, which must have the answers that the plan was made from: as many flags can stand as
    /// then. [`Memory`](super::super::Memory) drops plans of other answers.
    pub fn is_current(&self, knowledge: &Knowledge) -> bool {
        self.budget == budget(knowledge)
    }

    /// The probability of a ship on `cell`, from 0 to 1: the mean over the fleets of the plan.
    pub fn chance(&self, cell: Cell) -> f64 {
        self.chances[cell.index()]
    }

    /// How the chances were computed: counted over all fleets that fit, or estimated from drawn ones with the greatest standard
    /// error of a chance.
    pub fn basis(&self) -> Basis {
        match self.error {
            None => Basis::Counted { fleets: self.fleets.into(), precision: Precision::Exact },
            Some(worst_error) => {
                Basis::Sampled { samples: self.fleets, worst_error, weighed: false }
            }
        }
    }

    /// Whether the fleets of the expectation are a sample of those that fit, and not all of them.
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
    cells.iter().filter_map(error).reduce(f64::max).map(|error| error.min(1.0))
}

/// The number of flags that can stand: those that do, and those left.
fn budget(knowledge: &Knowledge) -> u32 {
    knowledge.flags().len() + knowledge.flags_left().unwrap_or(0)
}
