use crate::reversi::rules::{Position, Side, Size, Square, SquareSet, Step};

use super::{
    Line, NotationError,
    letters::Letters,
    line::{LineBuilder, Reading},
    read_board,
};

/// A value of a tag, `XX[value]`, with the places of both from 1. A tag with several values is several of these.
struct Tag {
    name: String,
    at: usize,
    value: String,
    value_at: usize,
}

impl Tag {
    /// What is wrong in the value; no move was read before it.
    const fn bad(&self, expected: &'static str) -> NotationError {
        bad(self.value_at, expected)
    }
}

const fn bad(at: usize, expected: &'static str) -> NotationError {
    NotationError::BadGgf { at, number: 1, expected }
}

/// The letters of the longest name of a tag, more than any program writes.
const LONGEST_NAME: usize = 16;

/// The names of the game.
const GAMES: [&str; 3] = ["othello", "reversi", "2"];

/// Reads the first game of a text in GGF, `(;GM[Othello]…BO[8 …]B[f5]W[d6]…;)`, or in SGF, `(;GM[2]SZ[8];B[f5];W[d6]…)`, along its main
/// line: its board or the discs set up in it, else the initial position, and its moves. Squares are `f5` or, as in Go, `fe`. Other tags are
/// ignored, and a text may begin with a tag.
///
/// # Errors
///
/// `bad-ggf` where the text is not of that form, `illegal-move` where a move is not allowed; `bad-disc`, `no-side` or
/// `bad-board-size` where its board is none.
pub fn read_tagged(text: &str) -> Result<Line, NotationError> {
    as_far_as_read(text)?.whole()
}

/// Whether a text begins with a tag, or holds the beginning of a game.
pub(super) fn begins_tagged(letters: &Letters) -> bool {
    let letters = plain(letters);
    let is_upper = |name: &[char]| name.iter().all(char::is_ascii_uppercase);
    begin_of_game(&letters).is_some() || name_of_tag(&letters).is_some_and(is_upper)
}

fn plain(letters: &Letters) -> Vec<char> {
    letters.from(0).iter().map(|(_, letter)| *letter).collect()
}

/// The place after the `(;` of the first game. A tag follows it, as comments on moves may hold the two signs as well.
fn begin_of_game(letters: &[char]) -> Option<usize> {
    let past = |place: usize, is: fn(&char) -> bool| {
        place + letters[place..].iter().take_while(|letter| is(letter)).count()
    };
    let is_blank = |letter: &char| letter.is_whitespace();
    let opened = (0..letters.len()).filter(|place| letters[*place] == '(');
    let mut begun = opened.map(|place| past(place + 1, is_blank)).filter(|begin| {
        let tag = past(*begin, |letter| letter.is_whitespace() || *letter == ';');
        letters.get(*begin) == Some(&';') && name_of_tag(&letters[tag..]).is_some()
    });
    begun.next().map(|begin| begin + 1)
}

/// The name of the tag that the letters begin with.
fn name_of_tag(letters: &[char]) -> Option<&[char]> {
    let name = name(letters);
    (!name.is_empty() && letters.get(name.len()) == Some(&'[')).then_some(name)
}

fn name(letters: &[char]) -> &[char] {
    let own = letters.iter().take(LONGEST_NAME);
    &letters[..own.take_while(|letter| letter.is_ascii_alphabetic()).count()]
}

pub(super) fn as_far_as_read(text: &str) -> Result<Reading, NotationError> {
    let (tags, end) = tags(text);
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let is_other = |game: &&Tag| !GAMES.contains(&game.value.trim().to_ascii_lowercase().as_str());
    if let Some(game) = tag("GM").filter(is_other) {
        return Err(game.bad("GM[Othello]"));
    }
    let size = tag("BO").or(tag("TY")).or(tag("SZ")).map_or(Ok(Size::Eight), size_of)?;
    let start = match tag("BO") {
        Some(board) => board_of(board, size)?,
        None => set_up(&tags, size)?,
    };
    let reading = LineBuilder::read(start, |line| {
        for tag in &tags {
            let side = match tag.name.as_str() {
                "B" => Side::Black,
                "W" => Side::White,
                _ => continue,
            };
            let number = line.number();
            let step = step_of(tag).ok_or(NotationError::BadGgf {
                at: tag.value_at,
                number,
                expected: "a square or PA",
            })?;
            let mover = line.position;
            let turn = if mover.must_pass() && step != Step::Pass {
                mover.side().other()
            } else {
                mover.side()
            };
            if side != turn && !mover.is_over() {
                let expected = if turn == Side::Black { "a move of B" } else { "a move of W" };
                return Err(NotationError::BadGgf { at: tag.at, number, expected });
            }
            line.add(step, tag.value_at)?;
        }
        end.map_or(Ok(()), |(at, expected)| {
            Err(NotationError::BadGgf { at, number: line.number(), expected })
        })
    });
    Ok(reading)
}

