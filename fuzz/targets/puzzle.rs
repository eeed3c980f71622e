//! Any line is a puzzle or is refused; what is found solves it.

use spyglass::{
    battleship::{
        puzzle::{Puzzle, SolutionSearch},
        rules::{Clues, Content},
    },
    grid::CellSet,
};

pub fn run(text: &str) {
    let Ok(puzzle) = text.parse::<Puzzle>() else { return };
    let knowledge = puzzle.knowledge();
    let mut solve = SolutionSearch::new(&puzzle);
    solve.advance(100_000);
    for fleet in solve.fleets() {
        let ships = fleet.iter().fold(CellSet::EMPTY, |ships, &(_, ship)| ships | ship);
        let clues = Clues::of(knowledge.rules().geometry(), ships);
        assert_eq!(Some(&clues), knowledge.clues(), "every line holds what it is told to");
        assert_eq!(fleet.len(), knowledge.rules().fleet().class_of().len());
        for &(cell, content) in knowledge.known() {
            let ship = fleet.iter().find(|(_, ship)| ship.contains(cell));
            let own = ship.map_or(Content::Water, |&(_, ship)| Content::of(ship, cell));
            assert_eq!(own, content, "{cell}");
        }
    }
}
