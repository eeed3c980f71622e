//! The rules of [`Group::Combinations`](super::super::Group) that look at one length or one cell.

use crate::grid::CellSet;

use super::{
    super::{
        board::LinePlacement,
        step::{Combinations, Evidence, Findings},
        survey::{Known, Standing, Survey},
    },
    premises::{combinations, over_cell, runs},
};

/// `last-combinations`: where as many combinations are left as ships of a length are to be found, they are those ships. Fewer are
/// a contradiction.
pub fn last_combinations<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for (number, standing) in known.survey.standings.iter().enumerate() {
        let (left, count) = (standing.left, standing.ways.len() as i32);
        if left <= 0 || left < count {
            continue;
        }
        let ways = &known.board.ships[number].ways;
        let left_over = || standing.ways.iter().map(|&way| &ways[usize::from(way)]);
        let because = || {
            let is_left = |way: &LinePlacement| left_over().any(|left| left.cells == way.cells);
            combinations(known, number, is_left)
        };
        if count < left {
            found.clash(|| {
                let length = known.board.ships[number].length;
                let ways = left_over().map(|way| way.cells).collect();
                let short = Some(Combinations { length, left: left as u32, ways });
                Evidence { because: because(), against: None, short }
            });
            continue;
        }
        let cells = left_over().fold(CellSet::EMPTY, |cells, way| cells | way.cells);
        let beside = left_over().fold(CellSet::EMPTY, |cells, way| cells | way.buffer);
        found.conclude(known, beside, cells, because);
    }
}

/// The lengths still to be found that have combinations.
fn open_lengths(survey: &Survey) -> impl Iterator<Item = (usize, &Standing)> {
    let all = survey.standings.iter().enumerate();
    all.filter(|(_, standing)| 0 < standing.left && !standing.ways.is_empty())
}

/// `in-every-combination`: a cell in all combinations of a length still to be found is ship.
pub fn in_every_combination<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for (number, standing) in open_lengths(known.survey) {
        let cells = standing.common.0 - known.facts.ship;
        let has_all = |way: &LinePlacement| cells.is_subset(way.cells);
        let because = || combinations(known, number, has_all);
        found.conclude(known, CellSet::EMPTY, cells, because);
    }
}

/// `beside-every-combination`: a cell beside all combinations of a length still to be found is water.
pub fn beside_every_combination<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for (number, standing) in open_lengths(known.survey) {
        let cells = standing.common.1 - known.facts.water;
        let has_all = |way: &LinePlacement| cells.is_subset(way.buffer);
        let because = || combinations(known, number, has_all);
        found.conclude(known, cells, CellSet::EMPTY, because);
    }
}

/// `over-certain-cell`: a certain cell of a ship not yet found lies in a combination. What all combinations over it cover is ship,
/// what lies beside all of them is water.
pub fn over_certain_cell<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, survey } = known;
    for (run, _) in runs(known) {
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
            found.clash(|| over_cell(known, cell, |_| false));
            continue;
        }
        let (ship, water) = (cells - facts.ship, beside - facts.water);
        found.conclude(known, water, ship, || {
            let kept =
                |way: &LinePlacement| ship.is_subset(way.cells) && water.is_subset(way.buffer);
            over_cell(known, cell, kept)
        });
    }
}
