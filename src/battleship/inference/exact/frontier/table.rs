/// Numbers distinct keys in the order in which they first appear. Open addressing with linear probing, at most half full.
#[derive(Debug)]
pub(super) struct Table {
    keys: Vec<u64>,
    /// By hash the number of a key, or [`NONE`].
    slots: Vec<u32>,
}

const NONE: u32 = u32::MAX;
/// The fraction of the golden ratio in 64 bits: multiplicative hashing (D. E. Knuth, *The Art of Computer Programming*, volume 3,
/// 1973).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
const FIRST_SLOTS: usize = 64;

impl Table {
    pub(super) fn new() -> Self {
        Self { keys: Vec::new(), slots: vec![NONE; FIRST_SLOTS] }
    }

    pub(super) const fn len(&self) -> usize {
        self.keys.len()
    }

    pub(super) fn key(&self, number: usize) -> u64 {
        self.keys[number]
    }

    /// Removes all keys and frees their memory. The table cannot be used any more.
    pub(super) fn free(&mut self) {
        *self = Self { keys: Vec::new(), slots: Vec::new() };
    }

    /// The number of the key, and whether it is new.
    pub(super) fn intern(&mut self, key: u64) -> (usize, bool) {
        let slot = self.slot(key);
        if self.slots[slot] != NONE {
            return (self.slots[slot] as usize, false);
        }
        let number = self.keys.len();
        self.slots[slot] = number as u32;
        self.keys.push(key);
        if self.slots.len() < 2 * self.keys.len() {
            self.grow();
        }
        (number, true)
    }

    /// The slot that holds the key, or the empty one where it belongs.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 32).wrapping_mul(SPREAD);
        let mut slot = (mixed >> 32) as usize & (self.slots.len() - 1);
        while self.slots[slot] != NONE && self.keys[self.slots[slot] as usize] != key {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    #[inline(never)]
    fn grow(&mut self) {
        self.slots = vec![NONE; 2 * self.slots.len()];
        for number in 0..self.keys.len() {
            let slot = self.slot(self.keys[number]);
            self.slots[slot] = number as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_numbered_as_they_come() {
        let mut table = Table::new();
        for _ in 0..2 {
            for number in 0..5000 {
                let key = (number as u64).wrapping_mul(0x0010_0010_0000_0101);
                assert_eq!(table.intern(key), (number, true));
                assert_eq!(table.intern(key), (number, false));
                assert_eq!(table.key(number), key);
            }
            assert_eq!(table.len(), 5000);
            table = Table::new();
        }
    }
}
