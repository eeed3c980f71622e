//! The rules of [`Group::Ships`](super::super::Group): the ships found, and those still to be found.

use crate::{
    battleship::rules::Content,
    grid::{Cell, CellSet},
};

use super::{
    super::{
        step::{Because, Findings, Named},
        survey::Known,
    },
    premises::{over_cell, run_from, runs, ships_found},
};

/// `ship-found`: a run of ship cells with water all round is a ship, and shows its contents. More ships than the fleet has are a
/// contradiction.
pub fn ship_found<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, survey } = known;
    for (ships, standing) in board.ships.iter().zip(&survey.standings) {
        if standing.left < 0 {
            found.clash(|| ships_found(known, |length| length == ships.length));
        }
        for &number in standing.found.iter().filter(|_| WHY) {
            let way = &ships.ways[usize::from(number)];
            let contents =
                way.cells.iter().map(|cell| Named { cell, content: Content::of(way.cells, cell) });
            let because = Because::cells(way.cells | way.buffer);
            found.name(facts, contents.collect(), because);
        }
    }
}

/// The ships found that are longer than all still to be found, and these cells.
fn longer_found(known: Known, cells: CellSet) -> Because {
    let mut because = ships_found(known, |length| known.survey.longest < length);
    because.cells |= cells;
    because
}

/// `longest-ends`: a run as long as the longest ship still to be found is whole, so its ends are water; all round where that is
/// one cell.
pub fn longest_ends<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for (run, way) in runs(known) {
        if run.len() == known.survey.longest {
            let ends = match way {
                Some((0, _)) => run.left() | run.right(),
                Some(_) => run.up() | run.down(),
                None => run.left() | run.right() | run.up() | run.down(),
            };
            let because = || longer_found(known, run);
            found.conclude(known, ends - run, CellSet::EMPTY, because);
        }
    }
}

/// `run-must-grow`: a run shorter than any ship still to be found that it can be part of goes on to its only free side, by as
/// many cells as the shortest of them has more.
pub fn run_must_grow<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, survey } = known;
    for (run, way) in runs(known) {
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
            let mut because = ships_found(known, longer);
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

/// `joins-too-long`: a cell that as ship would make a run longer than any ship still to be found is water.
pub fn joins_too_long<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, .. } = known;
    let ship = facts.ship;
    let beside = (ship.left() | ship.right() | ship.up() | ship.down()) & board.open(facts);
    for cell in beside {
        for (rows, cols) in [(0, 1), (1, 0)] {
            let joined =
                run_from(facts, cell, (rows, cols)) | run_from(facts, cell, (-rows, -cols));
            if !joined.is_empty() && known.survey.longest < joined.len() + 1 {
                let because = || longer_found(known, joined);
                found.conclude(known, CellSet::of(cell), CellSet::EMPTY, because);
            }
        }
    }
}

/// `nothing-fits`: a cell where no ship still to be found fits is water.
pub fn nothing_fits<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for cell in known.board.open(known.facts) - known.survey.reach {
        let because = || over_cell(known, cell, |_| false);
        found.conclude(known, CellSet::of(cell), CellSet::EMPTY, because);
    }
}
