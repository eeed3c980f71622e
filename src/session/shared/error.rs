use std::fmt;

use crate::{
    agent_registry::AgentError, error_code::error_codes, json_value::BadJson, rng::ParseSeedError,
};

use super::PlayersError;

/// Why a game of either kind cannot be opened, or a call on it is refused; nothing changes then. Own codes: `bad-config`,
/// `bad-number`, `too-many-games`, `nothing-to-undo`, `nothing-to-redo`, `no-such-step`, `bad-record`, `unknown-record-version`, `too-long`. The
/// other variants hold the error of a part and have its code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SessionError {
    /// Data are not of the form they should be.
    BadConfig(String),
    /// A number is none from 0, or not whole.
    BadNumber,
    /// More games are asked for in one call than it plays.
    TooManyGames {
        /// How many it plays.
        max: u32,
    },
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

error_codes! {
    SessionError {
        BadConfig(cause) => "bad-config" { cause }, "not a game's configuration: {cause}";
        BadNumber => "bad-number", "not a whole number from 0";
        TooManyGames { max } => "too-many-games" { max }, "a call plays at most {max} games";
        NothingToUndo => "nothing-to-undo", "there is nothing to undo";
        NothingToRedo => "nothing-to-redo", "there is nothing to redo";
        NoSuchStep(step) => "no-such-step" { step }, "the game has no step {step}";
        BadRecord { cause } => "bad-record" { cause }, "not a record: {cause}";
        UnknownRecordVersion(version) => "unknown-record-version" { version },
            "a record of version {version:?}";
        TooLong => "too-long", "longer than any game";
    }
    passed on {
        Players(PlayersError: AgentError),
        Seed(ParseSeedError),
    }
}

impl From<BadJson> for SessionError {
    fn from(error: BadJson) -> Self {
        Self::BadConfig(error.to_string())
    }
}
