use crate::reversi::rules::{Position, Size};

use super::{Line, NotationError, read_board, read_ggf, read_transcript};

/// The greatest length of a text in bytes.
const MAX_BYTES: usize = 64 * 1024;

/// The form of a text that was read: moves, a game in GGF, or a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Moves one after another.
    Transcript,
    /// A game in GGF.
    Ggf,
    /// Squares and a side.
    Board,
}

/// What a text held: the form it was in, and the game or position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// The form it was in.
    pub form: Form,
    /// The game; of a board, a line without steps.
    pub line: Line,
}

/// Reads a text in any of the three forms; `size` is the board of a transcript, which does not name its own.
///
/// # Errors
///
/// `too-long` beyond 64 KiB, `empty-text`; `bad-move`, `illegal-move`, `bad-ggf`, `bad-disc`, `no-side` or `bad-board-size` by
/// the form that the beginning of the text suggests.
pub fn read(text: &str, size: Size) -> Result<Pasted, NotationError> {
    if MAX_BYTES < text.len() {
        return Err(NotationError::TooLong);
    }
    // Some editors put a byte order mark first.
    let begun = text.trim_start_matches('\u{feff}').trim_start();
    let mut letters = begun.chars();
    let first = letters.next().ok_or(NotationError::Empty)?;
    let second = letters.next().unwrap_or(' ');
    if begun.contains("(;") {
        return Ok(Pasted { form: Form::Ggf, line: read_ggf(text)? });
    }
    let a_square = first.is_ascii_alphabetic() && second.is_ascii_digit();
    if a_square || first.is_ascii_digit() {
        let line = read_transcript(text, Position::start(size))?;
        return Ok(Pasted { form: Form::Transcript, line });
    }
    Ok(Pasted { form: Form::Board, line: Line { start: read_board(text)?, steps: Vec::new() } })
}
