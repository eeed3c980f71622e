use crate::{
    battleship::inference::FleetSample,
    grid::{Cell, CellSet},
};

use super::{
    cell_gain::{CellGain, FixedScore},
    flags::{Counts, Plan},
    known_points::KnownPoints,
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

/// The most fleets of a set whose points are kept: more hardly come together twice.
const MAX_KEPT: usize = 64;

/// Fleets by their answer.
type Groups = [Vec<u32>; CONTENTS];

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
    /// Whether `counts` are of the fleets whose flags were asked for last; not where their points were known without.
    counts_are_current: bool,
    /// By cell what each fleet has there.
    contents: Vec<Vec<u8>>,
    known: KnownPoints,
    /// Room for groups of fleets, all empty, kept so that hardly a shot allocates.
    spare: Vec<Groups>,
    /// The cells of a fleet, and the points for sinking all its ships.
    fleet: (u32, i64),
}

impl<'a> LookAhead<'a> {
    /// A search over the fleets of `sample`, where `gains` are the points of a cell and at most `budget` flags can stand. Linear in
    /// the cells of all fleets.
    pub fn new(sample: &'a FleetSample, gains: CellGain, budget: u32) -> Self {
        let ships = if sample.is_empty() { &[][..] } else { sample.fleet(0) };
        let cells = ships.iter().map(|&place| sample.placements()[usize::from(place)].len()).sum();
        Self {
            sample,
            gains,
            budget,
            counts: Counts::new(sample),
            counts_are_current: false,
            contents: sample.contents(),
            known: KnownPoints::new(),
            spare: Vec::new(),
            fleet: (cells, gains.sink * ships.len() as i64),
        }
    }

    /// The flags with the most points over `fleets`, which are numbers of fleets in the sample: see [`Counts::plan`].
    pub fn plan(&mut self, fleets: &[u32], fixed: FixedScore) -> Plan {
        self.counts.count(self.sample, fleets, fixed.found);
        self.counts_are_current = true;
        self.counts.plan(&self.gains, fixed, self.budget)
    }

