use crate::grid::CellSet;

/// What is left of a fleet once only ships of one cell are to be placed.
#[derive(Clone, Debug)]
pub struct Rest {
    /// The cells where they can lie.
    pub free: CellSet,
    /// The cells that one of them must cover.
    pub cover: CellSet,
    /// How many ships each row holds.
    pub rows: [u8; 16],
    /// How many ships each column holds: as many in all as the rows.
    pub cols: [u8; 16],
}

/// Counts the ways to place ships of one cell apart so that all lines meet their counts, row by row.
#[derive(Debug)]
pub struct Singles<'a> {
    rest: Rest,
    /// The columns that still need a ship.
    open: u16,
    /// By cell the fleets with a ship there.
    cells: &'a mut [f64; 256],
    keep: usize,
    kept: Vec<CellSet>,
    /// By row the columns with a ship.
    taken: [u16; 16],
    work: u64,
}

impl<'a> Singles<'a> {
    /// A count that adds its fleets to `cells` and keeps the first `keep` of them.
    pub fn new(rest: Rest, cells: &'a mut [f64; 256], keep: usize) -> Self {
        let needs = |open, (col, &need): (usize, &u8)| open | u16::from(0 < need) << col;
        let open = rest.cols.iter().enumerate().fold(0, needs);
        Self { rest, open, cells, keep, kept: Vec::new(), taken: [0; 16], work: 0 }
    }

    /// Counts all ways and returns their number. Exponential in the rows at worst, as it visits each way.
    pub fn find(&mut self) -> f64 {
        self.rows_from(0, 0)
    }

    /// The steps taken so far; four of them are about a unit of work.
    pub const fn work(&self) -> u64 {
        self.work
    }

    /// The ways kept, each as the cells of its ships.
    pub fn kept(&self) -> &[CellSet] {
        &self.kept
    }

    /// Places the ships of this row and those below; `closed` are the columns beside ships of the row above.
    fn rows_from(&mut self, mut row: usize, mut closed: u16) -> f64 {
        while row < 16 && self.rest.rows[row] == 0 {
            if row_of(self.rest.cover, row) != 0 {
                return 0.0;
            }
            row += 1;
            closed = 0;
        }
        if row < 16 {
            let free = row_of(self.rest.free, row) & self.open & !closed;
            return self.choose(row, self.rest.rows[row], free, 0);
        }
        if self.kept.len() < self.keep {
            let words = [0, 4, 8, 12].map(|row| {
                (0..4).fold(0, |word, next| word | u64::from(self.taken[row + next]) << (16 * next))
            });
            self.kept.push(CellSet::from_words(words));
        }
        1.0
    }

    /// Places `need` more ships of this row in the columns of `free` beside those in `taken`, then those of the rows below.
    fn choose(&mut self, row: usize, need: u8, mut free: u16, taken: u16) -> f64 {
        self.work += 1;
        if need == 0 {
            if row_of(self.rest.cover, row) & !taken != 0 {
                return 0.0;
            }
            self.taken[row] = taken;
            return self.rows_from(row + 1, taken | taken << 1 | taken >> 1);
        }
        let mut found = 0.0;
        while free != 0 {
            let col = free.trailing_zeros() as usize;
            let bit = 1 << col;
            free &= free - 1;
            let index = 16 * row + col;
            let open = self.open;
            self.rest.cols[col] -= 1;
            if self.rest.cols[col] == 0 {
                self.open &= !bit;
            }
            let more = self.choose(row, need - 1, free & !(bit << 1), taken | bit);
            self.rest.cols[col] += 1;
            self.open = open;
            self.cells[index] += more;
            found += more;
        }
        found
    }
}

/// A row as bits, the first column lowest.
fn row_of(cells: CellSet, row: usize) -> u16 {
    (cells.words()[row / 4] >> (row % 4 * 16)) as u16
}
