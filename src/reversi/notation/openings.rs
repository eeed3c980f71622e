use crate::reversi::rules::{Board, Position, Size, Step};

use super::read_transcript;

/// The named openings, each as a code and its moves, of the four symmetric lines the one that begins c4. The names are those that
/// players use, after Robert Gatliff's list of Othello openings.
pub const OPENINGS: [(&str, &str); 75] = [
    ("diagonal", "c4c3"),
    ("x-square", "c4c3d3c5b2"),
    ("snake", "c4c3d3c5b3"),
    ("lysons", "c4c3d3c5b3f3"),
    ("pyramid", "c4c3d3c5b3f4b5b4c6d6f5"),
    ("heath", "c4c3d3c5b4"),
    ("mimura-2", "c4c3d3c5b4d2c2f4d6c6f5e6f7"),
    ("heath-bat", "c4c3d3c5b4d2d6"),
    ("iwasaki", "c4c3d3c5b4d2e2"),
    ("heath-chimney", "c4c3d3c5b4e3"),
    ("raccoon-dog", "c4c3d3c5b5"),
    ("rocket", "c4c3d3c5b6"),
    ("hamilton", "c4c3d3c5b6c6b5"),
    ("lollipop", "c4c3d3c5b6e3"),
    ("cow", "c4c3d3c5d6"),
    ("chimney", "c4c3d3c5d6e3"),
    ("bat", "c4c3d3c5d6f4b4"),
    ("bat-piau", "c4c3d3c5d6f4b4b6b5c6b3"),
    ("melnikov", "c4c3d3c5d6f4b4b6b5c6f5"),
    ("bat-kling", "c4c3d3c5d6f4b4c6b5b3b6e3c2a4a5a6d2"),
    ("bat-kling-alternative", "c4c3d3c5d6f4b4e3b3"),
    ("rose-v-toth", "c4c3d3c5d6f4f5"),
    ("tanida", "c4c3d3c5d6f4f5d2"),
    ("aircraft", "c4c3d3c5d6f4f5d2b5"),
    ("sailboat", "c4c3d3c5d6f4f5d2g4d7"),
    ("maruoka", "c4c3d3c5d6f4f5e6c6d7"),
    ("landau", "c4c3d3c5d6f4f5e6f6"),
    ("buffalo", "c4c3d3c5f6"),
    ("maruoka-buffalo", "c4c3d3c5f6e2c6"),
    ("tanida-buffalo", "c4c3d3c5f6e3c6f5f4g5"),
    ("hokuriku-buffalo", "c4c3d3c5f6f5"),
    ("wing", "c4c3e6c5"),
    ("semi-wing", "c4c3f5c5"),
    ("parallel", "c4c5"),
    ("perpendicular", "c4e3"),
    ("mimura", "c4e3f4c5d6e6"),
    ("shaman", "c4e3f4c5d6f3c6"),
    ("inoue", "c4e3f4c5d6f3d3"),
    ("iago", "c4e3f4c5d6f3d3c3"),
    ("bhagat", "c4e3f4c5d6f3e2"),
    ("rose", "c4e3f4c5d6f3e6c3d3e2"),
    ("flat", "c4e3f4c5d6f3e6c3d3e2b5"),
    ("rotating-flat", "c4e3f4c5d6f3e6c3d3e2b5f5"),
    ("murakami", "c4e3f4c5d6f3e6c3d3e2b5f5b3"),
    ("rotating-flat-kling", "c4e3f4c5d6f3e6c3d3e2b5f5b4f6c2e7d2c7"),
    ("rose-birth", "c4e3f4c5d6f3e6c3d3e2b6f5"),
    ("brightstein", "c4e3f4c5d6f3e6c3d3e2b6f5b4f6g5d7"),
    ("rose-birdie", "c4e3f4c5d6f3e6c3d3e2b6f5g5"),
    ("rose-tamenori-kling", "c4e3f4c5d6f3e6c3d3e2b6f5g5f6"),
    ("greenberg", "c4e3f4c5d6f3e6c3d3e2d2"),
    ("ralle", "c4e3f4c5d6f3e6c6"),
    ("horse", "c4e3f4c5e6"),
    ("no-cat", "c4e3f5b4"),
    ("swallow", "c4e3f5b4f3"),
    ("italian", "c4e3f5e6d3"),
    ("cat", "c4e3f5e6f4"),
    ("sakaguchi", "c4e3f5e6f4c5d6c6f7f3"),
    ("berner", "c4e3f5e6f4c5d6c6f7g5g6"),
    ("ganglion", "c4e3f6b4"),
    ("tiger", "c4e3f6e6f5"),
    ("stephenson", "c4e3f6e6f5c5c3"),
    ("no-kung", "c4e3f6e6f5c5c3b4"),
    ("compoth", "c4e3f6e6f5c5c3c6"),
    ("fat-draw", "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2"),
    ("lightning-bolt", "c4e3f6e6f5c5c3c6d6"),
    ("kung", "c4e3f6e6f5c5c3g5"),
    ("leaders-tiger", "c4e3f6e6f5c5d3"),
    ("brightwell", "c4e3f6e6f5c5d6"),
    ("ishii", "c4e3f6e6f5c5f4g5g4f3c6d3d6"),
    ("mainline-tiger", "c4e3f6e6f5c5f4g5g4f3c6d3d6b3c3b4e2b6"),
    ("rose-bill", "c4e3f6e6f5c5f4g6f7"),
    ("tamenori", "c4e3f6e6f5c5f4g6f7d3"),
    ("dead-draw", "c4e3f6e6f5c5f4g6f7g5"),
    ("aubrey", "c4e3f6e6f5g6"),
    ("aubrey-feldborg", "c4e3f6e6f5g6e7c5"),
];