    /// The counts of the fleets that [`LookAhead::plan`] was last called with.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The points of these flags, summed over the fleets that [`LookAhead::plan`] was last called with.
    pub fn points(&self, fixed: FixedScore, flags: CellSet) -> i64 {
        self.counts.points(&self.gains, fixed, flags)
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
    ///
    /// A cell found has a ship in all these fleets, so its flag would be among the best ones, and would gain as much as in any other
    /// of these sets. Hence only the number of found cells matters, as long as flags left out for the budget are worth less than
    /// such a flag.
    fn points_of_flags(&mut self, fleets: &[u32], fixed: FixedScore) -> i64 {
        let found = fixed.found.len();
        self.counts_are_current = false;
        if fleets.len() == 1 && self.fleet.0 - found <= self.budget {
            return self.max_points(fleets, fixed);
        }
        if MAX_KEPT < fleets.len() {
            return self.plan(fleets, fixed).points;
        }
        let before = fleets.len() as i64 * fixed.points;
        if let Some(points) = self.known.of(fleets, found) {
            return before + points;
        }
        let plan = self.plan(fleets, fixed);
        if plan.left_out < fleets.len() as i64 * self.gains.correct_flag {
            self.known.keep(fleets, found, plan.points - before);
        }
        plan.points
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
        let shot = |(_, cell)| Shot { cell, points: self.after(fleets, fixed, cell, None) };
        likely.into_iter().map(shot).collect()
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
        self.after(fleets, fixed, cell, Some((shots, open - CellSet::of(cell))))
    }

    /// The points of the best flags now, or after the best shot and what follows it.
    fn best(&mut self, fleets: &[u32], fixed: FixedScore, shots: u32, open: CellSet) -> i64 {
        let now = self.points_of_flags(fleets, fixed);
        if shots == 0 || now == self.max_points(fleets, fixed) {
            return now;
        }
        if !self.counts_are_current {
            self.counts.count(self.sample, fleets, fixed.found);
        }
        let compared = self.one_shot_each(fleets, fixed, open, COMPARED_LATER);
        let better = |best: Shot, next: Shot| if best.points < next.points { next } else { best };
        let Some(shot) = compared.into_iter().reduce(better) else { return now };
        if shots == 1 {
            return now.max(shot.points);
        }
        now.max(self.follow(fleets, fixed, shot.cell, shots - 1, open))
    }

    /// The points after a shot at the cell, summed over its answers: of flags alone, or of so many more shots at these cells.
    fn after(
        &mut self,
        fleets: &[u32],
        fixed: FixedScore,
        cell: Cell,
        shots: Option<(u32, CellSet)>,
    ) -> i64 {
        let mut groups = self.spare.pop().unwrap_or_default();
        let contents = &self.contents[cell.index()];
        for &fleet in fleets {
            groups[usize::from(contents[fleet as usize])].push(fleet);
        }
        let mut sum = 0;
        for (content, group) in groups.iter_mut().enumerate() {
            if !group.is_empty() {
                let fixed = fixed.after(&self.gains, CellSet::of(cell), 0 < content);
                sum += match shots {
                    Some((left, open)) => self.best(group, fixed, left, open),
                    None => self.points_of_flags(group, fixed),
                };
                group.clear();
            }
        }
        self.spare.push(groups);
        sum
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::{knowledge::Knowledge, rules::Content};

    const RULES: &str = r#"{"rows": 4, "cols": 4, "contact": "apart", "announce": "content",
        "budgets": {"shots": 8, "guesses": 16, "actions": 40},
        "fleet": [{"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#;

    /// The search again, where nothing is kept and every shot divides the fleets anew.
    struct Naive<'a> {
        sample: &'a FleetSample,
        budget: u32,
    }

    impl Naive<'_> {
        fn plan(&self, fleets: &[u32], fixed: FixedScore) -> (Counts, i64) {
            let mut counts = Counts::new(self.sample);
            counts.count(self.sample, fleets, fixed.found);
            let plan = counts.plan(&CellGain::new(), fixed, self.budget);
            (counts, plan.points)
        }

        fn after(
            &self,
            fleets: &[u32],
            fixed: FixedScore,
            cell: Cell,
            points: impl Fn(&[u32], FixedScore) -> i64,
        ) -> i64 {
            let ship = |fleet: u32| {
                let ships = self.sample.fleet(fleet as usize).iter();
                let mut ships = ships.map(|&place| self.sample.placements()[usize::from(place)]);
                ships.find(|ship| ship.contains(cell))
            };
            let answer = |fleet: u32| ship(fleet).map(|ship| Content::of(ship, cell));
            let mut left = fleets.to_vec();
            let mut sum = 0;
            while let Some(&first) = left.first() {
                let own = answer(first);
                let (group, others) = left.iter().partition(|&&fleet| answer(fleet) == own);
                let group: Vec<u32> = group;
                let after = fixed.after(&CellGain::new(), CellSet::of(cell), own.is_some());
                sum += points(&group, after);
                left = others;
            }
            sum
        }

        /// Cells with a ship in some of the fleets, those with the most first; of equals the first.
        fn likely(counts: &Counts, open: CellSet, max: usize) -> Vec<Cell> {
            let mut cells: Vec<Cell> = (counts.reached() & open).iter().collect();
            cells.sort_by_key(|&cell| std::cmp::Reverse(counts.at(cell)));
            cells.truncate(max);
            cells
        }

        fn best(&self, fleets: &[u32], fixed: FixedScore, shots: u32, open: CellSet) -> i64 {
            let (counts, now) = self.plan(fleets, fixed);
            let mut best: Option<(i64, Cell)> = None;
            for cell in Self::likely(&counts, open, COMPARED_LATER) {
                let points =
                    self.after(fleets, fixed, cell, |group, fixed| self.plan(group, fixed).1);
                if best.is_none_or(|(most, _)| most < points) {
                    best = Some((points, cell));
                }
            }
            match best {
                Some((points, _)) if shots == 1 => now.max(points),
                Some((_, cell)) => now.max(self.follow(fleets, fixed, cell, shots - 1, open)),
                None => now,
            }
        }

        fn follow(
            &self,
            fleets: &[u32],
            fixed: FixedScore,
            cell: Cell,
            shots: u32,
            open: CellSet,
        ) -> i64 {
            let open = open - CellSet::of(cell);
            self.after(fleets, fixed, cell, |group, fixed| self.best(group, fixed, shots, open))
        }
    }

    #[test]
    fn what_is_kept_changes_no_points() {
        let positions = [
            r#"[]"#,
            r#"[["B2", "shot", "water"]]"#,
            r#"[["A1", "shot", "sub"]]"#,
            r#"[["A1", "shot", "left"], ["D4", "shot", "water"]]"#,
        ];
        for shots in positions {
            let text = format!(r#"{{"rules": {RULES}, "shots": {shots}}}"#);
            let knowledge = Knowledge::read(&text).expect("a position");
            let (sample, fixed) = (FleetSample::new(&knowledge), FixedScore::new(&knowledge));
            let all: Vec<u32> = (0..sample.len() as u32).collect();
            for budget in [1, 2, 3, 4, 16] {
                let naive = Naive { sample: &sample, budget };
                for shots in 2..=4 {
                    let mut ahead = LookAhead::new(&sample, CellGain::new(), budget);
                    let open = knowledge.open();
                    for shot in &ahead.shots(&all, fixed, shots, open)[..FOLLOWED.min(3)] {
                        let points = naive.follow(&all, fixed, shot.cell, shots - 1, open);
                        assert_eq!(shot.points, points, "{knowledge:?}, {budget}, {}", shot.cell);
                    }
                }
            }
        }
    }
}
