use std::ops::{Add, AddAssign, Mul};

use super::scan::Scan;

/// The lanes of a group. Each has a partial sum of its own, so that every machine adds in the same order.
pub(super) const WIDTH: usize = 8;

/// An entry of a fleet vector: a number of ways, or their weight.
pub(super) trait Lane:
    Copy + Default + Add<Output = Self> + Mul<Output = Self> + AddAssign
{
    const ONE: Self;
    /// The mask that keeps a lane in [`Lane::masked`].
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

/// A range of entries of two vectors: the parts of a fleet before and after a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    /// Where it begins in the vector the step leads from.
    pub(super) from: usize,
    /// Where it begins in the vector the step leads to.
    pub(super) to: usize,
    pub(super) len: usize,
    /// The part of the fleet it begins with, before the step.
    pub(super) part: usize,
    /// The mask of the parts that have a ship of the kind left; 0 where no ship is placed.
    pub(super) mask: usize,
    /// The weight of the placement.
    pub(super) weight: f64,
}

/// All vectors, and the arithmetic on them. Each vector is followed by [`WIDTH`] − 1 entries that are always 0.
pub(super) trait Lanes {
    /// The bytes of an entry.
    fn entry(&self) -> usize;
    /// Makes room for so many entries.
    fn reserve(&mut self, entries: usize);
    /// Extends the entries up to `end` with zeros; returns how many are new.
    fn fill(&mut self, end: usize) -> usize;
    /// Reads an entry and sets it to 1.
    fn take(&mut self, at: usize) -> Sum;
    /// Adds from one vector to another.
    fn push(&mut self, stretch: Stretch);
    /// Adds from the vector a step leads to, to the one being gathered. Where a ship is placed, the product with the vector
    /// the step leads from goes to `sum`.
    fn gather(&mut self, stretch: Stretch, sum: &mut Sum);
    /// Moves the gathered vector to the place of one that begins with `part`, and clears it.
    fn settle(&mut self, at: usize, part: usize);
}

/// The vectors of one type of lane.
struct Vectors<L> {
    lanes: Vec<L>,
    gathered: Vec<L>,
    /// One after another, each followed by zeros, so that lanes are read in whole groups.
    masks: Vec<L>,
}

/// Vectors of single precision for weights, of `u64` or of `u128` for whole numbers.
#[inline(never)]
pub(super) fn vectors<L: Lane + 'static>(scan: &Scan) -> Box<dyn Lanes> {
    let masks = keeps(scan).into_iter().map(|keep| if keep { L::KEEP } else { L::default() });
    let gathered = vec![L::default(); scan.parts + WIDTH];
    Box::new(Vectors { lanes: Vec::new(), gathered, masks: masks.collect() })
}

/// By kind, one after another, which parts of the fleet have a ship of it left; before them all parts.
#[inline(never)]
fn keeps(scan: &Scan) -> Vec<bool> {
    let mut keeps = Vec::new();
    for mask in 0..=scan.kinds.len() {
        for part in 0..scan.parts {
            keeps.push(mask == 0 || scan.kinds[mask - 1].has_left(part));
        }
        keeps.resize(keeps.len() + WIDTH, false);
    }
    keeps
}

impl<L: Lane> Lanes for Vectors<L> {
    fn entry(&self) -> usize {
        size_of::<L>()
    }

    fn reserve(&mut self, entries: usize) {
        self.lanes.reserve_exact(entries);
    }

    fn fill(&mut self, end: usize) -> usize {
        let new = end.saturating_sub(self.lanes.len());
        self.lanes.resize(self.lanes.len() + new, L::default());
        new
    }

    fn take(&mut self, at: usize) -> Sum {
        let mut sum = Sum::default();
        std::mem::replace(&mut self.lanes[at], L::ONE).record(&mut sum);
        sum
    }

    fn push(&mut self, stretch: Stretch) {
        let Stretch { from, to, len, part, mask, weight } = stretch;
        // A step leads to a later vector, as vectors have the order of the states.
        let (source, target) = self.lanes.split_at_mut(to);
        let masks = groups(&self.masks, mask * self.gathered.len() + part, len);
        add(target, groups(source, from, len), masks, weight);
    }

    fn gather(&mut self, stretch: Stretch, sum: &mut Sum) {
        let Stretch { from, to, len, part, mask, weight } = stretch;
        let masks = groups(&self.masks, mask * self.gathered.len() + part, len);
        let gathered = &mut self.gathered[part..];
        let target = groups(&self.lanes, to, len);
        if mask == 0 {
            add(gathered, target, masks, weight);
            return;
        }
        let source = groups(&self.lanes, from, len);
        let mut partial = [L::default(); WIDTH];
        add_product(gathered, target, masks, weight, source, &mut partial);
        let [a, b, c, d, e, f, g, h] = partial;
        (((a + e) + (c + g)) + ((b + f) + (d + h))).record(sum);
    }

    fn settle(&mut self, at: usize, part: usize) {
        let parts = self.gathered.len() - WIDTH;
        let gathered = &mut self.gathered[part..parts];
        self.lanes[at..at + gathered.len()].copy_from_slice(gathered);
        gathered.fill(L::default());
    }
}

/// Adds the groups of a vector to another where the mask keeps them.
#[inline(never)]
fn add<L: Lane>(target: &mut [L], source: &[[L; WIDTH]], masks: &[[L; WIDTH]], weight: f64) {
    let target = target.as_chunks_mut::<WIDTH>().0;
    for ((to, from), mask) in target.iter_mut().zip(source).zip(masks) {
        for lane in 0..WIDTH {
            to[lane] += from[lane].masked(mask[lane]).weighted(weight);
        }
    }
}

/// As [`add`], and adds the products with another vector lane by lane. The sum over the lanes is not taken here, as the compiler
/// would not vectorize the loop then.
#[inline(never)]
fn add_product<L: Lane>(
    target: &mut [L],
    source: &[[L; WIDTH]],
    masks: &[[L; WIDTH]],
    weight: f64,
    factors: &[[L; WIDTH]],
    products: &mut [L; WIDTH],
) {
    let target = target.as_chunks_mut::<WIDTH>().0;
    for (((to, from), mask), factor) in target.iter_mut().zip(source).zip(masks).zip(factors) {
        for lane in 0..WIDTH {
            let ways = from[lane].masked(mask[lane]).weighted(weight);
            to[lane] += ways;
            products[lane] += ways * factor[lane];
        }
    }
}

/// The groups that hold `len` lanes; the last one may reach beyond the vector.
#[inline]
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
    fn weighted(self, weight: f64) -> Self {
        self * weight as Self
    }
    fn record(self, sum: &mut Sum) {
        sum.real += f64::from(self);
    }
}

macro_rules! whole_lanes {
    ($($whole:ty),*) => {$(
        impl Lane for $whole {
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
    )*};
}

whole_lanes!(u64, u128);
