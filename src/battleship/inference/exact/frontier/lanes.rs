use std::ops::{Add, AddAssign, Mul};

use super::scan::Scan;

/// Sums of products run in so many partial sums, so that every target adds in the same order.
const PARTIAL: usize = 8;

/// An entry of a fleet vector: a number of ways, or their weight.
trait Lane: Copy + Default + Add<Output = Self> + Mul<Output = Self> + AddAssign {
    const ONE: Self;
    /// What keeps a lane under [`Lane::masked`].
    const KEEP: Self;
    /// The lane where the mask keeps it, else 0.
    fn masked(self, mask: Self) -> Self;
    /// The lane times the weight of a placement.
    fn weighted(self, weight: f64) -> Self;
    fn record(self, sum: &mut Sum);
}

/// A sum over lanes, in the one field or the other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// Of whole numbers.
    pub(super) whole: u128,
    /// Of floating point numbers.
    pub(super) real: f64,
}

/// A stretch of two vectors, entry by entry: the parts of a fleet before and after a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) len: usize,
    /// The first part of the fleet in `from`.
    pub(super) part: usize,
    /// The placement laid.
    pub(super) way: Option<u16>,
}

/// All vectors, and the arithmetic on them.
pub(super) trait Lanes {
    /// The bytes of an entry.
    fn entry(&self) -> usize;
    /// Makes room for so many entries.
    fn reserve(&mut self, entries: usize);
    /// Sets up to so many entries to 0, the next of those there is room for; false once all are.
    fn fill(&mut self, entries: usize) -> bool;
    /// Sets entries to 0.
    fn clear(&mut self, at: usize, len: usize);
    /// Sets an entry to 1.
    fn set(&mut self, at: usize);
    /// Adds an entry to the total.
    fn count(&mut self, at: usize);
    /// Adds from one vector to another.
    fn push(&mut self, stretch: Stretch);
    /// Adds from the vector a step leads to, to the one being gathered; to the sum of the placement, the product with the
    /// vector the step leads from.
    fn gather(&mut self, stretch: Stretch);
    /// Puts what was gathered in the place of a vector that begins with `part`, and begins anew.
    fn settle(&mut self, at: usize, part: usize);
    /// The total.
    fn total(&self) -> Sum;
    /// By placement the sum over the fleets that have it.
    fn sums(&self) -> &[Sum];
}

/// The vectors of one type of lane.
struct Vectors<L> {
    lanes: Vec<L>,
    /// How many lanes there will be.
    room: usize,
    gathered: Vec<L>,
    /// By kind, one after another, which parts of the fleet have a ship of it left.
    masks: Vec<L>,
    /// By placement: where the masks of its kind begin, and its weight.
    ways: Vec<(usize, f64)>,
    sums: Vec<Sum>,
    total: Sum,
}

/// Single precision.
pub(super) fn single(scan: &Scan) -> Box<dyn Lanes> {
    Box::new(Vectors::<f32>::new(scan))
}

/// Double precision, with the weights of placements.
pub(super) fn weighted(scan: &Scan) -> Box<dyn Lanes> {
    Box::new(Vectors::<f64>::new(scan))
}

/// Whole numbers below 2⁶⁴.
pub(super) fn narrow(scan: &Scan) -> Box<dyn Lanes> {
    Box::new(Vectors::<u64>::new(scan))
}

/// Whole numbers below 2¹²⁸.
pub(super) fn wide(scan: &Scan) -> Box<dyn Lanes> {
    Box::new(Vectors::<u128>::new(scan))
}

impl<L: Lane> Vectors<L> {
    fn new(scan: &Scan) -> Self {
        let mut masks = Vec::with_capacity(scan.kinds.len() * scan.parts);
        for kind in &scan.kinds {
            let left = |part: usize| part / kind.stride % (usize::from(kind.count) + 1);
            let mask = |part| if left(part) < kind.count.into() { L::KEEP } else { L::default() };
            masks.extend((0..scan.parts).map(mask));
        }
        Self {
            lanes: Vec::new(),
            room: 0,
            gathered: vec![L::default(); scan.parts],
            masks,
            ways: scan.ways.iter().map(|way| (way.kind * scan.parts, way.weight)).collect(),
            sums: vec![Sum::default(); scan.ways.len()],
            total: Sum::default(),
        }
    }
}

impl<L: Lane> Lanes for Vectors<L> {
    fn entry(&self) -> usize {
        size_of::<L>()
    }

    fn reserve(&mut self, entries: usize) {
        self.lanes.reserve_exact(entries);
        self.room = entries;
    }

