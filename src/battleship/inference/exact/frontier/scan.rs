use crate::{
    battleship::{
        inference::Constraints,
        rules::{Contact, Placement},
    },
    grid::{Cell, CellSet},
};

/// The most entries of a fleet vector.
const MAX_PARTS: usize = 4096;
/// The bits of a profile.
const PROFILE_BITS: u32 = 64;

/// No ship can lie here any more.
pub(super) const BLOCKED: u64 = 0;
/// Nothing is decided yet.
pub(super) const FREE: u64 = 1;

/// The ships of one class, straight and not distinguished.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) length: u8,
    pub(super) count: u8,
    /// What one more of them adds to the place in a fleet vector.
    pub(super) stride: usize,
}

impl Kind {
    /// Whether a ship of the kind is left where this part of the fleet is placed.
    pub(super) fn has_left(&self, part: usize) -> bool {
        part / self.stride % (usize::from(self.count) + 1) < self.count.into()
    }
}

/// A placement.
#[derive(Debug)]
pub(super) struct Transition {
    /// 1 + its place in [`Scan::kinds`]; 0 where nothing is placed.
    pub(super) mask: usize,
    /// What it adds to the place in a fleet vector.
    pub(super) stride: usize,
    pub(super) cells: CellSet,
    pub(super) weight: f64,
}

/// A ship that can begin at a cell: where the fields of `mask` are as in `need`, those of `clear` become those of `set`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) mask: u64,
    pub(super) need: u64,
    pub(super) clear: u64,
    pub(super) set: u64,
    /// The number of the cell to go on with.
    pub(super) next: u16,
    /// The cells below that the ship takes as well.
    pub(super) below: u8,
    pub(super) way: u16,
    pub(super) stride: usize,
}

/// A board and its placements, prepared for a scan row by row, each from the left.
///
/// A *profile* holds a symbol a column, for the columns still to come in this row, and for those behind in the next row:
/// [`BLOCKED`], [`FREE`], or `1 + k` where an upright ship goes on for `k` more cells. As ships lie apart, and the
/// columns beside and after a ship are skipped, nothing else of the ships placed matters.
#[derive(Debug)]
pub(super) struct Scan {
    pub(super) rows: usize,
    pub(super) cols: usize,
    /// Bits of a symbol.
    pub(super) bits: u32,
    /// By rising length.
    pub(super) kinds: Vec<Kind>,
    /// The first stands for nothing placed.
    pub(super) ways: Vec<Transition>,
    /// The entries of a whole fleet vector: which part of the fleet is placed, the longest ships counting most.
    pub(super) parts: usize,
    /// The ships that can begin, cell after cell.
    starts: Vec<Start>,
    /// By cell where its starts begin in `starts`.
    begins: Vec<u32>,
    /// By row, and for none after the last, [`FREE`] where a ship can begin or lie along the row.
    blanks: Vec<u64>,
    /// By row [`FREE`] where a cell must hold ship and is not free.
    stuck: Vec<u64>,
    /// By row the columns where a ship can begin, or lie along the row.
    open: Vec<u16>,
    /// By row the columns that must hold ship.
    cover: Vec<u16>,
}

impl Scan {
    /// `None` where the method does not apply: a class that is not straight, ships that may touch, counts of rows or
    /// columns, more than [`MAX_PARTS`] parts of the fleet, or a profile beyond 64 bits, which takes a ship of 16 on a
    /// board more than 12 wide.
    pub(super) fn new(constraints: &Constraints) -> Option<Self> {
        if constraints.contact == Contact::Free || constraints.has_counts() {
            return None;
        }
        // Profiles are as wide as a row: the shorter side it is.
        let (rows, cols) = (constraints.geometry.rows(), constraints.geometry.cols());
        let turned = rows < cols;
        let (rows, cols) = if turned { (cols, rows) } else { (rows, cols) };
        let mut scan = Self {
            rows: rows.into(),
            cols: cols.into(),
            bits: 1,
            kinds: Vec::new(),
            ways: vec![Transition { mask: 0, stride: 0, cells: CellSet::EMPTY, weight: 1.0 }],
            parts: 1,
            starts: Vec::new(),
            begins: Vec::new(),
            blanks: vec![0; usize::from(rows) + 1],
            stuck: vec![0; usize::from(rows) + 1],
            open: vec![0; rows.into()],
            cover: vec![0; rows.into()],
        };
        for cell in constraints.cover {
            let (row, col) = place(cell, turned);
            scan.cover[row] |= 1 << col;
        }
        let mut starts = Vec::new();
        for length in 0..=16 {
            for class in constraints.ways.iter().filter(|class| class.length.unwrap_or(0) == length)
            {
                // A class that is not straight has no length.
                if length == 0 {
                    return None;
                }
                let stride = scan.parts;
                scan.kinds.push(Kind { length, count: class.count, stride });
                scan.parts *= usize::from(class.count) + 1;
                if MAX_PARTS < scan.parts {
                    return None;
                }
                for (number, placement) in class.placements.iter().enumerate() {
                    let weight = class.weights.as_ref().map_or(1.0, |weights| weights[number]);
                    starts.push(scan.begin(placement, turned));
                    let (mask, cells) = (scan.kinds.len(), placement.cells);
                    scan.ways.push(Transition { mask, stride, cells, weight });
                }
            }
        }
        let upright = starts.iter().map(|&(_, _, below)| below).max().unwrap_or(0);
        scan.bits = (u8::BITS - (upright + 1).leading_zeros()).max(1);
        if PROFILE_BITS < scan.bits * u32::from(cols) {
            return None;
        }
        scan.index(&starts);
        Some(scan)
    }

