use crate::battleship::inference::{
    Constraints,
    depth_first::{DepthFirst, Step},
    search::{Choice, PartialFleet, Search, add, looking_work},
    work_budget::WorkBudget,
};

use super::{Counter, Tally, Total};

/// Counts fleets of any shape by laying them ship by ship, under all rules; ships may touch, and rows and columns be counted.
///
/// The last ship is not placed: the placements left to it are counted.
///
/// # Complexity
///
/// Linear in the partial fleets without their last ship, some 10⁷ a second: for small boards, and late in hunts on others.
#[derive(Debug)]
pub struct Enumeration {
    search: Search,
    /// The partial fleets being extended, each with its weight.
    walk: DepthFirst<(PartialFleet, f64), Choice>,
    sums: Sums,
    done: bool,
    budget: WorkBudget,
}

#[derive(Debug)]
enum Sums {
    Exact { fleets: u128, cells: Box<[u128; 256]> },
    Weighted { weight: f64, cells: Box<[f64; 256]> },
}

impl Enumeration {
    /// A count for these constraints, which has done no work yet. It applies to all of them.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        let mut sums = if constraints.is_weighted() {
            Sums::Weighted { weight: 0.0, cells: Box::new([0.0; 256]) }
        } else {
            Sums::Exact { fleets: 0, cells: Box::new([0; 256]) }
        };
        let partial = Search::begin(constraints);
        let has_ships = 0 < partial.ships();
        if !constraints.contradictory && !has_ships && partial.is_whole() {
            // The fleet without ships.
            match &mut sums {
                Sums::Exact { fleets, .. } => *fleets = 1,
                Sums::Weighted { weight, .. } => *weight = 1.0,
            }
        }
        let mut enumeration = Self {
            search: Search::new(constraints),
            walk: DepthFirst::default(),
            sums,
            done: constraints.contradictory || !has_ships,
            budget: WorkBudget::default(),
        };
        if !enumeration.done {
            enumeration.extend(partial, 1.0);
        }
        enumeration
    }

    /// Enters a partial fleet, or counts the placements of its last ship; returns the work.
    fn extend(&mut self, partial: PartialFleet, weight: f64) -> u64 {
        let begin = self.walk.choices.len();
        let looked = self.search.branch(&partial, true, &mut self.walk.choices);
        let work = looking_work(looked);
        if 1 < partial.ships() {
            self.walk.enter((partial, weight), begin);
            return work;
        }
        let last = self.walk.choices.drain(begin..);
        let found = last.len() as u64;
        let mut whole = 0.0;
        for choice in last.filter(|&choice| self.search.completes(&partial, choice)) {
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
                // All weights are 1, so their sum is a number of fleets.
                *fleets += whole as u128;
                add(cells, partial.used, whole as u128);
            }
            Sums::Weighted { weight, cells } => {
                *weight += whole;
                add(cells, partial.used, whole);
            }
        }
        work + found / 4
    }
}

impl Counter for Enumeration {
    fn budget(&mut self) -> &mut WorkBudget {
        &mut self.budget
    }

    fn is_done(&self) -> bool {
        self.done
    }

    fn step(&mut self) {
        let work = match self.walk.step() {
            Step::Try((partial, weight), choice) => {
                let mut next = partial.clone();
                let weight = *weight * self.search.way(choice).weight;
                self.search.place_ship(&mut next, choice);
                self.extend(next, weight)
            }
            Step::Leave => 1,
            Step::End => {
                self.done = true;
                1
            }
        };
        self.budget.charge(work);
    }

    fn tally(&self) -> Tally {
        match &self.sums {
            Sums::Exact { fleets, cells } => Tally::exact(*fleets, cells.clone()),
            Sums::Weighted { weight, cells } => {
                let share = |index: usize| if *weight == 0.0 { 0.0 } else { cells[index] / weight };
                let shares = Box::new(std::array::from_fn(share));
                Tally { total: Total::Weighted { weight: *weight }, shares }
            }
        }
    }
}
