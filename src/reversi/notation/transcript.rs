use crate::reversi::rules::{Position, Square, Step};

use super::{
    Line, NotationError,
    line::{LineBuilder, Reading},
    tokens::{Brackets, PASSES, Token, Tokens},
};

/// The moves of a line in one word, `f5d6c3…`. Passes are omitted, as they follow from the position, but for one at the end: `--`.
///
/// ```
/// use spyglass::reversi::{notation::{read_transcript, transcript}, rules::{Position, Size}};
/// let line = read_transcript("F5 d6\nc3", Position::start(Size::Eight)).unwrap();
/// assert_eq!(transcript(&line.steps), "f5d6c3");
/// ```
#[must_use]
pub fn transcript(steps: &[Step]) -> String {
    let mut text = String::with_capacity(2 * steps.len());
    for (number, step) in steps.iter().enumerate() {
        match step {
            Step::Place(square) => text.push_str(&square.to_string()),
            Step::Pass if number + 1 == steps.len() => text.push_str(PASSES[0]),
            Step::Pass => {}
        }
    }
    text
}

/// Reads moves from a position on, as people write them: squares in letters of either case, passes as `--`, `pa`, `ps`, `pp`, `pass` or
/// left out; between them white space, signs, numbers, the names of the sides, and comments in brackets or after `;`, `#`, `%` or `//`. A
/// text without letters has its squares as numbers: row and column, or counted row by row, from 1 or from 0, and those before a full stop,
/// a colon or a bracket number moves or are squares too, as most of it is legal.
///
/// # Errors
///
/// `bad-move` where a word is none of these, `illegal-move`.
pub fn read_transcript(text: &str, start: Position) -> Result<Line, NotationError> {
    as_far_as_read(text, start).whole()
}

pub(super) fn as_far_as_read(text: &str, start: Position) -> Reading {
    let in_letters = |tokens: &Tokens| tokens.has(|token| matches!(token, Token::Square(_)));
    let in_numbers = |tokens: &Tokens| {
        tokens.has(|token| matches!(token, Token::Number(_) | Token::Numbering(_)))
    };
    let mut tokens = Tokens::new(text, Brackets::Comments);
    if !in_letters(&tokens) && !in_numbers(&tokens) {
        // "(5,6)" is a square where nothing else is.
        tokens = Tokens::new(text, Brackets::Signs);
    }
    if in_letters(&tokens) {
        return read_tokens(&tokens, &tokens.all, start, None);
    }
    let [numbered, listed] =
        [true, false].map(|is_numbered| tokens.numbers_as_squares(is_numbered));
    let readings = [&numbered, &listed].into_iter().flat_map(|all| {
        NUMBERINGS.map(|numbering| read_tokens(&tokens, all, start, Some(numbering)))
    });
    // Of several that come as far the first.
    let farther = |best: Reading, next: Reading| {
        if best.line.steps.len() < next.line.steps.len() { next } else { best }
    };
    let best = readings.reduce(farther).expect("there are several numberings");
    match numbered.first() {
        // Numbers of which the first is legal in no way are no moves.
        Some(&(at, Token::Number(_))) if best.line.steps.is_empty() => {
            let fault = NotationError::BadMove { at: at + 1, number: 1, found: tokens.word(at) };
            Reading { fault: Some(fault), ..best }
        }
        _ => best,
    }
}

/// The square that a number names on a board of so many rows.
type Numbering = fn(u8, u8) -> Option<Square>;

/// Row and column as two digits, and squares counted row by row; both from 1 and from 0. Column and row are the same game mirrored.
const NUMBERINGS: [Numbering; 4] = [
    |number, side| on_board((number / 10).checked_sub(1)?, (number % 10).checked_sub(1)?, side),
    |number, side| on_board(number / 10, number % 10, side),
    |number, side| {
        number.checked_sub(1).and_then(|place| on_board(place / side, place % side, side))
    },
    |number, side| on_board(number / side, number % side, side),
];

fn on_board(row: u8, col: u8, side: u8) -> Option<Square> {
    (row < side && col < side).then(|| Square::new(row, col))
}

/// The steps of a text, whose numbers are squares where a numbering is given and say nothing otherwise.
fn read_tokens(
    tokens: &Tokens,
    all: &[(usize, Token)],
    start: Position,
    numbering: Option<Numbering>,
) -> Reading {
    let side = start.size().side();
    LineBuilder::read(start, |line| {
        for &(at, token) in all {
            let bad =
                |number| NotationError::BadMove { at: at + 1, number, found: tokens.word(at) };
            let step = match token {
                Token::Square(square) => Step::Place(square),
                Token::Pass => Step::Pass,
                // Editors make one dash of two.
                Token::Dash if line.position.must_pass() => Step::Pass,
                Token::Dash | Token::Numbering(_) => continue,
                Token::Number(number) => match numbering {
                    None => continue,
                    Some(square) => {
                        Step::Place(square(number, side).ok_or_else(|| bad(line.number()))?)
                    }
                },
                Token::Other => return Err(bad(line.number())),
            };
            line.add(step, at + 1)?;
        }
        Ok(())
    })
}
