use std::rc::Rc;

use crate::{
    battleship::inference::FleetSample,
    grid::{Cell, CellSet},
};

use super::{
    cell_gain::{CellGain, FixedScore},
    flags::{Counts, Plan},
};

/// The number of contents that an answer can reveal.
const CONTENTS: usize = 7;
/// The number of likeliest cells compared for the next shot.
const COMPARED: usize = 30;
/// The number of cells, the best of those by one shot and flags, that are followed to the last shot.
const FOLLOWED: usize = 6;
/// The number of likeliest cells compared for each later shot.
const COMPARED_LATER: usize = 10;
/// The greatest number of fleets over which shots are followed; of more, every second, third, … is taken.
const MAX_FOLLOWED: usize = 3_000;

/// A shot and what follows it: the final score in points, summed over all fleets of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    pub cell: Cell,
    pub points: i64,
}

/// A search over shots and answers, in which every node is a set of sampled fleets.
///
/// A shot divides the fleets of a node by what they answer. At a leaf no shot is left, and the best flags are worth what
/// [`LookAhead::plan`] says. Points are summed over the fleets of a node, so that they stay whole numbers.
#[derive(Debug)]
pub struct LookAhead<'a> {
    sample: &'a FleetSample,
    gains: CellGain,
    budget: u32,
    counts: Counts,
    /// By cell, the content of each placement there; filled on demand.
    contents: Vec<Option<Rc<[u8]>>>,
    /// The cells of a fleet, and the points for sinking all its ships.
    fleet: (u32, i64),
}

impl<'a> LookAhead<'a> {
    /// A search over the fleets of `sample`, where `gains` are the points of a cell and at most `budget` flags can stand. It does
    /// no work yet.
    pub fn new(sample: &'a FleetSample, gains: CellGain, budget: u32) -> Self {
        let ships = if sample.is_empty() { &[][..] } else { sample.fleet(0) };
        let cells = ships.iter().map(|&place| sample.placements()[usize::from(place)].len()).sum();
        Self {
            sample,
            gains,
            budget,
            counts: Counts::new(sample),
            contents: vec![None; 256],
            fleet: (cells, gains.sink * ships.len() as i64),
        }
    }

    /// The flags with the most points over `fleets`, which are numbers of fleets in the sample: see [`Counts::plan`].
    pub fn plan(&mut self, fleets: &[u32], fixed: FixedScore) -> Plan {
        self.counts.count(self.sample, fleets, fixed.found);
        self.counts.plan(self.sample, &self.gains, fixed, self.budget)
    }

    /// The counts of the fleets that [`LookAhead::plan`] was last called with.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The points of these flags, summed over the fleets that [`LookAhead::plan`] was last called with.
    pub fn points(&self, fixed: FixedScore, flags: CellSet) -> i64 {
        self.counts.points(self.sample, &self.gains, fixed, flags)
    }

    /// The best shots, best first: the first few followed to the last shot, the others by the flags after one shot.
    ///
    /// Points are summed over all fleets; those of shots followed over some of them are scaled up.
    ///
    /// # Complexity
    ///
    /// At most 30 cells are compared by one shot each, and 6 of them followed to the last shot over at most 3,000 fleets.
    pub fn shots(
        &mut self,
        fleets: &[u32],
        fixed: FixedScore,
        shots: u32,
        open: CellSet,
    ) -> Vec<Shot> {
        self.counts.count(self.sample, fleets, fixed.found);
        let mut compared = self.one_shot_each(fleets, fixed, open, COMPARED);
        sort(&mut compared);
        if 1 < shots {
            let followed = compared.len().min(FOLLOWED);
            let step = fleets.len().div_ceil(MAX_FOLLOWED);
            let some: Vec<u32> = fleets.iter().copied().step_by(step).collect();
            for shot in &mut compared[..followed] {
                let points = self.follow(&some, fixed, shot.cell, shots - 1, open);
                shot.points = points * fleets.len() as i64 / some.len() as i64;
            }
            sort(&mut compared[..followed]);
        }
        compared
    }

