use crate::grid::CellSet;

use super::{Because, Findings, Known};

/// `line-full`: a row or column that has all its ship cells is water elsewhere.
pub fn line_full<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    for line in &board.lines {
        let ship = line.cells & facts.ship;
        let Some(count) = line.count.filter(|&count| count <= ship.len()) else { continue };
        let because = || {
            let mut because = Because::cells(ship);
            because.count(line.line);
            because
        };
        if count < ship.len() {
            found.clash(because);
        } else {
            found.conclude(known, line.cells - ship, CellSet::EMPTY, because);
        }
    }
}
