//! A count by backtracking with constraint propagation, where rows and columns are counted.

mod ending;
mod settling;
mod singles;

use crate::{
    battleship::{
        inference::{Constraints, line_counts::LineCounts, work_budget::WorkBudget},
        rules::{Contact, Placement},
    },
    grid::{Cell, CellSet},
};

use super::{Counter, FoundFleet, Tally};

/// Ships of one class and length.
#[derive(Clone, Debug)]
struct Kind {
    class: usize,
    length: u8,
}

/// A straight placement.
#[derive(Clone, Copy, Debug)]
struct CandidatePlacement {
    /// The place of its class among the kinds.
    kind: usize,
    /// 0 along a row, 1 along a column.
    direction: usize,
    /// The first cell.
    start: Cell,
}

/// A state of the search: the ships placed, and what they leave.
#[derive(Clone, Debug)]
struct State {
    /// The cells where ships can still be placed.
    free: CellSet,
    /// Those of them that one of these ships must cover.
    cover: CellSet,
    /// The cells of the ships placed.
    placed: CellSet,
    /// How many ships are placed in the state below.
    ships_below: usize,
    /// The fleets found from here on.
    found: f64,
    /// The placement to split the fleets by; `None` where no fleet is left to be found.
    split: Option<CandidatePlacement>,
}

/// Counts all fleets of straight ships that fit, or searches for the first of them, where rows and columns are counted.
///
/// The fleets are split by one placement at a time, into those that have it and those that have not. Before every split, all that
/// follows directly is propagated: lines that are full or need all their cells, cells beside ships, cells no ship reaches,
/// placements that alone can cover a cell. Ships of one cell come last and are counted row by row.
///
/// # Complexity
///
/// Linear in the fleets that fit, and in the dead ends, of which there are a few a fleet.
///
/// The form of search is that of constraint satisfaction: backtracking with the propagation of every choice (A. K. Mackworth,
/// *Consistency in Networks of Relations*, 1977).
#[derive(Clone, Debug)]
pub struct Backtracking {
    lines: LineCounts,
    apart: bool,
    /// By length, the shortest first.
    kinds: Vec<Kind>,
    stack: Vec<State>,
    /// By state and kind the ships still to be placed.
    left: Vec<u8>,
    /// By state, kind and direction the first cells of the placements still possible.
    starts: Vec<[CellSet; 2]>,
    /// The ships settled before, then those placed in the state on top.
    ships: FoundFleet,
    budget: WorkBudget,
    /// The number of fleets found: one by one, so it stays far below 2⁵³ and is exact.
    found: f64,
    cells: Box<[f64; 256]>,
    /// How many fleets to find and keep; `None` where they are only counted.
    limit: Option<usize>,
    fleets: Vec<FoundFleet>,
}

