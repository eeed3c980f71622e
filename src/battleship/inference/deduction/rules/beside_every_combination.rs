use crate::grid::CellSet;

use super::{Findings, Known, Survey, why::combinations};

/// `beside-every-combination`: a cell beside all combinations of a length still to be found is water.
pub fn beside_every_combination<const WHY: bool>(
    known: Known,
    survey: &Survey,
    found: &mut Findings<WHY>,
) {
    for (number, standing) in survey.standings.iter().enumerate() {
        if 0 < standing.left && !standing.ways.is_empty() {
            let cells = standing.common.1 - known.1.water;
            found.conclude(known, cells, CellSet::EMPTY, || {
                combinations(known, survey, number, |way| cells.is_subset(way.buffer))
            });
        }
    }
}
