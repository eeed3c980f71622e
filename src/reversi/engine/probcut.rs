use crate::reversi::rules::Board;

use super::{evaluation::EVAL_UNITS_PER_DISC, recursive::RecursiveSearch};

/// The fewest plies of a search that a shallow one may stand in for.
pub(super) const LEAST_DEPTH: u8 = 3;

/// The most empty squares of a stage.
const STAGES: [u32; 3] = [21, 30, 40];

/// By stage, from the end of the game: how far shallow searches are off those of [`LEAST_DEPTH`] plies and each one more, in tenths of a
/// disc; those of most plies stand for deeper ones. `lab reversi depths` measures them.
const DEVIATIONS: [[i32; 10]; 4] = [
    [35, 32, 35, 43, 42, 50, 49, 54, 51, 53],
    [36, 30, 30, 40, 41, 45, 46, 49, 48, 49],
    [33, 31, 28, 39, 37, 42, 40, 46, 46, 46],
    [38, 28, 26, 35, 30, 36, 30, 37, 32, 39],
];

/// How far beyond the window a shallow value must lie, in tenths of its deviation.
const SURE: i32 = 14;

/// The plies of the search that stands in for one of `depth` plies: of the same parity, as values of even and odd depths differ.
const fn shallow(depth: u8) -> u8 {
    if depth == LEAST_DEPTH { 1 } else { 2 + depth % 2 }
}

impl RecursiveSearch {
    /// The bound of the window between `alpha` and the next value that a search of `depth` plies very likely proves, if a shallow one
    /// makes it likely.
    ///
    /// Multi-ProbCut: M. Buro, *ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm*, 1995, and *Experiments with
    /// Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997.
    pub fn probable_bound(&mut self, board: Board, depth: u8, alpha: i32) -> Option<i32> {
        let empties = board.empties();
        let stage = STAGES.iter().filter(|&&most| most < empties).count();
        let deviations = DEVIATIONS[stage];
        let place = usize::from(depth - LEAST_DEPTH).min(deviations.len() - 1);
        let margin = deviations[place] * SURE * EVAL_UNITS_PER_DISC / 100;
        // Only the likelier of both is tried.
        let high = self.evaluation.value(board, self.field) > alpha;
        let least = if high { alpha + 1 + margin } else { alpha - margin + 1 };
        let reached = self.alpha_beta(board, shallow(depth), least - 1, least) >= least;
        (reached == high).then_some(if high { alpha + 1 } else { alpha })
    }
}
