use std::{error::Error, fmt};

use super::{Cell, CellSet, Geometry, MAX_SIDE};

/// The set drawn as text, one line a row: `#` for its cells, `.` for the others.
///
/// ```
/// use spyglass::grid::{Geometry, parse_picture, picture};
/// let text = ". # .\n# # #\n. . .\n";
/// let (geometry, cells) = parse_picture(text).unwrap();
/// assert_eq!(geometry, Geometry::new(3, 3).unwrap());
/// assert_eq!(picture(geometry, cells), text);
/// ```
#[must_use]
pub fn picture(geometry: Geometry, cells: CellSet) -> String {
    let mut text = String::with_capacity(geometry.len() * 2);
    for row in 0..geometry.rows() {
        for col in 0..geometry.cols() {
            if col > 0 {
                text.push(' ');
            }
            text.push(if cells.contains(Cell::new(row, col)) { '#' } else { '.' });
        }
        text.push('\n');
    }
    text
}

/// The text is not a drawing: lines of equal length of `#` and `.`, at most 16×16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePictureError;

impl fmt::Display for ParsePictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a drawing of # and . in lines of equal length")
    }
}

impl Error for ParsePictureError {}

/// Reads a drawing as [`picture`] makes it. Spaces within a line and empty lines are passed over.
///
/// # Errors
///
/// [`ParsePictureError`] where a line holds another sign, the lines differ in length, or a side is not 1 to 16.
pub fn parse_picture(text: &str) -> Result<(Geometry, CellSet), ParsePictureError> {
    let mut rows = 0_u8;
    let mut width = None;
    let mut cells = CellSet::EMPTY;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut cols = 0_u8;
        for sign in line.chars().filter(|sign| *sign != ' ') {
            if rows == MAX_SIDE || cols == MAX_SIDE {
                return Err(ParsePictureError);
            }
            match sign {
                '#' => cells.insert(Cell::new(rows, cols)),
                '.' => {}
                _ => return Err(ParsePictureError),
            }
            cols += 1;
        }
        if *width.get_or_insert(cols) != cols {
            return Err(ParsePictureError);
        }
        rows += 1;
    }
    let geometry = Geometry::new(rows, width.unwrap_or(0)).ok_or(ParsePictureError)?;
    Ok((geometry, cells))
}
