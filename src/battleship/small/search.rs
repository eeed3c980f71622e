use super::{
    bound::Bounds,
    hash::{Known, Table, mix},
    layouts::{Layouts, bits_of},
    state::{Branch, State},
};

/// The best play against layouts of given weights: the fewest misses, by weight, over all of them.
///
/// Of all cells that differ in what they may tell, those that may come out best are tried first, and each is left as soon as it cannot
/// beat the best before it. What was found of a position serves all its images.
#[derive(Debug)]
pub(super) struct Search {
    bounds: Bounds,
    table: Table,
    /// Work still allowed; below 0 what the last stretch did too much.
    budget: i64,
    /// The positions settled in this stretch: without one it may not end, so that every stretch gets on.
    settled: u32,
}

/// Why a search stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The work of the stretch is done.
    Later,
    /// More positions are to be kept than may be.
    Full,
}

/// A cell to shoot at, and what may come of it.
#[derive(Debug)]
struct Try {
    cell: usize,
    /// No way to go on has fewer misses.
    least: u64,
    /// Those of the shot itself.
    misses: u64,
    /// Where a layout is still to be found, each with its bound, those with the fewest layouts first.
    open: Vec<(State, u64)>,
}

impl Search {
    pub fn new(layouts: &Layouts) -> Self {
        Self { bounds: Bounds::new(layouts), table: Table::new(), budget: 0, settled: 0 }
    }

    /// Allows so much more work, in units of some 0.1 µs.
    pub fn allow(&mut self, work: u64) {
        self.budget = self.budget.saturating_add(i64::try_from(work).unwrap_or(i64::MAX));
        self.settled = 0;
    }

    /// Forgets what was found, for layouts of other weights.
    pub fn forget(&mut self) {
        self.table = Table::new();
    }

    /// The number of positions settled, or bounded, so far.
    pub const fn positions(&self) -> usize {
        self.table.len()
    }

    /// The fewest misses from here on.
    pub fn misses(&mut self, layouts: &Layouts, state: &State) -> Result<u64, Stop> {
        if state.is_settled() {
            return Ok(0);
        }
        let least = self.bounds.misses(layouts, state);
        self.below(layouts, state, least, u64::MAX)
    }

    /// The first cell, of those that may come out best, that does.
    pub fn choose(&mut self, layouts: &Layouts, state: &State) -> Result<usize, Stop> {
        if state.is_settled() || state.left == 1 {
            return Ok(heaviest(layouts, state));
        }
        let best = self.misses(layouts, state)?;
        for own in self.tries(layouts, state) {
            if best < own.least {
                break;
            }
            if self.play_out(layouts, &own, best + 1)? <= best {
                return Ok(own.cell);
            }
        }
        unreachable!("the best is that of some cell")
    }

    /// The fewest misses where they are fewer than `limit`; else some number of at least `limit` that they do not fall below.
    fn below(
        &mut self,
        layouts: &Layouts,
        state: &State,
        least: u64,
        limit: u64,
    ) -> Result<u64, Stop> {
        if limit <= least || state.left == 1 {
            return Ok(least);
        }
        self.take(state.held.len());
        let key = state.key(layouts);
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| known.exact || limit <= known.value) {
            return Ok(known.value);
        }
        if self.budget <= 0 && 0 < self.settled {
            return Err(Stop::Later);
        }
        if self.table.is_full() {
            return Err(Stop::Full);
        }
        let (mut best, mut refuted) = (limit, u64::MAX);
        for own in self.tries(layouts, state) {
            if best <= own.least {
                refuted = refuted.min(own.least);
                break;
            }
            let misses = self.play_out(layouts, &own, best)?;
            best = best.min(misses);
            refuted = refuted.min(misses);
        }
        let exact = best < limit;
        let value = if exact { best } else { refuted };
        self.table.keep(key, Known { value, exact });
        self.settled += 1;
        Ok(value)
    }

    /// As `below`, of one cell.
    fn play_out(&mut self, layouts: &Layouts, own: &Try, limit: u64) -> Result<u64, Stop> {
        let mut sum = own.least;
        for (state, least) in &own.open {
            if limit <= sum {
                break;
            }
            let misses = self.below(layouts, state, *least, limit - (sum - least))?;
            sum += misses - least;
        }
        Ok(sum)
    }

    /// The cells worth a shot, those that may come out best first.
    fn tries(&mut self, layouts: &Layouts, state: &State) -> Vec<Try> {
        let cells = worthwhile(layouts, state);
        self.take(cells.len() * state.held.len());
        let mut tries: Vec<Try> =
            cells.into_iter().map(|cell| self.attempt(layouts, state, cell)).collect();
        tries.sort_by_key(|own| (own.least, own.misses, own.cell));
        tries
    }

    fn attempt(&self, layouts: &Layouts, state: &State, cell: usize) -> Try {
        let branches = state.split(layouts, cell);
        let missed = |branch: &&Branch| branch.state.left == state.left;
        let misses = branches.iter().find(missed).map_or(0, |branch| branch.state.weight());
        let open = branches.into_iter().map(|branch| branch.state);
        let open = open.filter(|state| !state.is_settled()).map(|state| {
            let least = self.bounds.misses(layouts, &state);
            (state, least)
        });
        let mut open: Vec<(State, u64)> = open.collect();
        open.sort_by_key(|(state, _)| state.held.len());
        let least = misses + open.iter().map(|(_, least)| least).sum::<u64>();
        Try { cell, least, misses, open }
    }

    /// Takes the work of so many looks at a layout.
    const fn take(&mut self, looks: usize) {
        self.budget = self.budget.saturating_sub(looks as i64);
    }
}

/// The cells of which one is best: a certain hit where it loses nothing, else each but those that tell the same as one before.
fn worthwhile(layouts: &Layouts, state: &State) -> Vec<usize> {
    let (some, all) = state.open(layouts);
    let held = || state.held.iter().map(|held| usize::from(held.layout));
    let certain = bits_of(all).find(|&cell| layouts.loses_nothing(cell, state.afloat, held()));
    if let Some(cell) = certain {
        return vec![cell];
    }
    let mut seen = Vec::new();
    let new = |&cell: &usize| {
        let ships = held().filter_map(|layout| {
            layouts.ship_at(layout, cell).map(|ship| mix((layout << 8 | ship) as u64))
        });
        let observed = ships.fold(0, u64::wrapping_add);
        let new = !seen.contains(&observed);
        seen.push(observed);
        new
    };
    bits_of(some).filter(new).collect()
}

/// The cell with a ship in the layouts of the greatest weight, the first of those in row order.
pub(super) fn heaviest(layouts: &Layouts, state: &State) -> usize {
    let (some, _) = state.open(layouts);
    let first = |best: (usize, u64), next: (usize, u64)| if best.1 < next.1 { next } else { best };
    state.weights_at(layouts, some).reduce(first).map_or(0, |(cell, _)| cell)
}
