use std::fmt;

use super::{MoveError, Position, Square, SquareSet};

/// A step of a game, from one position to the next.
///
/// ```
/// use spyglass::reversi::rules::{Position, Size, Step};
/// let mut position = Position::start(Size::Eight);
/// Step::Place("f5".parse().unwrap()).apply(&mut position).unwrap();
/// assert!(Step::Pass.apply(&mut position).is_err(), "White has a move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A disc is placed.
    Place(Square),
    /// The side to move has no move.
    Pass,
}

impl Step {
    /// Takes the step in `position` and returns the discs flipped; a pass flips none.
    ///
    /// # Errors
    ///
    /// `game-over`, `outside-board`, `occupied`, `flips-nothing` or `may-not-pass`; the position is unchanged then.
    pub fn apply(self, position: &mut Position) -> Result<SquareSet, MoveError> {
        match self {
            Self::Place(square) => position.play(square),
            Self::Pass => position.pass().map(|()| SquareSet::default()),
        }
    }

    /// The square of the disc; `None` for a pass.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) => Some(square),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}
