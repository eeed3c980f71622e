use crate::battleship::inference::{
    Constraints,
    search::{Choice, PartialFleet, Search, add},
    work_budget::WorkBudget,
};

use super::{Tally, Total};

/// Counts fleets by looking at every one, whatever their shapes, whether they may touch and what rows and columns hold.
///
/// Only the last ship is not laid: its ways are counted.
///
/// # Complexity
///
/// Linear in the fleets less their last ship: some 10⁷ a second. For small boards, and late in hunts on others.
#[derive(Debug)]
pub struct Enumeration {
    search: Search,
    frames: Vec<Frame>,
    /// What the frames have still to try, the last frame's last.
    choices: Vec<Choice>,
    sums: Sums,
    done: bool,
    budget: WorkBudget,
}

/// A fleet half laid, and which of its next ships comes next.
#[derive(Debug)]
struct Frame {
    laid: PartialFleet,
    weight: f64,
    begin: usize,
    next: usize,
}

#[derive(Debug)]
enum Sums {
    Exact { fleets: u128, cells: Box<[u128; 256]> },
    Weighted { weight: f64, cells: Box<[f64; 256]> },
}

/// The placements looked at in a unit of work.
const LOOKED: u64 = 32;

impl Enumeration {
    /// The count for these constraints.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        let sums = if constraints.is_weighted() {
            Sums::Weighted { weight: 0.0, cells: Box::new([0.0; 256]) }
        } else {
            Sums::Exact { fleets: 0, cells: Box::new([0; 256]) }
        };
        let mut enumeration = Self {
            search: Search::new(constraints),
            frames: Vec::new(),
            choices: Vec::new(),
            sums,
            done: constraints.contradictory,
            budget: WorkBudget::default(),
        };
        let laid = Search::begin(constraints);
        if enumeration.done {
            return enumeration;
        }
        if laid.ships() == 0 {
            enumeration.sums.add_fleet(laid.is_whole());
            enumeration.done = true;
        } else {
            enumeration.go_on(laid, 1.0);
        }
        enumeration
    }

    /// Goes on for about `work` units; true once done. A unit is some 0.1 µs on a desktop.
    pub fn advance(&mut self, work: u64) -> bool {
        self.budget.allow(work);
        while !self.done && self.budget.is_open() {
            let work = self.step();
            self.budget.take(work);
        }
        self.done
    }

    /// What was found, once done.
    #[must_use]
    pub fn tally(&self) -> Tally {
        match &self.sums {
            Sums::Exact { fleets, cells } => Tally::exact(*fleets, cells.clone()),
            Sums::Weighted { weight, cells } => {
                let share = |index: usize| if *weight == 0.0 { 0.0 } else { cells[index] / weight };
                let shares = Box::new(std::array::from_fn(share));
                Tally { total: Total::Weighted { weight: *weight }, shares }
            }
        }
    }

    /// Tries the next choice; the work it took.
    fn step(&mut self) -> u64 {
        let Some(frame) = self.frames.last_mut() else {
            self.done = true;
            return 1;
        };
        let Some(&choice) = self.choices.get(frame.next) else {
            self.choices.truncate(frame.begin);
            self.frames.pop();
            return 1;
        };
        frame.next += 1;
        let mut laid = frame.laid.clone();
        let weight = frame.weight * self.search.way(choice).weight;
        self.search.lay(&mut laid, choice);
        self.go_on(laid, weight)
    }

    fn go_on(&mut self, laid: PartialFleet, weight: f64) -> u64 {
        let begin = self.choices.len();
        let looked = self.search.branch(&laid, true, &mut self.choices) as u64;
        let work = 1 + looked / LOOKED;
        if 1 < laid.ships() {
            self.frames.push(Frame { laid, weight, begin, next: begin });
            return work;
        }
        let last = self.choices.drain(begin..);
        let found = last.len() as u64;
        let mut whole = 0.0;
        for choice in last.filter(|&choice| self.search.completes(&laid, choice)) {
            let way = self.search.way(choice);
            let weight = weight * way.weight;
            match &mut self.sums {
                Sums::Exact { cells, .. } => add(cells, way.cells, 1),
                Sums::Weighted { cells, .. } => add(cells, way.cells, weight),
            }
            whole += weight;
        }
        match &mut self.sums {
            Sums::Exact { fleets, cells } => {
                // The weights are all 1, so this is how many there were.
                *fleets += whole as u128;
                add(cells, laid.used, whole as u128);
            }
            Sums::Weighted { weight, cells } => {
                *weight += whole;
                add(cells, laid.used, whole);
            }
        }
        work + found / 4
    }
}

impl Sums {
    /// Counts a fleet without ships.
    fn add_fleet(&mut self, fits: bool) {
        match self {
            Self::Exact { fleets, .. } => *fleets += u128::from(fits),
            Self::Weighted { weight, .. } => *weight += f64::from(u8::from(fits)),
        }
    }
}
