use crate::reversi::rules::{Position, Side, Size, Step};

use super::{Line, NotationError, line::LineBuilder, read_board};

/// A tag of a text in GGF, `XX[value]`, with the places of name and value.
struct Tag {
    name: String,
    at: usize,
    value: String,
    value_at: usize,
}

const fn bad(at: usize, expected: &'static str) -> NotationError {
    NotationError::BadGgf { at, expected }
}

/// Reads the first game of a text in GGF, `(;GM[Othello]…BO[8 …]B[f5]W[d6]…;)`: its board, else the initial position, and its moves. Other
/// tags are ignored.
///
/// # Errors
///
/// `bad-ggf` where the text is not of that form, `illegal-move` where a move is not allowed; `bad-disc`, `no-side` or
/// `bad-board-size` where its board is none.
pub fn read_ggf(text: &str) -> Result<Line, NotationError> {
    let tags = tags(text)?;
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    if let Some(game) = tag("GM").filter(|game| !game.value.trim().eq_ignore_ascii_case("othello"))
    {
        return Err(bad(game.value_at, "GM[Othello]"));
    }
    let start = match (tag("BO"), tag("TY")) {
        (Some(board), _) => board_of(board)?,
        (None, Some(size)) => Position::start(size_of(size)?),
        (None, None) => Position::start(Size::Eight),
    };
    let mut line = LineBuilder::new(start);
    for tag in &tags {
        let side = match tag.name.as_str() {
            "B" => Side::Black,
            "W" => Side::White,
            _ => continue,
        };
        // A value and a time may follow the move.
        let word = tag.value.split('/').next().unwrap_or_default().trim();
        let step = match word.to_ascii_lowercase().as_str() {
            "pa" | "pass" => Step::Pass,
            square => Step::Place(square.parse().map_err(|_| bad(tag.value_at, "a square or PA"))?),
        };
        let mover = line.position;
        let turn = if mover.must_pass() && step != Step::Pass {
            mover.side().other()
        } else {
            mover.side()
        };
        if side != turn && !mover.is_over() {
            return Err(bad(
                tag.at,
                if turn == Side::Black { "a move of B" } else { "a move of W" },
            ));
        }
        line.add(step, tag.value_at)?;
    }
    Ok(line.line)
}

/// The tags of the first game.
fn tags(text: &str) -> Result<Vec<Tag>, NotationError> {
    let letters: Vec<char> = text.chars().collect();
    let begin = letters.windows(2).position(|pair| pair == ['(', ';']);
    let mut place = begin.ok_or(bad(1, "(;"))? + 2;
    let mut tags = Vec::new();
    loop {
        let rest = &letters[place..];
        match rest {
            [letter, ..] if letter.is_whitespace() => place += 1,
            [';', ')', ..] => return Ok(tags),
            [letter, ..] if letter.is_ascii_alphabetic() => {
                let length = rest.iter().take_while(|letter| letter.is_ascii_alphabetic()).count();
                if rest.get(length) != Some(&'[') {
                    return Err(bad(place + length + 1, "["));
                }
                let value_at = place + length + 1;
                let value: String =
                    letters[value_at..].iter().take_while(|letter| **letter != ']').collect();
                let end = value_at + value.chars().count();
                if end == letters.len() {
                    return Err(bad(end + 1, "]"));
                }
                let name = rest[..length].iter().collect::<String>().to_ascii_uppercase();
                tags.push(Tag { name, at: place + 1, value, value_at: value_at + 1 });
                place = end + 1;
            }
            _ => return Err(bad(place + 1, ";)")),
        }
    }
}

/// The board of `BO[8 squares side]`.
fn board_of(tag: &Tag) -> Result<Position, NotationError> {
    let size = size_of(tag)?;
    let squares = tag.value.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
    let before = tag.value.chars().count() - squares.chars().count();
    let board = read_board(squares).map_err(|error| match error {
        NotationError::BadDisc { at, found } => {
            NotationError::BadDisc { at: tag.value_at + before + at - 1, found }
        }
        other => other,
    })?;
    if board.size() == size {
        Ok(board)
    } else {
        Err(bad(tag.value_at, "a board of the size it names"))
    }
}

/// The size at the beginning of a value.
fn size_of(tag: &Tag) -> Result<Size, NotationError> {
    let digits: String = tag.value.trim_start().chars().take_while(char::is_ascii_digit).collect();
    let size = Size::ALL.into_iter().find(|size| size.side().to_string() == digits);
    size.ok_or(bad(tag.value_at, "8, 6 or 4"))
}
