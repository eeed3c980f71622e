//! The features of the trained evaluation: patterns of squares, four counts, and a parity.
//!
//! A feature is given by its place in a table of weights. A pattern of `n` squares has 3^`n` places, one for each way to fill it.

use crate::reversi::rules::{Board, SquareSet, beside};

/// A kind of pattern: its first place, its squares, numbered row by row from a1, and for each the one it becomes in the mirror image.
struct Kind {
    from: usize,
    squares: &'static [u8],
    mirror: &'static [u8],
}

/// The kinds whose weights make a value.
const KINDS: usize = 12;
/// So many more are only learned and stored: the first eight squares of the three kinds of ten. Rare patterns of ten share theirs.
const SHARED_KINDS: usize = 3;

const EDGE: usize = 0;
const DIAGONAL: usize = 4;
const CORNER: usize = 9;
const BLOCK: usize = 10;
const TRIANGLE: usize = 11;

static PATTERNS: [Kind; KINDS + SHARED_KINDS] = patterns();

const fn patterns() -> [Kind; KINDS + SHARED_KINDS] {
    const LINE: &[u8] = &[7, 6, 5, 4, 3, 2, 1, 0];
    let kinds: [(&'static [u8], &'static [u8]); KINDS + SHARED_KINDS] = [
        // An edge, then the X squares beside it.
        (&[0, 1, 2, 3, 4, 5, 6, 7, 9, 14], &[7, 6, 5, 4, 3, 2, 1, 0, 9, 8]),
        // The rows from the edge inwards.
        (&[8, 9, 10, 11, 12, 13, 14, 15], LINE),
        (&[16, 17, 18, 19, 20, 21, 22, 23], LINE),
        (&[24, 25, 26, 27, 28, 29, 30, 31], LINE),
        // The diagonals from the longest.
        (&[0, 9, 18, 27, 36, 45, 54, 63], LINE),
        (&[1, 10, 19, 28, 37, 46, 55], &[6, 5, 4, 3, 2, 1, 0]),
        (&[2, 11, 20, 29, 38, 47], &[5, 4, 3, 2, 1, 0]),
        (&[3, 12, 21, 30, 39], &[4, 3, 2, 1, 0]),
        (&[4, 13, 22, 31], &[3, 2, 1, 0]),
        // 3×3 squares at a corner.
        (&[0, 1, 2, 8, 9, 10, 16, 17, 18], &[0, 3, 6, 1, 4, 7, 2, 5, 8]),
        // 5×2 squares at a corner: first 4×2 of them.
        (&[0, 1, 2, 3, 8, 9, 10, 11, 4, 12], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        // A triangle at a corner: first the 3×3 squares without the innermost, then the far ends.
        (&[0, 1, 2, 8, 9, 10, 16, 17, 3, 24], &[0, 3, 6, 1, 4, 7, 2, 5, 9, 8]),
        (&[], LINE),
        (&[], &[0, 1, 2, 3, 4, 5, 6, 7]),
        (&[], &[0, 3, 6, 1, 4, 7, 2, 5]),
    ];
    let mut all = [const { Kind { from: 0, squares: &[], mirror: &[] } }; KINDS + SHARED_KINDS];
    let (mut kind, mut from) = (0, 0);
    while kind < kinds.len() {
        // The counts stand before the kinds that are only stored.
        if kind == KINDS {
            from += COUNT_PLACES;
        }
        let (squares, mirror) = kinds[kind];
        all[kind] = Kind { from, squares, mirror };
        from += 3_usize.pow(mirror.len() as u32);
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

/// The patterns of a board: the kind of each, and under which of the [images](image) of the board it is looked at.
static LANES: [(usize, usize); 50] = lanes();

const fn lanes() -> [(usize, usize); 50] {
    let mut all = [(0, 0); 50];
    let mut lane = 0;
    // The first four rows of these are all rows and columns.
    while lane < 16 {
        all[lane] = (lane % 4, [0, 1, 4, 5][lane / 4]);
        lane += 1;
    }
    let mut offset = -4_i32;
    while offset <= 4 {
        let kind = DIAGONAL + offset.unsigned_abs() as usize;
        let [down, up] = if offset < 0 { [4, 7] } else { [0, 1] };
        (all[lane], all[lane + 1]) = ((kind, down), (kind, up));
        lane += 2;
        offset += 1;
    }
    let mut image = 0;
    while image < 4 {
        (all[lane], all[lane + 1]) = ((CORNER, image), (TRIANGLE, image));
        lane += 2;
        image += 1;
    }
    let mut image = 0;
    while image < 8 {
        all[lane] = (BLOCK, image);
        lane += 1;
        image += 1;
    }
    all
}

/// The first place of each pattern.
static FIRST: [u32; LANES.len()] = {
    let mut all = [0; LANES.len()];
    let mut lane = 0;
    while lane < all.len() {
        all[lane] = PATTERNS[LANES[lane].0].from as u32;
        lane += 1;
    }
    all
};

/// The square of a board that lies on this one in an image of it. The first four images bring each corner to a1, the last four do so too.
const fn image(square: usize, image: usize) -> usize {
    let (mut row, mut col) = (square / 8, square % 8);
    if matches!(image & 3, 1 | 2) {
        row = 7 - row;
    }
    if 2 <= image & 3 {
        col = 7 - col;
    }
    if image < 4 { 8 * row + col } else { 8 * col + row }
}

/// A number of 16 bits for each pattern, four to a word: they are added and subtracted all at once.
type Lanes = [u64; LANES.len().div_ceil(4)];

/// The numbers of a board's patterns: one digit to base three for each square, kept apart as those of the mover's discs and of the other's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    own: Lanes,
    other: Lanes,
}

impl Numbers {
    /// The same, seen by the other side.
    pub const fn passed(&self) -> Self {
        Self { own: self.other, other: self.own }
    }
}

/// What finds the features of a position: for each square its digit in each pattern. Counted anew, as that is less to download.
#[derive(Clone, Debug)]
pub(crate) struct Features(Box<[Lanes; 64]>);

impl Features {
    pub fn new() -> Self {
        let mut digits = Box::new([Lanes::default(); 64]);
        for (lane, &(kind, seen)) in LANES.iter().enumerate() {
            let mut digit = 1 << (lane % 4 * 16);
            for &square in PATTERNS[kind].squares {
                digits[image(square.into(), seen)][lane / 4] += digit;
                digit *= 3;
            }
        }
        Self(digits)
    }

    /// The numbers of a board's patterns.
    pub fn numbers(&self, board: Board) -> Numbers {
        Numbers { own: self.sum(board.mover), other: self.sum(board.waiting) }
    }

    /// The numbers after a move to `square` that flips `flipped`, seen by the other side.
    #[inline]
    pub fn after(&self, numbers: &Numbers, square: usize, flipped: u64) -> Numbers {
        let (flipped, placed) = (self.sum(flipped), &self.0[square]);
        let mut after = numbers.passed();
        for word in 0..flipped.len() {
            after.own[word] -= flipped[word];
            after.other[word] += flipped[word] + placed[word];
        }
        after
    }

    #[inline]
    fn sum(&self, squares: u64) -> Lanes {
        let mut sum = Lanes::default();
        for square in SquareSet::from_bits(squares) {
            for (sum, digit) in sum.iter_mut().zip(&self.0[square.index()]) {
                *sum += digit;
            }
        }
        sum
    }

    /// Tells the places of a position's features, one by one, given the numbers of its patterns.
    #[inline]
    pub fn places(board: Board, numbers: &Numbers, mut add: impl FnMut(usize)) {
        for (word, first) in FIRST.chunks(4).enumerate() {
            let mut four = numbers.own[word] + 2 * numbers.other[word];
            for &first in first {
                add(first as usize + usize::from(four as u16));
                four >>= 16;
            }
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Features, KINDS, Kind, PATTERNS, PLACES, WEIGHTS, shared_place, weight_numbers};
    use crate::{
        reversi::rules::{Board, Position, Size, beside},
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
            Features::places(board, &features.numbers(board), |place| found.push(place));
            assert_eq!(weights(found), weights(naive(board)), "{board:?}");
        }
    }

    /// Move by move the numbers are those of the board, also after a pass.
    #[test]
    fn numbers_after_a_move_are_those_of_the_board() {
        let features = Features::new();
        for game in 0..50 {
            let mut rng = GameRng::new(Seed(4), Stream::Opening { game });
            let mut position = Position::start(Size::Eight);
            let mut numbers = features.numbers(position.board());
            while !position.is_over() {
                let (board, legal) = (position.board(), position.legal());
                if legal.is_empty() {
                    position.pass().expect("there is no move");
                    numbers = numbers.passed();
                } else {
                    let place = rng.below(legal.len()) as usize;
                    let square = legal.iter().nth(place).expect("below the number of moves");
                    position.play(square).expect("a legal move");
                    let flipped = board.flips(square.index());
                    numbers = features.after(&numbers, square.index(), flipped);
                }
                assert_eq!(numbers, features.numbers(position.board()), "{position:?}");
            }
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
