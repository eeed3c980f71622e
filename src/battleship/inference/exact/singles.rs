use crate::grid::{Cell, CellSet};

/// What is left once only ships of one cell are: their cells are chosen row by row.
#[derive(Clone, Debug)]
pub struct Rest {
    /// The cells where they may lie.
    pub free: CellSet,
    /// Those that one must cover.
    pub cover: CellSet,
    /// How many ships each row holds.
    pub rows: [u8; 16],
    /// How many ships each column holds.
    pub cols: [u8; 16],
    /// How many ships there are.
    pub count: u8,
    /// The weight of the ships laid before.
    pub weight: f64,
}

/// The ways to lay ships of one cell apart, by the counts of all lines.
#[derive(Debug)]
pub struct Singles<'a> {
    rest: Rest,
    weights: Option<&'a [f64; 256]>,
    /// By cell the weight of the fleets with a ship there.
    cells: &'a mut [f64; 256],
    keep: usize,
    kept: Vec<CellSet>,
    work: u64,
}

impl<'a> Singles<'a> {
    /// Adds to `cells` what is found, and keeps the first `keep` ways.
    pub fn new(
        rest: Rest,
        weights: Option<&'a [f64; 256]>,
        cells: &'a mut [f64; 256],
        keep: usize,
    ) -> Self {
        Self { rest, weights, cells, keep, kept: Vec::new(), work: 0 }
    }

    /// The weight of all fleets.
    pub fn find(&mut self) -> f64 {
        let count = u32::from(self.rest.count);
        let sum = |lines: &[u8; 16]| lines.iter().map(|&line| u32::from(line)).sum::<u32>();
        if sum(&self.rest.rows) != count || sum(&self.rest.cols) != count {
            return 0.0;
        }
        self.rows_from(0, 0, CellSet::EMPTY, self.rest.weight)
    }

    /// The steps taken, each some hundredth of a microsecond.
    pub const fn work(&self) -> u64 {
        self.work / 8
    }

    /// The first ways.
    pub fn kept(&self) -> &[CellSet] {
        &self.kept
    }

    /// Lays the ships of this row and those below; `closed` are the columns beside ships of the row above.
    fn rows_from(&mut self, mut row: usize, mut closed: u16, taken: CellSet, weight: f64) -> f64 {
        while row < 16 && self.rest.rows[row] == 0 {
            row += 1;
            closed = 0;
        }
        if row < 16 {
            return self.choose(row, row_of(self.rest.free, row) & !closed, taken, weight);
        }
        if !self.rest.cover.is_within(taken) {
            return 0.0;
        }
        if self.kept.len() < self.keep {
            self.kept.push(taken);
        }
        weight
    }

    /// Lays the ships this row still needs in the columns of `free`, then those of the rows below.
    fn choose(&mut self, row: usize, mut free: u16, taken: CellSet, weight: f64) -> f64 {
        self.work += 1;
        if self.rest.rows[row] == 0 {
            let own = row_of(taken, row);
            return self.rows_from(row + 1, own | own << 1 | own >> 1, taken, weight);
        }
        let mut found = 0.0;
        while free != 0 {
            let col = free.trailing_zeros() as usize;
            free &= free - 1;
            if self.rest.cols[col] == 0 {
                continue;
            }
            let cell = Cell::new(row as u8, col as u8);
            let own = self.weights.map_or(1.0, |weights| weights[cell.index()]);
            self.rest.rows[row] -= 1;
            self.rest.cols[col] -= 1;
            let beside = 2_u16 << col;
            let more = self.choose(row, free & !beside, taken | CellSet::of(cell), weight * own);
            self.rest.rows[row] += 1;
            self.rest.cols[col] += 1;
            self.cells[cell.index()] += more;
            found += more;
        }
        found
    }
}

/// A row as bits, the first column lowest.
fn row_of(cells: CellSet, row: usize) -> u16 {
    (cells.words()[row / 4] >> (row % 4 * 16)) as u16
}
