//! Trainings in rounds: the parts of a round are played apart, on any machine, and then one step is learned from all of them.

use std::ops::Range;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::error_code::ErrorCode;

/// A training in rounds. What a part comes to follows from the recipe, the state and the number of the part alone, so that it does not
/// matter who plays it, and when.
pub trait Training: Sized + Sync {
    /// What the training goes on from, besides its recipe.
    type State: Serialize + DeserializeOwned;
    /// What came of one part of a round.
    type Part: Serialize + DeserializeOwned + Send;
    /// What a round tells of itself.
    type Report;
    /// Why a part cannot be played.
    type Error: ErrorCode + Send;

    /// After so many rounds their reports are told.
    const TOLD: usize;

    /// What determines the training to the last bit, as plain data.
    fn recipe(&self) -> Value;

    /// The number of rounds learned.
    fn round(&self) -> u32;

    /// Whether all rounds are learned.
    fn is_done(&self) -> bool;

    /// The number of parts of a round.
    fn parts(&self) -> usize;

    /// Plays one part of the present round, from 0.
    ///
    /// # Errors
    ///
    /// Where the recipe lets nothing be played.
    fn part(&self, part: usize) -> Result<Self::Part, Self::Error>;

    /// Whether a part that was read from a file can be learned from as the part of this number.
    fn fits(&self, number: usize, part: &Self::Part) -> bool;

    /// Learns from all parts of the present round, in their order.
    fn learn(&mut self, parts: &[Self::Part]) -> Self::Report;

    /// The present state.
    fn state(&self) -> Self::State;

    /// Goes on from a state of the same recipe; returns whether it can be one, and changes nothing otherwise.
    fn resume(&mut self, state: Self::State) -> bool;

    /// Tells the reports of the last rounds.
    fn told(&self, reports: &[Self::Report]) -> Value;

    /// The bytes of the file that has what was learned.
    fn weights(&self) -> Vec<u8>;
}

/// What tells learned weights from others: FNV-1a in 64 bits of their bytes (G. Fowler, L. C. Noll, K.-P. Vo, 1991).
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Which of `count` things a part has, of so many parts: as many as another, or one more.
pub(crate) const fn share_of(part: usize, parts: usize, count: usize) -> Range<usize> {
    count * part / parts..count * (part + 1) / parts
}

/// Floating-point numbers as the whole numbers of the same bits: in decimals the last bit can get lost.
pub(crate) mod bits {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(numbers: &[f32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(numbers.iter().map(|number| number.to_bits()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f32>, D::Error> {
        let bits = Vec::<u32>::deserialize(deserializer)?;
        Ok(bits.into_iter().map(f32::from_bits).collect())
    }
}
