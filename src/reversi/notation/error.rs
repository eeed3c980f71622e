use crate::{error_code::error_codes, reversi::rules::MoveError};

/// Why a text is neither a game nor a position: codes `empty-text`, `too-long`, `bad-disc`, `bad-board-size`, `no-side`,
/// `bad-move`, `illegal-move` and `bad-ggf`. Places are counted in characters from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationError {
    /// The text is empty.
    Empty,
    /// The text is longer than any game.
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
        /// The number of the move that is expected there, passes counted.
        number: usize,
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
    /// A text in GGF or SGF is not of its form.
    BadGgf {
        /// Where.
        at: usize,
        /// The number of the move that is read there, passes counted.
        number: usize,
        /// What is expected there.
        expected: &'static str,
    },
}

error_codes! {
    NotationError {
        Empty => "empty-text", "there is nothing to read";
        TooLong => "too-long", "longer than any game";
        BadDisc { at, found } => "bad-disc" { at, found }, "character {at}: {found:?} is neither X, O nor -";
        BadBoardSize { squares } => "bad-board-size" { squares },
            "{squares} squares, where a board has 64, 36 or 16";
        NoSide => "no-side", "the board does not end with the side to move, X or O";
        BadMove { at, number, found } => "bad-move" { at, number, found },
            "character {at}, move {number}: {found:?} is neither a square nor a pass";
        IllegalMove { at, number, found, cause } => "illegal-move" { at, number, found, cause: cause.code() },
            "character {at}, move {number}, {found}: {cause}";
        BadGgf { at, number, expected } => "bad-ggf" { at, number, expected },
            "character {at}: {expected} is expected";
    }
}
