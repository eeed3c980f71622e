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

    /// Recomputes the survey for other `facts` of the same board, without new allocations of any size.
    pub fn renew(&mut self, board: &Board, facts: &Facts) {
        self.stand(board, facts);
        self.note(board);
    }

    /// Recomputes from the standings what the combinations have in common, and where ships lie or can lie along each line.
    #[inline(never)]
    pub fn note(&mut self, board: &Board) {
        let rows = usize::from(board.geometry.rows());
        self.reach = CellSet::EMPTY;
        self.longest = 0;
        self.over = [CellSet::EMPTY; 3];
        self.starts.clear();
        self.starts.resize(board.lines.len(), [0; 16]);
        for (ships, standing) in board.ships.iter().zip(&mut self.standings) {
            standing.common = (board.all, board.all);
            for &number in &standing.ways {
                let way = &ships.ways[usize::from(number)];
                standing.common.0 &= way.cells;
                standing.common.1 &= way.buffer;
                self.reach |= way.cells;
            }
            if 0 < standing.left {
                self.longest = ships.length;
            }
            for &number in standing.found.iter().chain(&standing.ways) {
                let way = &ships.ways[usize::from(number)];
                if ships.length == 1 {
                    self.over[0] |= way.cells;
                    continue;
                }
                self.over[1 + usize::from(rows <= way.along)] |= way.cells;
                let first = way.cells.first().unwrap_or(Cell::new(0, 0));
                let place = if way.along < rows { first.col() } else { first.row() };
                self.starts[way.along][usize::from(place)] |= 1 << ships.length;
            }
        }
    }

    /// Recomputes all but what [`Self::note`] does: enough for `longest-together`.
    #[inline(never)]
    pub fn stand(&mut self, board: &Board, facts: &Facts) {
        self.found = CellSet::EMPTY;
        self.slack = [u32::MAX; 32];
        // A placement takes at most three cells from a line across it.
        let (mut few, mut tight) = (0_u32, 0_u32);
        for (place, line) in board.lines.iter().enumerate() {
            if let Some(count) = line.count {
                let room = (line.cells - facts.water).len();
                self.slack[place] = room.saturating_sub(count);
                few |= u32::from(self.slack[place] < 18) << place;
                tight |= u32::from(self.slack[place] < 3) << place;
            }
        }
        self.standings.resize_with(board.ships.len(), Standing::default);
        let mut spare = [u32::MAX; 32];
        for (spare, line) in spare.iter_mut().zip(&board.lines) {
            if let Some(count) = line.count {
                *spare = count.saturating_sub((line.cells & facts.ship).len());
            }
        }
        let rows = usize::from(board.geometry.rows());
        let row = (1_u32 << rows) - 1;
        let starving = [tight | few & row, tight | few & !row];
        let mut standings = std::mem::take(&mut self.standings);
        for (ships, standing) in board.ships.iter().zip(&mut standings) {
            standing.found.clear();
            standing.ways.clear();
            let fitting = fitting(board, facts, ships.length);
            for (starts, first, each) in ships.in_order(board.geometry, fitting) {
                for cell in starts {
                    let number = first + usize::from(cell.row()) * each + usize::from(cell.col());
                    let way = &ships.ways[number];
                    if is_found(facts, way) {
                        standing.found.push(number as u16);
                        self.found |= way.cells;
                    } else if (way.cells - facts.ship).len() <= spare[way.along]
                        && !way.ends.intersects(board.middles)
                        && !starves(board, facts, way, starving[usize::from(rows <= way.along)])
                    {
                        standing.ways.push(number as u16);
                    }
                }
            }
            standing.left = ships.count as i32 - standing.found.len() as i32;
            if standing.left <= 0 {
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
    use super::{super::Assumed, *};
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

    /// The cells of ships apart drawn at random, as many of the fleet as find room.
    fn drawn(board: &Board, rng: &mut GameRng) -> CellSet {
        let mut fleet = CellSet::EMPTY;
        for ships in board.ships.iter().rev() {
            for _ in 0..ships.count {
                let fits = |way: &&LinePlacement| !(way.cells | way.buffer).intersects(fleet);
                let ways: Vec<_> = ships.ways.iter().filter(fits).collect();
                if !ways.is_empty() {
                    fleet |= ways[rng.below(ways.len() as u32) as usize].cells;
                }
            }
        }
        fleet
    }

    /// Boards of puzzles, wide and high, with facts drawn at random: some water, fewer ship cells, often contradictory; then what is
    /// known of a fleet, seldom wrong, with its counts.
    pub fn each_position(mut check: impl FnMut(&Board, &Facts)) {
        let counts = [2, 1, 4, 0, 3, 2, 1, 3, 2, 2];
        for knowledge in [
            puzzle(&[(4, 1), (3, 2), (2, 3), (1, 4)], &counts, &[1, 3, 0, 4, 2, 2, 1, 2, 3, 2]),
            puzzle(&[(5, 1), (3, 1), (2, 1)], &counts[4..], &[1, 1, 0, 3, 1, 0, 1, 2, 1]),
            puzzle(&[(3, 1), (2, 2), (1, 1)], &[1, 2, 0, 1, 1, 0, 2, 1, 0], &[2, 3, 1, 2]),
        ] {
            let mut board = Board::new(&knowledge).expect("ships lie apart");
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
            for round in 0..400 {
                let fleet = drawn(&board, &mut rng);
                for line in &mut board.lines {
                    line.count = Some((line.cells & fleet).len());
                }
                let mut facts = Facts::default();
                for cell in board.all {
                    if rng.below(10) <= round % 10 {
                        let is_ship = fleet.contains(cell) != (rng.below(200) == 0);
                        let what = if is_ship { Assumed::Ship } else { Assumed::Water };
                        facts = facts.with(cell, what);
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

    #[test]
    fn the_combinations_are_those_of_a_look_at_each_line() {
        each_position(|board, facts| {
            let survey = Survey::of(board, facts);
            for (ships, standing) in board.ships.iter().zip(&survey.standings) {
                let is_left = |&number: &usize| {
                    let way = &ships.ways[number];
                    let line = &board.lines[way.along];
                    let held = (line.cells & facts.ship).len();
                    let new = (way.cells - facts.ship).len();
                    let mut beside =
                        board.lines.iter().filter(|line| line.cells.intersects(way.buffer));
                    !way.cells.intersects(facts.water)
                        && !way.buffer.intersects(facts.ship)
                        && !is_found(facts, way)
                        && line.count.is_none_or(|count| new <= count.saturating_sub(held))
                        && !beside.any(|line| is_starved(line, facts.water, way))
                };
                let left = (0..ships.ways.len()).filter(is_left).map(|number| number as u16);
                let left: Vec<u16> = if 0 < standing.left { left.collect() } else { Vec::new() };
                assert_eq!(standing.ways, left, "length {}", ships.length);
            }
        });
    }
}
