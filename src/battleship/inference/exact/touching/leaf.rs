use crate::grid::{Cell, CellSet};

use super::lanes::{Lane, Layout, window};

/// The placements of one group of ships, as the lanes they begin in: along rows and along columns.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub length: usize,
    /// By direction: cells a ship can begin at, and what it weighs there.
    pub starts: [Vec<(Cell, f64)>; 2],
}

/// Counts up to three ships on the cells that are left, in closed form.
///
/// Two straight ships intersect in a segment, or not at all, and a segment has one cell more than inner edges. So *cells in common
/// less edges in common* is 1 where they intersect, else 0. The same holds of three that intersect pairwise (Helly's theorem for
/// boxes). Sums over placements thus become sums over cells and edges, each a few shifts and additions over the board.
pub(super) trait Leaf {
    /// Begins with all placements of these groups (at most three ships) that are disjoint from `used`.
    fn begin(&mut self, used: CellSet, ships: &[u8]);
    /// Derives `level + 1` from `level`: its placements are disjoint from `cells` too.
    fn exclude(&mut self, level: usize, cells: CellSet);
    /// The weight of all ways to place the ships given to [`Leaf::begin`] from number `first` on, ships of one group in every order.
    fn count(&mut self, level: usize, first: usize) -> f64;
    /// The weight of all ways if ships never met: the scale of the rounding error of [`Leaf::count`].
    fn scale(&self) -> f64;
    /// Adds the last count, by placement, `times` over.
    fn add(&mut self, times: f64);
    /// Passes the sums to `take`, by cell, and clears them.
    fn drain(&mut self, take: &mut dyn FnMut(Cell, f64));
}

/// Fields over cells and edges: how many placements, or what weight of them, cover each.
#[derive(Debug)]
struct Cover<T> {
    /// By lane: the cell.
    cells: Vec<T>,
    /// By direction and lane: the cell less the edge to the next cell in that direction.
    ahead: [Vec<T>; 2],
}

impl<T: Lane> Cover<T> {
    fn new(size: usize) -> Self {
        Self { cells: vec![T::default(); size], ahead: lanes(size) }
    }

    /// The cover of ships of `length` that begin where `starts` says.
    #[inline(never)]
    fn set(&mut self, layout: Layout, starts: &[Vec<T>; 2], length: usize) {
        let [right, down] = &mut self.ahead;
        let (rows, cols) = (layout.board(down), layout.board(right));
        let steps = layout.steps();
        let reach = steps.map(|step| (length - 1) * step);
        let [along_row, along_col] = starts;
        // The edges ahead of a cell are covered by those ships over the cell that do not end in it.
        let ends = [layout.behind(along_row, reach[0]), layout.behind(along_col, reach[1])];
        let first = reach.map(|reach| layout.margin - reach);
        window(rows, ends[0], along_row, first[0] + 1, 1, length - 1);
        window(cols, ends[1], along_col, first[1] + steps[1], steps[1], length - 1);
        let cells = layout.board(&mut self.cells).iter_mut();
        let all = cells.zip(rows).zip(cols).zip(ends[0]).zip(ends[1]);
        for ((((cell, row), col), &row_end), &col_end) in all {
            *cell = *row + *col;
            *row = *row + col_end;
            *col = *col + row_end;
        }
    }

    /// For each lane the sum over a placement of `length` that begins there in `direction`: its cells less its inner edges.
    fn within(&self, layout: Layout, direction: usize, length: usize, sums: &mut [T]) {
        let step = layout.steps()[direction];
        let last = layout.ahead(&self.cells, (length - 1) * step);
        window(sums, last, &self.ahead[direction], layout.margin, step, length - 1);
    }
}

/// Empty lanes in both directions.
#[inline(never)]
fn lanes<T: Clone + Default>(size: usize) -> [Vec<T>; 2] {
    [vec![T::default(); size], vec![T::default(); size]]
}

/// The intersections of the placements of two groups.
#[derive(Debug)]
struct Pair<T> {
    /// By direction and lane: the other group's placements that intersect this group's placement there.
    meeting: [Vec<T>; 2],
    /// The numbers of `meeting`, each times the placement's own weight.
    weighted: [Vec<T>; 2],
    /// The sum of `weighted`.
    total: T,
    /// The cover by `weighted`.
    cover: Cover<T>,
}

