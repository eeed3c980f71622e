use crate::grid::CellSet;

use super::{
    Findings, Known, Survey,
    why::{runs, ships_found},
};

/// `longest-ends`: a run as long as the longest ship still to be found is whole, so its ends are water; all round where that is
/// one cell.
pub fn longest_ends<const WHY: bool>(known: Known, survey: &Survey, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    for (run, way) in runs(facts, survey) {
        if run.len() == survey.longest {
            let ends = match way {
                Some((0, _)) => run.left() | run.right(),
                Some(_) => run.up() | run.down(),
                None => run.left() | run.right() | run.up() | run.down(),
            };
            found.conclude(known, ends - run, CellSet::EMPTY, || {
                let mut because = ships_found(board, survey, |length| survey.longest < length);
                because.cells |= run;
                because
            });
        }
    }
}
