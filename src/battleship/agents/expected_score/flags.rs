use crate::{
    battleship::inference::FleetSample,
    grid::{Cell, CellSet},
};

use super::cell_gain::{CellGain, FixedScore};

/// The greatest number of joined cells in doubt of which every subset is tried.
const MAX_EXHAUSTIVE: u32 = 8;

/// A set of flags and the points that it is worth over some fleets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The cells to flag.
    pub flags: CellSet,
    /// The final score with these flags, summed over the fleets.
    pub points: i64,
    /// The greatest loss by a flag left out for the budget; 0 where none was left out.
    pub left_out: i64,
}

/// How many of some fleets have each placement, and how many have a ship on each cell.
#[derive(Clone, Debug)]
pub struct Counts {
    pub fleets: usize,
    /// By placement, the number of fleets that have it.
    placements: Vec<u32>,
    /// The placements that occur, in the order of their first fleets, each with its cells that are not found.
    present: Vec<(u16, CellSet)>,
    /// The cells of each placement.
    lists: Vec<Vec<Cell>>,
    /// By cell not found, the number of fleets with a ship there.
    cells: [u32; 256],
    reached: CellSet,
    /// Room for the ships that flags in doubt can complete, kept from plan to plan.
    partial: Vec<PartialShip>,
}

/// A placement that flags can complete.
#[derive(Clone, Copy, Debug)]
struct PartialShip {
    missing: CellSet,
    /// The points for its sinking, over all fleets that have it.
    gain: i64,
}

impl Counts {
    /// Counts of no fleets yet, with room for the placements of `sample`.
    pub fn new(sample: &FleetSample) -> Self {
        Self {
            fleets: 0,
            placements: vec![0; sample.placements().len()],
            present: Vec::new(),
            lists: sample.placements().iter().map(|ship| ship.iter().collect()).collect(),
            cells: [0; 256],
            reached: CellSet::EMPTY,
            partial: Vec::new(),
        }
    }

    /// Replaces the counts by those of `fleets`, numbers of fleets in `sample`. Cells of `found` are left out of the counts by
    /// cell.
    ///
    /// # Complexity
    ///
    /// Linear in the ships of these fleets, and in the cells of the placements that occur.
    pub fn count(&mut self, sample: &FleetSample, fleets: &[u32], found: CellSet) {
        for (place, _) in self.present.drain(..) {
            self.placements[usize::from(place)] = 0;
        }
        self.reached.iter().for_each(|cell| self.cells[cell.index()] = 0);
        self.fleets = fleets.len();
        for &fleet in fleets {
            for &place in sample.fleet(fleet as usize) {
                let count = &mut self.placements[usize::from(place)];
                if *count == 0 {
                    self.present.push((place, sample.placements()[usize::from(place)] - found));
                }
                *count += 1;
            }
        }
        self.reached = CellSet::EMPTY;
        for &(place, hidden) in &self.present {
            let count = self.placements[usize::from(place)];
            for cell in &self.lists[usize::from(place)] {
                self.cells[cell.index()] += count;
            }
            self.reached |= hidden;
        }
        found.iter().for_each(|cell| self.cells[cell.index()] = 0);
    }

    /// The number of counted fleets with a ship on `cell`; 0 where the cell was found already.
    pub const fn at(&self, cell: Cell) -> u32 {
        self.cells[cell.index()]
    }

    /// The cells, of those not found, on which at least one counted fleet has a ship.
    pub const fn reached(&self) -> CellSet {
        self.reached
    }

    /// The final score with `flags`, in points, summed over the counted fleets. `fixed` must have found what the last
    /// [`Counts::count`] was told.
    ///
    /// # Complexity
    ///
    /// Linear in the flags and in the placements that occur.
    pub fn points(&self, gains: &CellGain, fixed: FixedScore, flags: CellSet) -> i64 {
        let fleets = self.fleets as i64;
        let mut points = fleets * fixed.points;
        for cell in flags {
            let with = i64::from(self.at(cell));
            points += gains.correct_flag * with + gains.wrong_flag * (fleets - with);
        }
        for (missing, gain) in self.ships(gains) {
            if missing.is_subset(flags) {
                points += gain;
            }
        }
        points
    }

