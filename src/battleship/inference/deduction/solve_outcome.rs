use crate::grid::CellSet;

use super::{
    Board, Group, Permitted,
    deducer::{FastDeducer, Outcome, survey_work},
    refutation::Trials,
};

/// Work of bringing the rules of cells to their end, in units of some 0.1 µs.
const BEGIN: u64 = 100;

/// How far reasoning went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveOutcome {
    /// Whether every cell is settled.
    pub is_whole: bool,
    /// The work it took, in units of some 0.1 µs.
    pub work: u64,
}

/// How far the named rules up to a group reach, or with [`Group::Refutation`] all of them and refutations by them. It tells no
/// steps, and so is the fastest way to ask.
///
/// Where the solution is known, only what is untrue is assumed: the rules are sound, and so never refute what is true. After
/// about `work` units no assumption more is tried.
#[must_use]
pub fn reach(board: &Board, most: Group, solution: Option<CellSet>, work: u64) -> SolveOutcome {
    let survey = survey_work(board);
    let mut sprint = FastDeducer::new(Permitted::up_to(most));
    let mut facts = board.facts();
    let mut stands = sprint.run(board, &mut facts) == Outcome::Settled;
    if most == Group::Refutation && stands {
        let mut trials = Trials::of(board, &facts);
        if let Some(ships) = solution {
            trials.assume_against(ships);
        }
        while stands && trials.refute_one(board, &mut facts, &mut sprint, work / survey) {
            stands = sprint.run(board, &mut facts) == Outcome::Settled;
        }
    }
    let is_whole = stands && board.open(&facts).is_empty();
    SolveOutcome { is_whole, work: BEGIN + survey * sprint.surveys }
}
