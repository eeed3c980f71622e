use std::rc::Rc;

use crate::{
    battleship::inference::FleetSample,
    grid::{Cell, CellSet},
};

use super::{
    flags::{Counts, Plan},
    worth::{CellGain, Settled},
};

/// The contents an answer can tell.
const CONTENTS: usize = 7;
/// The likeliest cells that a shot is weighed at.
const WEIGHED: usize = 30;
/// Those of them, the best by the flags after one shot, that are followed to the last shot.
const FOLLOWED: usize = 6;
/// The likeliest cells weighed for the shots that follow.
const WEIGHED_LATER: usize = 10;
/// The most fleets over which shots are followed: of more, every second, third, …
const MAX_FOLLOWED: usize = 3_000;

/// A shot, and the points of all fleets together with it and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    pub cell: Cell,
    pub points: i64,
}

/// Looks ahead over the fleets of a muster.
#[derive(Debug)]
pub struct LookAhead<'a> {
    sample: &'a FleetSample,
    worth: CellGain,
    budget: u32,
    counts: Counts,
    /// By cell what each placement shows there, once it was asked for.
    contents: Vec<Option<Rc<[u8]>>>,
    /// The cells, and the points for the ships, of a fleet wholly found.
    fleet: (u32, i64),
}

impl<'a> LookAhead<'a> {
    pub fn new(sample: &'a FleetSample, worth: CellGain, budget: u32) -> Self {
        let ships = if sample.is_empty() { &[][..] } else { sample.fleet(0) };
        let cells = ships.iter().map(|&place| sample.placements()[usize::from(place)].len()).sum();
        Self {
            sample,
            worth,
            budget,
            counts: Counts::new(sample),
            contents: vec![None; 256],
            fleet: (cells, worth.sink * ships.len() as i64),
        }
    }

    /// The flags worth most over these fleets.
    pub fn plan(&mut self, fleets: &[u32], settled: Settled) -> Plan {
        self.counts.count(self.sample, fleets, settled.found);
        self.counts.plan(self.sample, &self.worth, settled, self.budget)
    }

    /// What was counted last.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The points of these flags over the fleets counted last.
    pub fn points(&self, settled: Settled, flags: CellSet) -> i64 {
        self.counts.points(self.sample, &self.worth, settled, flags)
    }

    /// The shots that can gain most, best first: the first few followed to the last shot, the rest by the flags after one.
    ///
    /// Points are those of all fleets; where shots were followed over some of them, in proportion.
    pub fn shots(
        &mut self,
        fleets: &[u32],
        settled: Settled,
        shots: u32,
        open: CellSet,
    ) -> Vec<Shot> {
        self.counts.count(self.sample, fleets, settled.found);
        let mut weighed = self.weighed(fleets, settled, open, WEIGHED);
        sort(&mut weighed);
        if 1 < shots {
            let followed = weighed.len().min(FOLLOWED);
            let step = fleets.len().div_ceil(MAX_FOLLOWED);
            let some: Vec<u32> = fleets.iter().copied().step_by(step).collect();
            for shot in &mut weighed[..followed] {
                let points = self.follow(&some, settled, shot.cell, shots - 1, open);
                shot.points = points * fleets.len() as i64 / some.len() as i64;
            }
            sort(&mut weighed[..followed]);
        }
        weighed
    }

    /// The points of the flags worth most.
    fn flagged(&mut self, fleets: &[u32], settled: Settled) -> i64 {
        let hidden = self.fleet.0 - settled.found.len();
        if fleets.len() == 1 && hidden <= self.budget {
            return self.most(fleets, settled);
        }
        self.plan(fleets, settled).points
    }

    /// The points where every cell is known.
    fn most(&self, fleets: &[u32], settled: Settled) -> i64 {
        let hidden = i64::from(self.fleet.0 - settled.found.len());
        fleets.len() as i64 * (settled.points + self.worth.right * hidden + self.fleet.1)
    }

    /// The points after a shot at each of the likeliest cells and flags then.
    fn weighed(
        &mut self,
        fleets: &[u32],
        settled: Settled,
        open: CellSet,
        most: usize,
    ) -> Vec<Shot> {
        let mut likely: Vec<(u32, Cell)> = Vec::with_capacity(most + 1);
        for cell in self.counts.reached() & open {
            let count = self.counts.at(cell);
            let place = likely.iter().position(|&(other, _)| other < count).unwrap_or(likely.len());
            if place < most {
                likely.insert(place, (count, cell));
                likely.truncate(most);
            }
        }
        likely
            .into_iter()
            .map(|(_, cell)| {
                let mut points = 0;
                for (hits, class) in self.classes(fleets, cell) {
                    let settled = settled.after(&self.worth, CellSet::of(cell), hits);
                    points += self.flagged(&class, settled);
                }
                Shot { cell, points }
            })
            .collect()
    }

    /// The points after a shot at the cell and the best of what follows, as far as it is looked for.
    fn follow(
        &mut self,
        fleets: &[u32],
        settled: Settled,
        cell: Cell,
        shots: u32,
        open: CellSet,
    ) -> i64 {
        let mut points = 0;
        for (hits, class) in self.classes(fleets, cell) {
            let settled = settled.after(&self.worth, CellSet::of(cell), hits);
            points += self.best(&class, settled, shots, open - CellSet::of(cell));
        }
        points
    }

    /// The points of the best flags now, or after the shots that promise most one by one.
    fn best(&mut self, fleets: &[u32], settled: Settled, shots: u32, open: CellSet) -> i64 {
        let now = self.flagged(fleets, settled);
        if shots == 0 || now == self.most(fleets, settled) {
            return now;
        }
        let weighed = self.weighed(fleets, settled, open, WEIGHED_LATER);
        let better = |best: Shot, next: Shot| if best.points < next.points { next } else { best };
        let Some(shot) = weighed.into_iter().reduce(better) else { return now };
        if shots == 1 {
            return now.max(shot.points);
        }
        now.max(self.follow(fleets, settled, shot.cell, shots - 1, open))
    }

    /// The fleets by what they answer to a shot at the cell, and whether that is a hit.
    fn classes(&mut self, fleets: &[u32], cell: Cell) -> Vec<(bool, Vec<u32>)> {
        let sample = self.sample;
        let contents =
            self.contents[cell.index()].get_or_insert_with(|| sample.contents(cell).into());
        let mut classes: [Vec<u32>; CONTENTS] = Default::default();
        for &fleet in fleets {
            let ships = self.sample.fleet(fleet as usize).iter();
            let content = ships.fold(0, |content, &place| content | contents[usize::from(place)]);
            classes[usize::from(content)].push(fleet);
        }
        let numbered = classes.into_iter().enumerate();
        let some = numbered.filter(|(_, class)| !class.is_empty());
        some.map(|(content, class)| (0 < content, class)).collect()
    }
}

/// By falling points; equals stay in their order. The lists are too short for more than insertion.
fn sort(shots: &mut [Shot]) {
    for end in 1..shots.len() {
        let mut place = end;
        while 0 < place && shots[place - 1].points < shots[place].points {
            shots.swap(place, place - 1);
            place -= 1;
        }
    }
}
