//! Fleets by plain loops over coordinates: the naive reference for the counters.

use std::collections::BTreeSet;

use spyglass::{
    battleship::rules::{Contact, Ruleset, Sea},
    grid::Cell,
};

/// A cell as row and column.
pub type Place = (i32, i32);

/// A fleet: the cells of every ship as bits, row by row; ships of one class in rising order, as nobody distinguishes them.
pub type Fleet = Vec<u128>;

/// All ways every ship can lie, on a board of up to 128 cells.
pub struct Naive {
    cols: i32,
    /// By ship: its class, and its placements with the cells each closes to the ships after it.
    ships: Vec<(usize, Vec<(u128, u128)>)>,
}

impl Naive {
    /// The fleets of these rules in which `allows` holds for the cells of every ship.
    pub fn new(rules: &Ruleset, allows: impl Fn(&[Place]) -> bool) -> Self {
        let (rows, cols) = (i32::from(rules.geometry().rows()), i32::from(rules.geometry().cols()));
        assert!(rows * cols <= 128, "a cell is a bit");
        let bit = |(row, col): Place| 1_u128 << (row * cols + col);
        let on_board = |(row, col): Place| 0 <= row && row < rows && 0 <= col && col < cols;
        let mut ships = Vec::new();
        for (class, own) in rules.fleet().classes().iter().enumerate() {
            let shape: Vec<Place> = own
                .shape
                .cells()
                .iter()
                .map(|cell| (cell.row().into(), cell.col().into()))
                .collect();
            let mut ways = BTreeSet::new();
            for quarters in 0..4 {
                for (down, right) in
                    (-rows..=rows).flat_map(|down| (-cols..=cols).map(move |right| (down, right)))
                {
                    let moved = shape.iter().map(|&cell| {
                        let (row, col) = turned(cell, quarters);
                        (row + down, col + right)
                    });
                    let mut cells: Vec<Place> = moved.collect();
                    cells.sort_unstable();
                    if cells.iter().all(|&cell| on_board(cell)) && allows(&cells) {
                        ways.insert(cells);
                    }
                }
            }
            let ways = ways.into_iter().map(|cells| {
                let own = cells.iter().fold(0, |bits, &cell| bits | bit(cell));
                let mut closed = own;
                if rules.spec().contact == Contact::Apart {
                    for (row, col) in cells {
                        for beside in (-1..=1)
                            .flat_map(|down| (-1..=1).map(move |right| (row + down, col + right)))
                        {
                            closed |= if on_board(beside) { bit(beside) } else { 0 };
                        }
                    }
                }
                (own, closed)
            });
            let ways: Vec<(u128, u128)> = ways.collect();
            for _ in 0..own.count {
                ships.push((class, ways.clone()));
            }
        }
        Self { cols, ships }
    }

    /// Calls `visit` with every fleet, once each.
    pub fn each(&self, visit: &mut impl FnMut(&[u128])) {
        self.walk(&mut Vec::new(), 0, 0, visit);
    }

    fn walk(&self, placed: &mut Fleet, closed: u128, from: usize, visit: &mut impl FnMut(&[u128])) {
        let ship = placed.len();
        let Some((class, ways)) = self.ships.get(ship) else {
            return visit(placed);
        };
        let twin = self.ships.get(ship + 1).is_some_and(|(next, _)| next == class);
        for (number, &(own, closes)) in ways.iter().enumerate().skip(from) {
            if own & closed == 0 {
                placed.push(own);
                self.walk(placed, closed | closes, if twin { number + 1 } else { 0 }, visit);
                placed.pop();
            }
        }
    }

    /// All fleets.
    pub fn fleets(&self) -> Vec<Fleet> {
        let mut fleets = Vec::new();
        self.each(&mut |placed| fleets.push(self.in_order(placed.to_vec())));
        fleets
    }

    /// The number of fleets.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.each(&mut |_| count += 1);
        count
    }

    /// A fleet placed ship by ship, each drawn from the places left to it, from the start where none is left: legal, and not
    /// uniform.
    pub fn one_after_another(&self, mut below: impl FnMut(u32) -> u32) -> Fleet {
        loop {
            let mut placed = Vec::new();
            let mut closed = 0;
            for (_, ways) in &self.ships {
                let free: Vec<_> = ways.iter().filter(|(own, _)| own & closed == 0).collect();
                if free.is_empty() {
                    break;
                }
                let &(own, closes) = free[below(free.len() as u32) as usize];
                placed.push(own);
                closed |= closes;
            }
            if placed.len() == self.ships.len() {
                return self.in_order(placed);
            }
        }
    }

    /// All ways the ship of this number can lie.
    pub fn places(&self, ship: usize) -> impl Iterator<Item = Vec<Cell>> {
        self.ships[ship].1.iter().map(|&(own, _)| self.cells(own))
    }

    /// A ship's cells, row by row.
    pub fn cells<C: FromIterator<Cell>>(&self, ship: u128) -> C {
        let cols = self.cols as u32;
        let cell = |bit: u32| Cell::new((bit / cols) as u8, (bit % cols) as u8);
        (0..128).filter(|bit| ship >> bit & 1 == 1).map(cell).collect()
    }

    /// A sea as a fleet.
    pub fn fleet(&self, sea: &Sea) -> Fleet {
        let bit = |row: u8, col: u8| 1_u128 << (i32::from(row) * self.cols + i32::from(col));
        let bits = sea
            .ships()
            .iter()
            .map(|ship| ship.iter().fold(0, |bits, cell| bits | bit(cell.row(), cell.col())));
        self.in_order(bits.collect())
    }

    fn in_order(&self, mut placed: Fleet) -> Fleet {
        let mut begin = 0;
        while begin < placed.len() {
            let class = self.ships[begin].0;
            let end =
                begin + self.ships[begin..].iter().take_while(|(own, _)| *own == class).count();
            placed[begin..end].sort_unstable();
            begin = end;
        }
        placed
    }
}

/// Whether one set of cells is the other, turned and moved; no cell twice.
pub fn same_shape(one: &[Place], other: &[Place]) -> bool {
    let pushed = |cells: &mut dyn Iterator<Item = Place>| {
        let mut cells: Vec<Place> = cells.collect();
        let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        cells.iter_mut().for_each(|cell| *cell = (cell.0 - top, cell.1 - left));
        cells.sort_unstable();
        cells
    };
    let other = pushed(&mut other.iter().copied());
    (0..4).any(|quarters| pushed(&mut one.iter().map(|&cell| turned(cell, quarters))) == other)
}

fn turned((row, col): Place, quarters: u8) -> Place {
    (0..quarters).fold((row, col), |(row, col), _| (col, -row))
}
