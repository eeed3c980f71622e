use crate::grid::CellSet;

use super::{Findings, Known, Survey, why::over_cell};

/// `nothing-fits`: a cell where no ship still to be found fits is water.
pub fn nothing_fits<const WHY: bool>(known: Known, survey: &Survey, found: &mut Findings<WHY>) {
    for cell in known.0.open(known.1) - survey.reach {
        let because = || over_cell(known, survey, cell, |_| false);
        found.conclude(known, CellSet::of(cell), CellSet::EMPTY, because);
    }
}
