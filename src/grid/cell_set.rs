use std::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

use serde::{Serialize, Serializer};

use super::Cell;

/// Bit 0 of each of the four rows a word holds.
const FIRST_COLUMN: u64 = 0x0001_0001_0001_0001;
/// Bit 15 of each of the four rows a word holds.
const LAST_COLUMN: u64 = FIRST_COLUMN << 15;

/// A set of cells of a board of up to 16×16: 256 bits in 32 bytes. Set operations and shifts take constant time.
///
/// ```
/// use spyglass::grid::{Cell, CellSet};
/// let cross: CellSet = ["B1", "A2", "B2", "C2", "B3"]
///     .into_iter()
///     .map(|name| name.parse::<Cell>().unwrap())
///     .collect();
/// // . # .
/// // # # #
/// // . # .
/// assert_eq!(cross.len(), 5);
/// assert!(cross.contains(Cell::new(1, 1)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set of `cell` alone.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        let mut words = [0; 4];
        words[cell.index() / 64] = 1 << (cell.index() % 64);
        Self(words)
    }

    /// The set with these bits, in the form of [`CellSet::words`].
    pub const fn from_words(words: [u64; 4]) -> Self {
        Self(words)
    }

    /// Whether `cell` belongs to the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds `cell`; the set stays as it is where the cell belongs to it.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Removes `cell`; the set stays as it is where the cell does not belong to it.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// The set as bits: bit `i` of word `w` is the cell of index 64 · w + i.
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// The number of cells, from 0 to 256.
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// Whether the set has no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Whether at least one cell belongs to both sets.
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        (a & e) | (b & f) | (c & g) | (d & h) != 0
    }

    /// Whether every cell of this set belongs to `other`.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        (a & !e) | (b & !f) | (c & !g) | (d & !h) == 0
    }

    /// The first cell in row order; `None` of the empty set.
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }

    /// The cell with `n` cells of the set before it in row order; `None` where there are not as many.
    ///
    /// # Complexity
    ///
    /// Linear in `n` within one word, four steps between words.
    pub fn nth(self, mut n: u32) -> Option<Cell> {
        for (index, mut word) in self.0.into_iter().enumerate() {
            let ones = word.count_ones();
            if ones <= n {
                n -= ones;
                continue;
            }
            for _ in 0..n {
                word &= word - 1;
            }
            return Some(Cell::from_index((index * 64) as u8 + word.trailing_zeros() as u8));
        }
        None
    }

    /// The cells in row order, each once.
    #[inline]
    pub const fn iter(self) -> Cells {
        Cells { words: self.0, word: 0 }
    }

    /// Every cell moved one column to the left; those in the first column drop out.
    pub fn left(self) -> Self {
        Self(self.0.map(|word| (word & !FIRST_COLUMN) >> 1))
    }

    /// Every cell moved one column to the right; those in the sixteenth column drop out.
    pub fn right(self) -> Self {
        Self(self.0.map(|word| (word & !LAST_COLUMN) << 1))
    }

    /// Every cell moved one row up; those in the first row drop out.
    pub const fn up(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16])
    }

    /// Every cell moved one row down; those in the sixteenth row drop out.
    pub const fn down(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48])
    }

    /// The set with every cell beside it, by side or corner, within 16×16.
    pub fn dilate(self) -> Self {
        let wide = self | self.left() | self.right();
        wide | wide.up() | wide.down()
    }
}

impl BitOr for CellSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl Sub for CellSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl SubAssign for CellSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The iterator over the cells of a [`CellSet`], in row order.
#[derive(Clone, Debug)]
pub struct Cells {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        loop {
            let word = self.words.get_mut(self.word)?;
            let bits = *word;
            if bits != 0 {
                *word = bits & (bits - 1);
                return Some(Cell::from_index(
                    (self.word * 64) as u8 + bits.trailing_zeros() as u8,
                ));
            }
            self.word += 1;
        }
    }

    /// Quicker than `next`, which stores where it is after each cell: `for` loops use that, `for_each` this.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut fold: F) -> B {
        let mut folded = init;
        for (number, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                let index = (number * 64) as u8 + word.trailing_zeros() as u8;
                word &= word - 1;
                folded = fold(folded, Cell::from_index(index));
            }
        }
        folded
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = CellSet(self.words).len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells {}
impl FusedIterator for Cells {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A few sets of every density, from a fixed multiplicative sequence.
    fn samples() -> impl Iterator<Item = CellSet> {
        (0_u64..64).map(|k| {
            let word = |salt: u64| {
                let bits = (k * 4 + salt + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                if k % 3 == 0 { bits & bits >> 9 & bits << 5 } else { bits }
            };
            CellSet([word(0), word(1), word(2), word(3)])
        })
    }

    fn naive(set: CellSet) -> BTreeSet<Cell> {
        (0..=u8::MAX).map(Cell::from_index).filter(|&cell| set.contains(cell)).collect()
    }

    #[test]
    fn iteration_is_membership_in_row_order() {
        for set in samples().chain([CellSet::EMPTY, CellSet([u64::MAX; 4])]) {
            let cells: Vec<_> = naive(set).into_iter().collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), cells);
            assert_eq!(set.len() as usize, cells.len());
            assert_eq!(set.iter().len(), cells.len());
            for (n, &cell) in cells.iter().enumerate() {
                assert_eq!(set.nth(n as u32), Some(cell));
            }
            assert_eq!(set.nth(set.len()), None);
            for taken in 0..=cells.len() {
                let mut rest = set.iter();
                rest.by_ref().take(taken).for_each(drop);
                let mut folded = Vec::new();
                rest.for_each(|cell| folded.push(cell));
                assert_eq!(folded, cells[taken..]);
            }
        }
    }

    #[test]
    fn moves_are_offsets_that_never_wrap() {
        for set in samples() {
            let moved = |rows, cols| -> BTreeSet<Cell> {
                set.iter().filter_map(|cell| cell.offset(rows, cols)).collect()
            };
            assert_eq!(naive(set.left()), moved(0, -1));
            assert_eq!(naive(set.right()), moved(0, 1));
            assert_eq!(naive(set.up()), moved(-1, 0));
            assert_eq!(naive(set.down()), moved(1, 0));
            let around = (-1..=1).flat_map(|rows| (-1..=1).map(move |cols| (rows, cols)));
            let spread: BTreeSet<Cell> =
                around.flat_map(|(rows, cols)| moved(rows, cols)).collect();
            assert_eq!(naive(set.dilate()), spread);
        }
    }

    #[test]
    fn set_words_are_set_algebra() {
        for (a, b) in samples().zip(samples().skip(7)) {
            let (x, y) = (naive(a), naive(b));
            assert_eq!(naive(a | b), &x | &y);
            assert_eq!(naive(a & b), &x & &y);
            assert_eq!(naive(a - b), &x - &y);
            assert_eq!(a.intersects(b), !x.is_disjoint(&y));
            assert!((a & b).is_subset(a) && a.is_subset(a | b));
            assert_eq!(a.is_subset(b), x.is_subset(&y));
        }
    }
}