/// The tags of the first game as far as they can be read, along the first of several variations; and what is expected where, if not all
/// can be read.
fn tags(text: &str) -> (Vec<Tag>, Option<(usize, &'static str)>) {
    let letters = plain(&Letters::new(text));
    let begin = begin_of_game(&letters);
    let mut place = begin.unwrap_or(0);
    let (mut tags, mut named) = (Vec::new(), None::<(String, usize)>);
    loop {
        let rest = &letters[place..];
        match rest {
            [letter, ..] if letter.is_whitespace() || matches!(letter, ';' | '(') => place += 1,
            [')', ..] => return (tags, None),
            [] if begin.is_none() && !tags.is_empty() => return (tags, None),
            [letter, ..] if letter.is_ascii_alphabetic() => {
                let Some(own) = name_of_tag(rest) else {
                    return (tags, Some((place + name(rest).len() + 1, "[")));
                };
                let upper = own.iter().map(char::to_ascii_uppercase).collect();
                named = Some((upper, place + 1));
                place += own.len();
            }
            ['[', inside @ ..] if named.is_some() => {
                let Some(length) = end_of_value(inside) else {
                    return (tags, Some((letters.len() + 1, "]")));
                };
                let (name, at) = named.clone().unwrap_or_default();
                let value = inside[..length].iter().collect();
                tags.push(Tag { name, at, value, value_at: place + 2 });
                place += length + 2;
            }
            _ => return (tags, Some((place + 1, ";)"))),
        }
    }
}

/// The length of a value to its bracket, which a backslash takes for a letter.
fn end_of_value(inside: &[char]) -> Option<usize> {
    let is_end =
        |place: &usize| inside[*place] == ']' && (*place == 0 || inside[*place - 1] != '\\');
    (0..inside.len()).find(is_end)
}

/// The step of `B[…]` or `W[…]`; a value and a time may follow the square.
fn step_of(tag: &Tag) -> Option<Step> {
    let word = tag.value.split('/').next().unwrap_or_default().trim().to_ascii_lowercase();
    match word.as_str() {
        "" | "--" | "pa" | "ps" | "pass" | "tt" => Some(Step::Pass),
        word => square_of(word).map(Step::Place),
    }
}

/// A square as `f5`, or as column and row in letters, `fe`.
fn square_of(word: &str) -> Option<Square> {
    word.parse().ok().or_else(|| {
        let &[col, row] = word.as_bytes() else { return None };
        let digit = row.checked_sub(b'a')?.checked_add(b'1')?;
        [char::from(col), char::from(digit)].iter().collect::<String>().parse().ok()
    })
}

/// The position of the discs set up by `AB`, `AW` and `PL`, else the initial one.
fn set_up(tags: &[Tag], size: Size) -> Result<Position, NotationError> {
    let discs = |name: &str| -> Result<SquareSet, NotationError> {
        let own = tags.iter().filter(|tag| tag.name == name);
        own.map(|tag| square_of(tag.value.trim()).ok_or(tag.bad("a square"))).collect()
    };
    let (black, white) = (discs("AB")?, discs("AW")?);
    if black.is_empty() && white.is_empty() {
        return Ok(Position::start(size));
    }
    let mover = tags.iter().find(|tag| tag.name == "PL").map(|tag| tag.value.trim());
    let is_white = mover.is_some_and(|mover| matches!(mover, "W" | "w" | "2"));
    let side = if is_white { Side::White } else { Side::Black };
    let at = tags.iter().find(|tag| tag.name.starts_with('A')).map_or(1, |tag| tag.value_at);
    Position::new(size, black, white, side)
        .map_err(|_| bad(at, "discs on the board, one on each square"))
}

/// The board of `BO[8 squares side]`.
fn board_of(tag: &Tag, size: Size) -> Result<Position, NotationError> {
    let squares = tag.value.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
    let before = tag.value.chars().count() - squares.chars().count();
    let board = read_board(squares).map_err(|error| match error {
        NotationError::BadDisc { at, found } => {
            NotationError::BadDisc { at: tag.value_at + before + at - 1, found }
        }
        other => other,
    })?;
    if board.size() == size { Ok(board) } else { Err(tag.bad("a board of the size it names")) }
}

/// The size at the beginning of a value, such as `8`, `8r20` or `s8r20`.
fn size_of(tag: &Tag) -> Result<Size, NotationError> {
    let value = tag.value.trim_start().trim_start_matches('s');
    let digits: String = value.chars().take_while(char::is_ascii_digit).collect();
    let size = Size::ALL.into_iter().find(|size| size.side().to_string() == digits);
    size.ok_or(tag.bad("8, 6 or 4"))
}
