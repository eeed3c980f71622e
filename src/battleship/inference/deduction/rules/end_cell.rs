use crate::{battleship::rules::Content, grid::CellSet};

use super::{Because, Findings, Known};

/// `end-cell`: a told end of a ship has ship on its inner side, and water on the three others.
pub fn end_cell<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for &(cell, content) in &known.0.observed {
        let (rows, cols) = match content {
            Content::Left => (0, 1),
            Content::Right => (0, -1),
            Content::Top => (1, 0),
            Content::Bottom => (-1, 0),
            Content::Water | Content::Middle | Content::Sub => continue,
        };
        let because = || Because::cells(CellSet::of(cell));
        let inner = cell.offset(rows, cols).filter(|&inner| known.0.geometry.contains(inner));
        let Some(inner) = inner.map(CellSet::of) else {
            found.clash(because);
            continue;
        };
        let sides: CellSet = known.0.geometry.sides(cell).collect();
        found.conclude(known, sides - inner, inner, because);
    }
}
