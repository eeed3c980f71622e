use crate::grid::CellSet;

use super::{Because, Findings, Known};

/// `diagonal-water`: cells that touch a ship cell by a corner are water, as ships are straight and lie apart.
pub fn diagonal_water<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    let corners = |cells: CellSet| {
        let sides = cells.left() | cells.right();
        (sides.up() | sides.down()) & board.all
    };
    if corners(facts.ship).is_subset(facts.water) {
        return;
    }
    for cell in facts.ship {
        let cell = CellSet::of(cell);
        found.conclude(known, corners(cell), CellSet::EMPTY, || Because::cells(cell));
    }
}
