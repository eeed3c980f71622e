use crate::reversi::rules::{Position, Square, Step};

use super::{Line, NotationError, line::LineBuilder};

/// The words for a pass; a prefix of another comes before it.
const PASSES: [&str; 4] = ["--", "pa", "ps", "pass"];

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

/// Reads moves from a position on: squares in letters of either case, passes as `--`, `pa`, `ps`, `pass` or left out; between them white
/// space, commas, and numbers with a full stop.
///
/// # Errors
///
/// `bad-move` where a word is none of these, `illegal-move`.
pub fn read_transcript(text: &str, start: Position) -> Result<Line, NotationError> {
    let mut line = LineBuilder::new(start);
    let letters: Vec<char> = text.chars().collect();
    let mut place = 0;
    while place < letters.len() {
        let rest = &letters[place..];
        place += match rest[0] {
            letter if letter.is_whitespace() || letter == ',' => 1,
            _ => {
                let (step, length) = word(rest).ok_or_else(|| bad(rest, place))?;
                if let Some(step) = step {
                    line.add(step, place + 1)?;
                }
                length
            }
        };
    }
    Ok(line.line)
}

/// The step at the beginning of a text, none if that is a number; and the length of the word.
fn word(rest: &[char]) -> Option<(Option<Step>, usize)> {
    let digits = rest.iter().take_while(|letter| letter.is_ascii_digit()).count();
    if 0 < digits {
        return (rest.get(digits) == Some(&'.')).then_some((None, digits + 1));
    }
    let beginning = |length: usize| -> Option<String> {
        let letters = rest.get(..length)?;
        Some(letters.iter().collect::<String>().to_ascii_lowercase())
    };
    // Longer words first, as one is a prefix of another.
    let mut passes = PASSES.iter().rev();
    if let Some(pass) = passes.find(|pass| beginning(pass.len()).as_deref() == Some(pass)) {
        return Some((Some(Step::Pass), pass.len()));
    }
    let square: Square = beginning(2)?.parse().ok()?;
    Some((Some(Step::Place(square)), 2))
}

fn bad(rest: &[char], place: usize) -> NotationError {
    let found = rest.iter().take_while(|letter| !letter.is_whitespace()).take(8).collect();
    NotationError::BadMove { at: place + 1, found }
}
