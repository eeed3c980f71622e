use std::{error::Error, fmt};

use crate::grid::{Cell, CellSet};

/// The form of a ship: a set of cells joined by side or corner, pushed to the top left.
///
/// ```
/// use spyglass::battleship::rules::Shape;
/// let catamaran = Shape::new([(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)]).unwrap();
/// // # . #
/// // . # .
/// // # . #
/// assert_eq!(catamaran.turns().len(), 1);
/// assert_eq!(Shape::straight(4).unwrap().turns().len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(CellSet);

impl Shape {
    /// The shape of these (row, column) pairs.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] where there is no cell, where they span more than 16 rows or columns, or where they do not hang together.
    pub fn new(cells: impl IntoIterator<Item = (u8, u8)>) -> Result<Self, ShapeError> {
        let cells: Vec<(u8, u8)> = cells.into_iter().collect();
        let top = cells.iter().map(|cell| cell.0).min().ok_or(ShapeError::Empty)?;
        let left = cells.iter().map(|cell| cell.1).min().ok_or(ShapeError::Empty)?;
        let mut set = CellSet::EMPTY;
        for (row, col) in cells {
            let (row, col) = (row - top, col - left);
            if row >= 16 || col >= 16 {
                return Err(ShapeError::TooBig);
            }
            set.insert(Cell::new(row, col));
        }
        let mut joined = CellSet::of(set.first().ok_or(ShapeError::Empty)?);
        loop {
            let more = joined.dilate() & set;
            if more == joined {
                break;
            }
            joined = more;
        }
        if joined == set { Ok(Self(set)) } else { Err(ShapeError::NotJoined) }
    }

    /// A straight ship of `length` cells, lying along a row.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] where `length` is 0 or above 16.
    pub fn straight(length: u8) -> Result<Self, ShapeError> {
        Self::new((0..length).map(|col| (0, col)))
    }

    /// The cells, moved to the top left: the first row and the first column have at least one.
    pub const fn cells(self) -> CellSet {
        self.0
    }

    /// The number of cells, from 1 to 256.
    pub const fn len(self) -> u32 {
        self.0.len()
    }

    /// Always false: a shape has at least one cell.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether all cells lie in one row or in one column; so does a single cell.
    pub fn is_straight(self) -> bool {
        let (rows, cols) = self.extent();
        rows == 1 || cols == 1
    }

    /// The rows and the columns of the smallest box round the shape, each from 1 to 16.
    pub fn extent(self) -> (u8, u8) {
        // A word holds four rows of sixteen columns.
        let (mut rows, mut cols) = (0, 0);
        for (place, word) in self.0.words().into_iter().enumerate() {
            if word != 0 {
                rows = place as u32 * 4 + 4 - word.leading_zeros() / 16;
            }
            cols |= word | word >> 32;
        }
        let cols = 16 - ((cols | cols >> 16) as u16).leading_zeros();
        (rows as u8, cols as u8)
    }

    /// The different shapes among the turns by 0, 1, 2 and 3 quarters (clockwise), each with its first number of
    /// quarters.
    #[must_use]
    pub fn turns(self) -> Vec<(u8, Self)> {
        let mut turns: Vec<(u8, Self)> = Vec::with_capacity(4);
        let mut shape = self;
        for quarters in 0..4 {
            if turns.iter().all(|(_, seen)| *seen != shape) {
                turns.push((quarters, shape));
            }
            shape = shape.turned();
        }
        turns
    }

    /// The shape turned by a quarter, clockwise.
    fn turned(self) -> Self {
        let rows = self.extent().0;
        Self(self.0.iter().map(|cell| Cell::new(cell.col(), rows - 1 - cell.row())).collect())
    }
}

/// Why a set of cells is no shape of a ship. It has no code: rule sets report `ship-shape`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// There is no cell.
    Empty,
    /// The cells span more than 16 rows or columns.
    TooBig,
    /// Some cell hangs on the others neither by a side nor by a corner.
    NotJoined,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "a shape without cells",
            Self::TooBig => "a shape of more than 16 rows or columns",
            Self::NotJoined => "a shape whose cells do not hang together",
        })
    }
}

impl Error for ShapeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_deduplicated() {
        let turns = |cells: &[(u8, u8)]| Shape::new(cells.iter().copied()).unwrap().turns().len();
        assert_eq!(turns(&[(3, 3)]), 1);
        assert_eq!(turns(&[(0, 0), (1, 0)]), 2);
        assert_eq!(turns(&[(0, 0), (0, 1), (1, 0), (1, 1)]), 1);
        assert_eq!(turns(&[(0, 0), (1, 0), (1, 1)]), 4);
        assert_eq!(turns(&[(0, 1), (0, 2), (1, 0), (1, 1)]), 2);
        assert_eq!(turns(&[(0, 0), (1, 1)]), 2);
    }

    #[test]
    fn four_quarters_make_a_whole() {
        let shape = Shape::new([(0, 0), (1, 0), (2, 0), (2, 1), (3, 2)]).unwrap();
        assert_eq!(shape.turned().turned().turned().turned(), shape);
        assert_ne!(shape.turned(), shape);
    }

    #[test]
    fn faults_are_distinguished() {
        assert_eq!(Shape::new([]), Err(ShapeError::Empty));
        assert_eq!(Shape::new([(0, 0), (0, 16)]), Err(ShapeError::TooBig));
        assert_eq!(Shape::new([(0, 0), (0, 2)]), Err(ShapeError::NotJoined));
        assert!(Shape::new([(0, 0), (1, 1)]).is_ok(), "corners join");
    }
}
