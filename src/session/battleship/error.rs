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
    json_value::BadJson,
    rng::{ParseSeedError, Seed},
    session::shared::{PlayersError, SessionError},
};

/// Why a game of Battleship cannot be opened, or a call on it is refused. Whatever is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameError {
    /// For a reason that games of any kind have.
    Session(SessionError),
    /// The rules.
    Rules(RulesetError),
    /// The deployer.
    Deployer(UnknownDeployer),
    /// No fleet can be laid.
    Deploy(DeployError),
    /// A fleet laid by hand is not legal: all its faults.
    IllegalFleet(Vec<SetupFault>),
    /// An action is refused.
    Action(ActionError),
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
}

impl GameError {
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
            Self::Session(error) => error.code(),
            Self::Rules(error) => error.code(),
            Self::Deployer(error) => error.code(),
            Self::Deploy(error) => error.code(),
            Self::IllegalFleet(_) => "illegal-fleet",
            Self::Action(error) => error.code(),
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
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Session(error) => error.args(),
            Self::Rules(error) => error.args(),
            Self::Deployer(error) => error.args(),
            Self::Deploy(error) => error.args(),
            Self::Action(error) => error.args(),
            Self::Position(error) => error.args(),
            Self::Puzzle(error) => error.args(),
            Self::Generator(error) => error.args(),
            Self::Small(error) => error.args(),
            Self::PuzzleNotMade { rules, seed, players } => vec![
                ("rules", rules.as_str().into()),
                ("seed", seed.to_string().as_str().into()),
                ("players", players.as_str().into()),
            ],
            Self::Deduction(UnknownRule(name)) => vec![("name", name.as_str().into())],
            Self::IllegalFleet(_)
            | Self::ChancesWithheld
            | Self::NotCounted
            | Self::NoDeductions
            | Self::NotScored
            | Self::Book(_)
            | Self::Contradiction
            | Self::PositionNotPlayable => Vec::new(),
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Session(error) => error.fmt(f),
            Self::Rules(error) => error.fmt(f),
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
        }
    }
}

impl Error for GameError {}

impl From<BadJson> for GameError {
    fn from(error: BadJson) -> Self {
        Self::Session(error.into())
    }
}

impl From<RulesetError> for GameError {
    fn from(error: RulesetError) -> Self {
        Self::Rules(error)
    }
}

impl From<SessionError> for GameError {
    fn from(error: SessionError) -> Self {
        Self::Session(error)
    }
}

impl From<PlayersError> for GameError {
    fn from(error: PlayersError) -> Self {
        Self::Session(error.into())
    }
}

impl From<AgentError> for GameError {
    fn from(error: AgentError) -> Self {
        Self::Session(error.into())
    }
}

impl From<ParseSeedError> for GameError {
    fn from(error: ParseSeedError) -> Self {
        Self::Session(error.into())
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
