use crate::grid::{Cell, CellSet, Geometry};

use super::{Contact, Shape};

/// A way that one ship can lie on the board: the cells it covers, and those that must be water beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The cells the ship covers.
    pub cells: CellSet,
    /// The cells that must then be water: those beside the ship where ships lie apart, none where they may touch.
    pub buffer: CellSet,
    /// How many quarters the shape is turned, clockwise.
    pub turn: u8,
}

impl Placement {
    /// Whether ships with these two placements can lie on one board: neither covers a cell or the buffer of the other.
    pub const fn agrees_with(&self, other: &Self) -> bool {
        !self.cells.intersects(other.cells) && !self.buffer.intersects(other.cells)
    }
}

/// All ways that the ships of one class can lie on the board, by turn, then row by row.
#[derive(Clone, Debug)]
pub struct Placements {
    all: Vec<Placement>,
    /// For every cell of 16×16 the numbers of the placements that cover it.
    through: Vec<Vec<u16>>,
}

impl Placements {
    /// All placements of `shape` on the board, with the buffers that `contact` asks for. At most 4 × 256.
    #[must_use]
    pub fn new(geometry: Geometry, shape: Shape, contact: Contact) -> Self {
        let mut all = Vec::new();
        for (turn, shape) in shape.turns() {
            let (rows, cols) = shape.extent();
            for top in 0..(geometry.rows() + 1).saturating_sub(rows) {
                for left in 0..(geometry.cols() + 1).saturating_sub(cols) {
                    let cells = shape
                        .cells()
                        .iter()
                        .map(|cell| Cell::new(cell.row() + top, cell.col() + left))
                        .collect();
                    let buffer = match contact {
                        Contact::Free => CellSet::EMPTY,
                        Contact::Apart => geometry.buffer(cells),
                    };
                    all.push(Placement { cells, buffer, turn });
                }
            }
        }
        let mut through = vec![Vec::new(); 256];
        for (number, placement) in all.iter().enumerate() {
            for cell in placement.cells {
                through[cell.index()].push(number as u16);
            }
        }
        Self { all, through }
    }

    /// All placements; the place of one here is its number.
    pub fn all(&self) -> &[Placement] {
        &self.all
    }

    /// The placements that cover `cell`, by rising number.
    pub fn through(&self, cell: Cell) -> impl Iterator<Item = &Placement> {
        self.through[cell.index()].iter().map(|&number| &self.all[usize::from(number)])
    }

    /// The placement that covers exactly `cells`; `None` where no placement does.
    pub fn of(&self, cells: CellSet) -> Option<&Placement> {
        self.through(cells.first()?).find(|placement| placement.cells == cells)
    }
}
