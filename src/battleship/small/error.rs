use crate::error_code::error_codes;

use super::{
    layouts::{MAX_CELLS, MAX_LAYOUTS, MAX_LENGTH, MAX_SHIPS},
    search::Stop,
};

/// Why a small board is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SmallError {
    /// The board has too many cells, or the fleet too many ships or too long a one.
    BoardTooLarge,
    /// The fleet can lie in too many ways.
    TooManyLayouts,
    /// The fleet can lie in no way.
    NoLegalDeployment,
    /// More is told, or known at the start, than hits, misses and sinkings.
    NotForRules,
    /// More positions would have to be kept than memory is given to.
    TooManyPositions,
    /// The numbers of an equilibrium grew beyond what is reckoned with.
    NumbersTooLarge,
    /// A step leads to an answer that cannot be given.
    NoSuchBranch,
    /// The count is not at its end.
    NotSolvedYet,
    /// There is no such policy.
    UnknownPolicy,
}

error_codes! {
    SmallError {
        BoardTooLarge => "small-board-too-large" { cells: MAX_CELLS, ships: MAX_SHIPS, length: MAX_LENGTH },
            "more than {MAX_CELLS} cells, {MAX_SHIPS} ships or {MAX_LENGTH} cells a ship";
        TooManyLayouts => "too-many-layouts" { max: MAX_LAYOUTS }, "more than {MAX_LAYOUTS} layouts";
        NoLegalDeployment => "no-legal-deployment", "no legal deployment exists";
        NotForRules => "small-not-for-rules", "only hits, misses and sinkings may be told";
        TooManyPositions => "too-many-positions", "too many positions to keep";
        NumbersTooLarge => "numbers-too-large", "the numbers of the equilibrium grow too large";
        NoSuchBranch => "no-such-branch", "no such answer leads on there";
        NotSolvedYet => "not-solved-yet", "the count is not at its end";
        UnknownPolicy => "unknown-policy", "a policy is optimal or greedy";
    }
}

impl SmallError {
    /// What a search stopped for, where it is not to be gone on with.
    pub(super) const fn of(stop: Stop) -> Option<Self> {
        match stop {
            Stop::Later => None,
            Stop::Full => Some(Self::TooManyPositions),
        }
    }
}
