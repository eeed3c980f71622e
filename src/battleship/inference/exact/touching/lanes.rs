use crate::grid::{Cell, Geometry};

/// Lanes worked on at once: a few vector registers, and one check of bounds.
pub(super) const BLOCK: usize = 16;

/// The arithmetic of one lane.
pub(super) trait Lane: Copy + Default + 'static {
    /// What many lanes are summed in.
    type Sum: Copy + Default;
    fn of(weight: f64) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    /// The sum with this lane added `times` over.
    fn added(self, sum: Self::Sum, times: Self) -> Self::Sum;
    fn value(sum: Self::Sum) -> f64;
}

/// Whole numbers modulo 65,536: what is added up on the way may be larger as long as the result is not.
impl Lane for u16 {
    type Sum = u32;

    #[inline]
    fn of(weight: f64) -> Self {
        weight as Self
    }
    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }
    #[inline]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }
    #[inline]
    fn times(self, other: Self) -> Self {
        self.wrapping_mul(other)
    }
    #[inline]
    fn added(self, sum: u32, times: Self) -> u32 {
        sum + u32::from(self) * u32::from(times)
    }
    #[inline]
    fn value(sum: u32) -> f64 {
        sum.into()
    }
}

/// Weights; or whole numbers below 2⁵³, which are exact.
impl Lane for f64 {
    type Sum = Self;

    #[inline]
    fn of(weight: f64) -> Self {
        weight
    }
    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }
    #[inline]
    fn minus(self, other: Self) -> Self {
        self - other
    }
    #[inline]
    fn times(self, other: Self) -> Self {
        self * other
    }
    #[inline]
    fn added(self, sum: Self, times: Self) -> Self {
        sum + self * times
    }
    #[inline]
    fn value(sum: Self) -> f64 {
        sum
    }
}

/// Where the cells of a board lie in an array of lanes: row by row, with room on both sides for windows that reach out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    geometry: Geometry,
    /// The lanes before the first cell, and after the last block.
    pub margin: usize,
    /// The lanes of the board, in whole blocks.
    pub lanes: usize,
}

impl Layout {
    /// For ships of up to `longest` cells.
    pub fn new(geometry: Geometry, longest: usize) -> Self {
        let reach = (longest - 1) * usize::from(geometry.cols());
        Self {
            geometry,
            margin: reach.next_multiple_of(BLOCK),
            lanes: geometry.len().next_multiple_of(BLOCK),
        }
    }

    pub const fn size(self) -> usize {
        self.lanes + 2 * self.margin
    }

    /// How far one cell of a ship is from the next: along a row, along a column.
    pub const fn steps(self) -> [usize; 2] {
        [1, self.geometry.cols() as usize]
    }

    pub const fn lane(self, cell: Cell) -> usize {
        self.margin + cell.row() as usize * self.geometry.cols() as usize + cell.col() as usize
    }

    /// The cell of a lane of the board.
    pub fn cell(self, lane: usize) -> Cell {
        let (place, cols) = (lane - self.margin, usize::from(self.geometry.cols()));
        Cell::new((place / cols) as u8, (place % cols) as u8)
    }

    pub fn blocks(self) -> impl Iterator<Item = usize> {
        (self.margin..self.margin + self.lanes).step_by(BLOCK)
    }
}

/// The block of lanes that begins at `lane`.
#[inline]
pub(super) fn block<T>(lanes: &[T], lane: usize) -> &[T; BLOCK] {
    lanes[lane..].first_chunk().expect("the margin is as wide as any window")
}

/// As [`block`], to write to.
#[inline]
pub(super) fn block_mut<T>(lanes: &mut [T], lane: usize) -> &mut [T; BLOCK] {
    lanes[lane..].first_chunk_mut().expect("the margin is as wide as any window")
}

/// The sums of `count` lanes, `step` apart, that begin at each lane of the block at `first`.
#[inline]
pub(super) fn window<T: Lane>(lanes: &[T], first: usize, step: usize, count: usize) -> [T; BLOCK] {
    let mut sums = [T::default(); BLOCK];
    for place in 0..count {
        let ahead = block(lanes, first + place * step);
        for (sum, &lane) in sums.iter_mut().zip(ahead) {
            *sum = sum.plus(lane);
        }
    }
    sums
}
