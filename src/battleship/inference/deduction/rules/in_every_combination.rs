use crate::grid::CellSet;

use super::{Findings, Known, Survey, why::combinations};

/// `in-every-combination`: a cell in all combinations of a length still to be found is ship.
pub fn in_every_combination<const WHY: bool>(
    known: Known,
    survey: &Survey,
    found: &mut Findings<WHY>,
) {
    for (number, standing) in survey.standings.iter().enumerate() {
        if 0 < standing.left && !standing.ways.is_empty() {
            let cells = standing.common.0 - known.1.ship;
            found.conclude(known, CellSet::EMPTY, cells, || {
                combinations(known, survey, number, |way| cells.is_subset(way.cells))
            });
        }
    }
}
