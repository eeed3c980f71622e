use std::collections::BTreeSet;

use serde::Serialize;

use crate::{
    battleship::rules::{Class, Contact},
    error_code::error_codes,
    grid::{Cell, CellSet, Geometry, MAX_SIDE},
};

/// The limit of search steps for one board: some ten seconds.
const MAX_STEPS: u64 = 200_000_000;

/// Why no smallest board is known: codes `no-board-holds-it` and `search-given-up`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SmallestError {
    /// No board of those searched holds the fleet.
    NoBoard,
    /// The search of a board took 200 million steps, some ten seconds, without an answer.
    GaveUp {
        /// Its rows.
        rows: u8,
        /// Its columns.
        cols: u8,
    },
}

error_codes! {
    SmallestError {
        NoBoard => "no-board-holds-it", "no board and no square that was looked at holds the fleet";
        GaveUp { rows, cols } => "search-given-up",
            "{rows}x{cols} was given up after {MAX_STEPS} steps without an answer";
    }
}

/// The smallest boards on which a fleet fits, by the number of cells, and the smallest square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smallest {
    /// The boards with the fewest cells, the flattest first.
    pub boards: Vec<BoardWithFleet>,
    /// The smallest square.
    pub square: BoardWithFleet,
    /// How many boards with fewer cells were searched exhaustively; those with fewer cells than the ships are not counted.
    pub refuted: u32,
}

/// A board on which a fleet fits, and a way that it can lie there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardWithFleet {
    /// The board's rows.
    pub rows: u8,
    /// The board's columns.
    pub cols: u8,
    /// The cells of every ship, class by class.
    pub ships: Vec<CellSet>,
}

impl BoardWithFleet {
    fn area(&self) -> u32 {
        u32::from(self.rows) * u32::from(self.cols)
    }
}

/// Whether a board holds a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PackingResult {
    Yes,
    No,
    Unknown,
}

/// The smallest boards for ships of these classes, of all with sides of up to 16 where ships may touch, and up to 15 where they lie apart.
///
/// Two ships lie apart exactly where they do not meet once each is widened by a row below and a column to the right. So apart, too,
/// is packing: of the widened ships, on a board with a row and a column more. It takes exponential time in the cells that may stay empty.
///
/// # Errors
///
/// `search-given-up` where the search of a board reached its limit, `no-board-holds-it` where no board holds the fleet.
pub fn smallest(classes: &[Class], contact: Contact) -> Result<Smallest, SmallestError> {
    let mut boards: Vec<BoardWithFleet> = Vec::new();
    let mut square = None;
    let mut empty = Vec::new();
    let longest = MAX_SIDE - u8::from(contact == Contact::Apart);
    let sizes = (1..=longest).flat_map(|rows| (rows..=longest).map(move |cols| (rows, cols)));
    let mut sizes: Vec<(u8, u8)> = sizes.collect();
    sizes.sort_by_key(|&(rows, cols)| (u32::from(rows) * u32::from(cols), rows));
    for (rows, cols) in sizes {
        let area = u32::from(rows) * u32::from(cols);
        let fewest = |found: &BoardWithFleet| found.area() == area;
        let is_smallest = boards.first().is_none_or(fewest);
        if !is_smallest && (rows != cols || square.is_some()) {
            continue;
        }
        let Some(mut packing) = Packing::new(classes, contact, rows, cols) else { continue };
        match packing.search() {
            PackingResult::Unknown => return Err(SmallestError::GaveUp { rows, cols }),
            PackingResult::No => empty.push(area),
            PackingResult::Yes => {
                let held = BoardWithFleet { rows, cols, ships: packing.ships() };
                if rows == cols && square.is_none() {
                    square = Some(held.clone());
                }
                if is_smallest {
                    boards.push(held);
                }
            }
        }
    }
    let (Some(least), Some(square)) = (boards.first().map(BoardWithFleet::area), square) else {
        return Err(SmallestError::NoBoard);
    };
    let refuted = empty.into_iter().filter(|&area| area < least).count() as u32;
    Ok(Smallest { boards, square, refuted })
}

