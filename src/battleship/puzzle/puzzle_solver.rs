use crate::battleship::inference::deduction::{Chain, Permitted};

use super::{Puzzle, PuzzleReport, SolutionSearch, Solutions};

/// Solves a puzzle in slices of work: finds its solutions, then the chain of reasons where there is one solution.
///
/// ```
/// use spyglass::battleship::puzzle::{Puzzle, PuzzleSolver};
/// let puzzle: Puzzle = "two;2:1;2,0;1,1;l@0,0".parse()?;
/// let mut solver = PuzzleSolver::new(puzzle, PuzzleSolver::MAX_WORK);
/// while !solver.advance(10_000) {}
/// assert_eq!(solver.result().solutions, "1");
/// # Ok::<(), spyglass::battleship::puzzle::PuzzleError>(())
/// ```
#[derive(Debug)]
pub struct PuzzleSolver {
    puzzle: Puzzle,
    permitted: Permitted,
    most: u64,
    solve: SolutionSearch,
    chain: Option<Chain>,
    done: bool,
}

impl PuzzleSolver {
    /// The default bound on the work, about a minute: beyond it the solutions are reported as undecided, and no more reasons are
    /// looked for.
    pub const MAX_WORK: u64 = 600_000_000;

    /// A solver that has done no work yet. `most` bounds the work on the solutions, and again that on the reasons, in units of
    /// 0.1 µs each.
    #[must_use]
    pub fn new(puzzle: Puzzle, most: u64) -> Self {
        Self::by(puzzle, Permitted::ALL, most)
    }

    /// A solver as [`PuzzleSolver::new`] makes it, which looks for reasons by `permitted` rules alone, as far as they lead.
    #[must_use]
    pub fn by(puzzle: Puzzle, permitted: Permitted, most: u64) -> Self {
        let solve = SolutionSearch::new(&puzzle);
        Self { puzzle, permitted, most, solve, chain: None, done: false }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. Only the explanation of a step can take longer: see
    /// [`Chain::advance`].
    pub fn advance(&mut self, work: u64) -> bool {
        if self.done {
            return true;
        }
        if let Some(chain) = &mut self.chain {
            self.done = chain.advance(work);
            return self.done;
        }
        let stretch = work.min(self.most.saturating_sub(self.solve.work()));
        if self.solve.advance(stretch) || stretch == 0 {
            if self.solve.solutions() == Some(Solutions::One) {
                self.chain = Chain::by(self.puzzle.knowledge(), self.permitted, self.most);
            }
            self.done = self.chain.is_none();
        }
        self.done
    }

    /// The report of what was found so far: solutions, and reasons where there is one solution.
    pub fn result(&self) -> PuzzleReport {
        let steps = self.chain.as_ref().map_or_else(Vec::new, |chain| chain.steps().to_vec());
        PuzzleReport { steps, ..self.solve.observed() }
    }
}
