//! The features of the trained evaluation: patterns of squares, four counts, and a parity.
//!
//! A feature is given by its place in a table of weights. A pattern of `n` squares has 3^`n` places, one for each way to fill it.

use crate::reversi::rules::{Board, beside, transposed};

/// A kind of pattern: its first place, and for each square the one it becomes in the mirror image.
struct Kind {
    from: usize,
    mirror: &'static [u8],
}

/// The kinds whose weights make a value. Squares of a pattern are numbered row by row from the corner or the edge, as below.
const KINDS: usize = 12;
/// So many more are only learned and stored: the first eight squares of the three kinds of ten. Rare patterns of ten share theirs.
const SHARED_KINDS: usize = 3;

const EDGE: usize = 0;
const ROW: usize = 1;
const DIAGONAL: usize = 4;
const CORNER: usize = 9;
const BLOCK: usize = 10;
const TRIANGLE: usize = 11;

static PATTERNS: [Kind; KINDS + SHARED_KINDS] = patterns();

const fn patterns() -> [Kind; KINDS + SHARED_KINDS] {
    const LINE: &[u8] = &[7, 6, 5, 4, 3, 2, 1, 0];
    let mirrors: [&'static [u8]; KINDS + SHARED_KINDS] = [
        // An edge, then the X squares beside it.
        &[7, 6, 5, 4, 3, 2, 1, 0, 9, 8],
        // The rows from the edge inwards.
        LINE,
        LINE,
        LINE,
        // The diagonals from the longest.
        LINE,
        &[6, 5, 4, 3, 2, 1, 0],
        &[5, 4, 3, 2, 1, 0],
        &[4, 3, 2, 1, 0],
        &[3, 2, 1, 0],
        // 3×3 squares at a corner.
        &[0, 3, 6, 1, 4, 7, 2, 5, 8],
        // 5×2 squares at a corner: first 4×2 of them.
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        // A triangle at a corner: first the 3×3 squares without the innermost, then the far ends.
        &[0, 3, 6, 1, 4, 7, 2, 5, 9, 8],
        LINE,
        &[0, 1, 2, 3, 4, 5, 6, 7],
        &[0, 3, 6, 1, 4, 7, 2, 5],
    ];
    let mut all = [const { Kind { from: 0, mirror: &[] } }; KINDS + SHARED_KINDS];
    let (mut kind, mut from) = (0, 0);
    while kind < mirrors.len() {
        // The counts stand before the kinds that are only stored.
        if kind == KINDS {
            from += COUNT_PLACES;
        }
        all[kind] = Kind { from, mirror: mirrors[kind] };
        from += 3_usize.pow(mirrors[kind].len() as u32);
        kind += 1;
    }
    all
}

/// Each count has so many places; greater counts share the last.
const COUNT: usize = 40;
/// The number of moves and of squares beside discs, for either side, and the parity of the empty squares.
const COUNT_PLACES: usize = 4 * COUNT + 2;

/// The number of places whose weights make a value.
pub(crate) const PLACES: usize = NUMBERS + COUNT_PLACES;
const NUMBERS: usize = PATTERNS[TRIANGLE].from + 59_049;

/// The number of places in all.
const STORED_PLACES: usize = PLACES + SHARED_KINDS * EIGHT;
/// The number of ways to fill eight squares.
const EIGHT: usize = 6561;

/// What finds the features of a position: for each ten bits their number as digits to base three. Counted anew, as that is less to download.
#[derive(Clone, Debug)]
pub(crate) struct Features(Box<[u16; 1024]>);

impl Features {
    pub fn new() -> Self {
        let mut threes = Box::new([0; 1024]);
        for bits in 1..threes.len() {
            threes[bits] = 3 * threes[bits >> 1] + (bits & 1) as u16;
        }
        Self(threes)
    }

