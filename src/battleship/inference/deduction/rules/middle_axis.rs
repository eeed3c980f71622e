use crate::grid::{Cell, CellSet};

use super::{Because, Findings, Known};

/// `middle-axis`: a told middle has ship on two opposite sides and water on the others. Where one side is settled or is the edge,
/// so are all.
pub fn middle_axis<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    for cell in board.middles {
        let axis = |rows: i8, cols: i8| -> CellSet {
            let sides = [cell.offset(rows, cols), cell.offset(-rows, -cols)];
            sides
                .into_iter()
                .flatten()
                .filter(|&side: &Cell| board.geometry.contains(side))
                .collect()
        };
        let axes = [axis(0, 1), axis(1, 0)];
        let is_shut = |axis: CellSet| axis.len() < 2 || axis.intersects(facts.water);
        for (own, across) in [(axes[0], axes[1]), (axes[1], axes[0])] {
            if own.intersects(facts.ship) || is_shut(across) {
                let settled = own & facts.ship | across & facts.water;
                let because = || Because::cells(CellSet::of(cell) | settled);
                if own.len() < 2 {
                    found.clash(because);
                } else {
                    found.conclude(known, across, own, because);
                }
            }
        }
    }
}