    /// Where a placement begins, and how many cells it takes below that; its cells are open.
    fn begin(&mut self, placement: &Placement, turned: bool) -> (usize, usize, u8) {
        let mut cells = placement.cells.iter().map(|cell| place(cell, turned));
        let (row, col) = cells.next().expect("a ship has a cell");
        self.open[row] |= 1 << col;
        let mut below = 0;
        for (other, along) in cells {
            if other == row {
                self.open[row] |= 1 << along;
            } else {
                below += 1;
            }
        }
        (row, col, below)
    }

    /// Sorts the starts by cell, and computes the masks of each.
    fn index(&mut self, begins: &[(usize, usize, u8)]) {
        for row in 0..self.rows {
            for col in 0..self.cols {
                let free = FREE << self.shift(col);
                if self.open[row] >> col & 1 == 1 {
                    self.blanks[row] |= free;
                } else if self.must_hold(row, col) {
                    self.stuck[row] |= free;
                }
                self.begins.push(self.starts.len() as u32);
                for (number, &(_, _, below)) in begins
                    .iter()
                    .enumerate()
                    .filter(|&(_, &begin)| (begin.0, begin.1) == (row, col))
                {
                    let way = number + 1;
                    let along = if below == 0 { self.ways[way].cells.len() as usize } else { 1 };
                    let end = col + along;
                    let mask = self.fields(col, end);
                    let go_on = if below == 0 { BLOCKED } else { u64::from(below) + 1 };
                    self.starts.push(Start {
                        mask,
                        need: mask & self.fields_of_free(),
                        clear: self.fields(col.saturating_sub(1), (end + 1).min(self.cols)),
                        set: go_on << self.shift(col),
                        next: (row * self.cols + (end + 1).min(self.cols)) as u16,
                        below,
                        way: way as u16,
                        stride: self.ways[way].stride,
                    });
                }
            }
        }
        self.begins.push(self.starts.len() as u32);
    }

    /// The ships that can begin at the cell of this number: row · columns + column.
    #[inline]
    pub(super) fn starts(&self, cell: usize) -> &[Start] {
        &self.starts[self.begins[cell] as usize..self.begins[cell + 1] as usize]
    }

    /// The initial symbols of columns of a row; `None` where one must hold ship and no ship can begin there.
    pub(super) fn blanks(&self, row: usize, fields: u64) -> Option<u64> {
        (self.stuck[row] & fields == 0).then_some(self.blanks[row] & fields)
    }

    /// Whether the cell was observed to hold ship.
    pub(super) fn must_hold(&self, row: usize, col: usize) -> bool {
        self.cover[row] >> col & 1 == 1
    }

    /// The symbol of a column.
    #[inline]
    pub(super) const fn symbol(&self, profile: u64, col: usize) -> u64 {
        profile >> self.shift(col) & ((1 << self.bits) - 1)
    }

    /// Where the symbol of a column begins.
    pub(super) const fn shift(&self, col: usize) -> u32 {
        self.bits * col as u32
    }

    /// All bits of the symbols of the columns from `begin` up to `end`.
    pub(super) const fn fields(&self, begin: usize, end: usize) -> u64 {
        let all = u64::MAX >> (PROFILE_BITS - self.shift(end));
        all >> self.shift(begin) << self.shift(begin)
    }

    /// [`FREE`] in every column.
    fn fields_of_free(&self) -> u64 {
        (0..self.cols).fold(0, |profile, col| profile | FREE << self.shift(col))
    }
}

/// Row and column of a cell on the board as it is scanned.
fn place(cell: Cell, turned: bool) -> (usize, usize) {
    let (row, col) = (usize::from(cell.row()), usize::from(cell.col()));
    if turned { (col, row) } else { (row, col) }
}
