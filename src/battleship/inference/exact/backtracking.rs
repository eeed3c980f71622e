use crate::{
    battleship::{
        inference::Constraints,
        rules::{Contact, Placement},
    },
    grid::{Cell, CellSet},
};

use super::{
    FoundFleet, Tally, Total,
    lines::Lines,
    singles::{Rest, Singles},
};

/// Work of one look at a state, in units of about 0.1 µs.
const LOOK: u64 = 6;
/// Work of laying the last ship before those of one cell.
const LAST: u64 = 1;

/// Ships of one class and length.
#[derive(Clone, Debug)]
struct Kind {
    class: usize,
    length: u8,
    /// By direction and first cell the weight of a placement; nothing where all weigh 1.
    weights: Option<Box<[[f64; 256]; 2]>>,
}

/// A straight placement.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// The place of its class among the kinds.
    kind: usize,
    /// 0 along a row, 1 along a column.
    direction: usize,
    /// The first cell.
    start: Cell,
}

/// Where the search stands: the ships laid, and what that leaves.
#[derive(Clone, Debug)]
struct State {
    /// The cells where ships can still be laid.
    free: CellSet,
    /// Those of them that one of these ships must cover.
    cover: CellSet,
    /// The cells of the ships laid.
    laid: CellSet,
    /// How many ships are laid in the state below.
    ships_below: usize,
    /// The product of their weights.
    weight: f64,
    /// The weight of the fleets found from here on.
    found: f64,
    /// The placement to split the fleets by, unless there is nothing to be found here any more.
    split: Option<Way>,
}

/// A count of all fleets that fit, or a search for the first of them, where rows and columns are counted: there few fit, and
/// nearly every wrong turn is seen at once.
///
/// The fleets are split by one placement at a time, into those that have it and those that have not. Before every split all that
/// follows at once is settled: lines that are full or need all they have, cells beside ships, cells no ship reaches, placements
/// that alone can cover a cell. Ships of one cell come last, and are counted row by row.
///
/// # Complexity
///
/// Linear in the fleets that fit, and in the dead ends, of which there are a few a fleet.
#[derive(Clone, Debug)]
pub struct Backtracking {
    lines: Lines,
    apart: bool,
    /// By length, the shortest first.
    kinds: Vec<Kind>,
    stack: Vec<State>,
    /// By state and kind the ships still to be laid.
    left: Vec<u8>,
    /// By state, kind and direction the first cells of the placements still to be looked at.
    starts: Vec<[CellSet; 2]>,
    /// The ships settled before, then those laid in the state on top.
    ships: FoundFleet,
    work: u64,
    /// The work all calls together allowed: what one did too much is taken from the next.
    allowed: u64,
    weighted: bool,
    /// The weight of all fleets found. They are found one by one, so their number stays far below 2⁵³ and is exact.
    found: f64,
    cells: Box<[f64; 256]>,
    /// How many fleets to find and keep; without it they are only counted.
    limit: Option<usize>,
    fleets: Vec<FoundFleet>,
}

