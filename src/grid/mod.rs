//! The vocabulary of every board: cells, sets of cells, geometry, text forms.
//!
//! Knows nothing of ships, shots or discs.

mod cell;
mod cell_set;
mod geometry;
mod picture;

pub use cell::{Cell, MAX_SIDE, ParseCellError};
pub use cell_set::{CellSet, Cells};
pub use geometry::Geometry;
pub use picture::picture;
