use crate::grid::CellSet;

use super::{Because, Findings, Known};

/// `line-needs-all`: a row or column with as many cells that may be ship as its count is ship in all of them.
pub fn line_needs_all<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    for line in &board.lines {
        let room = line.cells - facts.water;
        let Some(count) = line.count.filter(|&count| room.len() <= count) else { continue };
        let because = || {
            let mut because = Because::cells(line.cells & facts.water);
            because.count(line.line);
            because
        };
        if room.len() < count {
            found.clash(because);
        } else {
            found.conclude(known, CellSet::EMPTY, room, because);
        }
    }
}
