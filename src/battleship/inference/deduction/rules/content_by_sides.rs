use crate::grid::CellSet;

use super::{Because, Findings, Known, Named};

/// `content-by-sides`: a ship cell whose sides are all settled shows its content.
pub fn content_by_sides<const WHY: bool>((board, facts): Known, found: &mut Findings<WHY>) {
    if !found.wants_contents() {
        return;
    }
    for cell in facts.ship - facts.named {
        if let Some(content) = board.content(facts, cell) {
            let sides: CellSet = board.geometry.sides(cell).collect();
            let because = Because::cells(sides | CellSet::of(cell));
            found.name(facts, vec![Named { cell, content }], because);
        }
    }
}
