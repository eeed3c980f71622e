use crate::reversi::rules::Board;

use super::{
    endgame_solver::{LAST_EMPTIES, quadrant},
    ordering::Candidates,
    recursive::RecursiveSearch,
    table::{Bounds, NOWHERE, SCORE_INF, TO_THE_END},
};

/// No more than this many empty squares are played out by recursion.
pub(super) const RECURSIVE_ENDGAME_EMPTIES: u32 = 12;

/// From so many empty squares on it pays to probe the table.
const TABLE_EMPTIES: u32 = 8;

/// From so many empty squares on it pays to probe the table for the positions after each move.
const CUTOFF_EMPTIES: u32 = 10;

impl RecursiveSearch {
    /// The final score for the mover, exact between `alpha` and `beta`, else a bound.
    ///
    /// `odd` is that of [`odd_quadrants`](super::endgame_solver::odd_quadrants) for `empties`.
    pub fn solve_endgame(
        &mut self,
        board: Board,
        empties: u64,
        odd: usize,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let count = empties.count_ones();
        if count <= LAST_EMPTIES {
            return self.solver.score(board, empties, odd, alpha, beta);
        }
        self.solver.nodes += 1;
        if let Some(bound) = self.stability_cutoff(board, count, alpha) {
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
        let uses_table = count >= TABLE_EMPTIES;
        let mut known = [NOWHERE; 2];
        if uses_table && let Some(entry) = self.table.probe(board) {
            if entry.depth == TO_THE_END
                && let Some(value) = entry.bounds().cutoff(alpha, beta)
            {
                return value;
            }
            known = entry.moves;
        }
        let mut candidates =
            Candidates::<{ RECURSIVE_ENDGAME_EMPTIES as usize }>::new(board, moves);
        if count >= CUTOFF_EMPTIES
            && let Some(bound) =
                self.transposition_cutoff(board, candidates.iter(), TO_THE_END, beta)
        {
            return bound;
        }
        candidates.score(|candidate| {
            let known = candidate.table_score(known);
            known.unwrap_or_else(|| self.ranks.endgame_score(board, self.field, odd, candidate))
        });
        let (best, square) = self.best_move(board, empties, odd, (alpha, beta), &mut candidates);
        if uses_table {
            let bounds = Bounds::proved_by(best, alpha, beta, SCORE_INF);
            self.table.store(board, TO_THE_END, bounds, square);
        }
        best
    }

    /// The score of the best move and its square, by principal variation search; or those of the first move that reaches `beta`.
    #[inline]
    fn best_move(
        &mut self,
        board: Board,
        empties: u64,
        odd: usize,
        (mut alpha, beta): (i32, i32),
        candidates: &mut Candidates<{ RECURSIVE_ENDGAME_EMPTIES as usize }>,
    ) -> (i32, u8) {
        let (mut best, mut best_square) = (-SCORE_INF, NOWHERE);
        while let Some(candidate) = candidates.next_best() {
            let square = candidate.square as usize;
            let after = candidate.after(board);
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
}
