use std::collections::BTreeMap;

use crate::{
    error_code::error_codes,
    reversi::rules::{Board, Position, Size, Square},
    training::fingerprint,
};

/// The first bytes of a book, with its version.
const HEAD: &[u8; 8] = b"spyopen1";
/// The bytes of an entry: a value, and the lowest bytes of a key.
const ENTRY: usize = 6;

/// An opening book: positions of the opening, each with its value by deep search.
///
/// The bytes: `spyopen1`, the plies that every value was searched at least, the margin, then entry after entry in rising order of its
/// key: the value for the side to move, and 40 bits of a hash of the position's canonical form, the lowest byte first. Value and margin
/// are signed bytes, in half discs.
#[derive(Clone, Debug, Default)]
pub struct Book {
    depth: u8,
    /// How much less than the best a move may be worth.
    margin: i8,
    entries: Vec<[u8; ENTRY]>,
    fingerprint: u64,
}

/// The bytes are no opening book: code `bad-book`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadBook;

error_codes! {
    struct BadBook => "bad-book", "no opening book of Reversi";
}

impl Book {
    /// Reads a book. Linear in the bytes.
    ///
    /// # Errors
    ///
    /// [`BadBook`] (`bad-book`) where the bytes do not begin with `spyopen1`, an entry is cut off, the keys do not rise, or the margin is negative.
    pub fn read(bytes: &[u8]) -> Result<Self, BadBook> {
        let rest = bytes.strip_prefix(HEAD).ok_or(BadBook)?;
        let (&[depth, margin], entries) = rest.split_first_chunk().ok_or(BadBook)?;
        let (entries, rest) = entries.as_chunks();
        // Rising keys are all different.
        let rising =
            entries.is_sorted_by(|one, next| one[1..].iter().rev().lt(next[1..].iter().rev()));
        if !rest.is_empty() || !rising || (margin as i8) < 0 {
            return Err(BadBook);
        }
        Ok(Self {
            depth,
            margin: margin as i8,
            entries: entries.to_vec(),
            fingerprint: fingerprint(bytes),
        })
    }

    /// The bytes of a book of these positions in canonical form and their values in half discs.
    pub(crate) fn write(depth: u8, margin: i8, values: &BTreeMap<Board, i32>) -> Vec<u8> {
        let by_key: BTreeMap<u64, i32> =
            values.iter().map(|(&board, &value)| (key(board), value)).collect();
        let mut bytes = [HEAD, &[depth, margin as u8][..]].concat();
        for (key, value) in by_key {
            bytes.push(value.clamp(-127, 127) as i8 as u8);
            bytes.extend(&key.to_le_bytes()[..ENTRY - 1]);
        }
        bytes
    }

    /// What tells this book from others: 16 hexadecimal digits.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.fingerprint)
    }

    /// How many plies every value was searched at least.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// How much less than the best a move may be worth, in half discs.
    pub(super) const fn margin(&self) -> i32 {
        self.margin as i32
    }

    /// The number of positions.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it holds no position.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value of a position for the side to move, in half discs; `None` where the book does not hold it.
    pub(super) fn value(&self, board: Board) -> Option<i32> {
        let key = key(board.canonical()).to_le_bytes();
        let entry = self.entries.iter().find(|entry| entry[1..] == key[..ENTRY - 1])?;
        Some((entry[0] as i8).into())
    }

    /// The moves of a position that lead to positions of the book and are worth as much as the best but for the margin, in the order of
    /// the squares. None where the book does not hold the position.
    ///
    /// # Complexity
    ///
    /// The moves times the positions of the book.
    pub fn moves(&self, position: Position) -> Vec<BookMove> {
        let board = position.board();
        let mut found = Vec::new();
        if position.size() != Size::Eight {
            return found;
        }
        let Some(best) = self.value(board) else { return found };
        for square in position.legal().iter() {
            let place = square.index();
            let Some(after) = self.value(board.after(place, board.flips(place))) else { continue };
            let spare = self.margin() - best - after;
            if 0 <= spare {
                let weight = spare as u32 + 1;
                found.push(BookMove { square, half_discs: -after, weight });
            }
        }
        found
    }
}

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// Its square.
    pub square: Square,
    /// Its value to the side that makes it, in half discs.
    pub half_discs: i32,
    /// How often it is drawn, beside the others: one more for each half disc that it is better than the margin asks for.
    pub weight: u32,
}

/// The best of the moves that a book has in a position, of equal ones the first in the order of the squares.
#[must_use]
pub fn best_of(moves: &[BookMove]) -> Option<BookMove> {
    // Of equal ones `max_by_key` takes the last.
    moves.iter().rev().copied().max_by_key(|each| each.half_discs)
}

/// 40 bits that stand for a board in canonical form.
fn key(board: Board) -> u64 {
    board.hash() >> 24
}
