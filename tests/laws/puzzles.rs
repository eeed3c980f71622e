//! Published puzzles have the one solution they are known to have.

use spyglass::{
    battleship::{
        inference::exact::covered,
        puzzle::{Puzzle, SolutionSearch, Solutions},
        rules::{Clues, Content},
    },
    grid::CellSet,
};

#[test]
fn rubins_puzzles_have_one_solution_each() {
    let text = include_str!("../data/puzzles-303.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let puzzle: Puzzle = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let mut solve = SolutionSearch::new(&puzzle);
        assert!(solve.advance(1_000_000), "{line} takes too long");
        assert_eq!(solve.solutions(), Some(Solutions::One), "{line}");
        let fleet = &solve.fleets()[0];
        let knowledge = puzzle.knowledge();
        let rules = knowledge.rules();
        let ships = covered(fleet);
        assert_eq!(Some(&Clues::of(rules.geometry(), ships)), knowledge.clues());
        let mut classes: Vec<usize> = fleet.iter().map(|&(class, _)| class).collect();
        classes.sort_unstable();
        assert_eq!(classes, rules.fleet().class_of(), "{line}");
        for (number, &(class, ship)) in fleet.iter().enumerate() {
            assert!(rules.placements(class).of(ship).is_some(), "{line}");
            let apart = |&(_, other): &(usize, CellSet)| !ship.dilate().intersects(other);
            assert!(fleet[number + 1..].iter().all(apart), "{line}");
        }
        for &(cell, content) in knowledge.known() {
            let ship = fleet.iter().find(|(_, ship)| ship.contains(cell));
            let own = ship.map_or(Content::Water, |&(_, ship)| Content::of(ship, cell));
            assert_eq!(own, content, "{line} at {cell}");
        }
        count += 1;
    }
    assert_eq!(count, 303);
}
