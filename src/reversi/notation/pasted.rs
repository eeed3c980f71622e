use crate::reversi::rules::{Position, Size};

use super::{Line, NotationError, read_board, read_ggf, read_transcript};

/// The greatest length of a text.
const MAX_BYTES: usize = 64 * 1024;

/// In which form a text was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Moves one after another.
    Transcript,
    /// A game between brackets.
    Ggf,
    /// Squares and a side.
    Board,
}

/// What a text said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// In which form.
    pub form: Form,
    /// The game; of a board the position alone.
    pub line: Line,
}

/// Reads a text in any of the three forms; `size` is the board of a transcript, which does not name its own.
///
/// # Errors
///
/// Those of the form that the text begins like.
pub fn read(text: &str, size: Size) -> Result<Pasted, NotationError> {
    if MAX_BYTES < text.len() {
        return Err(NotationError::TooLong);
    }
    // A mark of the order of bytes, which some editors put first, says nothing.
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
