use crate::grid::CellSet;

use super::{
    Findings, Known, Survey,
    why::{run_from, ships_found},
};

/// `joins-too-long`: a cell that as ship would make a run longer than any ship still to be found is water.
pub fn joins_too_long<const WHY: bool>(known: Known, survey: &Survey, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    let ship = facts.ship;
    let beside = (ship.left() | ship.right() | ship.up() | ship.down()) & board.open(facts);
    for cell in beside {
        for (rows, cols) in [(0, 1), (1, 0)] {
            let joined =
                run_from(facts, cell, (rows, cols)) | run_from(facts, cell, (-rows, -cols));
            if !joined.is_empty() && survey.longest < joined.len() + 1 {
                found.conclude(known, CellSet::of(cell), CellSet::EMPTY, || {
                    let mut because = ships_found(board, survey, |length| survey.longest < length);
                    because.cells |= joined;
                    because
                });
            }
        }
    }
}
