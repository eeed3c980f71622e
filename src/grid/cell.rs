use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::{
    error_code::{Arg, error_codes},
    json_value::{BadJson, FromJson, JsonValue, expected},
};

/// The greatest number of rows, and of columns, a board may have.
pub const MAX_SIDE: u8 = 16;

/// A cell of a board of up to 16×16, by row and column from 0.
///
/// Its text form is a letter for the column and a number for the row.
///
/// ```
/// use spyglass::grid::Cell;
/// let cell: Cell = "C7".parse().unwrap();
/// assert_eq!((cell.row(), cell.col()), (6, 2));
/// assert_eq!(cell.to_string(), "C7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in `row` and `col`, both from 0 to 15.
    ///
    /// # Panics
    ///
    /// Where either is 16 or more.
    #[must_use]
    #[inline]
    pub const fn new(row: u8, col: u8) -> Self {
        assert!(row < MAX_SIDE && col < MAX_SIDE, "a cell lies on a board of 16x16");
        Self(row * MAX_SIDE + col)
    }

    /// The row, from 0 at the top to 15.
    pub const fn row(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// The column, from 0 at the left to 15.
    pub const fn col(self) -> u8 {
        self.0 % MAX_SIDE
    }

    /// The number of the cell's line, a column where `vertical` and else a row, and its place along that line; both from 0.
    #[inline]
    pub const fn in_line(self, vertical: bool) -> (u8, u8) {
        if vertical { (self.col(), self.row()) } else { (self.row(), self.col()) }
    }

    /// The cell's place in arrays over all 256 cells of 16×16: 16 · row + column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell at a place given by [`Cell::index`]; every byte is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The cell `rows` further down and `cols` further to the right, both possibly negative; `None` beyond 16×16.
    #[must_use]
    pub const fn offset(self, rows: i8, cols: i8) -> Option<Self> {
        let row = self.row() as i8 + rows;
        let col = self.col() as i8 + cols;
        if row < 0 || col < 0 || row >= MAX_SIDE as i8 || col >= MAX_SIDE as i8 {
            return None;
        }
        Some(Self::new(row as u8, col as u8))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.col()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a cell: a letter A–P and a number 1–16 without leading zero. Code `bad-cell`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

error_codes! {
    struct ParseCellError => "bad-cell", "not a cell such as C7";
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.to_string())
    }
}

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let (letter, number) = text.split_at_checked(1).ok_or(ParseCellError)?;
        let col = letter.as_bytes()[0].wrapping_sub(b'A');
        let plain = (1..=2).contains(&number.len())
            && number.bytes().all(|digit| digit.is_ascii_digit())
            && !number.starts_with('0');
        let row: u8 = number.parse().map_err(|_| ParseCellError)?;
        if !plain || col >= MAX_SIDE || row > MAX_SIDE {
            return Err(ParseCellError);
        }
        Ok(Self::new(row - 1, col))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromJson for Cell {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let cell = json.text().and_then(|text| text.parse().ok());
        cell.ok_or_else(|| expected("a cell such as C7"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_survives_its_text() {
        for index in 0..=u8::MAX {
            let cell = Cell::from_index(index);
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "A", "A0", "A17", "Q1", "a1", "A01", "A+1", "1A", "AA1", "A1 ", "Ä1", "A100"]
        {
            assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text:?}");
        }
    }
}
