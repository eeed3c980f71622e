use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// Scatters a number over all of 64 bits: the output function of SplitMix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number
/// Generators*, 2014).
pub(super) const fn mix64(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// The hash of a position, the same for all its images. Of a million positions two share theirs once in some 10²⁶ searches.
pub(super) type Key = (u64, u64);

/// The most positions in a table, which then takes some 50 MB.
const MAX_POSITIONS: usize = 3 << 19;

/// A transposition table: bounds by the hash of a position.
///
/// It keeps hashes, not positions, which take up to [`MAX_LAYOUTS`](super::MAX_LAYOUTS) layouts each.
#[derive(Clone, Debug, Default)]
pub(super) struct Table(HashMap<Key, u64, BuildHasherDefault<KeyHasher>>);

/// A value, or a lower bound of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub value: u64,
    pub exact: bool,
}

impl Table {
    /// The number of positions in it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_full(&self) -> bool {
        MAX_POSITIONS <= self.len()
    }

    pub fn get(&self, key: Key) -> Option<Known> {
        let known = self.0.get(&key)?;
        Some(Known { value: known >> 1, exact: known & 1 != 0 })
    }

    /// Stores what is known of a position in place of what was.
    pub fn store(&mut self, key: Key, known: Known) {
        self.0.insert(key, known.value << 1 | u64::from(known.exact));
    }
}

/// Takes a part of the key as its hash: keys are hashes already.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, _: &[u8]) {
        unreachable!("a key is two numbers");
    }

    fn write_u64(&mut self, half: u64) {
        self.0 = self.0.rotate_left(32) ^ half;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
