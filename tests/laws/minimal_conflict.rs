//! A minimal conflict is a set that no fleet fits; dropping any one observation makes the rest satisfiable, and no smaller set conflicts.

use spyglass::{
    battleship::{
        inference::{ConflictSearch, MinimalConflict, Observation, exact::covered},
        knowledge::Knowledge,
        rules::{Announce, Answer, Clues, Content, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::naive::{Fleet, Naive};

const CLUED: [&str; 2] = [
    r#"{"rows": 4, "cols": 3, "contact": "apart", "announce": "content", "clues": true,
        "budgets": {"shots": 5, "guesses": 9, "actions": 99},
        "fleet": [{"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#,
    r#"{"rows": 3, "cols": 4, "announce": "content", "clues": true,
        "budgets": {"shots": 5, "guesses": 9, "actions": 99},
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 1, "length": 2}]}"#,
];

const ANNOUNCED: [&str; 4] = [
    r#"{"rows": 4, "cols": 4, "contact": "apart",
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4,
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "contact": "apart", "announce": "names-ship",
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "announce": "hit-or-miss",
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "length": 2}]}"#,
];

/// The fleets of these rules: by ship its class and its cells.
fn fleets(rules: &Ruleset) -> Vec<Vec<(usize, CellSet)>> {
    let classes = rules.fleet().classes().iter().enumerate();
    let classes: Vec<usize> =
        classes.flat_map(|(class, own)| vec![class; usize::from(own.count)]).collect();
    let naive = Naive::new(rules, |_| true);
    let ships = |fleet: &Fleet| {
        let cells = fleet.iter().map(|&ship| naive.cells(ship));
        classes.iter().copied().zip(cells).collect()
    };
    naive.fleets().iter().map(ships).collect()
}

/// What clashes is no more than the smallest set that every fleet breaks; `breaks` says which items a fleet breaks. How many
/// clash, where any do.
fn check(
    knowledge: &Knowledge,
    items: &[Observation],
    fleets: &[Vec<(usize, CellSet)>],
    breaks: impl Fn(&[(usize, CellSet)], Observation) -> bool,
) -> Option<usize> {
    let broken = fleets.iter().map(|fleet| {
        let places = items.iter().enumerate().filter(|&(_, &observed)| breaks(fleet, observed));
        places.fold(0_u32, |set, (place, _)| set | 1 << place)
    });
    let broken: Vec<u32> = broken.collect();
    let clashing = |set: u32| broken.iter().all(|breaks| breaks & set != 0);
    let smallest =
        (0..1_u32 << items.len()).filter(|&set| clashing(set)).map(u32::count_ones).min();
    let mut clash = MinimalConflict::new(knowledge);
    while !clash.advance(1000) {}
    match clash.outcome().expect("it is done") {
        ConflictSearch::Fits => {
            assert_eq!(smallest, None);
            None
        }
        ConflictSearch::MinimalConflict { observed, is_smallest } => {
            let place = |observed: &Observation| {
                items.iter().position(|item| item == observed).expect("an observation")
            };
            let set = observed.iter().fold(0, |set, observed| set | 1 << place(observed));
            assert!(clashing(set) && is_smallest, "{observed:?}");
            assert_eq!(Some(observed.len() as u32), smallest, "{observed:?}");
            Some(observed.len())
        }
    }
}

