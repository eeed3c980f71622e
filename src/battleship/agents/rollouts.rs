use crate::{
    battleship::{
        inference::{
            Belief, Constraints, FleetSearch,
            exact::{FoundFleet, covered},
        },
        knowledge::Knowledge,
        rules::Announce,
    },
    grid::{Cell, CellSet},
};

/// Work for finding a thousand fleets, in units of about 0.1 µs. Where it does not suffice, nothing is rolled out.
const WORK_PER_THOUSAND: u64 = 330_000;
/// The search for fleets goes on by stretches of so many units, whatever the slices of a caller are: its bound is the same for all.
const STRETCH: u64 = 1_000;
/// The greatest number of cells compared.
const MAX_COMPARED: usize = 8;
/// The greatest number of fleets that are kept once all cells are compared.
const MAX_KEPT: usize = 3_000;
/// How far below that of the likeliest cell their chances may be.
const MAX_BELOW: f64 = 0.15;

/// Exhaustive rollouts, in slices that change nothing of the result. After a shot at each of the likeliest cells every fleet that fits is
/// hunted to the end: always the likeliest cell of the fleets that still fit.
#[derive(Debug)]
pub struct Rollouts {
    /// The cells compared, the likeliest first, each with the shots that miss over all fleets; those that are done.
    misses: Vec<(Cell, u32)>,
    compared: Vec<Cell>,
    /// How many fleets fit.
    number: usize,
    /// The stretches left for finding them all.
    stretches: u64,
    /// The fleets; none once they are needed no more.
    search: Option<Box<FleetSearch>>,
    /// By fleet the cells of its ships, once all are found.
    cells: Vec<CellSet>,
    shot: CellSet,
    announce: Announce,
    hunt: Hunt,
}

impl Rollouts {
    /// Rollouts not yet begun of all fleets that fit, where there is something to compare. Linear in the cells.
    pub fn new(belief: &Belief, knowledge: &Knowledge) -> Self {
        let chance = |cell| belief.at(cell);
        let mut others: CellSet = knowledge.open();
        let mut compared: Vec<Cell> = Vec::with_capacity(MAX_COMPARED);
        while compared.len() < MAX_COMPARED {
            let better = |a, b| if chance(a) < chance(b) { b } else { a };
            let Some(cell) = others.iter().reduce(better) else { break };
            let least = compared.first().map_or(-1.0, |&best| (chance(best) - MAX_BELOW).max(0.0));
            if chance(cell) <= least {
                break;
            }
            others.remove(cell);
            compared.push(cell);
        }
        let number = belief.fleets().unwrap_or(0) as usize;
        let search = FleetSearch::up_to(&Constraints::new(knowledge, None), number + 1);
        Self {
            misses: Vec::with_capacity(compared.len()),
            compared,
            number,
            stretches: WORK_PER_THOUSAND * number.div_ceil(1_000).max(3) as u64 / STRETCH,
            search: Some(Box::new(search)),
            cells: Vec::new(),
            shot: knowledge.shot(),
            announce: knowledge.rules().spec().announce,
            hunt: Hunt::default(),
        }
    }

    /// Goes on for about `work` units; true once nothing is left to do.
    ///
    /// # Complexity
    ///
    /// In all: cells compared × fleets × shots of a hunt × answers that a shot can have.
    pub fn advance(&mut self, mut work: u64) -> bool {
        let Some(search) = &mut self.search else { return true };
        while self.cells.is_empty() && !self.compared.is_empty() {
            if work == 0 {
                return false;
            }
            work = work.saturating_sub(STRETCH);
            self.stretches = self.stretches.saturating_sub(1);
            let is_done = search.advance(STRETCH);
            if is_done && search.found().len() == self.number {
                self.cells = search.found().iter().map(|fleet| covered(fleet)).collect();
            } else if is_done || self.stretches == 0 {
                // A mean over part of the fleets would be biased.
                self.compared.clear();
            }
        }
        let fleets = Fleets { found: search.found(), cells: &self.cells, announce: self.announce };
        while let Some(&cell) = self.compared.get(self.misses.len()) {
            if self.hunt.fleets.is_empty() {
                self.hunt = Hunt::new(self.number, self.shot, cell);
            }
            while let Some(shot) = self.hunt.due.pop() {
                if work == 0 {
                    self.hunt.due.push(shot);
                    return false;
                }
                work = work.saturating_sub(self.hunt.shoot(shot, fleets));
            }
            self.misses.push((cell, self.hunt.misses));
            self.hunt = Hunt::default();
        }
        if MAX_KEPT < self.number || self.compared.is_empty() {
            self.search = None;
        }
        true
    }

