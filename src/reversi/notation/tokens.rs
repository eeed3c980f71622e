use crate::reversi::rules::Square;

use super::letters::Letters;

/// The words for a pass; a prefix of another comes before it.
pub(super) const PASSES: [&str; 5] = ["--", "pa", "pp", "ps", "pass"];

/// What may stand between moves and says nothing.
const SIGNS: &str = ",.:!?+*=>/|'\"&$";
/// A dash that is no hyphen: editors put it in the place of two.
const DASHES: &str = "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}";
/// How the side is called whose move follows.
const SIDES: [&str; 6] = ["b", "black", "o", "w", "white", "x"];

/// A part of a text of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Square(Square),
    Pass,
    /// A pass where one is due, else nothing.
    Dash,
    Number(u8),
    /// A number before a full stop, a colon or a bracket: it numbers a move, or is a square of a list.
    Numbering(u8),
    /// What is none of these; the text is read no further.
    Other,
}

/// Whether round brackets hold comments, or are signs between moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Brackets {
    Comments,
    Signs,
}

/// The parts of a text of moves with their places from 0, as far as it can be read.
#[derive(Debug)]
pub(super) struct Tokens {
    pub all: Vec<(usize, Token)>,
    letters: Letters,
}

impl Tokens {
    pub fn new(text: &str, brackets: Brackets) -> Self {
        let letters = Letters::new(text);
        let mut all = Vec::new();
        let mut place = 0;
        while let rest @ [(_, letter), ..] = letters.from(place) {
            let digits = rest.iter().take_while(|(_, letter)| letter.is_ascii_digit()).count();
            if 0 < digits {
                let next = rest.get(digits).map(|(_, letter)| *letter);
                let is_numbering = matches!(next, Some('.' | ':'))
                    || next == Some(')') && brackets == Brackets::Comments;
                all.extend(numbers(&rest[..digits], is_numbering));
                place += digits + usize::from(is_numbering);
                continue;
            }
            place += match passed_over(rest, brackets) {
                0 => {
                    let (token, length) = token(rest);
                    all.extend(token.map(|token| (place, token)));
                    if token == Some(Token::Other) {
                        break;
                    }
                    debug_assert!(0 < length, "{letter:?} is read");
                    length
                }
                length => length,
            };
        }
        Self { all, letters }
    }

    pub fn has(&self, is: fn(&Token) -> bool) -> bool {
        self.all.iter().any(|(_, token)| is(token))
    }

    /// The tokens of a text whose squares are numbers: those of one digit, where there are no others, two by two. Those that number
    /// moves are left out where `is_numbered`, but for one that nothing follows.
    pub fn numbers_as_squares(&self, is_numbered: bool) -> Vec<(usize, Token)> {
        let count = self.all.len();
        let own = self.all.iter().enumerate().filter_map(|(place, &(at, token))| match token {
            Token::Numbering(_) if is_numbered && place + 1 < count => None,
            Token::Numbering(number) => Some((at, Token::Number(number))),
            _ => Some((at, token)),
        });
        let own: Vec<(usize, Token)> = own.collect();
        if own.iter().any(|(_, token)| matches!(token, Token::Number(10..))) {
            return own;
        }
        let (mut pairs, mut tens) = (Vec::new(), None);
        for (at, token) in own {
            match (token, tens) {
                (Token::Number(units), Some((at, ten))) => {
                    pairs.push((at, Token::Number(10 * ten + units)));
                    tens = None;
                }
                (Token::Number(ten), None) => tens = Some((at, ten)),
                // "5-6" is a pair too.
                (Token::Dash, Some(_)) => {}
                _ => pairs.push((at, token)),
            }
        }
        pairs.extend(tens.map(|(at, _)| (at, Token::Other)));
        pairs
    }

