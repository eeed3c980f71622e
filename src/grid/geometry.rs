use super::{Cell, CellSet, MAX_SIDE};

/// The size of a board: rows and columns, each from 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    rows: u8,
    cols: u8,
}

impl Geometry {
    /// A board of `rows` × `cols`; `None` where either is outside 1–16.
    #[must_use]
    pub fn new(rows: u8, cols: u8) -> Option<Self> {
        let side = 1..=MAX_SIDE;
        (side.contains(&rows) && side.contains(&cols)).then_some(Self { rows, cols })
    }

    /// The number of rows, from 1 to 16.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of columns, from 1 to 16.
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// The number of cells: rows × columns, from 1 to 256.
    pub const fn len(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Always false: a board has at least one cell.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether `cell` lies on the board.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.row() < self.rows && cell.col() < self.cols
    }

    /// The cells of the board in row order, each once.
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Cell::new(row, col)))
    }

    /// The set of all cells of the board.
    pub fn board(self) -> CellSet {
        (0..self.rows).fold(CellSet::EMPTY, |board, row| board | self.row(row))
    }

    /// The cells of the board that share a side with `cell`, two to four on boards of at least 2×2: above, right, below, left.
    pub fn sides(self, cell: Cell) -> impl Iterator<Item = Cell> {
        [(-1, 0), (0, 1), (1, 0), (0, -1)]
            .into_iter()
            .filter_map(move |(rows, cols)| cell.offset(rows, cols))
            .filter(move |&beside| self.contains(beside))
    }

    /// The cells of the board that lie beside the set, by side or by corner, and do not belong to it.
    pub fn buffer(self, cells: CellSet) -> CellSet {
        (cells.dilate() - cells) & self.board()
    }

    /// The cells of one row, counted from 0; the row must be on the board.
    pub const fn row(self, row: u8) -> CellSet {
        let cell = Cell::new(row, 0).index();
        let mut words = [0; 4];
        words[cell / 64] = ((1 << self.cols) - 1) << (cell % 64);
        CellSet::from_words(words)
    }

    /// The cells of one column, counted from 0; the column must be on the board.
    pub fn col(self, col: u8) -> CellSet {
        (0..self.rows).map(|row| Cell::new(row, col)).collect()
    }
}
