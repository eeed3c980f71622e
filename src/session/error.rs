use std::{error::Error, fmt};

use crate::{
    battleship::{
        agents::AgentError,
        generator::GeneratorError,
        inference::{BadBook, deduction::UnknownRule},
        position::PositionError,
        puzzle::PuzzleError,
        rules::{ActionError, DeployError, RulesetError, SetupFault, UnknownDeployer},
        small::SmallError,
    },
    error_code::{Arg, ErrorCode, ErrorCodeData},
    rng::{ParseSeedError, Seed},
};

use super::PlayersError;

/// Why a game cannot be opened, or a call on it is refused. Whatever is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameError {
    /// The configuration is not of its form.
    BadConfig(String),
    /// The rules.
    Rules(RulesetError),
    /// The players.
    Players(PlayersError),
    /// The seed.
    Seed(ParseSeedError),
    /// The deployer.
    Deployer(UnknownDeployer),
    /// No fleet can be laid.
    Deploy(DeployError),
    /// A fleet laid by hand is not legal: all its faults.
    IllegalFleet(Vec<SetupFault>),
    /// An action is refused.
    Action(ActionError),
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
    /// The chances of a board that is not shown, or that there is not.
    ChancesWithheld,
    /// The fleets that fit are too many to count, and none could be drawn.
    NotCounted,
    /// No rules of deduction are known for these rules.
    NoDeductions,
    /// No rule of deduction has this name.
    Deduction(UnknownRule),
    /// Under these rules there is no score.
    NotScored,
    /// The bytes are no book of openings.
    Book(BadBook),
    /// A text is no position.
    Position(PositionError),
    /// A text is no puzzle.
    Puzzle(PuzzleError),
    /// The puzzle of a seed has to be made first, by who makes puzzles.
    PuzzleNotMade {
        /// Its rule set's id.
        rules: String,
        /// Its seed.
        seed: Seed,
        /// Who shall play it.
        players: String,
    },
    /// No puzzle can be made.
    Generator(GeneratorError),
    /// A small board is not solved.
    Small(SmallError),
    /// No fleet fits what was told.
    Contradiction,
    /// A game of one player cannot have come to this position.
    PositionNotPlayable,
    /// A text or a line of actions is longer than anything sensible.
    TooLong,
}

impl GameError {
    pub(super) fn bad_record(cause: impl fmt::Display) -> Self {
        Self::BadRecord { cause: cause.to_string() }
    }

