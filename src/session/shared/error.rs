use std::{error::Error, fmt};

use crate::{
    agent_registry::AgentError,
    error_code::{Arg, ErrorCode},
    json_value::BadJson,
    rng::ParseSeedError,
};

use super::PlayersError;

/// Why a game of either kind cannot be opened, or a call on it is refused. Whatever is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SessionError {
    /// Data are not of the form they should be.
    BadConfig(String),
    /// The players.
    Players(PlayersError),
    /// The seed.
    Seed(ParseSeedError),
    /// There is no earlier position.
    NothingToUndo,
    /// There is no later position.
    NothingToRedo,
    /// The line has no such step.
    NoSuchStep(usize),
    /// The text is not a record.
    BadRecord {
        /// What is wrong with it.
        cause: String,
    },
    /// The record is of another version.
    UnknownRecordVersion(String),
    /// A text or a line of actions is longer than any game's.
    TooLong,
}

impl SessionError {
    pub(crate) fn bad_record(cause: impl fmt::Display) -> Self {
        Self::BadRecord { cause: cause.to_string() }
    }
}

impl ErrorCode for SessionError {
    fn code(&self) -> &'static str {
        match self {
            Self::BadConfig(_) => "bad-config",
            Self::Players(error) => error.code(),
            Self::Seed(error) => error.code(),
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::NoSuchStep(_) => "no-such-step",
            Self::BadRecord { .. } => "bad-record",
            Self::UnknownRecordVersion(_) => "unknown-record-version",
            Self::TooLong => "too-long",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Players(error) => error.args(),
            Self::NoSuchStep(step) => vec![("step", (*step as u32).into())],
            Self::BadConfig(cause) | Self::BadRecord { cause } => {
                vec![("cause", cause.as_str().into())]
            }
            Self::UnknownRecordVersion(version) => vec![("version", version.as_str().into())],
            Self::Seed(_) | Self::NothingToUndo | Self::NothingToRedo | Self::TooLong => Vec::new(),
        }
    }
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadConfig(cause) => write!(f, "not a game's configuration: {cause}"),
            Self::Players(error) => error.fmt(f),
            Self::Seed(error) => error.fmt(f),
            Self::NothingToUndo => f.write_str("there is nothing to undo"),
            Self::NothingToRedo => f.write_str("there is nothing to redo"),
            Self::NoSuchStep(step) => write!(f, "the game has no step {step}"),
            Self::BadRecord { cause } => write!(f, "not a record: {cause}"),
            Self::UnknownRecordVersion(version) => write!(f, "a record of version {version:?}"),
            Self::TooLong => f.write_str("longer than any game"),
        }
    }
}

impl Error for SessionError {}

impl From<BadJson> for SessionError {
    fn from(error: BadJson) -> Self {
        Self::BadConfig(error.to_string())
    }
}

impl From<PlayersError> for SessionError {
    fn from(error: PlayersError) -> Self {
        Self::Players(error)
    }
}

impl From<AgentError> for SessionError {
    fn from(error: AgentError) -> Self {
        Self::Players(PlayersError::Agent(error))
    }
}

impl From<ParseSeedError> for SessionError {
    fn from(error: ParseSeedError) -> Self {
        Self::Seed(error)
    }
}
