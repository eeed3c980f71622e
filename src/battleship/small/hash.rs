/// A number that looks drawn, from any: the finish of the generator `SplitMix64`.
pub(super) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// What a position is known by: 128 bits of it, the same for all its images. Two positions share theirs by an accident that a
/// million positions meet once in some 10²⁶ searches.
pub(super) type Key = (u64, u64);

/// The greatest number of positions kept: 3 · 2¹⁹ in 2²¹ places of 24 bytes.
const MAX_PLACES: usize = 1 << 21;

/// What is known of the positions met so far.
#[derive(Clone, Debug)]
pub(super) struct Table {
    places: Vec<(Key, u64)>,
    taken: usize,
}

/// A value, or a bound below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub value: u64,
    pub exact: bool,
}

impl Table {
    const FREE: (Key, u64) = ((0, 0), u64::MAX);

    pub fn new() -> Self {
        Self { places: vec![Self::FREE; 1 << 10], taken: 0 }
    }

    /// The number of positions kept.
    pub const fn len(&self) -> usize {
        self.taken
    }

    /// Whether another might find no place.
    pub const fn is_full(&self) -> bool {
        MAX_PLACES / 4 * 3 <= self.taken
    }

    pub fn get(&self, key: Key) -> Option<Known> {
        let (_, known) = self.places[self.place(key)];
        (known != u64::MAX).then_some(Known { value: known >> 1, exact: known & 1 != 0 })
    }

    /// Keeps what is known of a position, in place of what was.
    pub fn keep(&mut self, key: Key, known: Known) {
        if self.places.len() / 4 * 3 <= self.taken {
            let double = vec![Self::FREE; 2 * self.places.len()];
            let old = std::mem::replace(&mut self.places, double);
            for entry in old.into_iter().filter(|entry| entry.1 != u64::MAX) {
                let place = self.place(entry.0);
                self.places[place] = entry;
            }
        }
        let place = self.place(key);
        self.taken += usize::from(self.places[place].1 == u64::MAX);
        self.places[place] = (key, known.value << 1 | u64::from(known.exact));
    }

    /// Where the key stands, or would.
    fn place(&self, key: Key) -> usize {
        let mask = self.places.len() - 1;
        let mut place = key.0 as usize & mask;
        while self.places[place].1 != u64::MAX && self.places[place].0 != key {
            place = (place + 1) & mask;
        }
        place
    }
}