    fn fill(&mut self, entries: usize) -> bool {
        let filled = self.room.min(self.lanes.len() + entries);
        self.lanes.resize(filled, L::default());
        filled < self.room
    }

    fn clear(&mut self, at: usize, len: usize) {
        self.lanes[at..at + len].fill(L::default());
    }

    fn set(&mut self, at: usize) {
        self.lanes[at] = L::ONE;
    }

    fn count(&mut self, at: usize) {
        self.lanes[at].record(&mut self.total);
    }

    fn push(&mut self, stretch: Stretch) {
        let Stretch { from, to, len, part, way } = stretch;
        let (source, target) = if from < to {
            let (low, high) = self.lanes.split_at_mut(to);
            (&low[from..from + len], &mut high[..len])
        } else {
            let (low, high) = self.lanes.split_at_mut(from);
            (&high[..len], &mut low[to..to + len])
        };
        let Some(way) = way else {
            for (to, &from) in target.iter_mut().zip(source) {
                *to += from;
            }
            return;
        };
        let (mask, weight) = self.ways[usize::from(way)];
        let masks = &self.masks[mask + part..mask + part + len];
        for ((to, &from), &mask) in target.iter_mut().zip(source).zip(masks) {
            *to += from.masked(mask).weighted(weight);
        }
    }

    fn gather(&mut self, stretch: Stretch) {
        let Stretch { from, to, len, part, way } = stretch;
        let gathered = &mut self.gathered[part..part + len];
        let target = &self.lanes[to..to + len];
        let Some(way) = way else {
            for (sum, &to) in gathered.iter_mut().zip(target) {
                *sum += to;
            }
            return;
        };
        let way = usize::from(way);
        let (mask, weight) = self.ways[way];
        let masks = &self.masks[mask + part..mask + part + len];
        let source = &self.lanes[from..from + len];
        let mut partial = [L::default(); PARTIAL];
        let mut begin = 0;
        while begin + PARTIAL <= len {
            let (gathered, target) =
                (&mut gathered[begin..][..PARTIAL], &target[begin..][..PARTIAL]);
            let (masks, source) = (&masks[begin..][..PARTIAL], &source[begin..][..PARTIAL]);
            for lane in 0..PARTIAL {
                let ways = target[lane].masked(masks[lane]).weighted(weight);
                gathered[lane] += ways;
                partial[lane] += ways * source[lane];
            }
            begin += PARTIAL;
        }
        for lane in 0..len - begin {
            let ways = target[begin + lane].masked(masks[begin + lane]).weighted(weight);
            gathered[begin + lane] += ways;
            partial[lane] += ways * source[begin + lane];
        }
        for sum in partial {
            sum.record(&mut self.sums[way]);
        }
    }

    fn settle(&mut self, at: usize, part: usize) {
        let gathered = &mut self.gathered[part..];
        self.lanes[at..at + gathered.len()].copy_from_slice(gathered);
        gathered.fill(L::default());
    }

    fn total(&self) -> Sum {
        self.total
    }

    fn sums(&self) -> &[Sum] {
        &self.sums
    }
}

impl Lane for f32 {
    const ONE: Self = 1.0;
    const KEEP: Self = 1.0;
    fn masked(self, mask: Self) -> Self {
        self * mask
    }
    /// All weigh 1.
    fn weighted(self, _: f64) -> Self {
        self
    }
    fn record(self, sum: &mut Sum) {
        sum.real += f64::from(self);
    }
}

impl Lane for f64 {
    const ONE: Self = 1.0;
    const KEEP: Self = 1.0;
    fn masked(self, mask: Self) -> Self {
        self * mask
    }
    fn weighted(self, weight: f64) -> Self {
        self * weight
    }
    fn record(self, sum: &mut Sum) {
        sum.real += self;
    }
}

impl Lane for u64 {
    const ONE: Self = 1;
    const KEEP: Self = Self::MAX;
    fn masked(self, mask: Self) -> Self {
        self & mask
    }
    /// All weigh 1.
    fn weighted(self, _: f64) -> Self {
        self
    }
    fn record(self, sum: &mut Sum) {
        sum.whole += u128::from(self);
    }
}

impl Lane for u128 {
    const ONE: Self = 1;
    const KEEP: Self = Self::MAX;
    fn masked(self, mask: Self) -> Self {
        self & mask
    }
    /// All weigh 1.
    fn weighted(self, _: f64) -> Self {
        self
    }
    fn record(self, sum: &mut Sum) {
        sum.whole += self;
    }
}