    /// The single faults, where there can be several.
    #[must_use]
    pub fn faults(&self) -> Vec<ErrorCodeData> {
        match self {
            Self::IllegalFleet(faults) => faults.iter().map(ErrorCodeData::from).collect(),
            Self::Rules(error)
            | Self::Position(PositionError::Rules(error))
            | Self::Puzzle(PuzzleError::Rules(error)) => {
                error.faults().iter().map(ErrorCodeData::from).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl ErrorCode for GameError {
    fn code(&self) -> &'static str {
        match self {
            Self::BadConfig(_) => "bad-config",
            Self::Rules(error) => error.code(),
            Self::Players(error) => error.code(),
            Self::Seed(error) => error.code(),
            Self::Deployer(error) => error.code(),
            Self::Deploy(error) => error.code(),
            Self::IllegalFleet(_) => "illegal-fleet",
            Self::Action(error) => error.code(),
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::NoSuchStep(_) => "no-such-step",
            Self::BadRecord { .. } => "bad-record",
            Self::UnknownRecordVersion(_) => "unknown-record-version",
            Self::ChancesWithheld => "chances-withheld",
            Self::NotCounted => "not-counted",
            Self::NoDeductions => "no-deductions",
            Self::Deduction(_) => "unknown-deduction",
            Self::PuzzleNotMade { .. } => "puzzle-not-made",
            Self::NotScored => "not-scored",
            Self::Book(error) => error.code(),
            Self::Position(error) => error.code(),
            Self::Puzzle(error) => error.code(),
            Self::Generator(error) => error.code(),
            Self::Small(error) => error.code(),
            Self::Contradiction => "contradiction",
            Self::PositionNotPlayable => "position-not-playable",
            Self::TooLong => "too-long",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::BadConfig(cause) | Self::BadRecord { cause } => {
                vec![("cause", cause.as_str().into())]
            }
            Self::Rules(error) => error.args(),
            Self::Players(error) => error.args(),
            Self::Deployer(error) => error.args(),
            Self::Deploy(error) => error.args(),
            Self::Action(error) => error.args(),
            Self::Position(error) => error.args(),
            Self::Puzzle(error) => error.args(),
            Self::Generator(error) => error.args(),
            Self::Small(error) => error.args(),
            Self::NoSuchStep(step) => vec![("step", (*step as u32).into())],
            Self::PuzzleNotMade { rules, seed, players } => vec![
                ("rules", rules.as_str().into()),
                ("seed", seed.to_string().as_str().into()),
                ("players", players.as_str().into()),
            ],
            Self::UnknownRecordVersion(version) => vec![("version", version.as_str().into())],
            Self::Deduction(UnknownRule(name)) => vec![("name", name.as_str().into())],
            Self::Seed(_)
            | Self::IllegalFleet(_)
            | Self::NothingToUndo
            | Self::NothingToRedo
            | Self::ChancesWithheld
            | Self::NotCounted
            | Self::NoDeductions
            | Self::NotScored
            | Self::Book(_)
            | Self::Contradiction
            | Self::PositionNotPlayable
            | Self::TooLong => Vec::new(),
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadConfig(cause) => write!(f, "not a game's configuration: {cause}"),
            Self::Rules(error) => error.fmt(f),
            Self::Players(error) => error.fmt(f),
            Self::Seed(error) => error.fmt(f),
            Self::Deployer(error) => error.fmt(f),
            Self::Deploy(error) => error.fmt(f),
            Self::IllegalFleet(faults) => {
                f.write_str("not a legal fleet: ")?;
                for (number, fault) in faults.iter().enumerate() {
                    write!(f, "{}{fault}", if number == 0 { "" } else { "; " })?;
                }
                Ok(())
            }
            Self::Action(error) => error.fmt(f),
            Self::NothingToUndo => f.write_str("there is nothing to undo"),
            Self::NothingToRedo => f.write_str("there is nothing to redo"),
            Self::NoSuchStep(step) => write!(f, "the game has no step {step}"),
            Self::BadRecord { cause } => write!(f, "not a record: {cause}"),
            Self::UnknownRecordVersion(version) => write!(f, "a record of version {version:?}"),
            Self::ChancesWithheld => f.write_str("the chances of a board that is not shown"),
            Self::NotCounted => f.write_str("too many fleets fit to be counted or drawn"),
            Self::PuzzleNotMade { rules, seed, .. } => {
                write!(f, "the puzzle {rules} of the seed {seed} has to be made first")
            }
            Self::NoDeductions => f.write_str("no rules of deduction are known for these rules"),
            Self::Deduction(error) => error.fmt(f),
            Self::NotScored => f.write_str("nothing is scored under these rules"),
            Self::Book(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Puzzle(error) => error.fmt(f),
            Self::Generator(error) => error.fmt(f),
            Self::Small(error) => error.fmt(f),
            Self::Contradiction => f.write_str("no fleet fits what was told"),
            Self::PositionNotPlayable => {
                f.write_str("no game of one player comes to this position")
            }
            Self::TooLong => f.write_str("longer than any game"),
        }
    }
}

impl Error for GameError {}

impl From<RulesetError> for GameError {
    fn from(error: RulesetError) -> Self {
        Self::Rules(error)
    }
}

impl From<PlayersError> for GameError {
    fn from(error: PlayersError) -> Self {
        Self::Players(error)
    }
}

impl From<AgentError> for GameError {
    fn from(error: AgentError) -> Self {
        Self::Players(PlayersError::Agent(error))
    }
}

impl From<ParseSeedError> for GameError {
    fn from(error: ParseSeedError) -> Self {
        Self::Seed(error)
    }
}

impl From<SmallError> for GameError {
    fn from(error: SmallError) -> Self {
        Self::Small(error)
    }
}

impl From<GeneratorError> for GameError {
    fn from(error: GeneratorError) -> Self {
        Self::Generator(error)
    }
}

impl From<UnknownRule> for GameError {
    fn from(error: UnknownRule) -> Self {
        Self::Deduction(error)
    }
}

impl From<UnknownDeployer> for GameError {
    fn from(error: UnknownDeployer) -> Self {
        Self::Deployer(error)
    }
}

impl From<DeployError> for GameError {
    fn from(error: DeployError) -> Self {
        Self::Deploy(error)
    }
}

impl From<ActionError> for GameError {
    fn from(error: ActionError) -> Self {
        Self::Action(error)
    }
}
