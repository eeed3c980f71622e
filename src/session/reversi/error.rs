use crate::{
    agent_registry::AgentError,
    error_code::error_codes,
    json_value::BadJson,
    reversi::{
        engine::BadWeights,
        notation::NotationError,
        rules::{MoveError, ParseSquareError},
    },
    rng::ParseSeedError,
    session::shared::{PlayersError, SessionError},
};

/// Why a game of Reversi cannot be opened, or a call on it is refused; nothing changes then. Own codes: `unknown-rules`,
/// `not-your-turn`, `no-such-line`, `too-many-lines`, `not-done`, `no-such-node`, `bad-depth`, `bad-level`, `weights-not-loaded`.
/// The other variants hold the error of a part and have its code.
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
    /// A move is not allowed.
    Move(MoveError),
    /// An agent is to move, or nobody may be moved for.
    NotYourTurn,
    /// The game has no such line.
    NoSuchLine(usize),
    /// The game has as many lines as it can.
    TooManyLines,
    /// The search is unfinished.
    NotDone,
    /// The tree has no such node.
    NoSuchNode(usize),
    /// A tree has a depth of 1 to 4 plies, not this one.
    BadDepth(u32),
    /// The engine has no such level.
    BadLevel(u32),
    /// Bytes are not the engine's weights.
    Weights(BadWeights),
    /// The engine has no weights yet.
    WeightsNotLoaded,
}

error_codes! {
    ReversiError {
        UnknownRules(rules) => "unknown-rules" { rules }, "no board of Reversi is called {rules:?}";
        NotYourTurn => "not-your-turn", "it is not your turn";
        NoSuchLine(line) => "no-such-line" { line }, "the game has no line {line}";
        TooManyLines => "too-many-lines", "the game has as many lines as it can";
        NotDone => "not-done", "the search has still to go on";
        NoSuchNode(node) => "no-such-node" { node }, "the tree has no node {node}";
        BadDepth(depth) => "bad-depth" { depth }, "a tree is 1 to 4 moves deep, not {depth}";
        BadLevel(level) => "bad-level" { level }, "the engine has levels 1 to 6, not {level}";
        WeightsNotLoaded => "weights-not-loaded", "the engine has no weights yet";
    }
    passed on {
        Session(SessionError: PlayersError, AgentError, ParseSeedError, BadJson),
        Notation(NotationError),
        Square(ParseSquareError),
        Move(MoveError),
        Weights(BadWeights),
    }
}
