use std::fmt;

use serde::{Serialize, Serializer};

use crate::{
    grid::CellSet,
    json_value::{BadJson, FromJson, JsonValue},
};

/// Where a ship of a moving sea is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Towards the first row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards the first column.
    Left,
}

/// The words, in the order of [`Heading::ALL`].
const WORDS: [&str; 4] = ["up", "right", "down", "left"];

impl Heading {
    /// Every heading.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Where a straight ship on these cells can be bound: along its axis. A ship of one cell has both axes.
    #[must_use]
    pub fn along(cells: CellSet) -> &'static [Self] {
        let Some(first) = cells.first() else { return &[] };
        let mut others = cells;
        others.remove(first);
        match others.first() {
            None => &Self::ALL,
            Some(next) if next.row() == first.row() => &[Self::Right, Self::Left],
            Some(_) => &[Self::Up, Self::Down],
        }
    }

    /// Whether it is bound along a column.
    #[must_use]
    pub const fn is_vertical(self) -> bool {
        matches!(self, Self::Up | Self::Down)
    }

    /// Whether rows or columns rise on the way.
    #[must_use]
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }

    /// The other way along the same axis.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// A name that never changes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self as usize]
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Heading {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl FromJson for Heading {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        Ok(Self::ALL[json.word(&WORDS)?])
    }
}
