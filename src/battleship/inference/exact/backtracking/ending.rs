//! The last ships of a fleet, and the fleets completed by them.

use crate::grid::CellSet;

use super::{
    Backtracking, CandidatePlacement, Kind, run,
    singles::{Rest, Singles},
};

/// Work of laying the last ship before those of one cell.
const LAST_SHIP_WORK: u64 = 1;

impl Backtracking {
    pub(super) fn find_one(&mut self) {
        let state = self.top();
        state.found += 1.0;
        if self.limit.is_some() {
            self.fleets.push(self.ships.clone());
        }
    }

    /// The kind of the only ship left beside a few ships of one cell and one class, or their kind where only they are left;
    /// `None` elsewhere.
    pub(super) fn last_before_singles(&self) -> Option<usize> {
        let left = &self.left[self.base()..];
        let few = self.kinds[0].length == 1 && left[0] <= 8;
        let longer = left[1..].iter().map(|&left| u32::from(left)).sum::<u32>();
        (few && longer <= 1 && self.apart && self.lines.are_all_observed()).then(|| self.longest())
    }

    /// Counts the ways to place the last longer ship, if there is one, and the ships of one cell.
    pub(super) fn find_singles(&mut self, last: usize) {
        let base = self.base();
        let placed = self.top().placed;
        let (rows, cols) = self.lines.needs(placed);
        let sum = |lines: &[u8; 16]| lines.iter().map(|&line| u32::from(line)).sum::<u32>();
        let longer = if last == 0 { 0 } else { u32::from(self.kinds[last].length) };
        let needed = longer + u32::from(self.left[base]);
        if sum(&rows) != needed || sum(&cols) != needed {
            return;
        }
        let state = self.top();
        let cover = state.cover;
        let free = state.free & self.starts[base][0];
        let rest = Rest { free, cover, rows, cols };
        if last == 0 {
            self.find_rest(rest, None);
            return;
        }
        let _ = self.narrow(last);
        for direction in 0..2 {
            for start in self.starts[base + last][direction] {
                self.find_beside(&rest, CandidatePlacement { kind: last, direction, start });
            }
        }
    }

    /// Counts the ways to place ships of one cell beside the last longer one.
    fn find_beside(&mut self, rest: &Rest, way: CandidatePlacement) {
        let Kind { class, length } = &self.kinds[way.kind];
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
        rest.free -= cells.dilate();
        rest.cover -= cells;
        self.find_rest(rest, Some((*class, cells)));
    }

    /// Counts the ways to place ships of one cell after these and the `last`.
    fn find_rest(&mut self, rest: Rest, last: Option<(usize, CellSet)>) {
        let Kind { class, .. } = &self.kinds[0];
        let keep = self.limit.map_or(0, |limit| limit.saturating_sub(self.fleets.len()));
        let mut singles = Singles::new(rest, &mut self.cells, keep);
        let found = singles.find();
        self.budget.charge(LAST_SHIP_WORK + singles.work() / 4);
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