    /// The part that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.misses.len() as f64 / self.compared.len().max(1) as f64
    }

    /// Some of the likeliest cells, each with the shots that miss over all fleets: first `likeliest`, which is one of the likeliest, then
    /// others, the likeliest first. Empty where not all fleets were found.
    pub fn misses(&self, likeliest: Cell) -> Vec<(Cell, u32)> {
        let Some(&first) = self.misses.first() else { return Vec::new() };
        let known = self.misses.iter().find(|&&(cell, _)| cell == likeliest);
        // Of many equals it may not be among those compared.
        let own = match (known, &self.search) {
            (Some(&known), _) => known,
            (None, None) => first,
            (None, Some(search)) => {
                let (found, cells) = (search.found(), &*self.cells);
                let mut hunt = Hunt::new(self.number, self.shot, likeliest);
                while let Some(shot) = hunt.due.pop() {
                    hunt.shoot(shot, Fleets { found, cells, announce: self.announce });
                }
                (likeliest, hunt.misses)
            }
        };
        let mut misses = vec![own];
        for &other in &self.misses {
            if other.0 != own.0 && misses.len() < MAX_COMPARED {
                misses.push(other);
            }
        }
        misses
    }

    /// How many fleets fit.
    pub const fn fleets(&self) -> usize {
        self.number
    }
}

/// Every fleet that fits.
#[derive(Clone, Copy, Debug)]
struct Fleets<'a> {
    found: &'a [FoundFleet],
    cells: &'a [CellSet],
    announce: Announce,
}

/// The answer to a shot, by class where it names one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Miss,
    Hit,
    Named(usize),
    Sunk(usize),
}

impl Fleets<'_> {
    fn outcome(&self, fleet: u16, shot: CellSet, cell: Cell) -> Outcome {
        if !self.cells[usize::from(fleet)].contains(cell) {
            return Outcome::Miss;
        }
        let mut ships = self.found[usize::from(fleet)].iter();
        match (self.announce, ships.find(|(_, ship)| ship.contains(cell))) {
            (Announce::Sunk | Announce::NamesShip, Some(&(class, ship)))
                if ship.is_subset(shot) =>
            {
                Outcome::Sunk(class)
            }
            (Announce::NamesShip, Some(&(class, _))) => Outcome::Named(class),
            _ => Outcome::Hit,
        }
    }

    /// The cell where most of these fleets have a ship, the first in row order among equals; `None` where nothing is left to hit.
    fn likeliest(&self, fleets: &[u16], shot: CellSet) -> Option<Cell> {
        let mut counts = [0_u16; 256];
        for &fleet in fleets {
            for cell in self.cells[usize::from(fleet)] - shot {
                let cell: Cell = cell;
                counts[cell.index()] += 1;
            }
        }
        let mut most = 0;
        for (index, &count) in counts.iter().enumerate() {
            if counts[most] < count {
                most = index;
            }
        }
        (0 < counts[most]).then(|| Cell::from_index(most as u8))
    }
}

/// Hunts on all fleets at once: those that have answered alike are shot at alike.
#[derive(Debug, Default)]
struct Hunt {
    /// The fleets, those that answered alike side by side.
    fleets: Vec<u16>,
    /// The shots that are due.
    due: Vec<Shot>,
    misses: u32,
}

/// A shot at the fleets of a range.
#[derive(Clone, Copy, Debug)]
struct Shot {
    begin: usize,
    end: usize,
    cell: Cell,
    /// The cells shot at, this one included.
    shot: CellSet,
}

impl Hunt {
    fn new(number: usize, shot: CellSet, cell: Cell) -> Self {
        let due = vec![Shot { begin: 0, end: number, cell, shot: shot | CellSet::of(cell) }];
        Self { fleets: (0..number as u16).collect(), due, misses: 0 }
    }

    /// Shoots; returns the work.
    #[inline(never)]
    fn shoot(&mut self, Shot { begin, end, cell, shot }: Shot, all: Fleets<'_>) -> u64 {
        let mut work = 1;
        let mut next = begin;
        while next < end {
            let rest = &mut self.fleets[next..end];
            let outcome = all.outcome(rest[0], shot, cell);
            let mut same = 0;
            for place in 0..rest.len() {
                if all.outcome(rest[place], shot, cell) == outcome {
                    rest.swap(same, place);
                    same += 1;
                }
            }
            work += 1 + rest.len() as u64 / 12;
            if outcome == Outcome::Miss {
                self.misses += same as u32;
            }
            // Where one fleet is left, every shot hits.
            if 1 < same
                && let Some(cell) = all.likeliest(&rest[..same], shot)
            {
                work += 1 + same as u64 / 3;
                let shot = shot | CellSet::of(cell);
                self.due.push(Shot { begin: next, end: next + same, cell, shot });
            }
            next += same;
        }
        work
    }
}
