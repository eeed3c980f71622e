/// The fraction of the golden ratio in 64 bits: multiplicative hashing (D. E. Knuth, *The Art of Computer Programming*, volume 3,
/// 1973).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
const FIRST_SLOTS: usize = 1 << 10;
const NONE: u32 = u32::MAX;

/// Points of sets of fleets, computed before: shots in another order, and shots that tell the same, lead to the same set.
///
/// Open addressing with linear probing, at most half full.
#[derive(Debug)]
pub struct KnownPoints {
    sets: Vec<Known>,
    /// The fleets of all sets, one after another.
    fleets: Vec<u32>,
    /// By hash the number of a set, or [`NONE`].
    slots: Vec<u32>,
}

#[derive(Debug)]
struct Known {
    begin: u32,
    end: u32,
    found: u32,
    points: i64,
}

impl KnownPoints {
    pub fn new() -> Self {
        Self { sets: Vec::new(), fleets: Vec::new(), slots: vec![NONE; FIRST_SLOTS] }
    }

    /// The points kept for these fleets and this number of found cells; `None` where none are.
    pub fn of(&self, fleets: &[u32], found: u32) -> Option<i64> {
        let number = self.slots[self.slot(fleets, found)];
        (number != NONE).then(|| self.sets[number as usize].points)
    }

    /// Keeps points that are not known yet.
    pub fn keep(&mut self, fleets: &[u32], found: u32, points: i64) {
        if self.slots.len() <= 2 * self.sets.len() {
            self.slots = vec![NONE; 2 * self.slots.len()];
            for (number, set) in self.sets.iter().enumerate() {
                let slot = self.slot(self.fleets_of(set), set.found);
                self.slots[slot] = number as u32;
            }
        }
        let slot = self.slot(fleets, found);
        self.slots[slot] = self.sets.len() as u32;
        let begin = self.fleets.len() as u32;
        self.fleets.extend_from_slice(fleets);
        self.sets.push(Known { begin, end: self.fleets.len() as u32, found, points });
    }

    fn fleets_of(&self, set: &Known) -> &[u32] {
        &self.fleets[set.begin as usize..set.end as usize]
    }

    /// The slot that holds the set, or the empty one where it belongs.
    fn slot(&self, fleets: &[u32], found: u32) -> usize {
        let mix =
            |hash: u64, &fleet: &u32| (hash.rotate_left(5) ^ u64::from(fleet)).wrapping_mul(SPREAD);
        let mut slot = (fleets.iter().fold(found.into(), mix) >> 32) as usize;
        loop {
            slot &= self.slots.len() - 1;
            let Some(set) = self.sets.get(self.slots[slot] as usize) else { return slot };
            if set.found == found && self.fleets_of(set) == fleets {
                return slot;
            }
            slot += 1;
        }
    }
}
