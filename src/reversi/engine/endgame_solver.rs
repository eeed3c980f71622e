//! The last few empty squares, where scoring moves costs more than it saves: they are ordered by parity alone.

use crate::reversi::rules::{Board, beside};

/// No more than this many empty squares are played out here.
pub(super) const LAST_EMPTIES: u32 = 6;

/// The squares beside each one. A move flips nothing unless it is beside a disc of the other side.
static BESIDE: [u64; 64] = all_beside();

/// The squares of the quadrants in a set of four bits.
pub(super) static QUADRANTS: [u64; 16] = quadrants();

const fn all_beside() -> [u64; 64] {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        all[square] = beside(1 << square);
        square += 1;
    }
    all
}

const fn quadrants() -> [u64; 16] {
    let mut all = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if set >> quadrant & 1 == 1 {
                all[set] |= 0x0f0f_0f0f_u64 << [0, 4, 32, 36][quadrant];
            }
            quadrant += 1;
        }
        set += 1;
    }
    all
}

/// The quadrant of a square, as one of four bits.
#[inline]
pub(super) const fn quadrant(square: usize) -> usize {
    1 << ((square >> 2 & 1) | (square >> 4 & 2))
}

/// The set of quadrants that hold an odd number of these squares, as four bits.
#[inline]
pub(super) fn odd_quadrants(empties: u64) -> usize {
    (0..4)
        .map(|quadrant| {
            ((empties & QUADRANTS[1 << quadrant]).count_ones() as usize & 1) << quadrant
        })
        .sum()
}

/// Solves the last empty squares of a field of `area` squares, and counts nodes.
#[derive(Clone, Debug)]
pub(super) struct EndgameSolver {
    pub area: i32,
    pub nodes: u64,
}

impl EndgameSolver {
    /// The final score in discs for the mover with at most [`LAST_EMPTIES`] `empties`, exact between `alpha` and `beta`, else a
    /// bound.
    ///
    /// `odd` is that of [`odd_quadrants`] for `empties`.
    pub fn score(&mut self, board: Board, empties: u64, odd: usize, alpha: i32, beta: i32) -> i32 {
        match empties.count_ones() {
            0 => board.mover.count_ones() as i32 * 2 - self.area,
            1 => self.one(board, empties.trailing_zeros() as usize),
            2 => self.two(board, empties, alpha, beta),
            _ => self.few(board, empties, odd, alpha, beta),
        }
    }

    fn few(&mut self, board: Board, empties: u64, odd: usize, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let best = self.best_of_few(board, empties, odd, alpha, beta);
        if best > i32::MIN {
            return best;
        }
        // The mover passes.
        let best = self.best_of_few(board.passed(), empties, odd, -beta, -alpha);
        if best > i32::MIN { -best } else { self.ended(board, empties.count_ones() as i32) }
    }

    /// The best score over the mover's moves, `i32::MIN` where there is none.
    #[inline]
    fn best_of_few(
        &mut self,
        board: Board,
        empties: u64,
        odd: usize,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let two_left = empties.count_ones() == 3;
        let mut best = i32::MIN;
        // In an odd region the mover also moves last.
        let first = QUADRANTS[odd];
        for squares in [empties & first, empties & !first] {
            let mut squares = squares;
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                if BESIDE[square] & board.waiting == 0 {
                    continue;
                }
                let flipped = board.flips(square);
                if flipped == 0 {
                    continue;
                }
                let (after, left) = (board.after(square, flipped), empties & !(1 << square));
                let score = -if two_left {
                    self.two(after, left, -beta, -alpha)
                } else {
                    self.few(after, left, odd ^ quadrant(square), -beta, -alpha)
                };
                if score > best {
                    best = score;
                    if score >= beta {
                        return best;
                    }
                    alpha = alpha.max(score);
                }
            }
        }
        best
    }

    fn two(&mut self, board: Board, empties: u64, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let best = self.best_of_two(board, empties, beta);
        if best > i32::MIN {
            return best;
        }
        let best = self.best_of_two(board.passed(), empties, -alpha);
        if best > i32::MIN { -best } else { self.ended(board, 2) }
    }

    #[inline]
    fn best_of_two(&mut self, board: Board, empties: u64, beta: i32) -> i32 {
        let (a, b) = (empties.trailing_zeros() as usize, 63 - empties.leading_zeros() as usize);
        let mut best = i32::MIN;
        for (square, left) in [(a, b), (b, a)] {
            if BESIDE[square] & board.waiting == 0 {
                continue;
            }
            let flipped = board.flips(square);
            if flipped != 0 {
                best = best.max(-self.one(board.after(square, flipped), left));
                if best >= beta {
                    return best;
                }
            }
        }
        best
    }

    #[inline]
    fn one(&mut self, board: Board, square: usize) -> i32 {
        self.nodes += 1;
        let own = board.mover.count_ones() as i32;
        let flipped = board.flips(square).count_ones() as i32;
        if flipped != 0 {
            return 2 * (own + flipped + 1) - self.area;
        }
        let flipped = board.passed().flips(square).count_ones() as i32;
        if flipped != 0 {
            return 2 * (own - flipped) - self.area;
        }
        self.ended(board, 1)
    }

    /// The score where nobody can move: empty squares go to whoever has more discs.
    fn ended(&self, board: Board, empties: i32) -> i32 {
        let own = board.mover.count_ones() as i32;
        let lead = 2 * own + empties - self.area;
        lead + lead.signum() * empties
    }
}
