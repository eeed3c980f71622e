use crate::{
    battleship::inference::FleetSample,
    grid::{Cell, CellSet},
};

use super::worth::{CellGain, Settled};

/// Of so few cells in doubt every set of them is tried.
const FEW: u32 = 8;

/// The flags worth most over some fleets, and the points of them all together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The cells to flag.
    pub flags: CellSet,
    /// The final score with these flags, summed over the fleets.
    pub points: i64,
}

/// How often each placement and each cell occurs among some fleets.
#[derive(Clone, Debug)]
pub struct Counts {
    pub fleets: usize,
    /// By placement the fleets that have it.
    placements: Vec<u32>,
    /// The placements that occur, in the order they came.
    present: Vec<u16>,
    /// By cell the fleets with a ship there, cells found left out.
    cells: [u32; 256],
    reached: CellSet,
}

/// A placement that flags could complete.
#[derive(Clone, Copy, Debug)]
struct Hope {
    missing: CellSet,
    /// The points for sinking it, in all fleets that have it.
    gain: i64,
}

impl Counts {
    pub fn new(sample: &FleetSample) -> Self {
        Self {
            fleets: 0,
            placements: vec![0; sample.placements().len()],
            present: Vec::new(),
            cells: [0; 256],
            reached: CellSet::EMPTY,
        }
    }

    /// Counts these fleets instead of those before.
    pub fn count(&mut self, sample: &FleetSample, fleets: &[u32], found: CellSet) {
        for place in self.present.drain(..) {
            self.placements[usize::from(place)] = 0;
        }
        for cell in self.reached {
            self.cells[cell.index()] = 0;
        }
        self.fleets = fleets.len();
        for &fleet in fleets {
            for &place in sample.fleet(fleet as usize) {
                let count = &mut self.placements[usize::from(place)];
                if *count == 0 {
                    self.present.push(place);
                }
                *count += 1;
            }
        }
        self.reached = CellSet::EMPTY;
        for &place in &self.present {
            let hidden = sample.placements()[usize::from(place)] - found;
            for cell in hidden {
                self.cells[cell.index()] += self.placements[usize::from(place)];
            }
            self.reached |= hidden;
        }
    }

    /// The fleets with a ship there.
    pub const fn at(&self, cell: Cell) -> u32 {
        self.cells[cell.index()]
    }

    /// The cells not found where some fleet has a ship.
    pub const fn reached(&self) -> CellSet {
        self.reached
    }

    /// The final score with these flags, summed over the fleets.
    pub fn points(
        &self,
        sample: &FleetSample,
        worth: &CellGain,
        settled: Settled,
        flags: CellSet,
    ) -> i64 {
        let fleets = self.fleets as i64;
        let mut points = fleets * settled.points;
        for cell in flags {
            let with = i64::from(self.at(cell));
            points += worth.right * with + worth.wrong * (fleets - with);
        }
        for &place in &self.present {
            if sample.placements()[usize::from(place)].is_subset(flags | settled.found) {
                points += worth.sink * i64::from(self.placements[usize::from(place)]);
            }
        }
        points
    }

    /// The flags worth most, at most `budget` of them.
    ///
    /// A flag gains more with others of its ship, never less. So a cell that gains by itself belongs in the best set; one that
    /// would lose even with every other cell in doubt does not; and of those between, every set is tried of the few that ships
    /// join.
    ///
    /// # Accuracy
    ///
    /// The best set where no more than eight cells in doubt are joined and the budget suffices, else a good one.
    pub fn plan(
        &self,
        sample: &FleetSample,
        worth: &CellGain,
        settled: Settled,
        budget: u32,
    ) -> Plan {
        let fleets = self.fleets as i64;
        let mut points = fleets * settled.points;
        let alone = |cell: Cell| {
            let with = i64::from(self.at(cell));
            worth.right * with + worth.wrong * (fleets - with)
        };
        let mut flags = CellSet::EMPTY;
        let mut doubt = CellSet::EMPTY;
        for cell in self.reached {
            if 0 < alone(cell) {
                flags.insert(cell);
            } else if 0 < alone(cell) + worth.sink * i64::from(self.at(cell)) {
                doubt.insert(cell);
            }
        }
        let mut hopes: Vec<Hope> = Vec::with_capacity(16);
        for &place in &self.present {
            let missing = sample.placements()[usize::from(place)] - settled.found;
            let gain = worth.sink * i64::from(self.placements[usize::from(place)]);
            if missing.is_empty() {
                points += gain;
            } else if missing.is_subset(flags | doubt) {
                hopes.push(Hope { missing, gain });
            }
        }
        // A cell that loses even with all the others has no place in the best set.
        while !doubt.is_empty() {
            let all = flags | doubt;
            hopes.retain(|hope| hope.missing.is_subset(all));
            let through = |cell: Cell| {
                let through = hopes.iter().filter(move |hope| hope.missing.contains(cell));
                through.map(|hope| hope.gain).sum::<i64>()
            };
            let hopeless = doubt.iter().filter(|&cell| alone(cell) + through(cell) <= 0);
            let hopeless = hopeless.collect::<CellSet>();
            if hopeless.is_empty() {
                break;
            }
            doubt -= hopeless;
        }
        let sure = flags;
        while let Some(first) = doubt.first() {
            let joined = joined(first, doubt, &hopes);
            doubt -= joined;
            flags |= best_of(joined, sure, &hopes, alone);
        }
        while budget < flags.len() {
            let loss = |cell: Cell| {
                let whole = hopes.iter().filter(|hope| hope.missing.is_subset(flags));
                let sunk = whole.filter(|hope| hope.missing.contains(cell));
                alone(cell) + sunk.map(|hope| hope.gain).sum::<i64>()
            };
            let losses = flags.iter().map(|cell| (loss(cell), cell));
            let Some((_, least)) = losses.min_by_key(|&(loss, _)| loss) else { break };
            flags.remove(least);
        }
        points += flags.iter().map(alone).sum::<i64>();
        let sunk = hopes.iter().filter(|hope| hope.missing.is_subset(flags));
        points += sunk.map(|hope| hope.gain).sum::<i64>();
        Plan { flags, points }
    }
}