/// The placements of a group that are left.
#[derive(Clone, Debug)]
struct Starts<T> {
    lanes: [Vec<T>; 2],
}

/// A group of the last [`Leaf::begin`].
#[derive(Debug)]
struct Slot<T> {
    group: usize,
    length: usize,
    /// By level.
    levels: Vec<Starts<T>>,
    total: T,
    cover: Cover<T>,
    /// By placement the last count, and how many of the counted ships are of this group.
    found: [Vec<T>; 2],
    ships: u8,
}

/// The data of a group that no count changes.
#[derive(Debug)]
struct Table<T: Lane> {
    length: usize,
    starts: Starts<T>,
    sums: [Vec<T::Sum>; 2],
}

/// The closed form in one arithmetic.
pub(super) struct ClosedForm<T: Lane> {
    layout: Layout,
    tables: Vec<Table<T>>,
    slots: Vec<Slot<T>>,
    /// How many of `slots` are in use.
    used: usize,
    /// By ship its slot.
    ships: Vec<usize>,
    /// By slot and slot.
    pairs: Vec<Pair<T>>,
    /// The cover by the intersections of two other ships, for a third.
    joint: Cover<T>,
    scale: f64,
}

/// The partial sums of a sum over lanes.
const PARTIAL_SUMS: usize = 8;

/// The most ships counted in closed form.
pub(super) const MAX_SHIPS: usize = 3;

impl<T: Lane> ClosedForm<T> {
    /// A closed form for these groups, with memory for every level and no counts yet.
    #[inline(never)]
    pub fn new(layout: Layout, groups: &[Group]) -> Self {
        let size = layout.size();
        let table = |group: &Group| {
            let mut starts = Starts { lanes: lanes(size) };
            for (own, all) in starts.lanes.iter_mut().zip(&group.starts) {
                for &(cell, weight) in all {
                    own[layout.lane(cell)] = T::of(weight);
                }
            }
            Table { length: group.length, starts, sums: lanes(size) }
        };
        let slot = |_| Slot {
            group: 0,
            length: 1,
            levels: vec![Starts { lanes: lanes(size) }],
            total: T::default(),
            cover: Cover::new(size),
            found: lanes(size),
            ships: 0,
        };
        let pair = |_| Pair {
            meeting: lanes(size),
            weighted: lanes(size),
            total: T::default(),
            cover: Cover::new(size),
        };
        Self {
            layout,
            tables: groups.iter().map(table).collect(),
            slots: (0..MAX_SHIPS).map(slot).collect(),
            used: 0,
            ships: Vec::with_capacity(MAX_SHIPS),
            pairs: (0..MAX_SHIPS * MAX_SHIPS).map(pair).collect(),
            joint: Cover::new(size),
            scale: 0.0,
        }
    }

    /// Computes the intersections of slot `own` with slot `other`.
    #[inline(never)]
    fn pair(&mut self, level: usize, own: usize, other: usize, covers: bool) {
        let layout = self.layout;
        let (slot, pair) = (&self.slots[own], &mut self.pairs[own * MAX_SHIPS + other]);
        let cover = &self.slots[other].cover;
        pair.total = T::default();
        for direction in 0..2 {
            let meeting = layout.board(&mut pair.meeting[direction]);
            cover.within(layout, direction, slot.length, meeting);
            let weighted = layout.board(&mut pair.weighted[direction]);
            let starts = layout.ahead(&slot.levels[level].lanes[direction], 0);
            let mut total = T::default();
            for ((weighted, &start), &meeting) in weighted.iter_mut().zip(starts).zip(&*meeting) {
                *weighted = start * meeting;
                total = total + *weighted;
            }
            pair.total = pair.total + total;
        }
        if covers {
            pair.cover.set(layout, &pair.weighted, slot.length);
        }
    }

