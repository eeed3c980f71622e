use std::fmt;

use crate::{grid::CellSet, json_value::json_words};

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

json_words!(Heading { Up = "up", Right = "right", Down = "down", Left = "left" });

impl Heading {
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
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
