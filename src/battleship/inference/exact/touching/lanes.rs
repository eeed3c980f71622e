use std::{
    num::Wrapping,
    ops::{Add, Mul, Sub},
};

use crate::grid::{Cell, Geometry};

/// The narrow lanes of a vector register.
const BLOCK: usize = 16;

/// A lane: the number of a cell or an edge, and its arithmetic.
pub(super) trait Lane:
    Copy + Default + 'static + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
    /// What many lanes are summed in.
    type Sum: Copy + Default;
    fn of(weight: f64) -> Self;
    /// The sum with this lane added `times` over.
    fn added(self, sum: Self::Sum, times: Self) -> Self::Sum;
    fn value(sum: Self::Sum) -> f64;
}

/// Whole numbers modulo 65,536: sums on the way may be larger as long as the result is not.
impl Lane for Wrapping<u16> {
    type Sum = u32;

    #[inline]
    fn of(weight: f64) -> Self {
        Self(weight as u16)
    }
    #[inline]
    fn added(self, sum: u32, times: Self) -> u32 {
        sum + u32::from(self.0) * u32::from(times.0)
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
    fn added(self, sum: Self, times: Self) -> Self {
        sum + self * times
    }
    #[inline]
    fn value(sum: Self) -> f64 {
        sum
    }
}

/// The places of the cells of a board in an array of lanes: row by row, with margins on both sides for windows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    geometry: Geometry,
    /// The lanes before the first cell, and after the last block.
    pub margin: usize,
    /// The lanes of the board, in whole blocks.
    pub lanes: usize,
}

impl Layout {
    /// The layout for ships of up to `longest` cells, from 1 to 16: the margins are as wide as such a ship reaches.
    pub fn new(geometry: Geometry, longest: usize) -> Self {
        let step = usize::from(geometry.cols());
        let reach = (longest - 1) * step;
        Self {
            geometry,
            margin: (reach + step).next_multiple_of(BLOCK),
            lanes: geometry.len().next_multiple_of(BLOCK),
        }
    }

    /// The number of lanes of an array: the board's in whole blocks, with both margins.
    pub const fn size(self) -> usize {
        self.lanes + 2 * self.margin
    }

    /// How far one cell of a ship is from the next: along a row, along a column.
    pub const fn steps(self) -> [usize; 2] {
        [1, self.geometry.cols() as usize]
    }

    /// The place of `cell` in an array of lanes.
    pub const fn lane(self, cell: Cell) -> usize {
        self.margin + cell.row() as usize * self.geometry.cols() as usize + cell.col() as usize
    }

    /// The cell at a lane of the board; the lane must hold one.
    pub fn cell(self, lane: usize) -> Cell {
        let (place, cols) = (lane - self.margin, usize::from(self.geometry.cols()));
        Cell::new((place / cols) as u8, (place % cols) as u8)
    }

    /// The lanes of the board, and those `ahead` of each.
    #[inline]
    pub fn ahead<T>(self, lanes: &[T], ahead: usize) -> &[T] {
        &lanes[self.margin + ahead..][..self.lanes]
    }

    /// The lanes `behind` those of the board.
    #[inline]
    pub fn behind<T>(self, lanes: &[T], behind: usize) -> &[T] {
        &lanes[self.margin - behind..][..self.lanes]
    }

    /// The lanes of the board.
    #[inline]
    pub fn board<T>(self, lanes: &mut [T]) -> &mut [T] {
        &mut lanes[self.margin..][..self.lanes]
    }
}

/// Adds to `base`, lane by lane, those of `lanes` that begin at `first` and then `step` further, `count` times.
#[inline(never)]
pub(super) fn window<T: Lane>(
    sums: &mut [T],
    base: &[T],
    lanes: &[T],
    first: usize,
    step: usize,
    count: usize,
) {
    let from = |place: usize| &lanes[first + place * step..][..base.len()];
    let mut place = match count {
        0 => {
            sums.copy_from_slice(base);
            return;
        }
        1 => {
            for ((sum, &base), &one) in sums.iter_mut().zip(base).zip(from(0)) {
                *sum = base + one;
            }
            return;
        }
        _ => {
            let all = sums.iter_mut().zip(base).zip(from(0)).zip(from(1));
            for (((sum, &base), &one), &two) in all {
                *sum = base + one + two;
            }
            2
        }
    };
    while place < count {
        for (sum, &one) in sums.iter_mut().zip(from(place)) {
            *sum = *sum + one;
        }
        place += 1;
    }
}
