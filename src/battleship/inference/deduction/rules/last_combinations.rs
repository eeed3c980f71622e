use crate::grid::CellSet;

use super::super::board::LinePlacement;
use super::{Findings, Known, Survey, why::combinations};

/// `last-combinations`: where as many combinations are left as ships of a length are to be found, they are those ships. Fewer are
/// a contradiction.
pub fn last_combinations<const WHY: bool>(
    known: Known,
    survey: &Survey,
    found: &mut Findings<WHY>,
) {
    for (number, standing) in survey.standings.iter().enumerate() {
        let (left, ways) = (standing.left, &standing.ways);
        if left <= 0 || left < ways.len() as i32 {
            continue;
        }
        let ships = &known.0.ships[number];
        let (mut cells, mut beside) = (CellSet::EMPTY, CellSet::EMPTY);
        for &way in ways {
            cells |= ships.ways[usize::from(way)].cells;
            beside |= ships.ways[usize::from(way)].buffer;
        }
        let because = || {
            let is_left = |way: &LinePlacement| {
                ways.iter().any(|&left| ships.ways[usize::from(left)].cells == way.cells)
            };
            combinations(known, survey, number, is_left)
        };
        if (ways.len() as i32) < left {
            found.clash(because);
        } else {
            found.conclude(known, beside, cells, because);
        }
    }
}
