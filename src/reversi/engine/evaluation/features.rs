//! The features of the trained evaluation: patterns of squares, four counts, and a parity.
//!
//! A feature is given by its place in a table of weights. A pattern of `n` squares has 3^`n` places, one for each way to fill it.

use crate::reversi::rules::{Board, beside, transposed};

/// The number of features of every position.
pub(crate) const FEATURES: usize = 16 + 18 + 4 + 8 + COUNTS;
/// The number of moves and of squares beside discs, for either side, and the parity of the empty squares.
const COUNTS: usize = 4 + 1;

/// The rows from the edge inwards, then the diagonals from the longest: how many squares a line has, and its first place.
const LINES: [(usize, usize); 9] = [
    (8, 0),
    (8, 6561),
    (8, 13122),
    (8, 19683),
    (8, 26244),
    (7, 32805),
    (6, 34992),
    (5, 35721),
    (4, 35964),
];
const CORNER: usize = 36045;
const BLOCK: usize = CORNER + 19683;
const NUMBERS: usize = BLOCK + 6561;

/// Each count has so many places; greater counts share the last.
const COUNT_PLACES: usize = 40;

/// The number of places in a table.
pub(crate) const PLACES: usize = NUMBERS + 4 * COUNT_PLACES + 2;

/// The features of a position.
#[inline]
pub(crate) fn places(board: Board) -> [u16; FEATURES] {
    let mut found = [0; FEATURES];
    let mut len = 0;
    let mut add = |place: usize| {
        found[len] = place as u16;
        len += 1;
    };
    let (own, other) = (images(board.mover), images(board.waiting));
    // The first four rows of these are all rows and columns.
    for image in [0, 1, 4, 5] {
        for (row, &(_, from)) in LINES[..4].iter().enumerate() {
            let byte = |squares: u64| (squares >> (8 * row)) as usize & 0xff;
            add(from + pattern(byte(own[image]), byte(other[image])));
        }
    }
    for (line, mask, from) in DIAGONALS {
        let bits = |squares: u64| {
            ((squares & mask).wrapping_mul(0x0101_0101_0101_0101) >> 56 >> from) as usize
        };
        add(LINES[line].1 + pattern(bits(board.mover), bits(board.waiting)));
    }
    for image in 0..4 {
        let square =
            |squares: u64| (squares & 7 | squares >> 5 & 0o70 | squares >> 10 & 0o700) as usize;
        add(CORNER + pattern(square(own[image]), square(other[image])));
    }
    for image in 0..8 {
        let block = |squares: u64| (squares & 15 | squares >> 4 & 0xf0) as usize;
        add(BLOCK + pattern(block(own[image]), block(other[image])));
    }
    let empties = !(board.mover | board.waiting);
    let counts = [
        board.moves(!0),
        board.passed().moves(!0),
        beside(board.waiting) & empties,
        beside(board.mover) & empties,
    ];
    for (place, squares) in counts.into_iter().enumerate() {
        add(NUMBERS + place * COUNT_PLACES + (squares.count_ones() as usize).min(COUNT_PLACES - 1));
    }
    add(NUMBERS + 4 * COUNT_PLACES + (empties.count_ones() & 1) as usize);
    found
}

/// The number of weights of a phase: patterns that are mirror images of each other share one.
pub(crate) const WEIGHTS: usize = 35226;

/// For each place the index of its weight.
pub(crate) fn shared() -> Vec<u16> {
    let mut number = vec![u16::MAX; PLACES];
    let mut weights = 0;
    for place in 0..PLACES {
        let twin = twin(place);
        number[place] = if twin < place { number[twin] } else { weights };
        weights += u16::from(twin >= place);
    }
    debug_assert_eq!(usize::from(weights), WEIGHTS);
    number
}

/// The place of the mirror image of a pattern.
fn twin(place: usize) -> usize {
    if place >= BLOCK {
        return place;
    }
    if place >= CORNER {
        return CORNER + reordered(place - CORNER, &[0, 3, 6, 1, 4, 7, 2, 5, 8]);
    }
    let (len, from) = LINES[LINES.iter().rposition(|&(_, from)| from <= place).unwrap_or(0)];
    from + reordered(place - from, &[8, 7, 6, 5, 4, 3, 2, 1, 0][9 - len..])
}

/// A pattern with its squares in another order.
fn reordered(mut pattern: usize, order: &[usize]) -> usize {
    let digits: [usize; 9] = std::array::from_fn(|_| {
        let digit = pattern % 3;
        pattern /= 3;
        digit
    });
    order.iter().rev().fold(0, |made, &square| 3 * made + digits[square])
}

/// A board's images under the symmetries of the square. The first four bring each corner to a1, the last four do so too.
#[inline]
const fn images(squares: u64) -> [u64; 8] {
    let turned = squares.reverse_bits();
    let across = transposed(squares);
    let across_turned = across.reverse_bits();
    [
        squares,
        squares.swap_bytes(),
        turned,
        turned.swap_bytes(),
        across,
        across.swap_bytes(),
        across_turned,
        across_turned.swap_bytes(),
    ]
}

/// The number of a pattern: empty, own and other squares as digits to base three.
#[inline]
fn pattern(own: usize, other: usize) -> usize {
    usize::from(THREES[own & 511]) + 2 * usize::from(THREES[other & 511])
}

/// Nine bits read as digits to base three.
static THREES: [u16; 512] = threes();

const fn threes() -> [u16; 512] {
    let mut all = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let (mut left, mut power) = (bits, 1);
        while left > 0 {
            all[bits] += (left as u16 & 1) * power;
            power *= 3;
            left >>= 1;
        }
        bits += 1;
    }
    all
}

/// The diagonals of four squares and more: the index of the line, the squares, and the first column.
static DIAGONALS: [(usize, u64, u32); 18] = diagonals();

const fn diagonals() -> [(usize, u64, u32); 18] {
    let mut all = [(0, 0, 0); 18];
    let mut len = 0;
    let mut offset = -4_i32;
    while offset <= 4 {
        let (mut down, mut up) = (0_u64, 0_u64);
        let mut col = 0;
        while col < 8 {
            let row = col - offset;
            if 0 <= row && row < 8 {
                down |= 1 << (8 * row + col);
                up |= 1 << (8 * (7 - row) + col);
            }
            col += 1;
        }
        let from = if offset > 0 { offset as u32 } else { 0 };
        let line = 4 + offset.unsigned_abs() as usize;
        all[len] = (line, down, from);
        all[len + 1] = (line, up, from);
        len += 2;
        offset += 1;
    }
    all
}