#[test]
fn a_clash_of_clues_and_contents_is_a_smallest_one() {
    const CONTENTS: [Content; 4] = [Content::Water, Content::Left, Content::Sub, Content::Top];
    let (mut clashes, mut several) = (0, 0);
    for text in CLUED {
        let rules = Ruleset::read(text).expect("rules");
        let geometry = rules.geometry();
        let fleets = fleets(&rules);
        let mut rng = GameRng::new(Seed(7), Stream::Decision { player: 1, number: 0 });
        for _ in 0..60 {
            let truth = &fleets[rng.below(fleets.len() as u32) as usize];
            let mut clues = Clues::of(geometry, covered(truth));
            clues.rows[rng.below(3) as usize] = rng.below(3);
            clues.cols[rng.below(3) as usize] = rng.below(3);
            let given = geometry.board().nth(rng.below(12)).expect("a cell");
            let known = vec![(given, CONTENTS[rng.below(4) as usize])];
            let mut knowledge = Knowledge::new(rules.clone(), Some(clues.clone()), known.clone());
            for _ in 0..3 {
                let cell = geometry.board().nth(rng.below(12)).expect("a cell");
                if cell != given && !knowledge.shot().contains(cell) {
                    let content = CONTENTS[rng.below(4) as usize];
                    knowledge.observe(cell, Answer::Content(content));
                }
            }
            let mut items: Vec<Observation> =
                (0..knowledge.answers().len()).map(Observation::Shot).collect();
            items.push(Observation::Known(0));
            items.extend((0..clues.rows.len()).map(|row| Observation::Row(row as u8)));
            items.extend((0..clues.cols.len()).map(|col| Observation::Col(col as u8)));
            let found = check(&knowledge, &items, &fleets, |fleet, observed| {
                let own = Clues::of(geometry, covered(fleet));
                let content = |cell: Cell| {
                    let ship = fleet.iter().find(|(_, ship)| ship.contains(cell));
                    ship.map_or(Content::Water, |&(_, ship)| Content::of(ship, cell))
                };
                match observed {
                    Observation::Row(row) => {
                        own.rows[usize::from(row)] != clues.rows[usize::from(row)]
                    }
                    Observation::Col(col) => {
                        own.cols[usize::from(col)] != clues.cols[usize::from(col)]
                    }
                    Observation::Known(number) => content(known[number].0) != known[number].1,
                    Observation::Shot(number) => {
                        let (cell, answer) = knowledge.answers()[number];
                        answer != Answer::Content(content(cell))
                    }
                }
            });
            clashes += usize::from(found.is_some());
            several += usize::from(found.is_some_and(|found| 1 < found));
        }
    }
    assert!(30 < clashes && 10 < several, "{clashes} clashes, {several} of several");
}

#[test]
fn a_clash_of_answers_is_a_smallest_one() {
    for text in ANNOUNCED {
        let rules = Ruleset::read(text).expect("rules");
        let fleets = fleets(&rules);
        let classes = rules.fleet().classes().len() as u32;
        let mut rng = GameRng::new(Seed(8), Stream::Decision { player: 1, number: 0 });
        let (mut clashes, mut several) = (0, 0);
        // What the rules would announce of the last of these shots.
        let answer = |fleet: &[(usize, CellSet)], shots: &[Cell]| {
            let shot: CellSet = shots.iter().copied().collect();
            let last = *shots.last().expect("a shot");
            let Some(&(class, ship)) = fleet.iter().find(|(_, ship)| ship.contains(last)) else {
                return Answer::Miss;
            };
            match rules.spec().announce {
                Announce::HitOrMiss => Answer::Hit(None),
                _ if ship.is_subset(shot) => Answer::Sunk(class),
                Announce::NamesShip => Answer::Hit(Some(class)),
                _ => Answer::Hit(None),
            }
        };
        for _ in 0..80 {
            let truth = &fleets[rng.below(fleets.len() as u32) as usize];
            let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
            let mut shots = Vec::new();
            for _ in 0..9 {
                // Water beside ships said to have sunk may leave nothing to shoot at.
                let Some(cell) = rng.cell(knowledge.open()) else { break };
                shots.push(cell);
                let observed = match rng.below(6) {
                    0 if rules.spec().announce != Announce::HitOrMiss => {
                        Answer::Sunk(rng.below(classes) as usize)
                    }
                    1 if rules.spec().announce != Announce::NamesShip => Answer::Hit(None),
                    2 => Answer::Miss,
                    _ => answer(truth, &shots),
                };
                knowledge.observe(cell, observed);
            }
            let items: Vec<Observation> = (0..shots.len()).map(Observation::Shot).collect();
            let found = check(&knowledge, &items, &fleets, |fleet, observed| {
                let Observation::Shot(number) = observed else { return false };
                knowledge.answers()[number].1 != answer(fleet, &shots[..=number])
            });
            clashes += usize::from(found.is_some());
            several += usize::from(found.is_some_and(|found| 1 < found));
        }
        assert!(15 < clashes && 8 < several, "{clashes} clashes, {several} of several: {text}");
    }
}
