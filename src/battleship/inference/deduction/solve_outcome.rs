use crate::grid::CellSet;

use super::{
    Board, Group, Permitted,
    deducer::{FastDeducer, survey_work},
    refutation::Trials,
};

/// Work of running the rules of cells to the fixed point.
const BEGIN_WORK: u64 = 100;

/// How far reasoning by rules reached on a board, and the work that it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveOutcome {
    /// Whether every cell is settled.
    pub is_whole: bool,
    /// The work it took.
    pub work: u64,
}

/// How far the named rules up to a group reach, or with [`Group::Refutation`] all of them and refutations by them. It records no
/// steps, which makes it fast.
///
/// Where the solution is known, only false assumptions are tried: the rules are sound and never refute a true one. After about
/// `work` units no further assumption is tried.
#[must_use]
pub fn reach(board: &Board, most: Group, solution: Option<CellSet>, work: u64) -> SolveOutcome {
    let survey = survey_work(board);
    let mut deducer = FastDeducer::new(Permitted::up_to(most));
    let mut facts = board.facts();
    let mut stands = deducer.run(board, &mut facts).is_ok();
    if most == Group::Refutation && stands {
        let mut trials = Trials::of(board, &facts);
        if let Some(ships) = solution {
            trials.assume_against(ships);
        }
        while stands && trials.refute_one(board, &mut facts, &mut deducer, work / survey) {
            stands = deducer.run(board, &mut facts).is_ok();
        }
    }
    let is_whole = stands && board.open(&facts).is_empty();
    SolveOutcome { is_whole, work: BEGIN_WORK + survey * deducer.surveys }
}