/// A depth-first search for a packing of all ships: the first undecided cell is the first cell of a ship, or stays empty.
struct Packing {
    board: CellSet,
    /// By class: every orientation.
    ways: Vec<Vec<Construction>>,
    left: Vec<u8>,
    /// The ships placed so far, with their classes.
    placed: Vec<(usize, CellSet)>,
    /// How many cells may still stay empty.
    spare: u32,
    steps: u64,
}

/// An orientation of a ship, as offsets from its first cell.
struct Construction {
    ship: Vec<(i8, i8)>,
    /// The cells closed to other ships: the ship, widened where ships lie apart.
    room: Vec<(i8, i8)>,
}

impl Construction {
    fn new(ship: CellSet, wide: u8) -> Self {
        // Widened only down and to the right, so that both begin with the same cell.
        let ship = steps(&ship);
        let room = widened(&ship, wide);
        Self { ship, room }
    }
}

impl Packing {
    /// The search on this board; none where it has fewer cells than the ships.
    fn new(classes: &[Class], contact: Contact, rows: u8, cols: u8) -> Option<Self> {
        let wide = u8::from(contact == Contact::Apart);
        let board = Geometry::new(rows + wide, cols + wide)?.board();
        let ways: Vec<Vec<Construction>> = classes
            .iter()
            .map(|class| {
                let turns = class.shape.turns().into_iter();
                turns.map(|(_, shape)| Construction::new(shape.cells(), wide)).collect()
            })
            .collect();
        let left: Vec<u8> = classes.iter().map(|class| class.count).collect();
        let needed = |(ways, &count): (&Vec<Construction>, &u8)| {
            ways.first().map_or(0, |way| way.room.len()) as u32 * u32::from(count)
        };
        let needed: u32 = ways.iter().zip(&left).map(needed).sum();
        let spare = board.len().checked_sub(needed)?;
        Some(Self { board, ways, left, placed: Vec::new(), spare, steps: 0 })
    }

    fn search(&mut self) -> PackingResult {
        self.pack(self.board, self.spare)
    }

    /// The ships as they were found to lie.
    fn ships(mut self) -> Vec<CellSet> {
        self.placed.sort_by_key(|&(class, _)| class);
        self.placed.into_iter().map(|(_, ship)| ship).collect()
    }

    fn pack(&mut self, free: CellSet, spare: u32) -> PackingResult {
        if self.left.iter().all(|&left| left == 0) {
            return PackingResult::Yes;
        }
        self.steps += 1;
        if MAX_STEPS < self.steps {
            return PackingResult::Unknown;
        }
        let Some(first) = free.first() else { return PackingResult::No };
        for class in 0..self.ways.len() {
            if self.left[class] == 0 {
                continue;
            }
            for way in 0..self.ways[class].len() {
                let Construction { ship, room } = &self.ways[class][way];
                let Some(taken) = from(first, room).filter(|taken| taken.is_subset(free)) else {
                    continue;
                };
                let ship = from(first, ship).expect("the ship is within its room");
                self.left[class] -= 1;
                self.placed.push((class, ship));
                let held = self.pack(free - taken, spare);
                if held != PackingResult::No {
                    return held;
                }
                self.placed.pop();
                self.left[class] += 1;
            }
        }
        if spare == 0 {
            return PackingResult::No;
        }
        self.pack(free - [first].into_iter().collect(), spare - 1)
    }
}

/// The cells at these offsets from one; none where one lies outside of every board.
fn from(first: Cell, steps: &[(i8, i8)]) -> Option<CellSet> {
    steps.iter().map(|&(down, right)| first.offset(down, right)).collect()
}

/// These cells; where ships lie apart also those below, to the right, and diagonally between.
fn widened(ship: &[(i8, i8)], wide: u8) -> Vec<(i8, i8)> {
    let wide = wide as i8;
    let more = || (0..=wide).flat_map(move |down| (0..=wide).map(move |right| (down, right)));
    let around = ship
        .iter()
        .flat_map(|&(row, col)| more().map(move |(down, right)| (row + down, col + right)));
    around.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Each cell as an offset from the first in row order.
fn steps(cells: &CellSet) -> Vec<(i8, i8)> {
    let first = cells.first().expect("a ship has cells");
    let step =
        |cell: Cell| (cell.row() as i8 - first.row() as i8, cell.col() as i8 - first.col() as i8);
    cells.iter().map(step).collect()
}
