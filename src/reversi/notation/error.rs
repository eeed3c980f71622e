use std::{error::Error, fmt};

use crate::{
    error_code::{Arg, ErrorCode},
    reversi::rules::MoveError,
};

/// Why a text is neither a game nor a position. Places are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationError {
    /// There is nothing to read.
    Empty,
    /// It is longer than any game.
    TooLong,
    /// A character of a board is neither disc nor empty square.
    BadDisc {
        /// The place of the character.
        at: usize,
        /// The character.
        found: char,
    },
    /// A board has as many squares as no board has.
    BadBoardSize {
        /// How many.
        squares: usize,
    },
    /// A board does not end with the side to move.
    NoSide,
    /// A word of a transcript is neither a square nor a pass.
    BadMove {
        /// The place of its first character.
        at: usize,
        /// The word.
        found: String,
    },
    /// A move is not allowed where it stands.
    IllegalMove {
        /// The place of its first character.
        at: usize,
        /// Its number in the game, passes counted.
        number: usize,
        /// The move.
        found: String,
        /// Why.
        cause: MoveError,
    },
    /// A text in GGF is not of its form.
    BadGgf {
        /// Where.
        at: usize,
        /// What is expected there.
        expected: &'static str,
    },
}

impl ErrorCode for NotationError {
    fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty-text",
            Self::TooLong => "too-long",
            Self::BadDisc { .. } => "bad-disc",
            Self::BadBoardSize { .. } => "bad-board-size",
            Self::NoSide => "no-side",
            Self::BadMove { .. } => "bad-move",
            Self::IllegalMove { .. } => "illegal-move",
            Self::BadGgf { .. } => "bad-ggf",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let place = |at: usize| ("at", Arg::from(at as u32));
        match self {
            Self::Empty | Self::TooLong | Self::NoSide => Vec::new(),
            Self::BadDisc { at, found } => {
                vec![place(*at), ("found", found.to_string().as_str().into())]
            }
            Self::BadBoardSize { squares } => vec![("squares", (*squares as u32).into())],
            Self::BadMove { at, found } => vec![place(*at), ("found", found.as_str().into())],
            Self::IllegalMove { at, number, found, cause } => vec![
                place(*at),
                ("number", (*number as u32).into()),
                ("found", found.as_str().into()),
                ("cause", cause.code().into()),
            ],
            Self::BadGgf { at, expected } => vec![place(*at), ("expected", (*expected).into())],
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing to read"),
            Self::TooLong => f.write_str("longer than any game"),
            Self::BadDisc { at, found } => {
                write!(f, "character {at}: {found:?} is neither X, O nor -")
            }
            Self::BadBoardSize { squares } => {
                write!(f, "{squares} squares, where a board has 64, 36 or 16")
            }
            Self::NoSide => f.write_str("the board does not end with the side to move, X or O"),
            Self::BadMove { at, found } => {
                write!(f, "character {at}: {found:?} is neither a square nor a pass")
            }
            Self::IllegalMove { at, number, found, cause } => {
                write!(f, "character {at}, move {number}, {found}: {cause}")
            }
            Self::BadGgf { at, expected } => write!(f, "character {at}: {expected} is expected"),
        }
    }
}

impl Error for NotationError {}