    /// Tells the places of a position's features, one by one.
    #[inline]
    pub fn places(&self, board: Board, mut add: impl FnMut(usize)) {
        let (own, other) = (images(board.mover), images(board.waiting));
        let mut pattern = |kind: usize, own: u64, other: u64| {
            let number = |squares: u64| usize::from(self.0[squares as usize & 1023]);
            add(PATTERNS[kind].from + number(own) + 2 * number(other));
        };
        // The first four rows of these are all rows and columns.
        for image in [0, 1, 4, 5] {
            let (own, other) = (own[image], other[image]);
            let edge = |squares: u64| squares & 0xff | squares >> 1 & 0x100 | squares >> 5 & 0x200;
            pattern(EDGE, edge(own), edge(other));
            for row in 1..4 {
                let byte = |squares: u64| squares >> (8 * row) & 0xff;
                pattern(ROW + row - 1, byte(own), byte(other));
            }
        }
        for (kind, mask, from) in DIAGONALS {
            let bits =
                |squares: u64| (squares & mask).wrapping_mul(0x0101_0101_0101_0101) >> 56 >> from;
            pattern(kind, bits(board.mover), bits(board.waiting));
        }
        for image in 0..4 {
            let (own, other) = (own[image], other[image]);
            let eight = |squares: u64| squares & 7 | squares >> 5 & 0o70 | squares >> 10 & 0o300;
            let corner = |squares: u64| eight(squares) | squares >> 10 & 0o400;
            let triangle =
                |squares: u64| eight(squares) | squares << 5 & 0x100 | squares >> 15 & 0x200;
            pattern(CORNER, corner(own), corner(other));
            pattern(TRIANGLE, triangle(own), triangle(other));
        }
        for image in 0..8 {
            let block = |squares: u64| {
                squares & 15 | squares >> 4 & 0xf0 | squares << 4 & 0x100 | squares >> 3 & 0x200
            };
            pattern(BLOCK, block(own[image]), block(other[image]));
        }
        let empties = !(board.mover | board.waiting);
        let counts = [
            board.moves(!0),
            board.passed().moves(!0),
            beside(board.waiting) & empties,
            beside(board.mover) & empties,
        ];
        for (place, squares) in counts.into_iter().enumerate() {
            add(NUMBERS + place * COUNT + (squares.count_ones() as usize).min(COUNT - 1));
        }
        add(NUMBERS + 4 * COUNT + (empties.count_ones() & 1) as usize);
    }
}

/// The place of the first eight squares of a pattern of ten; `None` of other features. The weight there is part of the pattern's.
pub(crate) fn shared_place(place: usize) -> Option<usize> {
    let kind = [EDGE, BLOCK, TRIANGLE].into_iter().position(|kind| {
        let from = PATTERNS[kind].from;
        (from..from + 9 * EIGHT).contains(&place)
    })?;
    let number = place - PATTERNS[[EDGE, BLOCK, TRIANGLE][kind]].from;
    Some(PATTERNS[KINDS + kind].from + number % EIGHT)
}

/// The number of weights of a phase: patterns that are mirror images of each other have one.
pub(crate) const WEIGHTS: usize = 157_212;

/// For each place the index of its weight.
pub(crate) fn weight_numbers() -> Vec<u32> {
    let mut number = Vec::with_capacity(STORED_PLACES);
    let mut weights = 0;
    for place in 0..STORED_PLACES {
        let twin = twin(place);
        let own = if twin < place { number[twin] } else { weights };
        number.push(own);
        weights += u32::from(own == weights);
    }
    debug_assert_eq!(weights as usize, WEIGHTS);
    number
}

