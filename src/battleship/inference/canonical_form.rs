use crate::{
    battleship::rules::Placement,
    grid::{Cell, CellSet, Geometry},
};

use super::{Constraints, constraints::ClassPlacements};

/// A symmetry of a rectangular board. A square has eight of them, any other board four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    geometry: Geometry,
    /// Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 then swaps rows and columns.
    bits: u8,
}

impl Symmetry {
    /// All symmetries of a board, the identity first: eight of a square, else four.
    pub fn all(geometry: Geometry) -> impl Iterator<Item = Self> {
        let square = geometry.rows() == geometry.cols();
        (0..if square { 8 } else { 4 }).map(move |bits| Self { geometry, bits })
    }

    /// The image of `cell`, which must lie on the board.
    pub const fn cell(self, cell: Cell) -> Cell {
        let (mut row, mut col) = (cell.row(), cell.col());
        if self.bits & 1 != 0 {
            col = self.geometry.cols() - 1 - col;
        }
        if self.bits & 2 != 0 {
            row = self.geometry.rows() - 1 - row;
        }
        if self.bits & 4 != 0 { Cell::new(col, row) } else { Cell::new(row, col) }
    }

    /// The image of a set of cells, which must lie on the board. Linear in the cells.
    pub fn cells(self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }
}

/// Constraints in canonical form: the same for all their images under the board's symmetries, so that one entry of a book serves
/// all images.
#[derive(Clone, Debug)]
pub struct CanonicalForm {
    /// The constraints after the symmetry.
    pub constraints: Constraints,
    /// The symmetry that turned them.
    turn: Symmetry,
}

/// What distinguishes the images of a position: by class the cells that some placement covers, and the cells to cover.
type Outline = (Vec<CellSet>, CellSet);

impl CanonicalForm {
    /// The canonical form of constraints. Counts of rows and columns are not turned, so that the constraints must have none.
    ///
    /// # Complexity
    ///
    /// At most eight passes over the placements.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        let mut best: Option<(Outline, Symmetry)> = None;
        for turn in Symmetry::all(constraints.geometry) {
            let outline = outline(constraints, turn);
            if best.as_ref().is_none_or(|(least, _)| outline < *least) {
                best = Some((outline, turn));
            }
        }
        let (_, turn) = best.expect("the identity is a symmetry");
        Self { constraints: turned(constraints, turn), turn }
    }

    /// Maps values by cell of the turned board, as [`Cell::index`] places them, back to the cells of the position.
    pub fn bring_back(&self, values: &[f64; 256]) -> Box<[f64; 256]> {
        let mut back = Box::new([0.0; 256]);
        for cell in self.constraints.geometry.cells() {
            // The turn of a rectangle is never a swap, so the board is the same before and after.
            back[cell.index()] = values[self.turn.cell(cell).index()];
        }
        back
    }
}

fn outline(constraints: &Constraints, turn: Symmetry) -> Outline {
    let covered = |ways: &ClassPlacements| {
        let cells = ways.placements.iter().fold(CellSet::EMPTY, |cells, way| cells | way.cells);
        turn.cells(cells)
    };
    (constraints.ways.iter().map(covered).collect(), turn.cells(constraints.cover))
}

fn turned(constraints: &Constraints, turn: Symmetry) -> Constraints {
    let mut turned = constraints.clone();
    turned.cover = turn.cells(constraints.cover);
    for (_, cells) in &mut turned.settled {
        *cells = turn.cells(*cells);
    }
    for ways in &mut turned.ways {
        for way in &mut ways.placements {
            let (cells, buffer) = (turn.cells(way.cells), turn.cells(way.buffer));
            *way = Placement { cells, buffer, turn: way.turn };
        }
    }
    turned
}
