//! The frontier count finds what counting fleet by fleet finds.

use std::{fs, path::Path, sync::Arc};

use spyglass::{
    battleship::{
        inference::{
            Constraints, Prior,
            exact::{Frontier, Tally, Total},
        },
        knowledge::Knowledge,
        rules::{Announce, Answer, Hunt, Ruleset, Sea},
    },
    grid::{Cell, CellSet},
    lab::read_seas,
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::naive::Naive;

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The rules of ships apart given as `length x count`, each pair a class of its own.
fn apart(rows: u8, cols: u8, announce: &str, fleet: &[(u8, u8)]) -> Arc<Ruleset> {
    let ships = fleet.iter().enumerate().map(|(number, (length, count))| {
        format!(r#"{{"name": "ship-{number}", "count": {count}, "length": {length}}}"#)
    });
    let ships: Vec<String> = ships.collect();
    let ships = ships.join(", ");
    rules(&format!(
        r#"{{"rows": {rows}, "cols": {cols}, "contact": "apart", {announce} "fleet": [{ships}]}}"#
    ))
}

fn observed_nothing(rules: &Arc<Ruleset>) -> Knowledge {
    Knowledge::new(rules.clone(), None, Vec::new())
}

/// The tally of a count that goes on for `slice` units at a time.
fn tally_in(slice: u64, constraints: &Constraints) -> Tally {
    let mut frontier = Frontier::new(constraints).expect("the method applies");
    while !frontier.advance(slice) {}
    assert!(!frontier.is_given_up());
    frontier.tally()
}

fn tally(constraints: &Constraints) -> Tally {
    tally_in(u64::MAX, constraints)
}

/// The exact fleets, and by cell those with a ship there, the settled ships with them.
fn counted(constraints: &Constraints) -> (u128, Box<[u128; 256]>) {
    let Total::Exact { fleets, mut cells } = tally(constraints).total else {
        panic!("an exact count was asked for")
    };
    for cell in constraints.laid_cells() {
        cells[cell.index()] += fleets;
    }
    (fleets, cells)
}

fn total(rules: &Arc<Ruleset>) -> u128 {
    counted(&Constraints::new(&observed_nothing(rules), None)).0
}

/// The empty board of `sea-battle`, by brute force once and for all: 15 cells, and those that mirrors and turns make of them.
#[test]
fn every_cell_of_the_empty_board_is_counted() {
    let (fleets, cells) = counted(&Constraints::new(&observed_nothing(&rules("sea-battle")), None));
    assert_eq!(fleets, 1_855_545_978_831_780);
    let known = [
        (0, 438_487_728_189_216),
        (1, 418_064_732_753_791),
        (2, 475_795_243_932_227),
        (3, 466_986_256_514_578),
        (4, 459_000_540_738_806),
        (11, 273_993_917_558_420),
        (12, 311_381_164_022_639),
        (13, 287_231_383_839_281),
        (14, 287_065_521_473_363),
        (22, 378_334_135_625_502),
        (23, 357_367_672_536_881),
        (24, 361_127_137_164_792),
        (33, 330_652_352_790_746),
        (34, 334_756_626_677_764),
        (44, 338_709_200_686_772),
    ];
    let mut compared = 0;
    for (place, count) in known {
        let (row, col) = (place / 10, place % 10);
        for (row, col) in [(row, col), (col, row)] {
            for (row, col) in [(row, col), (9 - row, col), (row, 9 - col), (9 - row, 9 - col)] {
                assert_eq!(cells[Cell::new(row, col).index()], count, "{row} {col}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 15 * 8);
    assert_eq!(cells.iter().sum::<u128>(), 20 * fleets);
}

#[test]
fn a_position_in_mid_game_is_counted() {
    let mut observed = observed_nothing(&rules("sea-battle"));
    let cell = |place: u8| Cell::new(place / 10, place % 10);
    observed.tell(cell(2), Answer::Miss);
    observed.tell(cell(44), Answer::Hit(None));
    observed.tell(cell(79), Answer::Miss);
    let constraints = Constraints::new(&observed, None);
    let tally = tally(&constraints);
    assert!(matches!(tally.total, Total::Exact { fleets: 155_987_094_837_327, .. }));
    let known = [
        (34, 0.310_795_925_937),
        (43, 0.316_799_929_237),
        (45, 0.320_719_039_130),
        (54, 0.318_324_859_259),
        (0, 0.210_618_827_964),
        (33, 0.0),
    ];
    for (place, share) in known {
        assert!((tally.at(cell(place)) - share).abs() < 1e-12, "{place}");
    }
}

#[test]
fn small_boards_are_counted() {
    for (rows, cols, fleet, fleets) in [
        (4, 4, [(1, 1), (2, 1), (3, 1)].as_slice(), 176),
        (5, 5, &[(1, 2), (2, 1), (3, 1)], 8712),
        (6, 6, &[(1, 2), (2, 2), (3, 1)], 618_552),
        (6, 6, &[(1, 1), (2, 1), (3, 1), (4, 1)], 88_872),
        (6, 6, &[(1, 2), (2, 1), (3, 1), (4, 1)], 221_032),
        (8, 8, &[(5, 1), (4, 1), (3, 2), (2, 1)], 16_546_192),
        (8, 8, &[(5, 1), (4, 1), (3, 1), (3, 1), (2, 1)], 2 * 16_546_192),
        (1, 1, &[(1, 1)], 1),
        (1, 16, &[(16, 1)], 1),
        (16, 1, &[(7, 1), (8, 1)], 2),
    ] {
        assert_eq!(total(&apart(rows, cols, "", fleet)), fleets, "{rows}x{cols} {fleet:?}");
    }
}

/// Twenty single cells need more than 64 bits to be sure, and are the same on the board turned.
#[test]
fn a_board_of_many_ships_is_counted_in_wide_numbers() {
    let (upright, flat) = (apart(13, 7, "", &[(1, 20)]), apart(7, 13, "", &[(1, 20)]));
    assert_eq!(total(&upright), total(&flat));
    let full = apart(5, 13, "", &[(1, 21)]);
    // A single in every second cell of every second row, and no other way.
    assert_eq!(total(&full), 1);
}

/// What the shots at a fleet are told, by the rules' own words; the class and cells of a ship that sinks as well.
fn replay(rules: &Ruleset, fleet: &[CellSet], shots: &[Cell]) -> Vec<(Answer, CellSet)> {
    let class_of = rules.fleet().class_of();
    let mut fired = CellSet::EMPTY;
    let answers = shots.iter().map(|&cell| {
        fired.insert(cell);
        let Some(ship) = fleet.iter().position(|ship| ship.contains(cell)) else {
            return (Answer::Miss, CellSet::EMPTY);
        };
        let sunk = fleet[ship].is_subset(fired);
        match rules.announce() {
            Announce::Sunk | Announce::NamesShip if sunk => {
                let observed = if rules.sunk_cells_told() { fleet[ship] } else { CellSet::EMPTY };
                (Answer::Sunk(class_of[ship]), observed)
            }
            Announce::NamesShip => (Answer::Hit(Some(class_of[ship])), CellSet::EMPTY),
            _ => (Answer::Hit(None), CellSet::EMPTY),
        }
    });
    answers.collect()
}

const ANNOUNCEMENTS: [&str; 4] = [
    r#""announce": "sunk","#,
    r#""announce": "names-ship","#,
    r#""announce": "hit-or-miss","#,
    r#""sunkCellsTold": true,"#,
];

/// Ships as length and count, a class each.
type Classes = &'static [(u8, u8)];

/// Boards with few enough fleets to look at each.
const SMALL: [(u8, u8, Classes); 11] = [
    (4, 4, &[(1, 1), (2, 1), (3, 1)]),
    (4, 4, &[(1, 4)]),
    (5, 5, &[(1, 2), (2, 1), (3, 1)]),
    (5, 5, &[(2, 2), (3, 1)]),
    (5, 5, &[(3, 1), (3, 1), (2, 1)]),
    (6, 6, &[(4, 1), (3, 2)]),
    (6, 6, &[(2, 1), (2, 1), (5, 1)]),
    (4, 7, &[(1, 1), (2, 2), (4, 1)]),
    (4, 7, &[(6, 1), (1, 3)]),
    (7, 3, &[(2, 1), (3, 1), (1, 2)]),
    (7, 3, &[(2, 3)]),
];

/// Plays shots at random at a random fleet and compares with every fleet that gives the same answers.
fn against_every_fleet(seed: u64, each: usize, mut compare: impl FnMut(&Position)) {
    let mut rng = GameRng::new(Seed(seed), Stream::Seal);
    for (rows, cols, fleet) in SMALL {
        for announce in ANNOUNCEMENTS {
            let rules = apart(rows, cols, announce, fleet);
            let naive = Naive::new(&rules, |_| true);
            let ship = |&bits: &u128| -> CellSet {
                let cells = rules.geometry().cells().enumerate();
                cells.filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, cell)| cell).collect()
            };
            let fleet = |fleet: &Vec<u128>| -> Vec<CellSet> { fleet.iter().map(ship).collect() };
            let fleets: Vec<Vec<CellSet>> = naive.fleets().iter().map(fleet).collect();
            for _ in 0..each {
                let truth = &fleets[rng.below(fleets.len() as u32) as usize];
                let shots = shots(&rules, rng.below(rules.geometry().len() as u32 + 1), &mut rng);
                let answers = replay(&rules, truth, &shots);
                let mut observed = observed_nothing(&rules);
                for (&cell, &(answer, sunk)) in shots.iter().zip(&answers) {
                    observed.tell(cell, answer);
                    if !sunk.is_empty() {
                        observed.tell_sunk_cells(sunk);
                    }
                }
                let same = |fleet: &&Vec<CellSet>| replay(&rules, fleet, &shots) == answers;
                let fitting = fleets.iter().filter(same).collect();
                compare(&Position { observed, fitting });
            }
        }
    }
}

struct Position<'a> {
    observed: Knowledge,
    /// The fleets that would have answered the same.
    fitting: Vec<&'a Vec<CellSet>>,
}

/// So many cells, in some order.
fn shots(rules: &Ruleset, count: u32, rng: &mut GameRng) -> Vec<Cell> {
    let mut open = rules.geometry().board();
    let mut shots = Vec::new();
    while shots.len() < count as usize {
        let cell = rng.cell(open).expect("no more shots than cells");
        open.remove(cell);
        shots.push(cell);
    }
    shots
}

#[test]
fn the_count_is_that_of_every_fleet_with_the_same_answers() {
    let mut positions = 0;
    against_every_fleet(1, 60, |position| {
        let constraints = Constraints::new(&position.observed, None);
        let mut cells = [0; 256];
        for cell in position.fitting.iter().copied().flatten().flat_map(|ship| ship.iter()) {
            cells[cell.index()] += 1;
        }
        let found = counted(&constraints);
        assert_eq!(found.0, position.fitting.len() as u128, "{:?}", position.observed.answers());
        assert_eq!(*found.1, cells, "{:?}", position.observed.answers());
        positions += 1;
    });
    assert!(2000 <= positions);
}

#[test]
fn the_weight_is_that_of_every_fleet_with_the_same_answers() {
    let mut rng = GameRng::new(Seed(2), Stream::Seal);
    against_every_fleet(2, 8, |position| {
        let factors: [f64; 256] = std::array::from_fn(|_| 0.2 + f64::from(rng.below(480)) / 100.0);
        let prior = Prior::new(position.observed.rules(), |_, way| {
            way.cells.iter().map(|cell| factors[cell.index()]).product()
        });
        let constraints = Constraints::new(&position.observed, Some(&prior));
        let rules = position.observed.rules();
        let weigh = |class: usize, ship: CellSet| {
            let mut all = rules.placements(class).all().iter();
            prior.weights(class)[all.position(|way| way.cells == ship).expect("a placement")]
        };
        let settled: f64 =
            constraints.laid.iter().map(|&(class, ship)| weigh(class, ship)).product();
        let mut cells = [0.0; 256];
        let mut total = 0.0;
        for fleet in &position.fitting {
            let ships = fleet.iter().zip(rules.fleet().class_of());
            let weight: f64 = ships.map(|(ship, &class)| weigh(class, *ship)).product();
            total += weight;
            for cell in fleet.iter().flat_map(|ship| ship.iter()) {
                cells[cell.index()] += weight;
            }
        }
        let tally = tally(&constraints);
        let Total::Weighted { weight } = tally.total else {
            assert!(!constraints.is_weighted(), "a prior weighs");
            return;
        };
        // Weights are added in single precision.
        assert!((weight * settled / total - 1.0).abs() < 1e-5);
        let laid = constraints.laid_cells();
        for cell in rules.geometry().cells() {
            let share = if laid.contains(cell) { 1.0 } else { tally.at(cell) };
            assert!((share - cells[cell.index()] / total).abs() < 1e-5, "{cell}");
        }
    });
}

fn seas(rules: &Ruleset) -> Vec<Sea> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/seas-sea-battle.txt");
    let text = fs::read_to_string(path).expect("a data file");
    read_seas(rules, &text).expect("seas")
}

/// What is known after so many shots at random at a sea.
fn after(shots: u32, rules: &Arc<Ruleset>, sea: &Sea, rng: &mut GameRng) -> Constraints {
    let mut hunt = Hunt::new(rules.clone(), sea.clone(), CellSet::EMPTY);
    let mut observed = observed_nothing(rules);
    for _ in 0..shots {
        let Some(cell) = rng.cell(observed.open()) else { break };
        observed.tell(cell, hunt.shoot(cell).expect("an open cell"));
        if hunt.is_over() {
            break;
        }
    }
    Constraints::new(&observed, None)
}

#[test]
fn slices_of_any_size_find_the_same() {
    let rules = rules("sea-battle");
    let mut rng = GameRng::new(Seed(4), Stream::Seal);
    for sea in seas(&rules).iter().take(4) {
        let constraints = after(25, &rules, sea, &mut rng);
        let whole = tally(&constraints);
        for slice in [1, 77, 5000] {
            assert_eq!(tally_in(slice, &constraints), whole);
        }
    }
}

/// Ships that may touch, that are not straight, counts of rows: other counts are for those.
#[test]
fn what_the_method_is_not_for_is_refused() {
    let crowd: Vec<(u8, u8)> = (1..=12).map(|length| (length, 2)).collect();
    for rules in [
        rules("admiral"),
        rules(r#"{"contact": "apart", "fleet": [{"name": "step", "cells": [[0,0],[1,1]]}]}"#),
        apart(16, 16, "", &crowd),
        apart(16, 16, "", &[(16, 1)]),
    ] {
        let constraints = Constraints::new(&observed_nothing(&rules), None);
        assert!(Frontier::new(&constraints).is_none(), "{}", rules.canonical());
    }
}
