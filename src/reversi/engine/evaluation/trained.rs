use std::fmt;

use crate::{error_code::error_codes, reversi::rules::Board};

use super::{
    EVAL_UNITS_PER_DISC,
    features::{FEATURES, PLACES, WEIGHTS, places, shared},
};

/// A part of the game has a table of its own: so many of them.
pub(crate) const PHASES: usize = 5;

/// In how many parts of a disc weights are kept.
pub(crate) const WEIGHT_SCALE: i32 = 32;

/// Weights that were learned, a byte each: for every phase in turn those of `shared`, in parts of a disc.
#[derive(Clone)]
pub struct Weights {
    tables: Vec<i8>,
}

/// Why bytes are no weights.
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
    let phase = empties.saturating_sub(4) as usize / 10;
    if phase < PHASES { phase } else { PHASES - 1 }
}

impl Weights {
    /// How many there are, and so how many bytes.
    pub const LEN: usize = PHASES * WEIGHTS;

    /// Reads them from a file's bytes.
    ///
    /// # Errors
    ///
    /// Where these are not as many as there are weights.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        if bytes.len() != Self::LEN {
            return Err(BadWeights { len: bytes.len() });
        }
        let number = shared();
        let table = |phase: usize| {
            let own = &bytes[phase * WEIGHTS..][..WEIGHTS];
            number.iter().map(|&weight| own[usize::from(weight)] as i8)
        };
        Ok(Self { tables: (0..PHASES).flat_map(table).collect() })
    }

    #[inline]
    pub(super) fn value(&self, board: Board) -> i32 {
        let empties = (!(board.mover | board.waiting)).count_ones();
        let table = &self.tables[phase(empties) * PLACES..][..PLACES];
        let sum: i32 =
            places(board).iter().map(|&place| i32::from(table[usize::from(place)])).sum();
        (sum / (WEIGHT_SCALE / EVAL_UNITS_PER_DISC))
            .clamp(-63 * EVAL_UNITS_PER_DISC, 63 * EVAL_UNITS_PER_DISC)
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({FEATURES} features)")
    }
}
