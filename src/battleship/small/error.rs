use std::{error::Error, fmt};

use crate::error_code::{Arg, ErrorCode};

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

impl ErrorCode for SmallError {
    fn code(&self) -> &'static str {
        match self {
            Self::BoardTooLarge => "small-board-too-large",
            Self::TooManyLayouts => "too-many-layouts",
            Self::NoLegalDeployment => "no-legal-deployment",
            Self::NotForRules => "small-not-for-rules",
            Self::TooManyPositions => "too-many-positions",
            Self::NumbersTooLarge => "numbers-too-large",
            Self::NoSuchBranch => "no-such-branch",
            Self::NotSolvedYet => "not-solved-yet",
            Self::UnknownPolicy => "unknown-policy",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::BoardTooLarge => vec![
                ("cells", (MAX_CELLS as u32).into()),
                ("ships", (MAX_SHIPS as u32).into()),
                ("length", MAX_LENGTH.into()),
            ],
            Self::TooManyLayouts => vec![("max", (MAX_LAYOUTS as u32).into())],
            Self::NoLegalDeployment
            | Self::NotForRules
            | Self::TooManyPositions
            | Self::NumbersTooLarge
            | Self::NoSuchBranch
            | Self::NotSolvedYet
            | Self::UnknownPolicy => Vec::new(),
        }
    }
}

impl fmt::Display for SmallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BoardTooLarge => write!(
                f,
                "more than {MAX_CELLS} cells, {MAX_SHIPS} ships or {MAX_LENGTH} cells a ship"
            ),
            Self::TooManyLayouts => write!(f, "more than {MAX_LAYOUTS} layouts"),
            Self::NoLegalDeployment => f.write_str("no legal deployment exists"),
            Self::NotForRules => f.write_str("only hits, misses and sinkings may be told"),
            Self::TooManyPositions => f.write_str("too many positions to keep"),
            Self::NumbersTooLarge => f.write_str("the numbers of the equilibrium grow too large"),
            Self::NoSuchBranch => f.write_str("no such answer leads on there"),
            Self::NotSolvedYet => f.write_str("the count is not at its end"),
            Self::UnknownPolicy => f.write_str("a policy is optimal or greedy"),
        }
    }
}

impl Error for SmallError {}

impl SmallError {
    /// What a search stopped for, where it is not to be gone on with.
    pub(super) const fn of(stop: Stop) -> Option<Self> {
        match stop {
            Stop::Later => None,
            Stop::Full => Some(Self::TooManyPositions),
        }
    }
}
