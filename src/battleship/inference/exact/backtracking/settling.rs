//! Propagation: what follows directly from the state of the search.

use crate::grid::CellSet;

use super::{Backtracking, State};

/// Work of one look at a state.
const LOOK_WORK: u64 = 6;

impl Backtracking {
    /// Propagates the state on top, and chooses the placement to split it by unless it is completely settled.
    pub(super) fn propagate(&mut self) {
        while self.settle_lines() {
            self.budget.charge(LOOK_WORK);
            let base = self.base();
            if self.left[base..].iter().all(|&left| left == 0) {
                let &mut State { placed, cover, .. } = self.top();
                // A counted line would require a ship over an uncovered cell; other lines do not.
                if cover.is_empty() && self.lines.hold(placed) {
                    self.find_one();
                }
                return;
            }
            if let Some(last) = self.last_before_singles() {
                self.find_singles(last);
                return;
            }
            if self.limit.is_none() && self.top().cover.is_empty() {
                // No cell requires a ship: only the ships placed next matter.
                let kind = self.longest();
                let _ = self.narrow(kind);
                match self.is_loose(kind) {
                    None => return,
                    Some(true) => {
                        let way = self.first_of(kind);
                        self.top().split = way;
                        return;
                    }
                    Some(false) if self.place_kind(kind) => continue,
                    Some(false) => return,
                }
            }
            let over = self.narrow(0);
            let state = self.top();
            let (free, cover) = (state.free, state.cover);
            if !cover.is_subset(over[0]) {
                return;
            }
            // Cells that no ship reaches matter to the lines, but to no placement.
            state.free &= over[0];
            let only = cover - over[1];
            if !only.is_empty() {
                if !self.place_all(only) {
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
                if !self.place_kind(kind) {
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

    /// Settles the lines, and where ships lie apart the corners of ship cells; false where a line cannot meet its count.
    fn settle_lines(&mut self) -> bool {
        let apart = self.apart;
        let state = self.stack.last_mut().expect("a state is looked at while there is one");
        loop {
            let (mut ship, mut may) = (state.placed | state.cover, state.placed | state.free);
            let before = (ship, may);
            if !state.cover.is_subset(state.free) || !self.lines.settle(&mut ship, &mut may) {
                return false;
            }
            state.cover = ship - state.placed;
            state.free = may - state.placed;
            if apart {
                let sides = state.cover.left() | state.cover.right();
                state.free -= sides.up() | sides.down();
            }
            if (ship, state.placed | state.free) == before {
                return true;
            }
        }
    }

    /// Drops every placement, from a kind on, that contradicts the state on top. Returns the cells that at least 1, 2, 3 and 4 of
    /// the other placements cover.
    pub(super) fn narrow(&mut self, from: usize) -> [CellSet; 4] {
        let base = self.base();
        let state = self.stack.last().expect("a state is looked at while there is one");
        let nearly_full = self.lines.nearly_full(state.placed | state.cover);
        let mut over = [CellSet::EMPTY; 4];
        for (direction, [one, two, three]) in nearly_full.into_iter().enumerate() {
            let back = |set: CellSet| if direction == 0 { set.left() } else { set.up() };
            let on = |set: CellSet| if direction == 0 { set.right() } else { set.down() };
            let across = |set: CellSet| {
                if direction == 0 { set.up() | set.down() } else { set.left() | set.right() }
            };
            // Where ships lie apart, no ship cell is beside a ship, before or after it; corners are settled already.
            let shunned = if self.apart { state.cover } else { CellSet::EMPTY };
            let clear = state.free - across(shunned);
            let before = on(shunned);
            let (mut last, mut after, mut runs) = (clear, back(shunned), clear);
            // The runs with at least 1, 2, 3 and 4 cells that are not known to be ship.
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
}

/// Adds one to the count of every cell of `cells`; `counts` holds the cells with a count of at least 1, 2, 3 and 4.
fn add(counts: &mut [CellSet; 4], cells: CellSet) {
    let [one, two, three, _] = *counts;
    counts[3] |= three & cells;
    counts[2] |= two & cells;
    counts[1] |= one & cells;
    counts[0] |= cells;
}
