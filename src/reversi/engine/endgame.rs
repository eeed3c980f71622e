//! Positions near the end, played out in one go.

use crate::reversi::rules::Board;

use super::{
    endgame_solver::{LAST_EMPTIES, quadrant},
    ordering::{self, Candidates},
    search::Search,
    stability::stable,
    table::{NOWHERE, TO_THE_END},
};

/// No more than this many empty squares are played out in one go.
pub(super) const RECURSIVE_ENDGAME_EMPTIES: u32 = 12;

/// From so many empty squares on it pays to look positions up.
const LOOKED_UP: u32 = 8;

/// From so many on it pays to look for moves whose answer is known to be enough.
const ANSWERS_LOOKED_UP: u32 = 10;

/// The final score of nobody: beyond every real one.
pub(super) const SCORE_INF: i32 = 127;

impl Search {
    /// The final score for the mover, right where it lies between `alpha` and `beta`, else a bound.
    pub(super) fn solve_endgame(
        &mut self,
        board: Board,
        empties: u64,
        odd: usize,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let count = empties.count_ones();
        if count <= LAST_EMPTIES {
            return self.last.score(board, empties, odd, alpha, beta);
        }
        self.last.nodes += 1;
        if let Some(bound) = self.stable_bound(board, count, alpha) {
            return bound;
        }
        let moves = board.moves(self.field);
        if moves == 0 {
            let passed = board.passed();
            if passed.moves(self.field) == 0 {
                return board.final_score(self.field);
            }
            return -self.solve_endgame(passed, empties, odd, -beta, -alpha);
        }
        let looked_up = count >= LOOKED_UP;
        let mut known = [NOWHERE; 2];
        if looked_up && let Some(entry) = self.table.probe(board) {
            let found = (i32::from(entry.lower), i32::from(entry.upper));
            if entry.depth == TO_THE_END
                && let Some(value) = settled(found, alpha, beta)
            {
                return value;
            }
            known = entry.moves;
        }
        let mut candidates =
            Candidates::<{ RECURSIVE_ENDGAME_EMPTIES as usize }>::new(board, moves);
        if count >= ANSWERS_LOOKED_UP
            && let Some(bound) = self.enough(board, candidates.iter(), TO_THE_END, beta)
        {
            return bound;
        }
        let (field, squares) = (self.field, &self.squares);
        candidates.rate(|candidate| {
            if candidate.square == known[0] {
                1 << 20
            } else if candidate.square == known[1] {
                1 << 19
            } else {
                ordering::ordering_score(board, field, odd, squares, candidate)
            }
        });
        let (best, square) =
            self.best_near_end(board, empties, odd, (alpha, beta), &mut candidates);
        if looked_up {
            self.table.store(board, TO_THE_END, bounds(best, alpha, beta, SCORE_INF), square);
        }
        best
    }

    /// The score of the best move and its square, or those of the first move that is enough.
    #[inline]
    fn best_near_end(
        &mut self,
        board: Board,
        empties: u64,
        odd: usize,
        (mut alpha, beta): (i32, i32),
        candidates: &mut Candidates<{ RECURSIVE_ENDGAME_EMPTIES as usize }>,
    ) -> (i32, u8) {
        let (mut best, mut best_square) = (-SCORE_INF, NOWHERE);
        while let Some(candidate) = candidates.take() {
            let square = candidate.square as usize;
            let after = board.after(square, candidate.flipped);
            let left = empties & !(1 << square);
            let odd = odd ^ quadrant(square);
            let mut score;
            if best == -SCORE_INF {
                score = -self.solve_endgame(after, left, odd, -beta, -alpha);
            } else {
                score = -self.solve_endgame(after, left, odd, -alpha - 1, -alpha);
                if alpha < score && score < beta {
                    score = -self.solve_endgame(after, left, odd, -beta, -score);
                }
            }
            if score > best {
                (best, best_square) = (score, candidate.square);
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        (best, best_square)
    }

    /// The most that the mover can reach, where that is no more than `alpha`: the other side's discs that stay are lost to it.
    #[inline]
    pub(super) fn stable_bound(&self, board: Board, empties: u32, alpha: i32) -> Option<i32> {
        if !STABLE.contains(&empties) || alpha < stable_from(empties) {
            return None;
        }
        // Not even if all of them stayed.
        if self.last.area - 2 * board.waiting.count_ones() as i32 > alpha {
            return None;
        }
        let most = self.last.area - 2 * stable(board.waiting, board.mover).count_ones() as i32;
        (most <= alpha).then_some(most)
    }
}

/// The value of a position between these bounds, or a bound of it, where that is enough for the window.
#[inline]
pub(super) const fn settled((lower, upper): (i32, i32), alpha: i32, beta: i32) -> Option<i32> {
    if lower >= beta || lower == upper {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}

/// What a value found within a window bounds.
pub(super) const fn bounds(best: i32, alpha: i32, beta: i32, beyond: i32) -> (i32, i32) {
    (if best > alpha { best } else { -beyond }, if best < beta { best } else { beyond })
}

/// With how many empty squares stable discs are worth counting: with fewer it is cheaper to play on, with more hardly any disc is stable.
const STABLE: std::ops::RangeInclusive<u32> = 5..=30;

/// From which score on they are, with so many empty squares.
const fn stable_from(empties: u32) -> i32 {
    empties as i32 * 3 / 2 - 2
}