    /// The word at a place, as far as a message shows it.
    pub fn word(&self, place: usize) -> String {
        let letters = self.letters.from(place).iter().map(|(_, letter)| *letter);
        letters.take_while(|letter| !letter.is_whitespace()).take(8).collect()
    }
}

type Placed = (usize, char);

/// How many characters at the beginning say nothing: white space, signs, comments.
fn passed_over(rest: &[Placed], brackets: Brackets) -> usize {
    let letter = |place: usize| rest.get(place).map(|(_, letter)| *letter);
    let first = rest[0].1;
    let to_end_of_line =
        || rest.iter().take_while(|(_, letter)| !matches!(letter, '\n' | '\r')).count();
    match first {
        '{' => closed(rest, '{', '}'),
        '[' => closed(rest, '[', ']'),
        '(' if brackets == Brackets::Comments => closed(rest, '(', ')'),
        '(' | ')' => usize::from(brackets == Brackets::Signs),
        '#' | '%' => to_end_of_line(),
        '/' if letter(1) == Some('/') => to_end_of_line(),
        ';' => {
            let blanks = rest[1..].iter().take_while(|(_, letter)| letter.is_whitespace()).count();
            let next = &rest[1 + blanks..];
            let is_read = next.first().is_none_or(|(_, letter)| letter.is_ascii_digit())
                || matches!(token(next).0, Some(Token::Square(_) | Token::Pass));
            if is_read { 1 } else { to_end_of_line() }
        }
        _ => usize::from(first.is_whitespace() || SIGNS.contains(first)),
    }
}

/// The length of a comment in brackets, which may hold others; 0 where it has no end.
fn closed(rest: &[Placed], open: char, close: char) -> usize {
    let mut depth = 0_usize;
    for (place, (_, letter)) in rest.iter().enumerate() {
        depth += usize::from(*letter == open);
        depth -= usize::from(*letter == close);
        if depth == 0 {
            return place + 1;
        }
    }
    0
}

/// The token at the beginning of a text and its length; none where it says nothing.
fn token(rest: &[Placed]) -> (Option<Token>, usize) {
    let letters = |is: fn(char) -> bool| {
        rest.iter().take_while(move |(_, letter)| is(*letter)).map(|(_, letter)| *letter)
    };
    let first = rest[0].1;
    if first == '-' {
        return match letters(|letter| letter == '-').count() {
            1 => (Some(Token::Dash), 1),
            2 => (Some(Token::Pass), 2),
            length => (None, length),
        };
    }
    if DASHES.contains(first) {
        return (Some(Token::Dash), 1);
    }
    let begun: String = rest.iter().take(2).map(|(_, letter)| *letter).collect();
    if let Ok(square) = begun.parse() {
        return (Some(Token::Square(square)), 2);
    }
    // No word that is known is longer.
    let word: String = rest.iter().take(6).map(|(_, letter)| letter.to_ascii_lowercase()).collect();
    let run = word.chars().take_while(char::is_ascii_alphabetic).count();
    // A letter at the end may be half a square.
    if SIDES.contains(&&word[..run]) && (1 < run || run < word.len()) {
        return (None, run);
    }
    // Longer words first, as one is a prefix of another.
    match PASSES.iter().rev().find(|pass| word.starts_with(**pass)) {
        Some(pass) => (Some(Token::Pass), pass.len()),
        None => (Some(Token::Other), 1),
    }
}

/// The numbers that a run of digits holds: two digits each, or all of them where their count is odd.
fn numbers(run: &[Placed], is_numbering: bool) -> impl Iterator<Item = (usize, Token)> {
    let length = if run.len().is_multiple_of(2) { 2 } else { run.len() };
    let token = if is_numbering && length == run.len() { Token::Numbering } else { Token::Number };
    run.chunks(length).map(move |digits| {
        let value = digits.iter().fold(0_u32, |value, (_, digit)| {
            (10 * value + digit.to_digit(10).unwrap_or_default()).min(255)
        });
        (digits[0].0, token(value as u8))
    })
}