    /// Computes the joint cover of slots `one` and `two` for a third ship.
    #[inline(never)]
    fn join(&mut self, one: usize, two: usize) {
        let layout = self.layout;
        let [first, second] = [one, two].map(|slot| &self.slots[slot].cover);
        let there = &self.pairs[one * MAX_SHIPS + two].cover;
        let back = &self.pairs[two * MAX_SHIPS + one].cover;
        let lanes = layout.lanes;
        let cells = [first, second, there, back].map(|cover| layout.ahead(&cover.cells, 0));
        let joint = &mut layout.board(&mut self.joint.cells)[..lanes];
        for lane in 0..lanes {
            let [first, second, there, back] = cells.map(|cells| cells[lane]);
            joint[lane] = there + back - first * second;
        }
        for direction in 0..2 {
            let covers = [first, second, there, back];
            let aheads = covers.map(|cover| layout.ahead(&cover.ahead[direction], 0));
            let joint = &mut layout.board(&mut self.joint.ahead[direction])[..lanes];
            for lane in 0..lanes {
                let [first, second, there, back] = aheads.map(|ahead| ahead[lane]);
                let cells = [cells[0][lane], cells[1][lane]];
                let edges = (cells[0] - first) * (cells[1] - second);
                let covers = cells[0] * cells[1] - edges;
                joint[lane] = there + back - covers;
            }
        }
    }

    /// Counts by placement of slot `own` the ways to place the other ships, `one` and `two`.
    #[inline(never)]
    fn third(&mut self, level: usize, own: usize, one: usize, two: usize) {
        let layout = self.layout;
        let totals = [one, two].map(|other| self.slots[other].total);
        let apart = totals[0] * totals[1] - self.pairs[one * MAX_SHIPS + two].total;
        let slot = &mut self.slots[own];
        let [one, two] = [one, two].map(|other| &self.pairs[own * MAX_SHIPS + other].meeting);
        for direction in 0..2 {
            let found = layout.board(&mut slot.found[direction]);
            self.joint.within(layout, direction, slot.length, found);
            let starts = layout.ahead(&slot.levels[level].lanes[direction], 0);
            let one = layout.ahead(&one[direction], 0);
            let two = layout.ahead(&two[direction], 0);
            for (((found, &start), &one), &two) in found.iter_mut().zip(starts).zip(one).zip(two) {
                // (A − a)(B − b), where A and B are all placements of the others and a and b those that intersect this one, less
                // the pairs of the others that intersect each other and not this one.
                let ways = apart - totals[1] * one - totals[0] * two + one * two + *found;
                *found = start * ways;
            }
        }
    }

    /// Counts by placement of slot `own` the ways to place the only other ship.
    #[inline(never)]
    fn second(&mut self, level: usize, own: usize, other: usize) {
        let layout = self.layout;
        let total = self.slots[other].total;
        let slot = &mut self.slots[own];
        let meeting = &self.pairs[own * MAX_SHIPS + other].meeting;
        for direction in 0..2 {
            let found = layout.board(&mut slot.found[direction]);
            let starts = layout.ahead(&slot.levels[level].lanes[direction], 0);
            let meeting = layout.ahead(&meeting[direction], 0);
            for ((found, &start), &meeting) in found.iter_mut().zip(starts).zip(meeting) {
                *found = start * (total - meeting);
            }
        }
    }

    /// The sum of the last count over the placements of slot `own`.
    fn found(&self, own: usize) -> f64 {
        let found = self.slots[own]
            .found
            .iter()
            .flat_map(|found| self.layout.ahead(found, 0).chunks_exact(PARTIAL_SUMS));
        // Independent partial sums, as a single one would make each addition wait for the one before.
        let mut sums = [T::Sum::default(); PARTIAL_SUMS];
        for chunk in found {
            for (sum, &found) in sums.iter_mut().zip(chunk) {
                *sum = found.added(*sum, T::of(1.0));
            }
        }
        sums.into_iter().map(T::value).sum()
    }

    fn total(layout: Layout, starts: &Starts<T>) -> T {
        let [rows, cols] = &starts.lanes;
        let rows = layout.ahead(rows, 0).iter().fold(T::default(), |sum, &start| sum + start);
        layout.ahead(cols, 0).iter().fold(rows, |sum, &start| sum + start)
    }

    fn close(layout: Layout, length: usize, starts: &mut Starts<T>, cells: CellSet) {
        for cell in cells {
            for (lanes, step) in starts.lanes.iter_mut().zip(layout.steps()) {
                // The lane of a start in the row before is 0 anyway, as that ship would not end in its row.
                let mut start = layout.lane(cell);
                for _ in 0..length {
                    lanes[start] = T::default();
                    start -= step;
                }
            }
        }
    }
}