impl Backtracking {
    /// A count of all fleets; nothing where a ship is not straight, or no row or column is counted.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Option<Self> {
        if constraints.has_counts() { Self::of(constraints, None) } else { None }
    }

    /// A search that ends with the first `limit` fleets; nothing where a ship is not straight.
    #[must_use]
    pub fn searching(constraints: &Constraints, limit: usize) -> Option<Self> {
        Self::of(constraints, Some(limit))
    }

    fn of(constraints: &Constraints, limit: Option<usize>) -> Option<Self> {
        let mut search = Self {
            lines: Lines::new(&constraints.rows, &constraints.cols),
            apart: constraints.contact == Contact::Apart,
            kinds: Vec::new(),
            stack: Vec::new(),
            left: Vec::new(),
            starts: Vec::new(),
            ships: constraints.laid.clone(),
            work: 0,
            allowed: 0,
            weighted: constraints.is_weighted(),
            found: 0.0,
            cells: Box::new([0.0; 256]),
            limit,
            fleets: Vec::new(),
        };
        let mut free = CellSet::EMPTY;
        for length in 1..=16 {
            for ways in constraints.ways.iter().filter(|ways| ways.length == Some(length)) {
                let mut starts = [CellSet::EMPTY; 2];
                let mut weights = ways.weights.is_some().then(|| Box::new([[0.0; 256]; 2]));
                for (number, way) in ways.placements.iter().enumerate() {
                    let (direction, start) = directed(way);
                    starts[direction].insert(start);
                    free |= way.cells;
                    if let (Some(by_start), Some(weights)) = (&mut weights, &ways.weights) {
                        by_start[direction][start.index()] = weights[number];
                    }
                }
                search.kinds.push(Kind { class: ways.class, length, weights });
                search.left.push(ways.count);
                search.starts.push(starts);
            }
        }
        if search.kinds.len() < constraints.ways.len() {
            return None;
        }
        if !constraints.contradictory {
            search.stack.push(State {
                free,
                cover: constraints.cover,
                laid: CellSet::EMPTY,
                ships_below: 0,
                weight: 1.0,
                found: 0.0,
                split: None,
            });
            search.look();
        }
        Some(search)
    }

    /// Goes on for about so much work, in units of about 0.1 µs; true once all is done.
    pub fn advance(&mut self, work: u64) -> bool {
        self.allowed = self.allowed.saturating_add(work);
        while self.work < self.allowed {
            let Some(state) = self.stack.last_mut() else { return true };
            match state.split.take() {
                Some(way) => {
                    let with = State { found: 0.0, ships_below: self.ships.len(), ..state.clone() };
                    let base = self.base();
                    self.left.extend_from_within(base..);
                    self.starts.extend_from_within(base..);
                    self.starts[base + way.kind][way.direction].remove(way.start);
                    self.stack.push(with);
                    self.lay(way);
                    self.look();
                }
                None => self.leave(),
            }
            if self.limit.is_some_and(|limit| limit <= self.fleets.len()) {
                self.stack.clear();
            }
        }
        self.stack.is_empty()
    }

    /// The work done so far.
    #[must_use]
    pub const fn work(&self) -> u64 {
        self.work
    }

    /// The fleets that were to be found, as far as there are so many.
    #[must_use]
    pub fn fleets(&self) -> &[FoundFleet] {
        &self.fleets
    }

    /// What was counted.
    #[must_use]
    pub fn tally(&self) -> Tally {
        if !self.weighted {
            let cells = Box::new(std::array::from_fn(|index| self.cells[index] as u128));
            return Tally::exact(self.found as u128, cells);
        }
        let share = |index: usize| match self.found {
            0.0 => 0.0,
            found => self.cells[index] / found,
        };
        let shares = Box::new(std::array::from_fn(share));
        Tally { total: Total::Weighted { weight: self.found }, shares }
    }

    /// Where in `left` and `starts` the state on top begins.
    fn base(&self) -> usize {
        self.left.len() - self.kinds.len()
    }

    fn top(&mut self) -> &mut State {
        self.stack.last_mut().expect("a state is looked at while there is one")
    }

    /// Leaves the state on top; the one below goes on without the placement it was split by.
    fn leave(&mut self) {
        self.hand_down();
        let Some(state) = self.stack.pop() else { return };
        let base = self.base();
        self.left.truncate(base);
        self.starts.truncate(base);
        self.ships.truncate(state.ships_below);
        if !self.stack.is_empty() {
            self.look_again();
        }
    }

    /// Counts what was found in the state on top for the ships laid in it, and for the state below.
    fn hand_down(&mut self) {
        let Some(state) = self.stack.last_mut() else { return };
        let found = std::mem::take(&mut state.found);
        if found != 0.0 {
            let laid = state.laid;
            let below = self.stack.iter_mut().nth_back(1);
            let laid_below = below.as_ref().map_or(CellSet::EMPTY, |below| below.laid);
            *below.map_or(&mut self.found, |below| &mut below.found) += found;
            for cell in laid - laid_below {
                self.cells[cell.index()] += found;
            }
        }
    }

    /// Goes on without a placement tried. Where no cell asked for it that tells nothing new, unless few are left.
    fn look_again(&mut self) {
        if self.top().cover.is_empty() {
            let kind = self.longest();
            if self.is_loose(kind) == Some(true) {
                let way = self.first_of(kind);
                self.top().split = way;
                return;
            }
        }
        self.look();
    }

    /// Lays a ship in the state on top; false where another lies in its way.
    fn lay(&mut self, way: Way) -> bool {
        let number = self.base() + way.kind;
        let Kind { class, length, weights } = &self.kinds[way.kind];
        let cells = run(way, *length);
        let weight = weights.as_ref().map_or(1.0, |all| all[way.direction][way.start.index()]);
        self.ships.push((*class, cells));
        // What was found before was found without this ship.
        self.hand_down();
        let apart = self.apart;
        let state = self.top();
        if !cells.is_within(state.free) {
            return false;
        }
        state.laid |= cells;
        state.cover -= cells;
        state.free -= if apart { cells.spread() } else { cells };
        state.weight *= weight;
        if self.left[number] == 0 {
            return false;
        }
        self.left[number] -= 1;
        self.starts[number][way.direction].remove(way.start);
        true
    }

    /// Settles the state on top as far as can be seen, and chooses what to split it by, unless it is settled whole.
    fn look(&mut self) {
        while self.settle_lines() {
            self.work += LOOK;
            let base = self.base();
            if self.left[base..].iter().all(|&left| left == 0) {
                let &mut State { laid, cover, .. } = self.top();
                // Lines that are counted would ask for a cell no ship covers; they need not be.
                if cover.is_empty() && self.lines.hold(laid) {
                    self.find_one();
                }
                return;
            }
            if let Some(last) = self.last_before_singles() {
                self.find_singles(last);
                return;
            }
            if self.limit.is_none() && self.top().cover.is_empty() {
                // No cell asks for a ship: only the ships laid next need be looked at.
                let kind = self.longest();
                self.narrow(kind);
                match self.is_loose(kind) {
                    None => return,
                    Some(true) => {
                        let way = self.first_of(kind);
                        self.top().split = way;
                        return;
                    }
                    Some(false) if self.lay_kind(kind) => continue,
                    Some(false) => return,
                }
            }
            let over = self.narrow(0);
            let state = self.top();
            let (free, cover) = (state.free, state.cover);
            if !cover.is_within(over[0]) {
                return;
            }
            // Cells no ship reaches: that changes the lines, but no placement.
            state.free &= over[0];
            let only = cover - over[1];
            if !only.is_empty() {
                if !self.lay_all(only) {
                    return;
                }
                continue;
            }
            let mut forced = None;
            for kind in (0..self.kinds.len()).filter(|kind| 0 < self.left[base + kind]) {
                match self.is_loose(kind) {
                    None => return,
                    Some(true) => {}
                    Some(false) => forced = Some(kind),
                }
            }
            if let Some(kind) = forced {
                if !self.lay_kind(kind) {
                    return;
                }
                continue;
            }
            if self.top().free != free {
                if !self.settle_lines() {
                    return;
                }
                let state = self.top();
                if state.cover != cover || state.free != free & over[0] {
                    continue;
                }
            }
            let way = self.choose(&over);
            self.top().split = Some(way);
            return;
        }
    }

    /// Settles the lines, and where ships lie apart the cells at the corners of ship cells; false where a line cannot hold
    /// what it must.
    fn settle_lines(&mut self) -> bool {
        let apart = self.apart;
        let state = self.stack.last_mut().expect("a state is looked at while there is one");
        loop {
            let (mut ship, mut may) = (state.laid | state.cover, state.laid | state.free);
            let before = (ship, may);
            if !state.cover.is_within(state.free) || !self.lines.settle(&mut ship, &mut may) {
                return false;
            }
            state.cover = ship - state.laid;
            state.free = may - state.laid;
            if apart {
                let sides = state.cover.left() | state.cover.right();
                state.free -= sides.up() | sides.down();
            }
            if (ship, state.laid | state.free) == before {
                return true;
            }
        }
    }

    /// Rules out every placement, from a kind on, that agrees no more with the state on top; by number of placements, the cells
    /// that at least 1, 2, 3 and 4 of the rest cover.
    fn narrow(&mut self, from: usize) -> [CellSet; 4] {
        let base = self.base();
        let state = self.stack.last().expect("a state is looked at while there is one");
        let nearly_full = self.lines.nearly_full(state.laid | state.cover);
        let mut over = [CellSet::EMPTY; 4];
        for (direction, [one, two, three]) in nearly_full.into_iter().enumerate() {
            let back = |set: CellSet| if direction == 0 { set.left() } else { set.up() };
            let on = |set: CellSet| if direction == 0 { set.right() } else { set.down() };
            let across = |set: CellSet| {
                if direction == 0 { set.up() | set.down() } else { set.left() | set.right() }
            };
            // Where ships lie apart no ship cell is beside a ship, nor before or after it; corners are settled already.
            let shunned = if self.apart { state.cover } else { CellSet::EMPTY };
            let clear = state.free - across(shunned);
            let before = on(shunned);
            let (mut last, mut after, mut runs) = (clear, back(shunned), clear);
            // The runs with at least 1, 2, 3 and 4 cells not yet known to be ship.
            let mut fresh = state.free - state.cover;
            let mut new = [fresh, CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY];
            let mut length = 1;
            for (kind, own) in self.kinds.iter().enumerate() {
                while length < own.length {
                    (last, after, fresh) = (back(last), back(after), back(fresh));
                    runs &= last;
                    add(&mut new, fresh);
                    length += 1;
                }
                if kind < from || self.left[base + kind] == 0 {
                    continue;
                }
                let too_new = new[1] & one | new[2] & two | new[3] & three;
                let starts = &mut self.starts[base + kind][direction];
                *starts &= runs - (before | after | too_new);
                let mut cells = *starts;
                for _ in 1..length {
                    add(&mut over, cells);
                    cells = on(cells);
                }
                add(&mut over, cells);
            }
        }
        over
    }

    /// Lays the only ships that can cover these cells.
    fn lay_all(&mut self, cells: CellSet) -> bool {
        for cell in cells {
            if self.top().cover.contains(cell) {
                let laid = self.through(cell).is_some_and(|way| self.lay(way));
                if !laid {
                    return false;
                }
            }
        }
        true
    }

    /// Lays all placements left of a kind.
    fn lay_kind(&mut self, kind: usize) -> bool {
        while let Some(way) = self.first_of(kind) {
            if !self.lay(way) {
                return false;
            }
        }
        true
    }

    /// The placement to split by: one over the cell with the fewest ways to be covered, else of the longest ship.
    fn choose(&mut self, over: &[CellSet; 4]) -> Way {
        let cover = self.top().cover;
        let cells = [cover - over[2], cover - over[3], cover];
        if let Some(cell) = cells.into_iter().find_map(CellSet::first) {
            return self.through(cell).expect("the cell is covered by several");
        }
        self.first_of(self.longest()).expect("there are more placements than ships")
    }

    /// The kind of the longest ships left.
    fn longest(&self) -> usize {
        let left = &self.left[self.base()..];
        left.iter().rposition(|&left| 0 < left).expect("a ship is left")
    }

    /// Whether there are more placements of a kind than ships; nothing where there are fewer.
    fn is_loose(&self, kind: usize) -> Option<bool> {
        let number = self.base() + kind;
        let [along, down] = self.starts[number];
        let (count, left) = (along.len() + down.len(), u32::from(self.left[number]));
        (left <= count).then_some(left < count)
    }

    /// The longest ship that can cover the cell.
    fn through(&self, cell: Cell) -> Option<Way> {
        let base = self.base();
        for (kind, own) in self.kinds.iter().enumerate().rev() {
            for direction in 0..2 {
                let starts = self.starts[base + kind][direction];
                for before in 0..own.length as i8 {
                    let steps = if direction == 0 { (0, -before) } else { (-before, 0) };
                    let Some(start) = cell.offset(steps.0, steps.1) else { break };
                    if 0 < self.left[base + kind] && starts.contains(start) {
                        return Some(Way { kind, direction, start });
                    }
                }
            }
        }
        None
    }

    fn first_of(&self, kind: usize) -> Option<Way> {
        let starts = self.starts[self.base() + kind];
        let direction = usize::from(starts[0].is_empty());
        let start = starts[direction].first()?;
        Some(Way { kind, direction, start })
    }

    fn find_one(&mut self) {
        let state = self.top();
        state.found += state.weight;
        if self.limit.is_some() {
            self.fleets.push(self.ships.clone());
        }
    }

    /// The kind of the only ship left beside few ships of one cell and one class, or theirs where none is left beside them: the
    /// rest is counted in one go.
    fn last_before_singles(&self) -> Option<usize> {
        let left = &self.left[self.base()..];
        let few = self.kinds[0].length == 1 && left[0] <= 8;
        let longer = left[1..].iter().map(|&left| u32::from(left)).sum::<u32>();
        (few && longer <= 1 && self.apart && self.lines.are_all_told()).then(|| self.longest())
    }

    /// Counts all ways to lay the ship of this kind, if it is longer, and then the ships of one cell.
    fn find_singles(&mut self, last: usize) {
        let base = self.base();
        let laid = self.top().laid;
        let (rows, cols) = self.lines.needs(laid);
        let sum = |lines: &[u8; 16]| lines.iter().map(|&line| u32::from(line)).sum::<u32>();
        let longer = if last == 0 { 0 } else { u32::from(self.kinds[last].length) };
        let needed = longer + u32::from(self.left[base]);
        if sum(&rows) != needed || sum(&cols) != needed {
            return;
        }
        let state = self.top();
        let (cover, weight) = (state.cover, state.weight);
        let free = state.free & self.starts[base][0];
        let rest = Rest { free, cover, rows, cols, weight };
        if last == 0 {
            self.find_rest(rest, None);
            return;
        }
        self.narrow(last);
        for direction in 0..2 {
            for start in self.starts[base + last][direction] {
                self.find_beside(&rest, Way { kind: last, direction, start });
            }
        }
    }

    /// Counts the ways to lay ships of one cell beside the last longer one.
    fn find_beside(&mut self, rest: &Rest, way: Way) {
        let Kind { class, length, weights } = &self.kinds[way.kind];
        let cells = run(way, *length);
        let mut rest = rest.clone();
        let (row, col) = (usize::from(way.start.row()), usize::from(way.start.col()));
        let (along, across, first) = if way.direction == 0 {
            (&mut rest.rows[row], &mut rest.cols, col)
        } else {
            (&mut rest.cols[col], &mut rest.rows, row)
        };
        if *along < *length {
            return;
        }
        *along -= *length;
        for need in &mut across[first..first + usize::from(*length)] {
            if *need == 0 {
                return;
            }
            *need -= 1;
        }
        rest.free -= cells.spread();
        rest.cover -= cells;
        if let Some(all) = weights {
            rest.weight *= all[way.direction][way.start.index()];
        }
        self.find_rest(rest, Some((*class, cells)));
    }

    /// Counts the ways to lay ships of one cell after these and the `last`.
    fn find_rest(&mut self, rest: Rest, last: Option<(usize, CellSet)>) {
        let Kind { class, weights, .. } = &self.kinds[0];
        let weights = weights.as_ref().map(|all| &all[0]);
        let keep = self.limit.map_or(0, |limit| limit.saturating_sub(self.fleets.len()));
        let mut singles = Singles::new(rest, weights, &mut self.cells, keep);
        let found = singles.find();
        self.work += LAST + singles.work() / 4;
        for cells in singles.kept() {
            let mut fleet = self.ships.clone();
            fleet.extend(last);
            fleet.extend(cells.iter().map(|cell| (*class, CellSet::of(cell))));
            self.fleets.push(fleet);
        }
        for cell in last.map_or(CellSet::EMPTY, |(_, cells)| cells) {
            self.cells[cell.index()] += found;
        }
        self.top().found += found;
    }
}

/// Adds one more to every cell of `cells`, where `counts` holds the cells that have at least 1, 2, 3, 4.
fn add(counts: &mut [CellSet; 4], cells: CellSet) {
    let [one, two, three, _] = *counts;
    counts[3] |= three & cells;
    counts[2] |= two & cells;
    counts[1] |= one & cells;
    counts[0] |= cells;
}

/// The direction and first cell of a straight placement.
fn directed(way: &Placement) -> (usize, Cell) {
    let start = way.cells.first().expect("a ship has a cell");
    let down = way.cells.nth(1).is_some_and(|next| next.col() == start.col());
    (usize::from(down), start)
}

/// The cells of a straight ship.
fn run(way: Way, length: u8) -> CellSet {
    let mut cells = CellSet::of(way.start);
    for _ in 1..length {
        cells |= if way.direction == 0 { cells.right() } else { cells.down() };
    }
    cells
}
