use std::{error::Error, fmt, str::FromStr};

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet, ParseCellError},
    json_value::{json_names, named_enum},
};

use super::Announce;

/// An action of a player. Its text form is a letter and the cell, such as `FC7`; `S` has no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// `F`: shoot at a cell.
    Shoot(Cell),
    /// `G`: flag a cell as ship. Where the rules score, flags are counted and scored; elsewhere a flag is only a note.
    Flag(Cell),
    /// `W`: note that a cell is water.
    Note(Cell),
    /// `U`: clear the mark of a cell; a flag is given back to the budget.
    Unflag(Cell),
    /// `S`: end the hunt: solve where the rules score, resign elsewhere.
    Solve,
}

impl Action {
    /// The cell of the action; `None` for [`Action::Solve`].
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Shoot(cell) | Self::Flag(cell) | Self::Note(cell) | Self::Unflag(cell) => {
                Some(cell)
            }
            Self::Solve => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shoot(cell) => write!(f, "F{cell}"),
            Self::Flag(cell) => write!(f, "G{cell}"),
            Self::Note(cell) => write!(f, "W{cell}"),
            Self::Unflag(cell) => write!(f, "U{cell}"),
            Self::Solve => f.write_str("S"),
        }
    }
}

/// The text is no action: a letter `F`, `G`, `W` or `U` with a cell, or `S` alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action such as FC7")
    }
}

impl Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        if text == "S" {
            return Ok(Self::Solve);
        }
        let (letter, cell) = text.split_at_checked(1).ok_or(ParseActionError)?;
        let cell: Cell = cell.parse().map_err(|_: ParseCellError| ParseActionError)?;
        match letter {
            "F" => Ok(Self::Shoot(cell)),
            "G" => Ok(Self::Flag(cell)),
            "W" => Ok(Self::Note(cell)),
            "U" => Ok(Self::Unflag(cell)),
            _ => Err(ParseActionError),
        }
    }
}

named_enum! {
    /// The content of a cell, as solitaire and puzzles announce it: one of seven.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Content {
        /// No ship.
        Water = "water",
        /// The left end of a horizontal ship.
        Left = "left",
        /// The right end of a horizontal ship.
        Right = "right",
        /// A cell within a ship.
        Middle = "middle",
        /// The upper end of a vertical ship.
        Top = "top",
        /// The lower end of a vertical ship.
        Bottom = "bottom",
        /// A ship of one cell.
        Sub = "sub",
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Water => "water",
            Self::Left => "left end",
            Self::Right => "right end",
            Self::Middle => "middle",
            Self::Top => "top end",
            Self::Bottom => "bottom end",
            Self::Sub => "ship of one cell",
        })
    }
}

json_names!(Content);

impl Content {
    /// The content of `cell`, one of the cells of a straight `ship`.
    #[must_use]
    pub fn of(ship: CellSet, cell: Cell) -> Self {
        let joined =
            |rows, cols| cell.offset(rows, cols).is_some_and(|beside| ship.contains(beside));
        match (joined(-1, 0), joined(1, 0), joined(0, -1), joined(0, 1)) {
            (false, false, false, false) => Self::Sub,
            (false, true, false, false) => Self::Top,
            (true, false, false, false) => Self::Bottom,
            (false, false, false, true) => Self::Left,
            (false, false, true, false) => Self::Right,
            _ => Self::Middle,
        }
    }
}

/// The answer to a shot. Which of them occur depends on the rules: see [`Announce`](super::Announce).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Water.
    Miss,
    /// A ship, and where the rules name ships, its class number.
    Hit(Option<usize>),
    /// The last cell of a ship of this class number.
    Sunk(usize),
    /// The content of the cell (solitaire).
    Content(Content),
    /// A miss, under rules that do not announce misses.
    Unrevealed,
    /// A segment that was hit before, or a sunk ship: nothing new (moving seas).
    Spent,
}

impl Answer {
    /// What is announced of a hit on a ship of class number `class`; `sunk` where it is the hit that sinks the ship.
    #[inline]
    pub(crate) const fn to_hit(announce: Announce, class: usize, sunk: bool) -> Self {
        match announce {
            Announce::Sunk | Announce::NamesShip if sunk => Self::Sunk(class),
            Announce::NamesShip => Self::Hit(Some(class)),
            Announce::HitOrMiss | Announce::Sunk | Announce::Content => Self::Hit(None),
        }
    }

    /// Whether the answer announces a segment that was not hit before.
    pub const fn is_hit(self) -> bool {
        match self {
            Self::Hit(_) | Self::Sunk(_) => true,
            Self::Content(content) => !matches!(content, Content::Water),
            Self::Miss | Self::Unrevealed | Self::Spent => false,
        }
    }
}

/// Why an action is refused: codes `bad-cell`, `outside-board`, `already-shot`, `known-cell`, `known-water`, `already-flagged`,
/// `no-flag-here`, `no-shots-left`, `no-guesses-left`, `game-over` and `not-your-turn`. A refused action changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ActionError {
    /// The text is not a cell.
    BadCell,
    /// The cell is not on the board.
    OutsideBoard(Cell),
    /// The cell was shot at before.
    AlreadyShot(Cell),
    /// The cell was given at the start.
    KnownCell(Cell),
    /// The cell lies beside a sunk ship, where no other can lie.
    KnownWater(Cell),
    /// The cell bears a flag.
    AlreadyFlagged(Cell),
    /// The cell bears no mark.
    NoFlagHere(Cell),
    /// No shot is left.
    NoShotsLeft,
    /// As many flags stand as the budget allows.
    NoFlagsLeft,
    /// The hunt is over.
    GameOver,
    /// Another player is to move.
    NotYourTurn,
}

error_codes! {
    ActionError {
        BadCell => "bad-cell", "not a cell such as C7";
        OutsideBoard(cell) => "outside-board" { cell }, "{cell} is not on the board";
        AlreadyShot(cell) => "already-shot" { cell }, "{cell} was shot at before";
        KnownCell(cell) => "known-cell" { cell }, "{cell} was given at the start";
        KnownWater(cell) => "known-water" { cell }, "{cell} is known to be water";
        AlreadyFlagged(cell) => "already-flagged" { cell }, "{cell} bears a flag";
        NoFlagHere(cell) => "no-flag-here" { cell }, "{cell} bears no mark";
        NoShotsLeft => "no-shots-left", "no shot is left";
        NoFlagsLeft => "no-guesses-left", "no guess is left";
        GameOver => "game-over", "the game is over";
        NotYourTurn => "not-your-turn", "another player is to move";
    }
}
