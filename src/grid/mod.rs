//! The vocabulary of every board: cells, sets of cells, geometry, text forms.
//!
//! Knows nothing of ships, shots or discs.

mod cell;
mod cell_set;
mod geometry;
mod picture;

pub use cell::{Cell, ParseCellError};
pub use cell_set::{CellSet, Cells};
pub use geometry::Geometry;
pub use picture::{ParsePictureError, parse_picture, picture};

/// The greatest number of rows, and of columns, a board may have.
pub const MAX_SIDE: u8 = 16;