    /// The flags with the most points, at most `budget` of them.
    ///
    /// A flag gains at least as much with others of its ship (the gain is supermodular). So a cell that gains by itself is in a best
    /// set, and one that loses even with every other cell in doubt is not. The cells between are in doubt; those that placements
    /// join are decided together.
    ///
    /// # Accuracy
    ///
    /// A best set, where no more than eight cells in doubt are joined and the budget suffices; else one found greedily.
    pub fn plan(&mut self, gains: &CellGain, fixed: FixedScore, budget: u32) -> Plan {
        let mut partial = std::mem::take(&mut self.partial);
        partial.clear();
        let fleets = self.fleets as i64;
        let mut points = fleets * fixed.points;
        let alone = |cell: Cell| {
            let with = i64::from(self.at(cell));
            gains.correct_flag * with + gains.wrong_flag * (fleets - with)
        };
        let mut flags = CellSet::EMPTY;
        let mut doubt = CellSet::EMPTY;
        self.reached.iter().for_each(|cell| {
            let gain = alone(cell);
            if 0 < gain {
                flags.insert(cell);
                points += gain;
            } else if 0 < gain + gains.sink * i64::from(self.at(cell)) {
                doubt.insert(cell);
            }
        });
        let possible = flags | doubt;
        for (missing, gain) in self.ships(gains) {
            if missing.is_subset(flags) {
                points += gain;
            } else if missing.is_subset(possible) {
                partial.push(PartialShip { missing, gain });
            }
        }
        // By cell in doubt what it gains with all the others; one that loses even so is in no best set.
        let mut worth = [0; 256];
        let mut together = CellSet::EMPTY;
        while !doubt.is_empty() {
            doubt.iter().for_each(|cell| worth[cell.index()] = alone(cell));
            together = CellSet::EMPTY;
            for ship in &partial {
                let cells = ship.missing & doubt;
                cells.iter().for_each(|cell| worth[cell.index()] += ship.gain);
                if 1 < cells.len() {
                    together |= cells;
                }
            }
            let losing = doubt.iter().filter(|cell| worth[cell.index()] <= 0);
            let losing = losing.collect::<CellSet>();
            if losing.is_empty() {
                break;
            }
            doubt -= losing;
            partial.retain(|ship| !ship.missing.intersects(losing));
        }
        // Most cells in doubt are joined with no other, and gain by themselves what they gain with all.
        for cell in doubt - together {
            flags.insert(cell);
            points += worth[cell.index()];
        }
        doubt &= together;
        let certain = flags;
        while let Some(first) = doubt.first() {
            let joined = joined(first, doubt, &partial);
            doubt -= joined;
            let (gain, best) = best_of(joined, certain, &partial, alone);
            flags |= best;
            points += gain;
        }
        let mut left_out = 0;
        if budget < flags.len() {
            let whole = self.ships(gains);
            let whole = whole.filter(|(missing, _)| missing.is_subset(flags));
            partial.clear();
            partial.extend(whole.map(|(missing, gain)| PartialShip { missing, gain }));
            let (lost, greatest) = take_away(&mut flags, budget, &mut partial, alone);
            points -= lost;
            left_out = greatest;
        }
        self.partial = partial;
        Plan { flags, points, left_out }
    }

    /// Of every placement that occurs the cells that are not found, and the points for its sinking over all fleets that have it.
    fn ships(&self, gains: &CellGain) -> impl Iterator<Item = (CellSet, i64)> {
        self.present.iter().map(move |&(place, missing)| {
            (missing, gains.sink * i64::from(self.placements[usize::from(place)]))
        })
    }
}

/// Takes away one flag after the other that loses least, of equals the first, until the budget suffices; returns the sum of the
/// losses, and the greatest. `whole` are the ships that the flags complete; those broken are emptied.
fn take_away(
    flags: &mut CellSet,
    budget: u32,
    whole: &mut [PartialShip],
    alone: impl Fn(Cell) -> i64,
) -> (i64, i64) {
    let mut kept: Vec<Cell> = flags.iter().collect();
    let mut worth = [0; 256];
    for &cell in &kept {
        worth[cell.index()] = alone(cell);
    }
    for ship in &*whole {
        ship.missing.iter().for_each(|cell| worth[cell.index()] += ship.gain);
    }
    let (mut lost, mut greatest) = (0, 0);
    while budget < kept.len() as u32 {
        let loss = |&place: &usize| worth[kept[place].index()];
        let Some(place) = (0..kept.len()).min_by_key(loss) else { break };
        let least = kept.remove(place);
        flags.remove(least);
        lost += worth[least.index()];
        greatest = greatest.max(worth[least.index()]);
        for ship in whole.iter_mut().filter(|ship| ship.missing.contains(least)) {
            for cell in std::mem::take(&mut ship.missing) {
                worth[cell.index()] -= ship.gain;
            }
        }
    }
    (lost, greatest)
}

