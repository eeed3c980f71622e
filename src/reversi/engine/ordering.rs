//! The order in which moves are searched.

use crate::reversi::rules::{Board, Square, SquareSet, beside, corners};

use super::{endgame_solver::QUADRANTS, table::NOWHERE};

/// A move and what it flips; a pass flips nothing and has no square. Moves of greater score are searched first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    pub square: u8,
    pub ordering_score: i32,
    pub flipped: u64,
}

impl Candidate {
    /// The pass: no square, and nothing flipped.
    pub const PASS: Self = Self { square: NOWHERE, ordering_score: 0, flipped: 0 };

    /// The move to a square.
    #[inline]
    pub const fn new(board: Board, square: Square) -> Self {
        let flipped = board.flips(square.index());
        Self { square: square.index() as u8, ordering_score: 0, flipped }
    }

    /// The board after this move, seen by the other side.
    #[inline]
    pub const fn after(&self, board: Board) -> Board {
        board.after(self.square as usize, self.flipped)
    }

    /// A score above all others, where the move is one of those that the table has as best.
    #[inline]
    pub fn table_score(&self, best: [u8; 2]) -> Option<i32> {
        let place = best.into_iter().position(|square| square == self.square)?;
        Some((1 << 20) - place as i32)
    }
}

/// The moves of a node, `N` at most, picked one by one in falling order of their scores.
#[derive(Clone, Debug)]
pub(super) struct Candidates<const N: usize> {
    list: [Candidate; N],
    len: u8,
    taken: u8,
}

impl<const N: usize> Candidates<N> {
    /// The legal moves `moves` on `board`, with what each flips and scores of 0. At most `N` of them.
    pub fn new(board: Board, moves: u64) -> Self {
        let mut candidates = Self { list: [Candidate::default(); N], len: 0, taken: 0 };
        for square in SquareSet::from_bits(moves) {
            candidates.add(Candidate::new(board, square));
        }
        candidates
    }

    /// The candidates of a side that has to pass: the pass alone.
    pub fn pass() -> Self {
        let mut candidates = Self { list: [Candidate::default(); N], len: 0, taken: 0 };
        candidates.add(Candidate::PASS);
        candidates
    }

    fn add(&mut self, candidate: Candidate) {
        self.list[self.len as usize] = candidate;
        self.len += 1;
    }

    /// Sets the score of every move.
    pub fn score(&mut self, mut ordering_score: impl FnMut(&Candidate) -> i32) {
        for candidate in &mut self.list[..self.len as usize] {
            candidate.ordering_score = ordering_score(candidate);
        }
    }

    /// All moves, those taken too: the taken ones first, in the order in which they were taken.
    pub fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.list[..self.len as usize].iter()
    }

    /// Takes the move of the greatest score; `None` where none is left. Selection sort: after a cutoff the rest need not be
    /// sorted.
    #[inline]
    pub fn next_best(&mut self) -> Option<Candidate> {
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

/// Ranks of squares: a corner can never be flipped, an edge along one line only, and a disc beside a corner gives the corner away.
const CORNER: u8 = 12;
const EDGE: u8 = 8;
const INSIDE: u8 = 4;

/// What the last move in a region is worth, on the scale of the ranks.
const PARITY: i32 = 8;

/// What each answer costs, and a corner among the answers once more: more than any rank.
const ANSWER: i32 = 16;

/// How good each square of a field is where nothing else is known.
#[derive(Clone, Debug)]
pub(super) struct SquareRanks {
    corners: u64,
    ranks: [u8; 64],
}

impl SquareRanks {
    /// The ranks for the square `field` of a board whose first square is a1.
    pub fn of(field: u64) -> Self {
        let corners = corners(field);
        let far = (field & 0xff).count_ones() as usize - 1;
        let ranks = std::array::from_fn(|square| {
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
        Self { corners, ranks }
    }

    /// The ordering score in the endgame: few answers, above all no corner, an odd region, a good square.
    ///
    /// Where an odd number of squares is empty in a region, whoever moves there first also moves there last. Regions are the
    /// quadrants of the large board, on small boards too.
    #[inline]
    pub fn endgame_score(
        &self,
        board: Board,
        field: u64,
        odd: usize,
        candidate: &Candidate,
    ) -> i32 {
        let square = candidate.square as usize;
        let answers = candidate.after(board).moves(field);
        let corners = (answers & self.corners).count_ones();
        let parity = if QUADRANTS[odd] >> square & 1 == 1 { PARITY } else { 0 };
        i32::from(self.ranks[square]) + parity - ANSWER * (answers.count_ones() + corners) as i32
    }
}