/// The cells in doubt that placements join to this one, by way of others too.
fn joined(first: Cell, doubt: CellSet, hopes: &[Hope]) -> CellSet {
    let mut joined = CellSet::of(first);
    loop {
        let before = joined;
        for hope in hopes {
            if hope.missing.intersects(joined) {
                joined |= hope.missing & doubt;
            }
        }
        if joined == before {
            return joined;
        }
    }
}

/// Of some cells in doubt the set that gains most beside the sure ones; of equals the smallest number.
fn best_of(doubt: CellSet, sure: CellSet, hopes: &[Hope], alone: impl Fn(Cell) -> i64) -> CellSet {
    let hopes = hopes.iter().filter(|hope| hope.missing.intersects(doubt));
    let value = |set: CellSet| {
        let whole = hopes.clone().filter(|hope| hope.missing.is_subset(sure | set));
        set.iter().map(&alone).sum::<i64>() + whole.map(|hope| hope.gain).sum::<i64>()
    };
    let mut best = (0, CellSet::EMPTY);
    if doubt.len() <= FEW {
        for number in 1_u32..1 << doubt.len() {
            let some = doubt.iter().enumerate().filter(|&(place, _)| number >> place & 1 == 1);
            let set = some.map(|(_, cell)| cell).collect::<CellSet>();
            let gain = value(set);
            if best.0 < gain {
                best = (gain, set);
            }
        }
        return best.1;
    }
    // Whole placements are added while one gains; or all cells, where that is better.
    loop {
        let sets = hopes.clone().map(|hope| best.1 | hope.missing & doubt);
        let valued = sets.map(|set| (value(set), set));
        let found = valued.fold(best, |best, next| if best.0 < next.0 { next } else { best });
        if found.0 == best.0 {
            break;
        }
        best = found;
    }
    if best.0 < value(doubt) { doubt } else { best.1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::{knowledge::Knowledge, rules::Score};

    const RULES: &str = r#"{"rows": 4, "cols": 4, "contact": "apart", "announce": "content",
        "budgets": {"shots": 8, "guesses": 16, "actions": 40},
        "fleet": [{"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#;

    /// Positions of one small board, from little told to much.
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

    fn each(check: impl Fn(&Knowledge, &FleetSample, &Counts, Settled)) {
        for knowledge in positions() {
            let sample = FleetSample::new(&knowledge);
            assert!(!sample.is_empty(), "some fleet fits");
            let settled = Settled::new(&knowledge);
            let mut counts = Counts::new(&sample);
            let all: Vec<u32> = (0..sample.len() as u32).collect();
            counts.count(&sample, &all, settled.found);
            check(&knowledge, &sample, &counts, settled);
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
        each(|knowledge, sample, counts, settled| {
            for flags in sets(counts.reached()).step_by(97) {
                let points = counts.points(sample, &CellGain::new(), settled, flags);
                assert_eq!(points, scored(knowledge, sample, flags), "{flags:?}");
            }
        });
    }

    #[test]
    fn no_set_of_flags_is_worth_more_than_the_planned_one() {
        each(|_, sample, counts, settled| {
            let points = |flags| counts.points(sample, &CellGain::new(), settled, flags);
            let plan = counts.plan(sample, &CellGain::new(), settled, 16);
            assert_eq!(plan.points, points(plan.flags));
            let best = sets(counts.reached()).map(points).max();
            assert_eq!(Some(plan.points), best);
        });
    }

    #[test]
    fn a_budget_is_kept_and_the_plan_worth_more_than_none() {
        each(|_, sample, counts, settled| {
            let points = |flags| counts.points(sample, &CellGain::new(), settled, flags);
            for budget in 0..5 {
                let plan = counts.plan(sample, &CellGain::new(), settled, budget);
                assert!(plan.flags.len() <= budget);
                assert_eq!(plan.points, points(plan.flags));
                assert!(points(CellSet::EMPTY) <= plan.points, "{budget} flags");
            }
        });
    }
}
