use crate::reversi::rules::{Position, Side, Size, Square, SquareSet};

use super::NotationError;

/// The content of a square: `Some(None)` if empty.
fn disc(letter: char) -> Option<Option<Side>> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' | '\u{25cf}' => Some(Some(Side::Black)),
        'O' | 'o' | 'W' | 'w' | '\u{25cb}' => Some(Some(Side::White)),
        '-' | '.' | '_' => Some(None),
        _ => None,
    }
}

/// The letter of a colour in texts: `X` for Black, `O` for White.
#[must_use]
pub const fn side_letter(side: Side) -> char {
    match side {
        Side::Black => 'X',
        Side::White => 'O',
    }
}

/// The side to move at the end of a board: `X` or `O`, or as other programs write it; `None` where the text names no side.
#[must_use]
pub fn read_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(disc).flatten();
    side.filter(|_| letters.next().is_none())
}

/// The squares of a position row by row, `X` black, `O` white, `-` empty.
#[must_use]
pub fn squares_text(position: Position) -> String {
    let letter = |square| position.holder(square).map_or('-', side_letter);
    position.size().field().iter().map(letter).collect()
}

/// A position in one line: its squares, a space, and the side to move.
///
/// ```
/// use spyglass::reversi::{notation::{board_text, read_board}, rules::{Position, Size}};
/// let text = board_text(Position::start(Size::Four));
/// assert_eq!(text, "-----OX--XO----- X");
/// assert_eq!(read_board(&text), Ok(Position::start(Size::Four)));
/// ```
#[must_use]
pub fn board_text(position: Position) -> String {
    format!("{} {}", squares_text(position), side_letter(position.side()))
}

/// Reads squares and the side to move. White space is ignored, so that a board may be pasted row by row.
///
/// # Errors
///
/// `bad-disc` for a character that is no square, `empty-text`, `no-side` where the side to move is missing, `bad-board-size`
/// where there are neither 64, 36 nor 16 squares.
pub fn read_board(text: &str) -> Result<Position, NotationError> {
    let mut squares = Vec::new();
    for (number, letter) in text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
        let at = number + 1;
        squares.push(disc(letter).ok_or(NotationError::BadDisc { at, found: letter })?);
    }
    if squares.is_empty() {
        return Err(NotationError::Empty);
    }
    let has = |size: &Size, squares: usize| size.field().len() as usize == squares;
    let found = squares.len();
    let Some(size) = Size::ALL.into_iter().find(|size| has(size, found - 1)) else {
        return Err(if Size::ALL.iter().any(|size| has(size, found)) {
            NotationError::NoSide
        } else {
            // A disc at the end is the side, not a square.
            NotationError::BadBoardSize {
                squares: found - usize::from(squares[found - 1].is_some()),
            }
        });
    };
    let side = squares.pop().flatten().ok_or(NotationError::NoSide)?;
    let of = |colour: Side| -> SquareSet {
        let held = size.field().iter().zip(&squares).filter(|(_, disc)| **disc == Some(colour));
        held.map(|(square, _): (Square, _)| square).collect()
    };
    let position = Position::new(size, of(Side::Black), of(Side::White), side);
    Ok(position.expect("every square holds one disc at most, and lies on the board"))
}
