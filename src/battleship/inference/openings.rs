use std::sync::Arc;

use crate::{error_code::error_codes, grid::Cell};

use super::{
    Constraints,
    exact::{Tally, Total},
};

/// The first bytes of a book, with its version.
const MAGIC: &[u8; 8] = b"spybook1";
/// An `f64` represents every whole number below this exactly.
const MAX_FLEETS: u128 = 1 << 53;

/// An opening book: precomputed counts of early positions, whose counts take longest.
///
/// An entry holds the share of every cell, computed in whole numbers and rounded to `f32`: a relative error of at most 2⁻²⁴.
/// Different counts never round alike (an entry where they would is left out), and 1 and 0 mean certain and impossible. So a
/// book changes no decision.
///
/// The bytes: `spybook1`, rows, columns, then entry after entry in rising order of its key: the key (64 bits), the number of
/// fleets (`f64`, below 2⁵³), and an `f32` for every cell of the board, row by row; all little-endian.
#[derive(Clone, Debug)]
pub struct Book {
    rows: u8,
    cols: u8,
    entries: Arc<[u8]>,
}

impl Book {
    /// Reads a book of this crate's format. Linear in the bytes.
    ///
    /// # Errors
    ///
    /// [`BadBook`] (`bad-book`) where the bytes do not begin with `spybook1`, the last entry is cut off, or the keys do not rise.
    pub fn read(bytes: &[u8]) -> Result<Self, BadBook> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadBook)?;
        let (&[rows, cols], entries) = rest.split_first_chunk().ok_or(BadBook)?;
        let book = Self { rows, cols, entries: entries.into() };
        let whole = entries.len().is_multiple_of(book.entry_bytes());
        let rising = book.keys().zip(book.keys().skip(1)).all(|(one, next)| one < next);
        if whole && rising { Ok(book) } else { Err(BadBook) }
    }

    /// The bytes of a book of these positions in [`super::CanonicalForm`] and their counts. A position is left out where rounding
    /// would make different counts equal.
    ///
    /// # Complexity
    ///
    /// Linear in the placements of all positions, and a sort of the entries.
    #[must_use]
    pub fn write(rows: u8, cols: u8, counted: &[(Constraints, Tally)]) -> Vec<u8> {
        let mut entries: Vec<(u64, &Tally)> =
            counted.iter().map(|(constraints, tally)| (Self::key(constraints), tally)).collect();
        entries.sort_unstable_by_key(|&(key, _)| key);
        entries.dedup_by_key(|&mut (key, _)| key);
        let mut bytes = MAGIC.to_vec();
        bytes.extend([rows, cols]);
        for (key, tally) in entries {
            let Total::Exact { fleets, .. } = tally.total else { continue };
            if !survives_rounding(tally) {
                continue;
            }
            bytes.extend(key.to_le_bytes());
            bytes.extend((fleets as f64).to_le_bytes());
            for cell in board(rows, cols) {
                bytes.extend((tally.at(cell) as f32).to_le_bytes());
            }
        }
        bytes
    }

    /// The count for constraints in [`super::CanonicalForm`]; `None` where the book has none for them.
    ///
    /// # Complexity
    ///
    /// Linear in the placements, for the key, and in the entries of the book.
    pub fn find(&self, constraints: &Constraints) -> Option<Tally> {
        let geometry = constraints.geometry;
        if (geometry.rows(), geometry.cols()) != (self.rows, self.cols) {
            return None;
        }
        let own = Self::key(constraints);
        let place = self.keys().position(|key| key == own)?;
        let entry = &self.entries[place * self.entry_bytes()..];
        let mut shares = Box::new([0.0; 256]);
        for (number, cell) in board(self.rows, self.cols).enumerate() {
            let share: [u8; 4] = chunk(&entry[16 + 4 * number..]);
            shares[cell.index()] = f32::from_le_bytes(share).into();
        }
        let fleets = f64::from_le_bytes(chunk(&entry[8..]));
        Some(Tally { total: Total::Rounded { fleets: fleets as u128 }, shares })
    }

    /// The number of positions that it holds.
    pub fn len(&self) -> usize {
        self.entries.len() / self.entry_bytes()
    }

    /// Whether it holds no position.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The key of an entry: a hash of all that a count depends on, which are the placements and the number of ships of every class,
    /// and the cells to cover.
    #[must_use]
    pub fn key(constraints: &Constraints) -> u64 {
        // FNV-1a by words. Two of some hundred positions share a key once in 10¹⁴ books; a test checks ours.
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        let mut add =
            |word: u64| hash = (hash ^ word).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(29);
        for word in constraints.cover.words() {
            add(word);
        }
        for ways in &constraints.ways {
            add(u64::from(ways.count));
            // Independent of their order, as turned placements have none.
            let mut sum = [0_u64; 4];
            for way in &ways.placements {
                for (sum, word) in sum.iter_mut().zip(way.cells.words()) {
                    *sum = sum.wrapping_add(word.wrapping_mul(word | 1));
                }
            }
            for word in sum {
                add(word);
            }
        }
        hash
    }

    fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.entries.chunks(self.entry_bytes()).map(|entry| u64::from_le_bytes(chunk(entry)))
    }

    fn entry_bytes(&self) -> usize {
        16 + 4 * usize::from(self.rows) * usize::from(self.cols)
    }
}

/// Whether the number of fleets fits an `f64`, and counts that differ have shares that differ as `f32`.
fn survives_rounding(tally: &Tally) -> bool {
    let Total::Exact { fleets, cells } = &tally.total else { return false };
    let mut counts: Vec<u128> = cells.iter().copied().chain([*fleets]).collect();
    counts.sort_unstable();
    counts.dedup();
    let rounded = |count: u128| (count as f64 / *fleets as f64) as f32;
    *fleets < MAX_FLEETS && counts.is_sorted_by(|&one, &next| rounded(one) < rounded(next))
}

/// The first bytes of a part of an entry; zeros where it is cut off, which [`Book::read`] excludes.
fn chunk<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.first_chunk().copied().unwrap_or([0; N])
}

fn board(rows: u8, cols: u8) -> impl Iterator<Item = Cell> {
    (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(row, col)))
}

/// The bytes are no book of openings: code `bad-book`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadBook;

error_codes! {
    struct BadBook => "bad-book", "not a book of openings";
}
