use std::{fmt, str::FromStr, sync::Arc};

use crate::{
    battleship::{
        knowledge::Knowledge,
        rules::{Clues, Content, Ruleset, RulesetError, RulesetSpec, ShipSpec},
    },
    error_code::error_codes,
    grid::{Cell, CellSet, MAX_SIDE},
};

/// The greatest number of bytes of a puzzle line: all cells of the greatest board given, and room.
const MAX_LINE: usize = 4096;
/// The greatest number of letters of an id.
const MAX_ID: usize = 64;
/// The signs of given cells, in the order of [`Content::ALL`].
const SIGNS: &[u8; Content::ALL.len()] = b"wlrmtbc";

/// A puzzle of the newspaper kind (*Battleship solitaire*, CSPLib problem 014): its id, and what it gives, that is rules, counts
/// and contents.
///
/// Its text form is one line of five parts, `id;len:count,…;row sums;col sums;given@row,col …`, rows and columns from 0; a given
/// is one of `w l r m t b` and `c` for a ship of one cell. Ships of one length are a class, `ship-N`. Spaces beside a sign mean
/// nothing, and none are written.
///
/// ```
/// use spyglass::battleship::puzzle::Puzzle;
/// let puzzle: Puzzle = "tiny;2:1,1:1;2,0,1;1,1,1;l@0,0".parse()?;
/// assert_eq!(puzzle.knowledge().rules().fleet().cells(), 3);
/// # Ok::<(), spyglass::battleship::puzzle::PuzzleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    id: String,
    knowledge: Knowledge,
}

impl Puzzle {
    /// A puzzle of this id with the rules, the counts and the given contents of `knowledge`, whose answers must be empty.
    #[must_use]
    pub const fn new(id: String, knowledge: Knowledge) -> Self {
        Self { id, knowledge }
    }

    /// The id, from 1 to 64 characters, none of them a control character or `;`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The rules, the counts and the given contents, as one player knows them before the first mark.
    pub const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }
}

impl fmt::Display for Puzzle {
    /// The line. Ships of one length are one class there, whatever they are called.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.id)?;
        let classes = self.knowledge.rules().fleet().classes();
        let counts = (1..=16_u32).rev().filter_map(|length| {
            let alike = classes.iter().filter(|class| class.shape.len() == length);
            let count: u32 = alike.map(|class| u32::from(class.count)).sum();
            (0 < count).then(|| format!("{length}:{count}"))
        });
        write_separated(f, ",", counts)?;
        if let Some(clues) = self.knowledge.clues() {
            for counts in [&clues.rows, &clues.cols] {
                f.write_str(";")?;
                write_separated(f, ",", counts.iter().map(u32::to_string))?;
            }
        }
        f.write_str(";")?;
        let given = |&(cell, content): &(Cell, Content)| {
            let sign = char::from(SIGNS[content as usize]);
            format!("{sign}@{},{}", cell.row(), cell.col())
        };
        write_separated(f, " ", self.knowledge.known().iter().map(given))
    }
}