/// The place of the mirror image of a pattern.
fn twin(place: usize) -> usize {
    if (NUMBERS..PLACES).contains(&place) {
        return place;
    }
    let kind = PATTERNS.iter().rfind(|kind| kind.from <= place).unwrap_or(&PATTERNS[0]);
    let mut number = place - kind.from;
    let digits: [usize; 10] = std::array::from_fn(|_| {
        let digit = number % 3;
        number /= 3;
        digit
    });
    let mirrored = |made, &square: &u8| 3 * made + digits[usize::from(square)];
    kind.from + kind.mirror.iter().rev().fold(0, mirrored)
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

/// The diagonals of four squares and more: the kind of pattern, the squares, and the first column.
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
        let kind = DIAGONAL + offset.unsigned_abs() as usize;
        all[len] = (kind, down, from);
        all[len + 1] = (kind, up, from);
        len += 2;
        offset += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Features, KINDS, Kind, PATTERNS, PLACES, WEIGHTS, shared_place, weight_numbers};
    use crate::{
        reversi::rules::{Board, beside},
        rng::{GameRng, Seed, Stream},
    };

    /// The squares of each kind of pattern, as their numbers are defined.
    fn squares(kind: usize) -> Vec<(usize, usize)> {
        let text = match kind {
            0 => "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
            1 => "a2 b2 c2 d2 e2 f2 g2 h2",
            2 => "a3 b3 c3 d3 e3 f3 g3 h3",
            3 => "a4 b4 c4 d4 e4 f4 g4 h4",
            4 => "a1 b2 c3 d4 e5 f6 g7 h8",
            5 => "b1 c2 d3 e4 f5 g6 h7",
            6 => "c1 d2 e3 f4 g5 h6",
            7 => "d1 e2 f3 g4 h5",
            8 => "e1 f2 g3 h4",
            9 => "a1 b1 c1 a2 b2 c2 a3 b3 c3",
            10 => "a1 b1 c1 d1 a2 b2 c2 d2 e1 e2",
            _ => "a1 b1 c1 a2 b2 c2 a3 b3 d1 a4",
        };
        let place = |square: &str| {
            let own = square.as_bytes();
            (usize::from(own[1] - b'1'), usize::from(own[0] - b'a'))
        };
        text.split(' ').map(place).collect()
    }

    /// The features of a position, square by square: each kind under all symmetries, where it lies on other squares.
    fn naive(board: Board) -> Vec<usize> {
        let mut found = Vec::new();
        for (kind, Kind { from, .. }) in PATTERNS[..KINDS].iter().enumerate() {
            // By the squares covered, the number: the same squares are one feature, in either direction.
            let mut seen = BTreeMap::new();
            for symmetry in 0..8 {
                let moved = |(mut row, mut col): (usize, usize)| {
                    if symmetry & 4 != 0 {
                        (row, col) = (col, row);
                    }
                    8 * if symmetry & 1 == 0 { row } else { 7 - row }
                        + if symmetry & 2 == 0 { col } else { 7 - col }
                };
                let own: Vec<usize> = squares(kind).into_iter().map(moved).collect();
                let digit = |square: &usize| {
                    let (own, other) = (board.mover >> square & 1, board.waiting >> square & 1);
                    (own + 2 * other) as usize
                };
                let number = own.iter().rev().fold(0, |made, square| 3 * made + digit(square));
                let covered = own.iter().fold(0_u64, |made, square| made | 1 << square);
                seen.insert(covered, from + number);
            }
            found.extend(seen.into_values());
        }
        let empties = !(board.mover | board.waiting);
        let counts = [
            board.moves(!0),
            board.passed().moves(!0),
            beside(board.waiting) & empties,
            beside(board.mover) & empties,
        ];
        let own = |(place, squares): (usize, u64)| {
            PLACES - 162 + 40 * place + (squares.count_ones() as usize).min(39)
        };
        found.extend(counts.into_iter().enumerate().map(own));
        found.push(PLACES - 2 + (empties.count_ones() & 1) as usize);
        found
    }

    #[test]
    fn features_are_those_found_square_by_square() {
        let number = weight_numbers();
        let weights = |places: Vec<usize>| {
            let mut weights: Vec<u32> = places.into_iter().map(|place| number[place]).collect();
            weights.sort_unstable();
            weights
        };
        let features = Features::new();
        let mut rng = GameRng::new(Seed(3), Stream::Opening { game: 0 });
        for _ in 0..500 {
            let (mover, waiting) = (rng.bits(), rng.bits());
            let board = Board { mover, waiting: waiting & !mover };
            let mut found = Vec::new();
            features.places(board, |place| found.push(place));
            assert_eq!(weights(found), weights(naive(board)), "{board:?}");
        }
    }

    /// A mirror image has the weight of its pattern, also where only the first squares count.
    #[test]
    fn weights_are_numbered_without_gaps_and_shared_alike() {
        let number = weight_numbers();
        let mut of_shared = BTreeMap::new();
        for place in 0..PLACES {
            let shared = shared_place(place).map(|shared| number[shared]);
            let first = of_shared.entry(number[place]).or_insert(shared);
            assert_eq!(*first, shared, "{place}");
        }
        let mut sorted = number.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert!(sorted.into_iter().eq(0..WEIGHTS as u32));
    }
}
