use crate::reversi::rules::{Position, Size};

use super::{
    Line, NotationError,
    board_text::begins_board,
    letters::Letters,
    line::Reading,
    read_board,
    tagged::{self, begins_tagged},
    transcript,
};

/// The greatest length of a text in bytes.
const MAX_BYTES: usize = 64 * 1024;

/// The form of a text that was read: moves, a game in GGF or SGF, or a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Moves one after another.
    Transcript,
    /// A game in GGF or SGF.
    Tagged,
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
    let (form, reading) = as_far_as_read(text, size)?;
    Ok(Pasted { form, line: reading.whole()? })
}

/// Reads the first `steps` steps of a text in any form, whatever stands after them.
///
/// # Errors
///
/// Those of [`read`], where the text has not so many.
pub fn read_first(text: &str, size: Size, steps: usize) -> Result<Pasted, NotationError> {
    let (form, mut reading) = as_far_as_read(text, size)?;
    if steps <= reading.line.steps.len() {
        reading.line.steps.truncate(steps);
        reading.fault = None;
    }
    Ok(Pasted { form, line: reading.whole()? })
}

fn as_far_as_read(text: &str, size: Size) -> Result<(Form, Reading), NotationError> {
    if MAX_BYTES < text.len() {
        return Err(NotationError::TooLong);
    }
    // Some editors put a byte order mark first.
    let begun = text.trim_start_matches('\u{feff}').trim();
    if begun.is_empty() {
        return Err(NotationError::Empty);
    }
    let letters = Letters::new(begun);
    if begins_tagged(&letters) {
        return Ok((Form::Tagged, tagged::as_far_as_read(text)?));
    }
    if begins_board(&letters) {
        let line = Line { start: read_board(text)?, steps: Vec::new() };
        return Ok((Form::Board, Reading { line, fault: None }));
    }
    let reading = transcript::as_far_as_read(text, Position::start(size));
    if reading.line.steps.is_empty() && reading.fault.is_none() {
        return Err(NotationError::Empty);
    }
    Ok((Form::Transcript, reading))
}