fn write_separated(
    f: &mut fmt::Formatter<'_>,
    by: &str,
    parts: impl Iterator<Item = String>,
) -> fmt::Result {
    for (number, part) in parts.enumerate() {
        write!(f, "{}{part}", if number == 0 { "" } else { by })?;
    }
    Ok(())
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// # Errors
    ///
    /// `bad-puzzle` with its cause where the text is not of the form, `bad-ruleset` where the fleet and the board make no rules.
    /// Whether any fleet fits is not looked at.
    fn from_str(text: &str) -> Result<Self, PuzzleError> {
        if MAX_LINE < text.len() {
            return Err(PuzzleError::bad("longer than any puzzle"));
        }
        let parts: Vec<&str> = text.trim().split(';').map(str::trim).collect();
        let &[id, fleet, rows, cols, givens] = parts.as_slice() else {
            return Err(PuzzleError::bad("not five parts between semicolons"));
        };
        if id.is_empty() || MAX_ID < id.chars().count() || id.chars().any(char::is_control) {
            return Err(PuzzleError::bad("the id is empty or too long"));
        }
        let [fleet, rows, cols, givens] = [fleet, rows, cols, givens].map(without_spaces);
        let clues = Clues { rows: counts(&rows)?, cols: counts(&cols)? };
        let rules = rules(&fleet, &clues)?;
        let mut settled = CellSet::EMPTY;
        let mut known = Vec::new();
        for given in givens.split_whitespace() {
            let bad = |why| PuzzleError::bad(format_args!("hint {given:?} {why}"));
            let (cell, content) = read_given(given).ok_or_else(|| bad("is none"))?;
            if !rules.geometry().contains(cell) {
                return Err(bad("lies off the board"));
            }
            if settled.contains(cell) {
                return Err(bad("tells a cell twice"));
            }
            settled.insert(cell);
            known.push((cell, content));
        }
        let knowledge = Knowledge::new(rules, Some(clues), known);
        Ok(Self { id: id.to_owned(), knowledge })
    }
}

/// The part without the spaces that people type beside its signs.
fn without_spaces(part: &str) -> String {
    let mut text = part.to_owned();
    for sign in [",", ":", "@"] {
        text = text.split(sign).map(str::trim).collect::<Vec<_>>().join(sign);
    }
    text
}

/// The counts of all rows or all columns.
fn counts(part: &str) -> Result<Vec<u32>, PuzzleError> {
    let counts: Option<Vec<u32>> = part.split(',').map(|text| number(text, 16)).collect();
    let counts = counts.filter(|counts| counts.len() <= usize::from(MAX_SIDE));
    counts.ok_or_else(|| PuzzleError::bad("not 1 to 16 counts up to 16"))
}

/// The rules of a puzzle with this fleet on a board with these counts.
fn rules(fleet: &str, clues: &Clues) -> Result<Arc<Ruleset>, PuzzleError> {
    let mut ships = Vec::new();
    let mut seen = 0_u32;
    for class in fleet.split(',') {
        let both = class.split_once(':');
        let both = both.and_then(|(length, count)| Some((number(length, 16)?, number(count, 99)?)));
        let Some((length, count)) = both.filter(|(length, _)| seen >> length & 1 == 0) else {
            return Err(PuzzleError::bad(format_args!("ships {class:?}")));
        };
        seen |= 1 << length;
        ships.push(ShipSpec::straight(&format!("ship-{length}"), count, length));
    }
    let (rows, cols) = (clues.rows.len() as u32, clues.cols.len() as u32);
    Ok(RulesetSpec::puzzle(rows, cols, ships).build()?)
}

/// A plain number up to `most`.
fn number(text: &str, most: u32) -> Option<u32> {
    let plain = (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|&number| plain && number <= most)
}

/// A given cell such as `c@6,9`.
fn read_given(text: &str) -> Option<(Cell, Content)> {
    let (sign, place) = text.split_once('@')?;
    let (row, col) = place.split_once(',')?;
    let &[sign] = sign.as_bytes() else { return None };
    let content = Content::ALL[SIGNS.iter().position(|&own| own == sign)?];
    Some((Cell::new(number(row, 15)? as u8, number(col, 15)? as u8), content))
}

/// Why a text is no puzzle: codes `bad-puzzle`, and those of [`RulesetError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleError {
    /// It is not of a puzzle's form.
    Bad {
        /// What is wrong.
        cause: String,
    },
    /// The fleet and the board make no rules.
    Rules(RulesetError),
}

impl PuzzleError {
    fn bad(cause: impl fmt::Display) -> Self {
        Self::Bad { cause: cause.to_string() }
    }
}

error_codes! {
    PuzzleError {
        Bad { cause } => "bad-puzzle" { cause }, "not a puzzle: {cause}";
    }
    passed on {
        Rules(RulesetError),
    }
}