impl Backtracking {
    /// A count of all fleets, which has done no work yet; `None` where a ship is not straight, no row or column is counted, or
    /// there is a prior.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Option<Self> {
        if constraints.has_counts() { Self::of(constraints, None) } else { None }
    }

    /// A search that ends with the first `limit` fleets, also where no row or column is counted; `None` where a ship is not
    /// straight, or there is a prior.
    #[must_use]
    pub fn searching(constraints: &Constraints, limit: usize) -> Option<Self> {
        Self::of(constraints, Some(limit))
    }

    fn of(constraints: &Constraints, limit: Option<usize>) -> Option<Self> {
        let mut search = Self {
            lines: LineCounts::new(&constraints.rows, &constraints.cols),
            apart: constraints.contact == Contact::Apart,
            kinds: Vec::new(),
            stack: Vec::new(),
            left: Vec::new(),
            starts: Vec::new(),
            ships: constraints.settled.clone(),
            budget: WorkBudget::default(),
            found: 0.0,
            cells: Box::new([0.0; 256]),
            limit,
            fleets: Vec::new(),
        };
        let mut free = CellSet::EMPTY;
        for length in 1..=16 {
            for ways in constraints.ways.iter().filter(|ways| ways.length == Some(length)) {
                let mut starts = [CellSet::EMPTY; 2];
                for way in &ways.placements {
                    let (direction, start) = directed(way);
                    starts[direction].insert(start);
                    free |= way.cells;
                }
                search.kinds.push(Kind { class: ways.class, length });
                search.left.push(ways.count);
                search.starts.push(starts);
            }
        }
        if search.kinds.len() < constraints.ways.len() || constraints.is_weighted() {
            return None;
        }
        if !constraints.contradictory {
            search.stack.push(State {
                free,
                cover: constraints.cover,
                placed: CellSet::EMPTY,
                ships_below: 0,
                found: 0.0,
                split: None,
            });
            search.propagate();
        }
        Some(search)
    }

    /// The work done so far, in units of 0.1 µs.
    pub const fn work(&self) -> u64 {
        self.budget.done()
    }

    /// The fleets found by [`Backtracking::searching`], at most its limit, the settled ships first in each. Empty for a count.
    pub fn fleets(&self) -> &[FoundFleet] {
        &self.fleets
    }

    /// The place in `left` and `starts` where the state on top begins.
    fn base(&self) -> usize {
        self.left.len() - self.kinds.len()
    }

    fn top(&mut self) -> &mut State {
        self.stack.last_mut().expect("a state is looked at while there is one")
    }

    /// Leaves the state on top. The state below goes on without the placement by which it was split.
    fn leave(&mut self) {
        self.add_to_parent();
        let Some(state) = self.stack.pop() else { return };
        let base = self.base();
        self.left.truncate(base);
        self.starts.truncate(base);
        self.ships.truncate(state.ships_below);
        if !self.stack.is_empty() {
            self.propagate_without();
        }
    }

    /// Adds the fleets found in the state on top to the cells of its ships, and to the state below.
    fn add_to_parent(&mut self) {
        let Some(state) = self.stack.last_mut() else { return };
        let found = std::mem::take(&mut state.found);
        if found != 0.0 {
            let placed = state.placed;
            let below = self.stack.iter_mut().nth_back(1);
            let placed_below = below.as_ref().map_or(CellSet::EMPTY, |below| below.placed);
            *below.map_or(&mut self.found, |below| &mut below.found) += found;
            for cell in placed - placed_below {
                self.cells[cell.index()] += found;
            }
        }
    }

    /// Goes on without a placement that was tried. Where no cell requires a ship, nothing follows from that unless few placements
    /// are left.
    fn propagate_without(&mut self) {
        if self.top().cover.is_empty() {
            let kind = self.longest();
            if self.is_loose(kind) == Some(true) {
                let way = self.first_of(kind);
                self.top().split = way;
                return;
            }
        }
        self.propagate();
    }

    /// Places a ship in the state on top; false where another lies in its way.
    fn place_ship(&mut self, way: CandidatePlacement) -> bool {
        let number = self.base() + way.kind;
        let Kind { class, length } = &self.kinds[way.kind];
        let cells = run(way, *length);
        self.ships.push((*class, cells));
        // The fleets found before do not have this ship.
        self.add_to_parent();
        let apart = self.apart;
        let state = self.top();
        if !cells.is_subset(state.free) {
            return false;
        }
        state.placed |= cells;
        state.cover -= cells;
        state.free -= if apart { cells.dilate() } else { cells };
        if self.left[number] == 0 {
            return false;
        }
        self.left[number] -= 1;
        self.starts[number][way.direction].remove(way.start);
        true
    }

    /// Places the only ships that can cover these cells.
    fn place_all(&mut self, cells: CellSet) -> bool {
        for cell in cells {
            if self.top().cover.contains(cell) {
                let placed = self.through(cell).is_some_and(|way| self.place_ship(way));
                if !placed {
                    return false;
                }
            }
        }
        true
    }

    /// Places all placements left of a kind.
    fn place_kind(&mut self, kind: usize) -> bool {
        while let Some(way) = self.first_of(kind) {
            if !self.place_ship(way) {
                return false;
            }
        }
        true
    }

    /// The placement to split by: one over the cell with the fewest ways to be covered, else of the longest ship.
    fn choose(&mut self, over: &[CellSet; 4]) -> CandidatePlacement {
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

    /// Whether a kind has more placements than ships; `None` where it has fewer.
    fn is_loose(&self, kind: usize) -> Option<bool> {
        let number = self.base() + kind;
        let [along, down] = self.starts[number];
        let (count, left) = (along.len() + down.len(), u32::from(self.left[number]));
        (left <= count).then_some(left < count)
    }

    /// The longest ship that can cover the cell.
    fn through(&self, cell: Cell) -> Option<CandidatePlacement> {
        let base = self.base();
        for (kind, own) in self.kinds.iter().enumerate().rev() {
            for direction in 0..2 {
                let starts = self.starts[base + kind][direction];
                for before in 0..own.length as i8 {
                    let steps = if direction == 0 { (0, -before) } else { (-before, 0) };
                    let Some(start) = cell.offset(steps.0, steps.1) else { break };
                    if 0 < self.left[base + kind] && starts.contains(start) {
                        return Some(CandidatePlacement { kind, direction, start });
                    }
                }
            }
        }
        None
    }

    fn first_of(&self, kind: usize) -> Option<CandidatePlacement> {
        let starts = self.starts[self.base() + kind];
        let direction = usize::from(starts[0].is_empty());
        let start = starts[direction].first()?;
        Some(CandidatePlacement { kind, direction, start })
    }
}

impl Counter for Backtracking {
    fn budget(&mut self) -> &mut WorkBudget {
        &mut self.budget
    }

    fn is_done(&self) -> bool {
        self.stack.is_empty()
    }

    /// Splits the fleets of the state on top by a placement, or leaves that state. Looking at a state charges its own work.
    fn step(&mut self) {
        let Some(state) = self.stack.last_mut() else { return };
        match state.split.take() {
            Some(way) => {
                let with = State { found: 0.0, ships_below: self.ships.len(), ..state.clone() };
                let base = self.base();
                self.left.extend_from_within(base..);
                self.starts.extend_from_within(base..);
                self.starts[base + way.kind][way.direction].remove(way.start);
                self.stack.push(with);
                self.place_ship(way);
                self.propagate();
            }
            None => self.leave(),
        }
        if self.limit.is_some_and(|limit| limit <= self.fleets.len()) {
            self.stack.clear();
        }
    }

    fn tally(&self) -> Tally {
        let cells = Box::new(std::array::from_fn(|index| self.cells[index] as u128));
        Tally::exact(self.found as u128, cells)
    }

    /// The fleets of a search are not in its tally, as it stops amid them.
    fn has_found(&self) -> bool {
        !self.fleets.is_empty() || 0.0 < self.found
    }
}

/// The direction and first cell of a straight placement.
fn directed(way: &Placement) -> (usize, Cell) {
    let start = way.cells.first().expect("a ship has a cell");
    let down = way.cells.nth(1).is_some_and(|next| next.col() == start.col());
    (usize::from(down), start)
}

/// The cells of a straight ship.
fn run(way: CandidatePlacement, length: u8) -> CellSet {
    let mut cells = CellSet::of(way.start);
    for _ in 1..length {
        cells |= if way.direction == 0 { cells.right() } else { cells.down() };
    }
    cells
}
