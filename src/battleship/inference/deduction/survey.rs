use crate::grid::{Cell, CellSet};

use super::{
    Board, Facts,
    board::{CountedLine, LinePlacement},
};

/// What the facts leave to the ships of one length.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// The places, among the board's, of the ways that are ships found: ship, with water all round.
    pub found: Vec<u16>,
    /// How many are still to be found; below 0 where too many were found.
    pub left: i32,
    /// The places of the combinations: the ways the ships to be found can lie. None where none is left.
    pub ways: Vec<u16>,
    /// The cells of all combinations, and the cells beside all.
    pub common: (CellSet, CellSet),
}

/// What the facts leave to the fleet: ships found, and combinations for those still to be found.
///
/// It follows from the facts alone, and whatever they gain, ships found are only added and combinations only dropped. That is
/// why the rules come to the same end in any order.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// As the board's ships.
    pub standings: Vec<Standing>,
    /// The cells of ships found.
    pub found: CellSet,
    /// The cells some combination covers.
    pub reach: CellSet,
    /// The length of the longest ships still to be found, 0 where none is.
    pub longest: u32,
    /// How many cells each line can lose before it has no room for its count; a great number where that is not told.
    pub slack: [u32; 32],
    /// The cells over which a ship of one cell, one across, or one down can lie or lies.
    pub over: [CellSet; 3],
    /// Of each line and place in it the lengths of the ships that can begin there and go along it, or do, a bit each.
    pub starts: Vec<[u32; 16]>,
}

/// What a rule looks at: a board, the facts, and their survey. Rules of [`Group::Cells`](super::Group) do not look at the survey.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub board: &'a Board,
    pub facts: &'a Facts,
    pub survey: &'a Survey,
}

impl Survey {
    /// What these facts leave.
    pub fn of(board: &Board, facts: &Facts) -> Self {
        let mut survey = Self::default();
        survey.renew(board, facts);
        survey
    }

    fn note(&mut self, board: &Board, length: u32, way: &LinePlacement) {
        let rows = usize::from(board.geometry.rows());
        let kind = if length == 1 { 0 } else { 1 + usize::from(rows <= way.along) };
        self.over[kind] |= way.cells;
        let first = way.cells.first().unwrap_or(Cell::new(0, 0));
        let place = if way.along < rows { first.col() } else { first.row() };
        if 1 < length {
            self.starts[way.along][usize::from(place)] |= 1 << length;
        }
    }

    /// The same of other facts, in the memory there is.
    pub fn renew(&mut self, board: &Board, facts: &Facts) {
        self.found = CellSet::EMPTY;
        self.reach = CellSet::EMPTY;
        self.longest = 0;
        self.over = [CellSet::EMPTY; 3];
        self.starts.clear();
        self.starts.resize(board.lines.len(), [0; 16]);
        self.slack = [u32::MAX; 32];
        let mut short = 0_u32;
        for (place, line) in board.lines.iter().enumerate() {
            if let Some(count) = line.count {
                let room = (line.cells - facts.water).len();
                self.slack[place] = room.saturating_sub(count);
                if self.slack[place] < 18 {
                    short |= 1 << place;
                }
            }
        }
        self.standings.resize_with(board.ships.len(), Standing::default);
        let mut spare = [u32::MAX; 32];
        for (spare, line) in spare.iter_mut().zip(&board.lines) {
            if let Some(count) = line.count {
                *spare = count.saturating_sub((line.cells & facts.ship).len());
            }
        }
        let mut standings = std::mem::take(&mut self.standings);
        for (ships, standing) in board.ships.iter().zip(&mut standings) {
            standing.found.clear();
            standing.ways.clear();
            standing.common = (board.all, board.all);
            let mut reach = CellSet::EMPTY;
            for (number, way) in ships.ways.iter().enumerate() {
                if way.cells.intersects(facts.water) || way.buffer.intersects(facts.ship) {
                    continue;
                }
                if is_found(facts, way) {
                    standing.found.push(number as u16);
                    self.found |= way.cells;
                    self.note(board, ships.length, way);
                } else if (way.cells - facts.ship).len() <= spare[way.along]
                    && !way.ends.intersects(board.middles)
                    && !starves(board, facts, way, short)
                {
                    standing.ways.push(number as u16);
                    standing.common.0 &= way.cells;
                    standing.common.1 &= way.buffer;
                    reach |= way.cells;
                }
            }
            standing.left = ships.count as i32 - standing.found.len() as i32;
            if 0 < standing.left {
                self.longest = ships.length;
                self.reach |= reach;
                for &number in &standing.ways {
                    let way = &ships.ways[usize::from(number)];
                    self.note(board, ships.length, way);
                }
            } else {
                standing.ways.clear();
            }
        }
        self.standings = standings;
    }
}

/// Whether one of these lines, where the way lies beside it, would not have room for its count with the way.
fn starves(board: &Board, facts: &Facts, way: &LinePlacement, lines: u32) -> bool {
    let mut left = lines & way.beside;
    while left != 0 {
        if is_starved(&board.lines[left.trailing_zeros() as usize], facts.water, way) {
            return true;
        }
        left &= left - 1;
    }
    false
}

/// Whether a line would not have room for its count beside this way.
pub(super) fn is_starved(line: &CountedLine, water: CellSet, way: &LinePlacement) -> bool {
    line.count.is_some_and(|count| (line.cells - water - way.buffer).len() < count)
}

fn is_found(facts: &Facts, way: &LinePlacement) -> bool {
    way.cells.is_subset(facts.ship) && way.buffer.is_subset(facts.water)
}
