use crate::rng::splitmix64;

use super::{
    bound::Bounds,
    error::SmallError,
    hash::{Known, Table},
    layouts::{Layouts, bits_of},
    state::{Branch, State},
};

/// The optimal policy against layouts of given weights: the fewest misses, summed by weight.
///
/// A depth-first branch and bound. Cells are tried in rising order of their lower bounds, and a cell is left as soon as its bound reaches
/// the best value so far. The table serves all images of a position under the board's symmetries.
///
/// # Complexity
///
/// Exponential in the cells. The table grows to some 50 MB, and the search then stops with `too-many-positions`.
#[derive(Debug)]
pub(super) struct Search {
    bounds: Bounds,
    table: Table,
    /// Work left in this slice; below 0 by what the last slice exceeded its budget.
    budget: i64,
    /// The positions stored in this slice: a slice ends only after the first, so that every slice makes progress.
    settled: u32,
}

/// A cell to shoot at, and the positions after each answer.
#[derive(Debug)]
struct CandidateShot {
    cell: usize,
    /// A lower bound of the misses.
    least: u64,
    /// The misses of the shot itself.
    misses: u64,
    /// The positions whose misses have to be searched, each with its lower bound, those with the fewest layouts first.
    open: Vec<(State, u64)>,
}

impl Search {
    /// A search with an empty table.
    pub fn new(layouts: &Layouts) -> Self {
        Self { bounds: Bounds::new(layouts), table: Table::default(), budget: 0, settled: 0 }
    }

    /// Adds `work` units of 0.1 µs to the budget of the present slice.
    pub fn allow(&mut self, work: u64) {
        self.budget = self.budget.saturating_add(i64::try_from(work).unwrap_or(i64::MAX));
        self.settled = 0;
    }

    /// Clears the table, as its bounds hold for the same weights of layouts only.
    pub fn forget(&mut self) {
        self.table = Table::default();
    }

    /// The number of positions in the table.
    pub fn positions(&self) -> usize {
        self.table.len()
    }

    /// The fewest misses from a position on, summed over its layouts by weight.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where the budget ends first, `too-many-positions` where the table is full.
    pub fn misses(&mut self, layouts: &Layouts, state: &State) -> Result<u64, SmallError> {
        if state.is_settled() {
            return Ok(0);
        }
        let least = self.bounds.misses(layouts, state);
        self.bounded_misses(layouts, state, least, u64::MAX)
    }

    /// An optimal cell of a position: of several the first in the order in which they are tried.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where the budget ends first, `too-many-positions` where the table is full.
    pub fn choose(&mut self, layouts: &Layouts, state: &State) -> Result<usize, SmallError> {
        if state.is_settled() || state.left == 1 {
            return Ok(heaviest(layouts, state));
        }
        let best = self.misses(layouts, state)?;
        for own in self.trials(layouts, state) {
            if best < own.least {
                break;
            }
            if self.bounded_misses_of(layouts, &own, best + 1)? <= best {
                return Ok(own.cell);
            }
        }
        unreachable!("the best is that of some cell")
    }

    /// The fewest misses where they are fewer than `limit`; else a lower bound of at least `limit`. `least` is a lower bound.
    fn bounded_misses(
        &mut self,
        layouts: &Layouts,
        state: &State,
        least: u64,
        limit: u64,
    ) -> Result<u64, SmallError> {
        if limit <= least || state.left == 1 {
            return Ok(least);
        }
        self.charge(state.weighted.len());
        let key = state.key(layouts);
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| known.exact || limit <= known.value) {
            return Ok(known.value);
        }
        if self.budget <= 0 && 0 < self.settled {
            return Err(SmallError::NotSolvedYet);
        }
        if self.table.is_full() {
            return Err(SmallError::TooManyPositions);
        }
        let (mut best, mut refuted) = (limit, u64::MAX);
        for own in self.trials(layouts, state) {
            if best <= own.least {
                refuted = refuted.min(own.least);
                break;
            }
            let misses = self.bounded_misses_of(layouts, &own, best)?;
            best = best.min(misses);
            refuted = refuted.min(misses);
        }
        let exact = best < limit;
        let value = if exact { best } else { refuted };
        self.table.store(key, Known { value, exact });
        self.settled += 1;
        Ok(value)
    }

    /// The misses after a shot at one cell, as far as they lie below `limit`; else a lower bound on them.
    fn bounded_misses_of(
        &mut self,
        layouts: &Layouts,
        own: &CandidateShot,
        limit: u64,
    ) -> Result<u64, SmallError> {
        let mut sum = own.least;
        for (state, least) in &own.open {
            if limit <= sum {
                break;
            }
            let misses = self.bounded_misses(layouts, state, *least, limit - (sum - least))?;
            sum += misses - least;
        }
        Ok(sum)
    }

    /// The cells worth a shot in rising order of their lower bounds.
    fn trials(&mut self, layouts: &Layouts, state: &State) -> Vec<CandidateShot> {
        let cells = worthwhile(layouts, state);
        self.charge(cells.len() * state.weighted.len());
        let mut trials: Vec<CandidateShot> =
            cells.into_iter().map(|cell| self.attempt(layouts, state, cell)).collect();
        trials.sort_by_key(|own| (own.least, own.misses, own.cell));
        trials
    }

    fn attempt(&self, layouts: &Layouts, state: &State, cell: usize) -> CandidateShot {
        let branches = state.split(layouts, cell);
        let missed = |branch: &&Branch| branch.state.left == state.left;
        let misses = branches.iter().find(missed).map_or(0, |branch| branch.state.weight());
        let open = branches.into_iter().map(|branch| branch.state);
        let open = open.filter(|state| !state.is_settled()).map(|state| {
            let least = self.bounds.misses(layouts, &state);
            (state, least)
        });
        let mut open: Vec<(State, u64)> = open.collect();
        open.sort_by_key(|(state, _)| state.weighted.len());
        let least = misses + open.iter().map(|(_, least)| least).sum::<u64>();
        CandidateShot { cell, least, misses, open }
    }

    /// Charges so many visits of a layout to the budget.
    const fn charge(&mut self, visits: usize) {
        self.budget = self.budget.saturating_sub(visits as i64);
    }
}

/// Cells of which one is optimal: a certain hit where it loses nothing, else one of each set of cells whose answers always agree.
fn worthwhile(layouts: &Layouts, state: &State) -> Vec<usize> {
    let (some, all) = state.open(layouts);
    let held = || state.weighted.iter().map(|held| usize::from(held.layout));
    let certain = bits_of(all).find(|&cell| layouts.loses_nothing(cell, state.afloat, held()));
    if let Some(cell) = certain {
        return vec![cell];
    }
    let mut seen = Vec::new();
    let new = |&cell: &usize| {
        let ships = held().filter_map(|layout| {
            layouts.ship_at(layout, cell).map(|ship| splitmix64((layout << 8 | ship) as u64))
        });
        let observed = ships.fold(0, u64::wrapping_add);
        let new = !seen.contains(&observed);
        seen.push(observed);
        new
    };
    bits_of(some).filter(new).collect()
}

/// The cell that holds a ship with the greatest weight, of several the first in row order.
pub(super) fn heaviest(layouts: &Layouts, state: &State) -> usize {
    let (some, _) = state.open(layouts);
    let first = |best: (usize, u64), next: (usize, u64)| if best.1 < next.1 { next } else { best };
    state.weights_at(layouts, some).reduce(first).map_or(0, |(cell, _)| cell)
}
