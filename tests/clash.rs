//! A clash is a set no fleet fits, every part of it less one thing is fitted by one, and no smaller set clashes.

#[path = "support/naive.rs"]
mod naive;

use naive::Naive;
use spyglass::{
    battleship::{
        inference::{Clash, Clashing, Told},
        knowledge::Knowledge,
        rules::{Answer, Clues, Content, Ruleset},
    },
    dice::{Dice, Seed, Stream},
    grid::{Cell, CellSet, Geometry},
};

const RULES: [&str; 2] = [
    r#"{"rows": 4, "cols": 3, "contact": "apart", "announce": "content", "clues": true,
        "budgets": {"shots": 5, "guesses": 9, "actions": 99},
        "fleet": [{"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#,
    r#"{"rows": 3, "cols": 4, "announce": "content", "clues": true,
        "budgets": {"shots": 5, "guesses": 9, "actions": 99},
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 1, "length": 2}]}"#,
];

fn cells(geometry: Geometry, bits: u128) -> CellSet {
    let bit =
        |cell: Cell| u32::from(cell.row()) * u32::from(geometry.cols()) + u32::from(cell.col());
    geometry.cells().filter(|&cell| bits >> bit(cell) & 1 == 1).collect()
}

#[test]
fn a_clash_is_a_smallest_one() {
    const CONTENTS: [Content; 4] = [Content::Water, Content::Left, Content::Sub, Content::Top];
    let (mut clashes, mut several) = (0, 0);
    for text in RULES {
        let rules = Ruleset::read(text).expect("rules");
        let geometry = rules.geometry();
        let fleets = Naive::new(&rules, |_| true).fleets();
        let fleets: Vec<Vec<CellSet>> = fleets
            .iter()
            .map(|fleet| fleet.iter().map(|&ship| cells(geometry, ship)).collect())
            .collect();
        let mut dice = Dice::new(Seed(7), Stream::Decision { player: 1, number: 0 });
        for _ in 0..60 {
            let union =
                |fleet: &[CellSet]| fleet.iter().fold(CellSet::EMPTY, |all, &ship| all | ship);
            let truth = &fleets[dice.below(fleets.len() as u32) as usize];
            let mut clues = Clues::of(geometry, union(truth));
            clues.rows[dice.below(3) as usize] = dice.below(3);
            clues.cols[dice.below(3) as usize] = dice.below(3);
            let mut knowledge = Knowledge::new(rules.clone(), Some(clues.clone()), Vec::new());
            for _ in 0..3 {
                let cell = geometry.board().nth(dice.below(12)).expect("a cell");
                if !knowledge.shot().contains(cell) {
                    let content = CONTENTS[dice.below(4) as usize];
                    knowledge.tell(cell, Answer::Content(content));
                }
            }
            let mut items: Vec<Told> = (0..knowledge.answers().len()).map(Told::Shot).collect();
            items.extend((0..clues.rows.len()).map(|row| Told::Row(row as u8)));
            items.extend((0..clues.cols.len()).map(|col| Told::Col(col as u8)));
            // By fleet the items it breaks.
            let broken = fleets.iter().map(|fleet| {
                let own = Clues::of(geometry, union(fleet));
                let breaks = |told: &Told| match *told {
                    Told::Row(row) => own.rows[usize::from(row)] != clues.rows[usize::from(row)],
                    Told::Col(col) => own.cols[usize::from(col)] != clues.cols[usize::from(col)],
                    Told::Known(_) => false,
                    Told::Shot(number) => {
                        let (cell, answer) = knowledge.answers()[number];
                        let ship = fleet.iter().find(|ship| ship.contains(cell));
                        let content = ship.map_or(Content::Water, |&ship| Content::of(ship, cell));
                        answer != Answer::Content(content)
                    }
                };
                items
                    .iter()
                    .enumerate()
                    .filter(|(_, told)| breaks(told))
                    .fold(0_u32, |set, (place, _)| set | 1 << place)
            });
            let broken: Vec<u32> = broken.collect();
            let clashing = |set: u32| broken.iter().all(|breaks| breaks & set != 0);
            let smallest =
                (0..1_u32 << items.len()).filter(|&set| clashing(set)).map(u32::count_ones).min();
            let mut clash = Clash::new(&knowledge);
            while !clash.advance(1000) {}
            match clash.outcome().expect("it is done") {
                Clashing::Fits => assert_eq!(smallest, None),
                Clashing::Clash { told, is_smallest } => {
                    let place =
                        |told: &Told| items.iter().position(|item| item == told).expect("told");
                    let set = told.iter().fold(0, |set, told| set | 1 << place(told));
                    assert!(clashing(set) && is_smallest, "{told:?}");
                    assert_eq!(Some(told.len() as u32), smallest, "{told:?}");
                    clashes += 1;
                    several += usize::from(1 < told.len());
                }
            }
        }
    }
    assert!(30 < clashes && 10 < several, "{clashes} clashes, {several} of several");
}
