use crate::{battleship::rules::Content, grid::CellSet};

use super::{Because, Findings, Known};

/// `sub-alone`: a told ship of one cell has water all round.
pub fn sub_alone<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for &(cell, content) in &known.0.observed {
        if content == Content::Sub {
            let cell = CellSet::of(cell);
            let round = cell.dilate() - cell;
            found.conclude(known, round, CellSet::EMPTY, || Because::cells(cell));
        }
    }
}
