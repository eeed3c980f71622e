use crate::grid::{Cell, CellSet};

use super::{
    Findings, Known, Survey,
    why::{runs, ships_found},
};

/// `run-must-grow`: a run shorter than any ship still to be found that it can be part of goes on to its only free side, by as
/// many cells as the shortest of them has more.
pub fn run_must_grow<const WHY: bool>(known: Known, survey: &Survey, found: &mut Findings<WHY>) {
    let (board, facts) = known;
    for (run, way) in runs(facts, survey) {
        let left = board.ships.iter().zip(&survey.standings);
        let mut left =
            left.filter(|(ships, standing)| run.len() <= ships.length && 0 < standing.left);
        let shortest = left.next().map(|(ships, _)| ships.length);
        if shortest == Some(run.len()) {
            continue;
        }
        let (Some(first), Some(last)) = (run.first(), run.iter().last()) else { continue };
        let side = |end: Cell, rows, cols| (end, (rows, cols));
        let sides = [side(first, 0, -1), side(first, -1, 0), side(last, 0, 1), side(last, 1, 0)];
        let sides = sides.into_iter().filter(|&(_, (rows, _))| match way {
            Some((0, _)) => rows == 0,
            Some(_) => rows != 0,
            None => true,
        });
        let beside = |(end, (rows, cols)): (Cell, (i8, i8))| {
            end.offset(rows, cols).filter(|&cell| board.geometry.contains(cell))
        };
        let water = |cell: &Cell| facts.water.contains(*cell);
        let shut: CellSet = sides.clone().filter_map(beside).filter(water).collect();
        let mut open = sides.filter(|&side| beside(side).is_some_and(|cell| !water(&cell)));
        let because = || {
            let longer =
                |length| run.len() <= length && shortest.is_none_or(|least| length < least);
            let mut because = ships_found(board, survey, longer);
            because.cells |= run | shut;
            because
        };
        match (shortest, open.next(), open.next()) {
            (None, _, _) | (_, None, _) => found.clash(because),
            (Some(shortest), Some((mut end, (rows, cols))), None) => {
                let mut ship = CellSet::EMPTY;
                for _ in run.len()..shortest {
                    let Some(next) = end.offset(rows, cols) else {
                        found.clash(because);
                        return;
                    };
                    end = next;
                    ship.insert(end);
                }
                found.conclude(known, CellSet::EMPTY, ship, because);
            }
            _ => {}
        }
    }
}
