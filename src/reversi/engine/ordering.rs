//! Which moves to look at first.

use crate::reversi::rules::{Board, beside};

use super::endgame_solver::QUADRANTS;

/// A move and what it flips. The greater the ordering_score, the sooner it is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    pub square: u8,
    pub ordering_score: i32,
    pub flipped: u64,
}

/// The moves of a node, `N` at most, the best not yet taken first.
#[derive(Clone, Debug)]
pub(super) struct Candidates<const N: usize> {
    list: [Candidate; N],
    len: u8,
    taken: u8,
}

impl<const N: usize> Candidates<N> {
    pub fn new(board: Board, mut moves: u64) -> Self {
        let mut candidates = Self { list: [Candidate::default(); N], len: 0, taken: 0 };
        while moves != 0 {
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let flipped = board.flips(square as usize);
            candidates.add(Candidate { square, ordering_score: 0, flipped });
        }
        candidates
    }

    pub fn add(&mut self, candidate: Candidate) {
        self.list[self.len as usize] = candidate;
        self.len += 1;
    }

    pub fn rate(&mut self, mut ordering_score: impl FnMut(&Candidate) -> i32) {
        for candidate in &mut self.list[..self.len as usize] {
            candidate.ordering_score = ordering_score(candidate);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.list[..self.len as usize].iter()
    }

    /// Takes the most promising of those left.
    #[inline]
    pub fn take(&mut self) -> Option<Candidate> {
        let (from, to) = (self.taken as usize, self.len as usize);
        let left = self.list.get_mut(from..to)?;
        let mut best = 0;
        for (place, candidate) in left.iter().enumerate() {
            if candidate.ordering_score > left[best].ordering_score {
                best = place;
            }
        }
        if left.is_empty() {
            return None;
        }
        left.swap(0, best);
        self.taken += 1;
        Some(left[0])
    }
}

/// The corners of a field and the rank of each of its squares.
#[derive(Clone, Debug)]
pub(super) struct Squares {
    corners: u64,
    worth: [u8; 64],
}

impl Squares {
    /// Those of a square field whose first square is a1.
    pub fn of(field: u64) -> Self {
        let corners = corners(field);
        let far = (field & 0xff).count_ones() as usize - 1;
        let worth = std::array::from_fn(|square| {
            let own = 1_u64 << square;
            let at_edge = [square / 8, square % 8].iter().any(|&place| place == 0 || place == far);
            if own & corners != 0 {
                CORNER
            } else if own & beside(corners) != 0 {
                0
            } else if at_edge {
                EDGE
            } else {
                INSIDE
            }
        });
        Self { corners, worth }
    }
}

/// The corners of a square field whose first square is a1.
pub(super) const fn corners(field: u64) -> u64 {
    let last = (field & 0xff).count_ones() - 1;
    1 | 1 << last | 1 << (8 * last) | 1 << (9 * last)
}

/// What squares are worth where nothing else is known: corners for good, edges are turned along one line only, beside a corner
/// one gives it away and gets nothing.
const CORNER: u8 = 12;
const EDGE: u8 = 8;
const INSIDE: u8 = 4;

/// The worth of the last word in a region, in the measure of the squares.
const LAST_WORD: i32 = 8;

/// What each answer costs, and a corner among the answers once more: more than any square is worth.
const ANSWER: i32 = 16;

/// How promising a move is in the endgame: few answers, above all no corner, an odd region, a good square.
///
/// Regions are the quadrants of the large board, on small boards too.
#[inline]
pub(super) fn ordering_score(
    board: Board,
    field: u64,
    odd: usize,
    squares: &Squares,
    candidate: &Candidate,
) -> i32 {
    let square = candidate.square as usize;
    let after = board.after(square, candidate.flipped);
    let answers = after.moves(field);
    let corners = (answers & squares.corners).count_ones();
    let parity = if QUADRANTS[odd] >> square & 1 == 1 { LAST_WORD } else { 0 };
    i32::from(squares.worth[square]) + parity - ANSWER * (answers.count_ones() + corners) as i32
}
