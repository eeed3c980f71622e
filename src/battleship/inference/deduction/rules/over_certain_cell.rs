use super::super::board::LinePlacement;

use super::{
    Findings, Known, Survey,
    why::{over_cell, runs},
};

/// `over-certain-cell`: a certain cell of a ship not yet found lies in a combination. What all combinations over it cover is ship,
/// what lies beside all of them is water.
pub fn over_certain_cell<const WHY: bool>(
    known: Known,
    survey: &Survey,
    found: &mut Findings<WHY>,
) {
    let (board, facts) = known;
    for (run, _) in runs(facts, survey) {
        let Some(cell) = run.first() else { continue };
        let (mut cells, mut beside) = (board.all, board.all);
        let mut none = true;
        for (ships, standing) in board.ships.iter().zip(&survey.standings) {
            for &way in &standing.ways {
                let way = &ships.ways[usize::from(way)];
                if way.cells.contains(cell) {
                    cells &= way.cells;
                    beside &= way.buffer;
                    none = false;
                }
            }
        }
        if none {
            found.clash(|| over_cell(known, survey, cell, |_| false));
            continue;
        }
        let (ship, water) = (cells - facts.ship, beside - facts.water);
        found.conclude(known, water, ship, || {
            let kept =
                |way: &LinePlacement| ship.is_subset(way.cells) && water.is_subset(way.buffer);
            over_cell(known, survey, cell, kept)
        });
    }
}