impl<T: Lane> Leaf for ClosedForm<T> {
    fn begin(&mut self, used: CellSet, ships: &[u8]) {
        self.ships.clear();
        self.used = 0;
        for &group in ships {
            let group = usize::from(group);
            let found = self.slots[..self.used].iter().position(|slot| slot.group == group);
            let number = found.unwrap_or(self.used);
            self.ships.push(number);
            if number < self.used {
                continue;
            }
            self.used += 1;
            let (slot, table) = (&mut self.slots[number], &self.tables[group]);
            (slot.group, slot.length) = (group, table.length);
            let starts = &mut slot.levels[0];
            for (own, all) in starts.lanes.iter_mut().zip(&table.starts.lanes) {
                own.copy_from_slice(all);
            }
            Self::close(self.layout, table.length, starts, used);
        }
    }

    fn exclude(&mut self, level: usize, cells: CellSet) {
        for slot in &mut self.slots[..self.used] {
            if slot.levels.len() == level + 1 {
                let next = slot.levels[level].clone();
                slot.levels.push(next);
            }
            let (before, after) = slot.levels.split_at_mut(level + 1);
            let next = &mut after[0];
            for (own, all) in next.lanes.iter_mut().zip(&before[level].lanes) {
                own.copy_from_slice(all);
            }
            Self::close(self.layout, slot.length, next, cells);
        }
    }

    fn count(&mut self, level: usize, first: usize) -> f64 {
        let mut ships = [0; MAX_SHIPS];
        let count = self.ships.len() - first;
        ships[..count].copy_from_slice(&self.ships[first..]);
        let ships = &ships[..count];
        self.scale = 1.0;
        for slot in &mut self.slots[..self.used] {
            slot.ships = 0;
        }
        for &ship in ships {
            self.slots[ship].ships += 1;
        }
        for slot in self.slots[..self.used].iter_mut().filter(|slot| 0 < slot.ships) {
            slot.total = Self::total(self.layout, &slot.levels[level]);
            let total = T::value(slot.total.added(T::Sum::default(), T::of(1.0)));
            for _ in 0..slot.ships {
                self.scale *= total;
            }
        }
        if self.scale == 0.0 {
            return 0.0;
        }
        if let &[only] = ships {
            let slot = &mut self.slots[only];
            for (found, starts) in slot.found.iter_mut().zip(&slot.levels[level].lanes) {
                found.copy_from_slice(starts);
            }
            return self.scale;
        }
        for slot in self.slots[..self.used].iter_mut().filter(|slot| 0 < slot.ships) {
            slot.cover.set(self.layout, &slot.levels[level].lanes, slot.length);
        }
        for own in 0..self.used {
            for other in 0..self.used {
                let needed = if own == other { 2 } else { 1 };
                if needed <= self.slots[own].ships && 0 < self.slots[other].ships {
                    self.pair(level, own, other, count == MAX_SHIPS);
                }
            }
        }
        for own in (0..self.used).filter(|own| ships.contains(own)) {
            let place = ships.iter().position(|&ship| ship == own);
            let mut others = (0..count).filter(|&other| Some(other) != place).map(|at| ships[at]);
            match (others.next(), others.next()) {
                (Some(one), Some(two)) => {
                    self.join(one, two);
                    self.third(level, own, one, two);
                }
                (Some(other), None) => self.second(level, own, other),
                (None, _) => {}
            }
        }
        // Each ship has one placement in every fleet, so the sum is the same for each.
        self.found(ships[0])
    }

    fn scale(&self) -> f64 {
        self.scale
    }

    fn add(&mut self, times: f64) {
        for slot in self.slots[..self.used].iter().filter(|slot| 0 < slot.ships) {
            let times = T::of(times * f64::from(slot.ships));
            for (sums, found) in self.tables[slot.group].sums.iter_mut().zip(&slot.found) {
                let found = self.layout.ahead(found, 0);
                for (sum, &found) in self.layout.board(sums).iter_mut().zip(found) {
                    *sum = found.added(*sum, times);
                }
            }
        }
    }

    fn drain(&mut self, take: &mut dyn FnMut(Cell, f64)) {
        let layout = self.layout;
        for table in &mut self.tables {
            for (direction, sums) in table.sums.iter_mut().enumerate() {
                for (lane, sum) in sums.iter_mut().enumerate() {
                    let value = T::value(std::mem::take(sum));
                    if value == 0.0 {
                        continue;
                    }
                    for place in 0..table.length {
                        take(layout.cell(lane + place * layout.steps()[direction]), value);
                    }
                }
            }
        }
    }
}
