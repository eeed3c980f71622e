use std::fmt;

use crate::{error_code::error_codes, reversi::rules::Board};

use super::features::{FEATURES, PLACES, WEIGHTS, places, shared};

/// The unit of evaluations: eight parts make a disc.
pub const EVAL_UNITS_PER_DISC: i32 = 8;

/// The unit of weights: so many make a disc.
pub(crate) const WEIGHT_SCALE: i32 = 32;

/// The number of phases of a game, each with weights of its own.
pub(crate) const PHASES: usize = 5;

/// Learned weights of patterns and counts: the sum of those that a position has is its value.
///
/// The form is that of Logistello (M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*,
/// 1997).
#[derive(Clone)]
pub struct Weights {
    /// For every phase a weight for each place.
    tables: Vec<i8>,
    fingerprint: u64,
}

/// The bytes are not weights, as their number is wrong: code `bad-weights`.
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

/// FNV-1a in 64 bits (G. Fowler, L. C. Noll, K.-P. Vo, 1991).
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Weights {
    /// What tells these weights from others: 16 hexadecimal digits.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.fingerprint)
    }

    /// The length of the file in bytes: one for each weight of each phase.
    pub const LEN: usize = PHASES * WEIGHTS;

    /// Reads the bytes of a file: phase by phase, each weight an `i8` in parts of 1/32 disc.
    ///
    /// # Errors
    ///
    /// [`BadWeights`] (`bad-weights`) where there are not [`Self::LEN`] bytes.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        if bytes.len() != Self::LEN {
            return Err(BadWeights { len: bytes.len() });
        }
        let number = shared();
        let table = |phase: usize| {
            let own = &bytes[phase * WEIGHTS..][..WEIGHTS];
            number.iter().map(|&weight| own[usize::from(weight)] as i8)
        };
        let tables = (0..PHASES).flat_map(table).collect();
        Ok(Self { tables, fingerprint: fingerprint(bytes) })
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