/// The named openings by their positions, so that a transposition has the same name.
#[derive(Clone, Debug)]
pub struct Openings([(Board, &'static str); OPENINGS.len()]);

impl Openings {
    /// All openings of [`OPENINGS`], each played to its position. Linear in the moves of all of them.
    #[must_use]
    pub fn new() -> Self {
        let named = OPENINGS.map(|(name, moves)| {
            let line = read_transcript(moves, Position::start(Size::Eight));
            let line = line.expect("the moves of an opening are legal");
            let mut position = line.start;
            for step in line.steps {
                step.apply(&mut position).expect("a line that was read can be played");
            }
            (position.board().canonical(), name)
        });
        Self(named)
    }

    /// The code of the opening that ends in a position, which never changes; `None` where none ends there, or the board is not of 8×8
    /// squares.
    pub fn of_position(&self, position: Position) -> Option<&'static str> {
        if position.size() != Size::Eight {
            return None;
        }
        let board = position.board().canonical();
        self.0.iter().find(|(named, _)| *named == board).map(|&(_, name)| name)
    }

    /// The code of the last opening that a game from `start` passes through; `None` where it passes through none. An illegal step ends
    /// the game here: it and all later steps are ignored.
    ///
    /// ```
    /// use spyglass::reversi::{notation::{Openings, read_transcript}, rules::{Position, Size}};
    /// let line = read_transcript("f5d6c3d3c4f4", Position::start(Size::Eight)).unwrap();
    /// assert_eq!(Openings::new().of_line(line.start, &line.steps), Some("tiger"));
    /// ```
    pub fn of_line(&self, start: Position, steps: &[Step]) -> Option<&'static str> {
        let mut position = start;
        let mut found = self.of_position(position);
        for step in steps {
            if step.apply(&mut position).is_err() {
                break;
            }
            found = self.of_position(position).or(found);
        }
        found
    }
}

impl Default for Openings {
    fn default() -> Self {
        Self::new()
    }
}
