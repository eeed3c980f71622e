use crate::reversi::rules::{Position, Side, Size, Square, SquareSet};

use super::{NotationError, letters::Letters};

/// The content of a square: `Some(None)` if empty.
fn disc(letter: char) -> Option<Option<Side>> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' | '\u{25cf}' | '\u{26ab}' => Some(Some(Side::Black)),
        'O' | 'o' | 'W' | 'w' | '\u{25cb}' | '\u{26aa}' => Some(Some(Side::White)),
        '-' | '.' | '_' | '\u{b7}' => Some(None),
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

/// Whether a text begins as a board does and not as moves.
pub(super) fn begins_board(letters: &Letters) -> bool {
    let is_first = |line: &&[Placed]| {
        let own = unlabelled(line);
        is_content(&own) && side_of_word(&word(own)).is_none() && side_named(own).is_none()
    };
    let Some(line) = letters.lines().find(is_first) else { return false };
    let discs = unlabelled(line).iter().filter(|(_, letter)| !is_space(*letter));
    let begin = discs.take_while(|(_, letter)| disc(*letter).is_some()).count();
    // A move is a letter and a number, which may be `b4`.
    4 <= begin || 0 < begin && !line.iter().any(|(_, letter)| letter.is_ascii_digit())
}

/// Reads squares and the side to move: a letter, or the words `black` or `white`, also on a line above. White space is ignored, so that
/// a board may be pasted row by row; so are the names of rows and columns, frames, whatever follows `;`, `#` or `%` on a line, and what is
/// said about a side on a line of its own, such as its discs.
///
/// # Errors
///
/// `bad-disc` for a character that is no square, `empty-text`, `no-side` where the side to move is missing, `bad-board-size`
/// where there are neither 64, 36 nor 16 squares.
pub fn read_board(text: &str) -> Result<Position, NotationError> {
    let (mut squares, mut named) = (Vec::new(), None);
    let sized =
        |squares: usize| Size::ALL.into_iter().find(|size| size.field().len() as usize == squares);
    let letters = Letters::new(text);
    for line in letters.lines().map(unlabelled).filter(is_content) {
        // A letter alone may be a square of those below others.
        if let Some(side) = side_named(line).filter(|_| squares.is_empty() || 1 < line.len()) {
            named = Some(side);
            continue;
        }
        let mut rest = line;
        while let [(at, letter), more @ ..] = rest {
            if matches!(letter, ';' | '#' | '%') {
                break;
            }
            let word = word(rest);
            let may_be_side = rest.len() == line.len() || sized(squares.len()).is_some();
            if may_be_side && side_of_word(&word).is_some() {
                named = side_named(rest).or(named);
                break;
            }
            // "X to move"
            if !squares.is_empty() && WORDS.contains(&word.as_str()) {
                break;
            }
            if !is_space(*letter) {
                squares.push(
                    disc(*letter).ok_or(NotationError::BadDisc { at: at + 1, found: *letter })?,
                );
            }
            rest = more;
        }
    }
    if squares.is_empty() {
        return Err(NotationError::Empty);
    }
    let found = squares.len();
    let (size, side) = match (sized(found), sized(found - 1), named) {
        (Some(size), _, Some(side)) => (size, side),
        (_, Some(size), _) => {
            (size, squares.pop().flatten().or(named).ok_or(NotationError::NoSide)?)
        }
        (Some(_), ..) => return Err(NotationError::NoSide),
        // A disc at the end is the side, not a square.
        _ => {
            let is_side = named.is_none() && squares[found - 1].is_some();
            return Err(NotationError::BadBoardSize { squares: found - usize::from(is_side) });
        }
    };
    let of = |colour: Side| -> SquareSet {
        let held = size.field().iter().zip(&squares).filter(|(_, disc)| **disc == Some(colour));
        held.map(|(square, _): (Square, _)| square).collect()
    };
    let position = Position::new(size, of(Side::Black), of(Side::White), side);
    Ok(position.expect("every square holds one disc at most, and lies on the board"))
}

/// What may follow the side to move.
const WORDS: [&str; 6] = ["to", "move", "moves", "play", "plays", "turn"];

/// A character with its place in a text.
type Placed = (usize, char);

fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == '|'
}

/// The word at the beginning, in lower case, as far as it matters.
fn word(line: &[Placed]) -> String {
    let letters = line.iter().take(6).map(|(_, letter)| letter.to_ascii_lowercase());
    letters.take_while(char::is_ascii_alphabetic).collect()
}

fn side_of_word(word: &str) -> Option<Side> {
    match word {
        "black" => Some(Side::Black),
        "white" => Some(Side::White),
        _ => None,
    }
}

/// The side to move where the text names it and says nothing else: `X`, `White's turn`, `O to move:`.
fn side_named(line: &[Placed]) -> Option<Side> {
    let letters = line.iter().map(|(_, letter)| letter.to_ascii_lowercase());
    let text: String = letters.take_while(|letter| !matches!(letter, ';' | '#' | '%')).collect();
    let is_between = |letter: char| is_space(letter) || matches!(letter, ':' | '\'' | '\u{2019}');
    let mut words = text.split(is_between).filter(|word| !word.is_empty());
    let first = words.next()?;
    let side = side_of_word(first).or_else(|| read_side(first))?;
    let is_usual = |word: &str| word == "s" || WORDS.contains(&word.trim_end_matches(['.', '!']));
    words.all(is_usual).then_some(side)
}

/// The line without the number of its row at either end.
fn unlabelled(line: &[Placed]) -> &[Placed] {
    let is_row = |letter: char| ('1'..='8').contains(&letter);
    let of_board = |line: &[Placed]| {
        line.iter().all(|(_, letter)| is_space(*letter) || disc(*letter).is_some())
    };
    let mut line = trimmed(line);
    if let [(_, number), rest @ ..] = line
        && is_row(*number)
        && !rest.is_empty()
        && of_board(&rest[..1])
    {
        line = trimmed(rest);
    }
    match line {
        [rest @ .., (_, number)] if is_row(*number) && of_board(rest) => trimmed(rest),
        _ => line,
    }
}

fn trimmed(line: &[Placed]) -> &[Placed] {
    let is_blank = |(_, letter): &Placed| is_space(*letter);
    let begin = line.iter().take_while(|placed| is_blank(placed)).count();
    let end = line[begin..].iter().rev().take_while(|placed| is_blank(placed)).count();
    &line[begin..line.len() - end]
}

/// Whether a line is more than the names of the columns, a frame or a comment.
fn is_content(line: &&[Placed]) -> bool {
    let letters: String = line.iter().map(|(_, letter)| letter.to_ascii_lowercase()).collect();
    let names: String = letters.chars().filter(|letter| !is_space(*letter)).collect();
    let is_frame = names.starts_with('+');
    let is_comment = names.starts_with([';', '#', '%']);
    let are_columns = 4 <= names.len() && "abcdefgh".starts_with(&names);
    !(names.is_empty() || is_frame || is_comment || are_columns)
}
