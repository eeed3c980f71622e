//! The frontier count finds what a plain walk over all fleets finds.

use std::{fs, path::Path, sync::Arc};

use spyglass::{
    battleship::{
        inference::{
            Constraints,
            exact::{Frontier, Total},
        },
        knowledge::Knowledge,
        rules::{Answer, Hunt, Ruleset, Sea},
    },
    grid::{Cell, CellSet},
    lab::read_seas,
    rng::{GameRng, Seed, Stream},
};

use crate::counting::{
    assert_every_position_counts, assert_every_position_weighs, assert_independent_of_slicing,
    counted, tally,
};

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

fn begin(constraints: &Constraints) -> Frontier {
    Frontier::new(constraints).expect("the method applies")
}

/// The exact fleets, and by cell those with a ship there.
fn empty_board(rules: &Arc<Ruleset>) -> (u128, Box<[u128; 256]>) {
    let constraints = Constraints::new(&observed_nothing(rules), None);
    counted(&constraints, begin(&constraints))
}

fn total(rules: &Arc<Ruleset>) -> u128 {
    empty_board(rules).0
}

/// The empty board of `sea-battle`, by brute force once and for all: 15 cells, and those that mirrors and turns make of them.
#[test]
fn every_cell_of_the_empty_board_is_counted() {
    let (fleets, cells) = empty_board(&rules("sea-battle"));
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
    observed.observe(cell(2), Answer::Miss);
    observed.observe(cell(44), Answer::Hit(None));
    observed.observe(cell(79), Answer::Miss);
    let constraints = Constraints::new(&observed, None);
    let tally = tally(begin(&constraints));
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

/// All announcements on all small boards.
fn small() -> impl Iterator<Item = String> {
    SMALL.into_iter().flat_map(|(rows, cols, fleet)| {
        let rules = move |announce| apart(rows, cols, announce, fleet).canonical().to_owned();
        ANNOUNCEMENTS.into_iter().map(rules)
    })
}

#[test]
fn every_position_is_counted() {
    let positions = assert_every_position_counts(small(), 6, begin);
    assert!(2_000 <= positions, "{positions}");
}

#[test]
fn every_position_is_weighed() {
    // Weights are added in single precision.
    let positions = assert_every_position_weighs(small(), 1, 1e-5, begin);
    assert!(352 <= positions, "{positions}");
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
        observed.observe(cell, hunt.shoot(cell).expect("an open cell"));
        if hunt.is_over() {
            break;
        }
    }
    Constraints::new(&observed, None)
}

#[test]
fn the_count_is_independent_of_slicing() {
    let rules = rules("sea-battle");
    let mut rng = GameRng::new(Seed(4), Stream::Seal);
    for sea in seas(&rules).iter().take(4) {
        let constraints = after(25, &rules, sea, &mut rng);
        assert_independent_of_slicing(&constraints, begin, &[1, 77, 5000]);
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