/// The connected component of a cell in doubt, where placements join the cells that they lack.
fn joined(first: Cell, doubt: CellSet, partial: &[PartialShip]) -> CellSet {
    let mut joined = CellSet::of(first);
    loop {
        let before = joined;
        for ship in partial {
            if ship.missing.intersects(joined) {
                joined |= ship.missing & doubt;
            }
        }
        if joined == before {
            return joined;
        }
    }
}

/// The subset of some cells in doubt that gains most beside the certain flags, of equals the first; and its gain before it.
fn best_of(
    doubt: CellSet,
    certain: CellSet,
    partial: &[PartialShip],
    alone: impl Fn(Cell) -> i64,
) -> (i64, CellSet) {
    let partial = partial.iter().filter(|ship| ship.missing.intersects(doubt));
    let mut best = (0, CellSet::EMPTY);
    if doubt.len() <= MAX_EXHAUSTIVE {
        // By subset, a bit a cell: the gain of exactly these cells or ships, then that of all within them.
        let mut gains = [0; 1 << MAX_EXHAUSTIVE];
        let gains = &mut gains[..1 << doubt.len()];
        for (place, cell) in doubt.iter().enumerate() {
            gains[1 << place] += alone(cell);
        }
        for ship in partial {
            let cells = doubt.iter().enumerate();
            let missing = cells.filter(|&(_, cell)| ship.missing.contains(cell));
            gains[missing.map(|(place, _)| 1 << place).sum::<usize>()] += ship.gain;
        }
        for place in 0..doubt.len() {
            for set in (0..gains.len()).filter(|set| set >> place & 1 == 1) {
                gains[set] += gains[set ^ 1 << place];
            }
        }
        let mut most = 0;
        for set in 1..gains.len() {
            if gains[most] < gains[set] {
                most = set;
            }
        }
        let some = doubt.iter().enumerate().filter(|&(place, _)| most >> place & 1 == 1);
        return (gains[most], some.map(|(_, cell)| cell).collect());
    }
    let value = |set: CellSet| {
        let whole = partial.clone().filter(|ship| ship.missing.is_subset(certain | set));
        set.iter().map(&alone).sum::<i64>() + whole.map(|ship| ship.gain).sum::<i64>()
    };
    // Greedy: adds whole placements while one gains, or all cells where that is better.
    loop {
        let sets = partial.clone().map(|ship| best.1 | ship.missing & doubt);
        let valued = sets.map(|set| (value(set), set));
        let found = valued.fold(best, |best, next| if best.0 < next.0 { next } else { best });
        if found.0 == best.0 {
            break;
        }
        best = found;
    }
    let all = (value(doubt), doubt);
    if best.0 < all.0 { all } else { best }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::{knowledge::Knowledge, rules::Score};

    const RULES: &str = r#"{"rows": 4, "cols": 4, "contact": "apart", "announce": "content",
        "budgets": {"shots": 8, "guesses": 16, "actions": 40},
        "fleet": [{"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#;

    /// Positions of one small board, with few observations and with many.
    fn positions() -> Vec<Knowledge> {
        [
            r#"[]"#,
            r#"[["B2", "shot", "water"], ["C3", "shot", "water"]]"#,
            r#"[["A1", "shot", "sub"]]"#,
            r#"[["A1", "shot", "sub"], ["D4", "shot", "sub"]]"#,
            r#"[["A1", "shot", "sub"], ["D4", "shot", "right"]]"#,
            r#"[["A1", "shot", "sub"], ["C4", "shot", "water"], ["D3", "shot", "water"]]"#,
            r#"[["A1", "shot", "left"], ["D4", "shot", "water"], ["D2", "shot", "water"]]"#,
            r#"[["B1", "shot", "water"], ["A2", "shot", "water"], ["D3", "shot", "sub"], ["A4", "shot", "water"]]"#,
        ]
        .iter()
        .map(|shots| format!(r#"{{"rules": {RULES}, "shots": {shots}}}"#))
        .map(|text| Knowledge::read(&text).expect("a position"))
        .collect()
    }

    fn each(check: impl Fn(&Knowledge, &FleetSample, &mut Counts, FixedScore)) {
        for knowledge in positions() {
            let sample = FleetSample::new(&knowledge);
            assert!(!sample.is_empty(), "some fleet fits");
            let fixed = FixedScore::new(&knowledge);
            let mut counts = Counts::new(&sample);
            let all: Vec<u32> = (0..sample.len() as u32).collect();
            counts.count(&sample, &all, fixed.found);
            check(&knowledge, &sample, &mut counts, fixed);
        }
    }

    /// The score of flags, fleet by fleet, as the rules count it.
    fn scored(knowledge: &Knowledge, sample: &FleetSample, flags: CellSet) -> i64 {
        let score = |fleet: usize| {
            let ships = sample.fleet(fleet).iter();
            let ships: Vec<CellSet> =
                ships.map(|&place| sample.placements()[usize::from(place)]).collect();
            let cells = ships.iter().fold(CellSet::EMPTY, |cells, &ship| cells | ship);
            let found = knowledge.hits() | knowledge.shot() | flags;
            let sunk = ships.iter().filter(|ship| ship.is_subset(found)).count();
            let score = Score {
                hits: (knowledge.shot() & cells).len(),
                misses: (knowledge.shot() - cells).len(),
                correct_flags: (flags & cells).len(),
                wrong_flags: (flags - cells).len(),
                sink: sunk as u32,
                safe: (cells - found).len(),
            };
            i64::from(score.total())
        };
        (0..sample.len()).map(score).sum()
    }

    /// Every set of some cells.
    fn sets(cells: CellSet) -> impl Iterator<Item = CellSet> {
        (0..1_u32 << cells.len()).map(move |number| {
            let some = cells.iter().enumerate().filter(|&(place, _)| number >> place & 1 == 1);
            some.map(|(_, cell)| cell).collect()
        })
    }

    #[test]
    fn points_are_the_score_summed_over_the_fleets() {
        each(|knowledge, sample, counts, fixed| {
            for flags in sets(counts.reached()).step_by(97) {
                let points = counts.points(&CellGain::new(), fixed, flags);
                assert_eq!(points, scored(knowledge, sample, flags), "{flags:?}");
            }
        });
    }

    #[test]
    fn no_set_of_flags_has_more_points_than_the_planned_one() {
        each(|_, _, counts, fixed| {
            let plan = counts.plan(&CellGain::new(), fixed, 16);
            let points = |flags| counts.points(&CellGain::new(), fixed, flags);
            assert_eq!(plan.points, points(plan.flags));
            let best = sets(counts.reached()).map(points).max();
            assert_eq!(Some(plan.points), best);
        });
    }

    #[test]
    fn a_plan_keeps_its_budget_and_has_no_fewer_points_than_no_flags() {
        each(|_, _, counts, fixed| {
            for budget in 0..5 {
                let plan = counts.plan(&CellGain::new(), fixed, budget);
                let points = |flags| counts.points(&CellGain::new(), fixed, flags);
                assert!(plan.flags.len() <= budget);
                assert_eq!(plan.points, points(plan.flags));
                assert!(points(CellSet::EMPTY) <= plan.points, "{budget} flags");
            }
        });
    }

    /// Beyond the budget the flag that loses least goes, of equals the first: all losses are counted anew for each.
    #[test]
    fn flags_beyond_the_budget_are_those_that_lose_least() {
        each(|_, _, counts, fixed| {
            let whole = counts.plan(&CellGain::new(), fixed, 16);
            for budget in 0..whole.flags.len() {
                let plan = counts.plan(&CellGain::new(), fixed, budget);
                let points = |flags| counts.points(&CellGain::new(), fixed, flags);
                let (mut flags, mut left_out) = (whole.flags, 0);
                while budget < flags.len() {
                    let loss = |cell: &Cell| points(flags) - points(flags - CellSet::of(*cell));
                    let least = flags.iter().min_by_key(loss).expect("a flag is left");
                    left_out = left_out.max(loss(&least));
                    flags.remove(least);
                }
                assert_eq!(plan, Plan { flags, points: points(flags), left_out }, "{budget} flags");
            }
        });
    }
}
