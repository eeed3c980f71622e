use crate::grid::{Cell, CellSet};

use super::{
    Board, Facts,
    board::{CountedLine, LinePlacement},
};

/// The ships of one length, given the facts.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// The ships found, as places among the board's placements: ship cells with water all round.
    pub found: Vec<u16>,
    /// How many are still to be found; negative where too many were found.
    pub left: i32,
    /// The combinations, as places among the board's placements: where ships still to be found can lie. Empty where none is left.
    pub ways: Vec<u16>,
    /// The cells of all combinations, and the cells beside all.
    pub common: (CellSet, CellSet),
}

/// The fleet given the facts: ships found, and combinations for those still to be found.
///
/// It depends on the facts alone. As they grow, ships found are only added and combinations only dropped: that is why the rules
/// reach the same fixed point in any order.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// By ship length, in the order of the board's ships.
    pub standings: Vec<Standing>,
    /// The cells of ships found.
    pub found: CellSet,
    /// The cells some combination covers.
    pub reach: CellSet,
    /// The length of the longest ships still to be found, 0 where none is.
    pub longest: u32,
    /// By line how many cells it can lose before it has no room for its count; `u32::MAX` where the count is unknown.
    pub slack: [u32; 32],
    /// The cells over which a ship of one cell, one along a row, or one along a column can lie or lies.
    pub over: [CellSet; 3],
    /// By line and place in it the lengths of the ships that begin or can begin there and lie along it, as a bit set.
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
    /// The survey of `facts` on `board`. Linear in the placements of all ships.
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

    /// Recomputes the survey for other `facts` of the same board, without new allocations of any size.
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
            let fitting = fitting(board, facts, ships.length);
            for (starts, first, each) in ships.in_order(board.geometry, fitting) {
                for cell in starts {
                    let number = first + usize::from(cell.row()) * each + usize::from(cell.col());
                    let way = &ships.ways[number];
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

/// The first cells of the placements of a length that lie on no water and beside no ship cell: along rows, along columns.
fn fitting(board: &Board, facts: &Facts, length: u32) -> [CellSet; 2] {
    let Facts { water, ship, .. } = *facts;
    let (wide, tall) = (ship | ship.left() | ship.right(), ship | ship.up() | ship.down());
    let open = board.all - water;
    let (mut row, mut col) =
        (open - (ship.up() | ship.down()), open - (ship.left() | ship.right()));
    let [mut rows, mut cols] = [row - tall.right(), col - wide.down()];
    let (mut after_row, mut after_col) = (tall.left(), wide.up());
    for _ in 1..length {
        (row, col) = (row.left(), col.up());
        (after_row, after_col) = (after_row.left(), after_col.up());
        rows &= row;
        cols &= col;
    }
    [rows - after_row, if length == 1 { CellSet::EMPTY } else { cols - after_col }]
}

/// Whether one of these lines beside the placement would have no room for its count.
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

/// Whether a line would have no room for its count beside this placement.
pub(super) fn is_starved(line: &CountedLine, water: CellSet, way: &LinePlacement) -> bool {
    line.count.is_some_and(|count| (line.cells - water - way.buffer).len() < count)
}

fn is_found(facts: &Facts, way: &LinePlacement) -> bool {
    way.cells.is_subset(facts.ship) && way.buffer.is_subset(facts.water)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{
        battleship::{
            knowledge::Knowledge,
            rules::{Clues, RulesetSpec, ShipSpec},
        },
        rng::{GameRng, Seed, Stream},
    };

    /// A puzzle of its ships, by length and number, and its counts by row and by column.
    fn puzzle(ships: &[(u32, u32)], rows: &[u32], cols: &[u32]) -> Knowledge {
        let straight = |&(length, count): &(u32, u32)| {
            ShipSpec::straight(&format!("ship-{length}"), count, length)
        };
        let fleet = ships.iter().map(straight);
        let spec = RulesetSpec::puzzle(rows.len() as u32, cols.len() as u32, fleet.collect());
        let rules = spec.build().expect("the rules of a puzzle");
        let clues = Clues { rows: rows.to_vec(), cols: cols.to_vec() };
        Knowledge::new(rules, Some(clues), Vec::new())
    }

    /// Boards of puzzles, wide and high, each with facts drawn at random: some water, fewer ship cells, often contradictory.
    pub fn each_position(mut check: impl FnMut(&Board, &Facts)) {
        let counts = [2, 1, 4, 0, 3, 2, 1, 3, 2, 2];
        for knowledge in [
            puzzle(&[(4, 1), (3, 2), (2, 3), (1, 4)], &counts, &[1, 3, 0, 4, 2, 2, 1, 2, 3, 2]),
            puzzle(&[(5, 1), (3, 1), (2, 1)], &counts[4..], &[1, 1, 0, 3, 1, 0, 1, 2, 1]),
            puzzle(&[(3, 1), (2, 2), (1, 1)], &[1, 2, 0, 1, 1, 0, 2, 1, 0], &[2, 3, 1, 2]),
        ] {
            let board = Board::new(&knowledge).expect("ships lie apart");
            let mut rng = GameRng::new(Seed(3), Stream::Estimate { population: 0 });
            for round in 0..400 {
                let mut facts = Facts::default();
                for cell in board.all {
                    match rng.below(10) {
                        0 if round % 3 != 0 => facts.ship.insert(cell),
                        number if number <= round % 8 => facts.water.insert(cell),
                        _ => {}
                    }
                }
                check(&board, &facts);
            }
        }
    }

    #[test]
    fn the_ships_that_fit_are_those_of_a_look_at_each() {
        each_position(|board, facts| {
            for ships in &board.ships {
                let fits = |&number: &usize| {
                    let way = &ships.ways[number];
                    !way.cells.intersects(facts.water) && !way.buffer.intersects(facts.ship)
                };
                let each: Vec<usize> = (0..ships.ways.len()).filter(fits).collect();
                let fitting = fitting(board, facts, ships.length);
                let all = ships.in_order(board.geometry, fitting).into_iter();
                let all = all.flat_map(|(starts, first, each)| {
                    let place = move |cell: Cell| {
                        first + usize::from(cell.row()) * each + usize::from(cell.col())
                    };
                    starts.iter().map(place)
                });
                assert_eq!(all.collect::<Vec<_>>(), each, "length {}", ships.length);
            }
        });
    }
}