    /// The points of the best flags.
    fn points_of_flags(&mut self, fleets: &[u32], fixed: FixedScore) -> i64 {
        let hidden = self.fleet.0 - fixed.found.len();
        if fleets.len() == 1 && hidden <= self.budget {
            return self.max_points(fleets, fixed);
        }
        self.plan(fleets, fixed).points
    }

    /// The points where every cell is known, an upper bound.
    fn max_points(&self, fleets: &[u32], fixed: FixedScore) -> i64 {
        let hidden = i64::from(self.fleet.0 - fixed.found.len());
        fleets.len() as i64 * (fixed.points + self.gains.correct_flag * hidden + self.fleet.1)
    }

    /// The points of one shot at each of the likeliest cells, then flags.
    fn one_shot_each(
        &mut self,
        fleets: &[u32],
        fixed: FixedScore,
        open: CellSet,
        max: usize,
    ) -> Vec<Shot> {
        let mut likely: Vec<(u32, Cell)> = Vec::with_capacity(max + 1);
        for cell in self.counts.reached() & open {
            let count = self.counts.at(cell);
            let place = likely.iter().position(|&(other, _)| other < count).unwrap_or(likely.len());
            if place < max {
                likely.insert(place, (count, cell));
                likely.truncate(max);
            }
        }
        likely
            .into_iter()
            .map(|(_, cell)| {
                let mut points = 0;
                for (hits, group) in self.by_answer(fleets, cell) {
                    let fixed = fixed.after(&self.gains, CellSet::of(cell), hits);
                    points += self.points_of_flags(&group, fixed);
                }
                Shot { cell, points }
            })
            .collect()
    }

    /// The points after a shot at the cell, then greedily chosen shots, then flags.
    fn follow(
        &mut self,
        fleets: &[u32],
        fixed: FixedScore,
        cell: Cell,
        shots: u32,
        open: CellSet,
    ) -> i64 {
        let mut points = 0;
        for (hits, group) in self.by_answer(fleets, cell) {
            let fixed = fixed.after(&self.gains, CellSet::of(cell), hits);
            points += self.best(&group, fixed, shots, open - CellSet::of(cell));
        }
        points
    }

    /// The points of the best flags now, or after the best shot and what follows it.
    fn best(&mut self, fleets: &[u32], fixed: FixedScore, shots: u32, open: CellSet) -> i64 {
        let now = self.points_of_flags(fleets, fixed);
        if shots == 0 || now == self.max_points(fleets, fixed) {
            return now;
        }
        let compared = self.one_shot_each(fleets, fixed, open, COMPARED_LATER);
        let better = |best: Shot, next: Shot| if best.points < next.points { next } else { best };
        let Some(shot) = compared.into_iter().reduce(better) else { return now };
        if shots == 1 {
            return now.max(shot.points);
        }
        now.max(self.follow(fleets, fixed, shot.cell, shots - 1, open))
    }

    /// The fleets by their answer to a shot at the cell, and whether that is a hit.
    fn by_answer(&mut self, fleets: &[u32], cell: Cell) -> Vec<(bool, Vec<u32>)> {
        let sample = self.sample;
        let contents =
            self.contents[cell.index()].get_or_insert_with(|| sample.contents(cell).into());
        let mut groups: [Vec<u32>; CONTENTS] = Default::default();
        for &fleet in fleets {
            let ships = self.sample.fleet(fleet as usize).iter();
            let content = ships.fold(0, |content, &place| content | contents[usize::from(place)]);
            groups[usize::from(content)].push(fleet);
        }
        let numbered = groups.into_iter().enumerate();
        let some = numbered.filter(|(_, group)| !group.is_empty());
        some.map(|(content, group)| (0 < content, group)).collect()
    }
}

/// Stable sort by falling points. Insertion, as the lists are short and it takes less code than the library's sort.
fn sort(shots: &mut [Shot]) {
    for end in 1..shots.len() {
        let mut place = end;
        while 0 < place && shots[place - 1].points < shots[place].points {
            shots.swap(place, place - 1);
            place -= 1;
        }
    }
}
