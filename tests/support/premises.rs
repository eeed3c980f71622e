//! A position of which only some premises are known.

use spyglass::{
    battleship::{
        inference::{
            Observation,
            deduction::{Because, Board, Facts},
        },
        knowledge::Knowledge,
    },
    grid::CellSet,
};

/// The board and the facts of the premises alone; nothing where they are not among the facts.
pub fn only_premises(
    knowledge: &Knowledge,
    keeps: impl Fn(Observation) -> bool,
    because: &Because,
    facts: &Facts,
) -> Option<(Board, Facts)> {
    let settled = because.settled(knowledge.rules().geometry());
    let board = Board::of(knowledge, |observed| {
        keeps(observed)
            && match observed {
                Observation::Row(row) => because.rows.contains(row),
                Observation::Col(col) => because.cols.contains(col),
                Observation::Known(number) => because.cells.contains(knowledge.known()[number].0),
                Observation::Shot(number) => because.cells.contains(knowledge.answers()[number].0),
            }
    });
    let (water, ship) = (facts.water & settled, facts.ship & settled);
    let facts = Facts { water, ship, named: CellSet::EMPTY };
    (facts.settled() == settled).then_some((board.expect("contents are announced"), facts))
}
