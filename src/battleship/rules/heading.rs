use std::fmt;

use crate::{
    grid::CellSet,
    json_value::{json_names, named_enum},
};

named_enum! {
    /// The direction in which a ship of a moving sea moves next.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Heading {
        /// Towards the first row.
        Up = "up",
        /// Towards the last column.
        Right = "right",
        /// Towards the last row.
        Down = "down",
        /// Towards the first column.
        Left = "left",
    }
}

json_names!(Heading);

impl Heading {
    /// The headings that a straight ship on these cells can have: both along its axis, and all four for a ship of one cell.
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

    /// Whether the ship moves along a column: up or down.
    pub const fn is_vertical(self) -> bool {
        matches!(self, Self::Up | Self::Down)
    }

    /// Whether the number of the row or column rises as the ship moves: right or down.
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }

    /// The opposite heading, which a ship takes where its way is barred.
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
        f.write_str(self.id())
    }
}
