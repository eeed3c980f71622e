//! Which moves to look at first.

use crate::reversi::rules::Board;

use super::last::QUADRANTS;

pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A move and what it flips. The greater the promise, the sooner it is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    pub square: u8,
    pub promise: i32,
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
            candidates.add(Candidate { square, promise: 0, flipped });
        }
        candidates
    }

    pub fn add(&mut self, candidate: Candidate) {
        self.list[self.len as usize] = candidate;
        self.len += 1;
    }

    pub fn rate(&mut self, mut promise: impl FnMut(&Candidate) -> i32) {
        for candidate in &mut self.list[..self.len as usize] {
            candidate.promise = promise(candidate);
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
            if candidate.promise > left[best].promise {
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

/// What a square itself is worth where nothing else is known: corners first, what gives them away last.
static WORTH: [u8; 64] = worth();

const fn worth() -> [u8; 64] {
    let quarter = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (row, col) = (square / 8, square % 8);
        let near = [if row < 4 { row } else { 7 - row }, if col < 4 { col } else { 7 - col }];
        all[square] = quarter[near[0]][near[1]];
        square += 1;
    }
    all
}

/// How promising a move is in the endgame: few answers, above all no corner, an odd region, a good square.
#[inline]
pub(super) fn promise(board: Board, field: u64, odd: usize, candidate: &Candidate) -> i32 {
    let square = candidate.square as usize;
    let after = board.after(square, candidate.flipped);
    let answers = after.moves(field);
    let corners = (answers & CORNERS).count_ones();
    let parity = if QUADRANTS[odd] >> square & 1 == 1 { 8 } else { 0 };
    i32::from(WORTH[square]) + parity - 16 * (answers.count_ones() + corners) as i32
}
