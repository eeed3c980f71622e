use crate::battleship::rules::Content;

use super::{Because, Findings, Known, Named, Survey, why::ships_found};

/// `ship-found`: a run of ship cells with water all round is a ship, and shows its contents. More ships than the fleet has are a
/// contradiction.
pub fn ship_found<const WHY: bool>(
    (board, facts): Known,
    survey: &Survey,
    found: &mut Findings<WHY>,
) {
    for (ships, standing) in board.ships.iter().zip(&survey.standings) {
        if standing.left < 0 {
            found.clash(|| ships_found(board, survey, |length| length == ships.length));
        }
        if !found.wants_contents() {
            continue;
        }
        for &number in &standing.found {
            let way = &ships.ways[usize::from(number)];
            let contents =
                way.cells.iter().map(|cell| Named { cell, content: Content::of(way.cells, cell) });
            let because = Because::cells(way.cells | way.buffer);
            found.name(facts, contents.collect(), because);
        }
    }
}
