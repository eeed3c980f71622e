use std::{error::Error, fmt};

use crate::{
    agent_registry::AgentError,
    error_code::{Arg, ErrorCode},
    json_value::BadJson,
    reversi::{
        engine::BadWeights,
        notation::NotationError,
        rules::{MoveError, ParseSquareError},
    },
    rng::ParseSeedError,
    session::shared::{PlayersError, SessionError},
};

/// Why a game of Reversi cannot be opened, or a call on it is refused. Whatever is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReversiError {
    /// For a reason that games of any kind have.
    Session(SessionError),
    /// No board of Reversi has this name.
    UnknownRules(String),
    /// A text is neither a game nor a position.
    Notation(NotationError),
    /// A text names no square.
    Square(ParseSquareError),
    /// A move.
    Move(MoveError),
    /// An agent is to move, or nobody may be moved for.
    NotYourTurn,
    /// The game has no such line.
    NoSuchLine(usize),
    /// The game has as many lines as it can.
    TooManyLines,
    /// The search has still to go on.
    NotDone,
    /// The tree has no such node.
    NoSuchNode(usize),
    /// A tree is deeper than any, or not deep at all.
    BadDepth(u32),
    /// The engine has no such level.
    BadLevel(u32),
    /// Bytes are not the engine's weights.
    Weights(BadWeights),
    /// The engine has no weights yet.
    WeightsNotLoaded,
}

impl ErrorCode for ReversiError {
    fn code(&self) -> &'static str {
        match self {
            Self::Session(error) => error.code(),
            Self::UnknownRules(_) => "unknown-rules",
            Self::Notation(error) => error.code(),
            Self::Square(error) => error.code(),
            Self::Move(error) => error.code(),
            Self::NotYourTurn => "not-your-turn",
            Self::NoSuchLine(_) => "no-such-line",
            Self::TooManyLines => "too-many-lines",
            Self::NotDone => "not-done",
            Self::NoSuchNode(_) => "no-such-node",
            Self::BadDepth(_) => "bad-depth",
            Self::BadLevel(_) => "bad-level",
            Self::Weights(error) => error.code(),
            Self::WeightsNotLoaded => "weights-not-loaded",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Session(error) => error.args(),
            Self::UnknownRules(rules) => vec![("rules", rules.as_str().into())],
            Self::Notation(error) => error.args(),
            Self::Move(error) => error
                .square()
                .map(|square| ("square", square.to_string().as_str().into()))
                .into_iter()
                .collect(),
            Self::NoSuchLine(line) => vec![("line", (*line as u32).into())],
            Self::NoSuchNode(node) => vec![("node", (*node as u32).into())],
            Self::BadDepth(depth) => vec![("depth", (*depth).into())],
            Self::BadLevel(level) => vec![("level", (*level).into())],
            Self::Weights(_)
            | Self::WeightsNotLoaded
            | Self::Square(_)
            | Self::NotYourTurn
            | Self::TooManyLines
            | Self::NotDone => Vec::new(),
        }
    }
}

impl fmt::Display for ReversiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Session(error) => error.fmt(f),
            Self::UnknownRules(rules) => write!(f, "no board of Reversi is called {rules:?}"),
            Self::Notation(error) => error.fmt(f),
            Self::Square(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
            Self::NotYourTurn => f.write_str("it is not your turn"),
            Self::NoSuchLine(line) => write!(f, "the game has no line {line}"),
            Self::TooManyLines => f.write_str("the game has as many lines as it can"),
            Self::NotDone => f.write_str("the search has still to go on"),
            Self::NoSuchNode(node) => write!(f, "the tree has no node {node}"),
            Self::BadDepth(depth) => write!(f, "a tree is 1 to 4 moves deep, not {depth}"),
            Self::BadLevel(level) => write!(f, "the engine has levels 1 to 6, not {level}"),
            Self::Weights(error) => error.fmt(f),
            Self::WeightsNotLoaded => f.write_str("the engine has no weights yet"),
        }
    }
}

impl Error for ReversiError {}

impl From<SessionError> for ReversiError {
    fn from(error: SessionError) -> Self {
        Self::Session(error)
    }
}

impl From<PlayersError> for ReversiError {
    fn from(error: PlayersError) -> Self {
        Self::Session(error.into())
    }
}

impl From<AgentError> for ReversiError {
    fn from(error: AgentError) -> Self {
        Self::Session(error.into())
    }
}

impl From<ParseSeedError> for ReversiError {
    fn from(error: ParseSeedError) -> Self {
        Self::Session(error.into())
    }
}

impl From<BadJson> for ReversiError {
    fn from(error: BadJson) -> Self {
        Self::Session(error.into())
    }
}

impl From<NotationError> for ReversiError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<MoveError> for ReversiError {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}

impl From<ParseSquareError> for ReversiError {
    fn from(error: ParseSquareError) -> Self {
        Self::Square(error)
    }
}

impl From<BadWeights> for ReversiError {
    fn from(error: BadWeights) -> Self {
        Self::Weights(error)
    }
}
