use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::error_code::{Arg, error_codes};

/// A square of the board: a1 at the top left is 0, h1 is 7, a8 is 56.
///
/// Smaller boards are the top left part of the same squares.
///
/// ```
/// use spyglass::reversi::rules::Square;
/// let square: Square = "f5".parse().unwrap();
/// assert_eq!((square.row(), square.col(), square.index()), (4, 5, 37));
/// assert_eq!(square.to_string(), "f5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in `row` and `col`, from 0.
    ///
    /// # Panics
    ///
    /// Where either is 8 or more.
    #[must_use]
    pub const fn new(row: u8, col: u8) -> Self {
        assert!(row < 8 && col < 8, "a square lies on a board of 8x8");
        Self(8 * row + col)
    }

    /// The square at a place given by [`Square::index`].
    ///
    /// # Panics
    ///
    /// Where the place is 64 or more.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        assert!(index < 64, "a board has 64 squares");
        Self(index)
    }

    /// The row, from 0 at the top to 7.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The column, from 0 at the left to 7.
    pub const fn col(self) -> u8 {
        self.0 % 8
    }

    /// The square's place in arrays, from 0 to 63: 8 · row + column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone, as bits: 1 shifted by [`Square::index`].
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The square `down` rows further down and `right` columns further right, both possibly negative; `None` beyond 8×8.
    #[must_use]
    pub fn offset(self, down: i8, right: i8) -> Option<Self> {
        let row = self.row().checked_add_signed(down).filter(|row| *row < 8)?;
        let col = self.col().checked_add_signed(right).filter(|col| *col < 8)?;
        Some(Self::new(row, col))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col()), self.row() + 1)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

/// The text is no square: a letter a–h and a number 1–8. Code `bad-square`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

error_codes! {
    struct ParseSquareError => "bad-square", "a square is a letter from a to h and a number from 1 to 8";
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `f5`, and `F5` too.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[letter, number] = text.as_bytes() else { return Err(ParseSquareError) };
        let col = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = number.wrapping_sub(b'1');
        if row < 8 && col < 8 { Ok(Self::new(row, col)) } else { Err(ParseSquareError) }
    }
}

/// A set of squares of the 8×8 board: bit 0 is a1, bit 63 is h8.
///
/// ```
/// use spyglass::reversi::rules::{Square, SquareSet};
/// let set: SquareSet = ["h8", "a1"].into_iter().map(|name| name.parse::<Square>().unwrap()).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.to_string(), "a1 h8");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The set of the squares whose bits are 1.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits, by [`Square::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number of squares, from 0 to 64.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares in the order of their indices: row by row from the top, each row from the left.
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` belongs to the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }
}

/// The iterator over the squares of a [`SquareSet`], row by row from the top, each row from the left.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let first = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Self(squares.into_iter().fold(0, |bits, square| bits | square.bit()))
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|square| square.to_string()).collect();
        f.write_str(&names.join(" "))
    }
}

impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
