/// The hash of a position, the same for all its images. Of a million positions two share theirs once in some 10²⁶ searches.
pub(super) type Key = (u64, u64);

/// The most slots of a table, of 24 bytes each. Three in four may be taken.
const MAX_SLOTS: usize = 1 << 21;

/// A transposition table (R. D. Greenblatt, D. E. Eastlake, S. D. Crocker, *The Greenblatt Chess Program*, 1967): bounds by the
/// hash of a position, in slots with linear probing.
///
/// It keeps hashes, not positions, which take up to [`MAX_LAYOUTS`](super::MAX_LAYOUTS) layouts each. The standard library's map would
/// do, but nothing in the engine may depend on the order of a hash map.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<(Key, u64)>,
    taken: usize,
}

/// A value, or a lower bound of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub value: u64,
    pub exact: bool,
}

impl Table {
    const FREE: (Key, u64) = ((0, 0), u64::MAX);

    /// The number of positions in the table.
    pub const fn len(&self) -> usize {
        self.taken
    }

    /// Whether the table may take no further position: three in four of its greatest number of slots are taken.
    pub const fn is_full(&self) -> bool {
        MAX_SLOTS / 4 * 3 <= self.taken
    }

    /// What is known of the position with this key; `None` where it is not in the table. Constant time on average.
    pub fn get(&self, key: Key) -> Option<Known> {
        let (_, known) = self.slots[self.slot(key)];
        (known != u64::MAX).then_some(Known { value: known >> 1, exact: known & 1 != 0 })
    }

    /// Stores what is known of a position in place of what was known before. It grows the table as needed; amortised constant
    /// time.
    pub fn store(&mut self, key: Key, known: Known) {
        if self.slots.len() / 4 * 3 <= self.taken {
            let double = vec![Self::FREE; 2 * self.slots.len()];
            for entry in std::mem::replace(&mut self.slots, double) {
                if entry.1 != u64::MAX {
                    let slot = self.slot(entry.0);
                    self.slots[slot] = entry;
                }
            }
        }
        let slot = self.slot(key);
        self.taken += usize::from(self.slots[slot].1 == u64::MAX);
        self.slots[slot] = (key, known.value << 1 | u64::from(known.exact));
    }

    /// The slot of the key, or the free one where it would be put.
    fn slot(&self, key: Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key.0 as usize & mask;
        while self.slots[slot].1 != u64::MAX && self.slots[slot].0 != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

impl Default for Table {
    fn default() -> Self {
        Self { slots: vec![Self::FREE; 1 << 10], taken: 0 }
    }
}
