use std::ops::{Add, AddAssign, Mul};

use super::scan::Scan;

/// Lanes are taken so many at a time, each with a partial sum of its own, so that every target adds in the same order.
pub(super) const WIDTH: usize = 8;

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
    /// Where it begins in the vector the step leads from.
    pub(super) from: usize,
    /// Where it begins in the vector the step leads to.
    pub(super) to: usize,
    pub(super) len: usize,
    /// The part of the fleet it begins with, before the step.
    pub(super) part: usize,
    /// The placement laid, 0 for none.
    pub(super) way: u16,
}

/// All vectors, and the arithmetic on them. Each vector is followed by [`WIDTH`] − 1 entries that are always 0.
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
    /// By kind, one after another, which parts of the fleet have a ship of it left; before them all parts. Each is followed
    /// by nothing, as vectors are, so that lanes can be taken in whole groups.
    masks: Vec<L>,
    /// By placement: where the mask of its kind begins, and its weight.
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
        let each = scan.parts + WIDTH;
        let mut masks = vec![L::default(); (scan.kinds.len() + 1) * each];
        masks[..scan.parts].fill(L::KEEP);
        for (kind, masks) in scan.kinds.iter().zip(masks[each..].chunks_exact_mut(each)) {
            for (part, mask) in masks[..scan.parts].iter_mut().enumerate() {
                if part / kind.stride % (usize::from(kind.count) + 1) < kind.count.into() {
                    *mask = L::KEEP;
                }
            }
        }
        let ways = scan.ways.iter().map(|way| (way.mask * each, way.weight));
        Self {
            lanes: Vec::new(),
            room: 0,
            gathered: vec![L::default(); each],
            masks,
            ways: ways.collect(),
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
        self.room = entries;
        self.lanes.reserve_exact(entries);
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
        let (mask, weight) = self.ways[usize::from(way)];
        // Steps lead on, and vectors lie in the order of the states.
        let (source, target) = self.lanes.split_at_mut(to);
        let source = groups(source, from, len);
        let masks = groups(&self.masks, mask + part, len);
        let target = target.as_chunks_mut::<WIDTH>().0;
        for ((to, from), mask) in target.iter_mut().zip(source).zip(masks) {
            for lane in 0..WIDTH {
                to[lane] += from[lane].masked(mask[lane]).weighted(weight);
            }
        }
    }

    fn gather(&mut self, stretch: Stretch) {
        let Stretch { from, to, len, part, way } = stretch;
        let (mask, weight) = self.ways[usize::from(way)];
        let gathered = self.gathered[part..].as_chunks_mut::<WIDTH>().0;
        let source = groups(&self.lanes, from, len);
        let target = groups(&self.lanes, to, len);
        let masks = groups(&self.masks, mask + part, len);
        let mut partial = [L::default(); WIDTH];
        for (((sum, from), to), mask) in gathered.iter_mut().zip(source).zip(target).zip(masks) {
            for lane in 0..WIDTH {
                let ways = to[lane].masked(mask[lane]).weighted(weight);
                sum[lane] += ways;
                partial[lane] += ways * from[lane];
            }
        }
        let [a, b, c, d, e, f, g, h] = partial;
        (((a + e) + (c + g)) + ((b + f) + (d + h))).record(&mut self.sums[usize::from(way)]);
    }

    fn settle(&mut self, at: usize, part: usize) {
        let parts = self.gathered.len() - WIDTH;
        let gathered = &mut self.gathered[part..parts];
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

/// The groups of lanes that hold so many; the last one may reach into what follows a vector.
fn groups<L>(lanes: &[L], begin: usize, len: usize) -> &[[L; WIDTH]] {
    let end = begin + len.next_multiple_of(WIDTH);
    lanes[begin..end].as_chunks().0
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
