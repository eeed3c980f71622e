use std::fmt;

use crate::{error_code::error_codes, reversi::rules::Board, training::fingerprint};

use super::super::book::{BadBook, Book};
use super::{
    features::{Features, Numbers, PLACES, WEIGHTS, shared_place, weight_numbers},
    packing::{packed, unpacked},
};

/// The unit of evaluations: eight parts make a disc.
pub const EVAL_UNITS_PER_DISC: i32 = 8;

/// The number of phases of a game, each with weights of its own.
pub(crate) const PHASES: usize = 11;

/// With what a file begins: what it is, and the version of its form.
const HEAD: &[u8; 8] = b"spyeval2";

/// Learned weights of patterns and counts: the sum of those that a position has is its value.
///
/// The form is that of Logistello (M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*,
/// 1997).
#[derive(Clone)]
pub struct Weights {
    pub(super) features: Features,
    /// For every phase a weight for each place, in [`EVAL_UNITS_PER_DISC`] parts of a disc.
    tables: Vec<i16>,
    fingerprint: u64,
    pub(super) book: Book,
}

/// The bytes are not weights: code `bad-weights`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadWeights {
    /// How many bytes there were.
    pub len: usize,
}

error_codes! {
    struct BadWeights { len } => "bad-weights", "{len} bytes are not the weights of Reversi's evaluation";
}

/// The phase of a position with so many empty squares.
#[inline]
pub(crate) const fn phase(empties: u32) -> usize {
    let phase = empties as usize / 5;
    if phase < PHASES { phase } else { PHASES - 1 }
}

impl Weights {
    /// What tells these weights from others: 16 hexadecimal digits.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.fingerprint)
    }

    /// The number of weights, of all phases.
    pub const LEN: usize = PHASES * WEIGHTS;

    /// The bytes of the file of these weights, phase by phase, in [`EVAL_UNITS_PER_DISC`] parts of a disc: a head, what its rest must
    /// hash to, and the weights, packed.
    #[must_use]
    pub fn file(weights: Vec<i8>) -> Vec<u8> {
        let packed = packed(weights, WEIGHTS);
        [HEAD, &fingerprint(&packed).to_le_bytes(), &packed[..]].concat()
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// [`BadWeights`] (`bad-weights`) where they are none that [`Self::file`] makes.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let bad = BadWeights { len: bytes.len() };
        let rest = bytes.strip_prefix(HEAD).ok_or(bad)?;
        let (hash, packed) = rest.split_at_checked(8).ok_or(bad)?;
        if hash != fingerprint(packed).to_le_bytes() {
            return Err(bad);
        }
        let weights = unpacked(packed, WEIGHTS, PHASES).ok_or(bad)?;
        let number = weight_numbers();
        let mut tables = Vec::with_capacity(PHASES * PLACES);
        for own in weights.chunks(WEIGHTS) {
            let weight = |place: usize| i16::from(own[number[place] as usize]);
            tables.extend(
                (0..PLACES).map(|place| weight(place) + shared_place(place).map_or(0, weight)),
            );
        }
        let fingerprint = fingerprint(bytes);
        Ok(Self { features: Features::new(), tables, fingerprint, book: Book::default() })
    }

    /// These weights with the opening book that was made by them, of the bytes of its file.
    ///
    /// # Errors
    ///
    /// [`BadBook`] (`bad-book`) as [`Book::read`].
    pub fn with_book(self, bytes: &[u8]) -> Result<Self, BadBook> {
        Ok(Self { book: Book::read(bytes)?, ..self })
    }

    #[inline]
    pub(super) fn value(&self, board: Board, numbers: &Numbers) -> i32 {
        let table = &self.tables[phase(board.empties()) * PLACES..][..PLACES];
        let mut sum = 0;
        Features::places(board, numbers, |place| sum += i32::from(table[place]));
        sum.clamp(-63 * EVAL_UNITS_PER_DISC, 63 * EVAL_UNITS_PER_DISC)
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({:016x})", self.fingerprint)
    }
}
