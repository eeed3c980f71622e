use std::sync::Arc;

use crate::reversi::rules::{Board, SquareSet, stable_discs};

use super::{
    endgame_solver::EndgameSolver,
    evaluation::{EVAL_UNITS_PER_DISC, Evaluation, Numbers},
    ordering::{Candidate, Candidates, SquareRanks},
    table::{Bounds, TO_THE_END, Table},
};

/// No more plies than this are searched by recursion.
pub(super) const RECURSIVE_DEPTH: u8 = 3;

/// No board has more squares, so none has more moves.
pub(super) const MAX_MOVES: usize = 64;

/// With how many empty squares stable discs are worth counting: with fewer it is cheaper to play on, with more hardly any disc is stable.
const STABILITY_EMPTIES: std::ops::RangeInclusive<u32> = 5..=30;

/// The part of a search that calls itself, and so cannot be interrupted: short, near the leaves. It owns what every node needs.
#[derive(Debug)]
pub(super) struct RecursiveSearch {
    pub field: u64,
    pub evaluation: Arc<Evaluation>,
    pub table: Table,
    /// The last squares' solver, which also counts the nodes of the whole search.
    pub solver: EndgameSolver,
    pub ranks: SquareRanks,
}

impl RecursiveSearch {
    /// The value after `depth` plies by fail-soft alpha-beta, exact between `alpha` and `beta`, else a bound.
    ///
    /// Alpha-beta: Knuth and Moore, *An Analysis of Alpha-Beta Pruning*, 1975.
    pub fn alpha_beta(&mut self, board: Board, depth: u8, alpha: i32, beta: i32) -> i32 {
        let numbers = self.evaluation.numbers(board);
        self.alpha_beta_by(&numbers, board, depth, alpha, beta)
    }

    /// The same, given what the evaluation finds values by.
    fn alpha_beta_by(
        &mut self,
        numbers: &Numbers,
        board: Board,
        depth: u8,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.solver.nodes += 1;
        if depth == 0 {
            return self.evaluation.value_by(numbers, board, self.field);
        }
        let moves = board.moves(self.field);
        if moves == 0 {
            let passed = board.passed();
            if passed.moves(self.field) == 0 {
                return board.final_score(self.field) * EVAL_UNITS_PER_DISC;
            }
            let numbers = numbers.passed();
            return -self.alpha_beta_by(&numbers, passed, depth, -beta, -alpha);
        }
        let mut best = i32::MIN;
        if depth == 1 {
            // No order would pay here, nor a list of the moves.
            for square in SquareSet::from_bits(moves) {
                self.solver.nodes += 1;
                let candidate = Candidate::new(board, square);
                best = best.max(-self.value_after(numbers, board, &candidate));
                if best >= beta {
                    break;
                }
            }
            return best;
        }
        let mut candidates = Candidates::<MAX_MOVES>::new(board, moves);
        candidates.score(|candidate| -self.value_after(numbers, board, candidate));
        while let Some(candidate) = candidates.next_best() {
            let after = candidate.after(board);
            let numbers = self.numbers_after(numbers, &candidate);
            let value = -self.alpha_beta_by(&numbers, after, depth - 1, -beta, -alpha);
            if value > best {
                best = value;
                if value >= beta {
                    break;
                }
                alpha = alpha.max(value);
            }
        }
        best
    }

    #[inline]
    fn numbers_after(
        &self,
        numbers: &Numbers,
        &Candidate { square, flipped, .. }: &Candidate,
    ) -> Numbers {
        self.evaluation.numbers_after(numbers, square.into(), flipped)
    }

    /// The value of the position after a move, for the other side.
    #[inline]
    pub fn value_after(&self, numbers: &Numbers, board: Board, candidate: &Candidate) -> i32 {
        let after = self.numbers_after(numbers, candidate);
        self.evaluation.value_by(&after, candidate.after(board), self.field)
    }

    /// The bounds that the table has of a position's value at `depth`, in the unit of that depth; `None` where it has none.
    pub fn known_bounds(&self, board: Board, depth: u8) -> Option<Bounds> {
        let entry = self.table.probe(board)?;
        let unit = match entry.depth {
            TO_THE_END if depth < TO_THE_END => EVAL_UNITS_PER_DISC,
            found if found >= depth => 1,
            _ => return None,
        };
        let Bounds { lower, upper } = entry.bounds();
        Some(Bounds { lower: lower * unit, upper: upper * unit })
    }

    /// A lower bound of at least `beta`, where the table has it of the position after one of the moves.
    ///
    /// The enhanced transposition cutoff of Plaat, Schaeffer, Pijls and de Bruin, *Exploiting Graph Properties of Game Trees*, 1996.
    #[inline]
    pub fn transposition_cutoff<'a>(
        &self,
        board: Board,
        mut candidates: impl Iterator<Item = &'a Candidate>,
        depth: u8,
        beta: i32,
    ) -> Option<i32> {
        candidates.find_map(|candidate| {
            let bounds = self.known_bounds(candidate.after(board), depth)?;
            (-bounds.upper >= beta).then_some(-bounds.upper)
        })
    }

    /// An upper bound of the final score, where it is no more than `alpha`: the other side keeps its stable discs.
    #[inline]
    pub fn stability_cutoff(&self, board: Board, empties: u32, alpha: i32) -> Option<i32> {
        // With a lower alpha the bound hardly ever suffices.
        if !STABILITY_EMPTIES.contains(&empties) || alpha < empties as i32 * 3 / 2 - 2 {
            return None;
        }
        let area = self.solver.area;
        // Not even if every disc were stable.
        if area - 2 * board.waiting.count_ones() as i32 > alpha {
            return None;
        }
        let most = area - 2 * stable_discs(board.waiting, board.mover).count_ones() as i32;
        (most <= alpha).then_some(most)
    }
}
