//! The count of fleets that may touch finds what a plain walk over all fleets finds.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{
            Constraints,
            exact::{Enumeration, Touching},
        },
        knowledge::Knowledge,
        rules::{Answer, Ruleset, preset},
    },
    grid::Cell,
};

use crate::counting::{assert_every_position_counts, assert_every_position_weighs, counted, tally};

/// Boards, fleets and announcements, small enough to list every fleet.
const RULES: [&str; 14] = [
    r#"{"rows": 4, "cols": 4, "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "fleet": [{"name": "a", "count": 3, "length": 2},
        {"name": "b", "count": 2, "length": 1}]}"#,
    r#"{"rows": 4, "cols": 4, "announce": "hit-or-miss", "fleet": [{"name": "a", "length": 3},
        {"name": "b", "count": 3, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "announce": "names-ship", "fleet": [{"name": "a", "length": 3},
        {"name": "b", "length": 3}, {"name": "c", "length": 2}, {"name": "d", "length": 1}]}"#,
    r#"{"rows": 4, "cols": 4, "fleet": [{"name": "a", "length": 4}, {"name": "b", "length": 3},
        {"name": "c", "length": 3}, {"name": "d", "length": 2}]}"#,
    r#"{"rows": 4, "cols": 5, "announce": "hit-or-miss", "fleet": [{"name": "a", "length": 4},
        {"name": "b", "length": 3}, {"name": "c", "count": 2, "length": 2}]}"#,
    r#"{"rows": 5, "cols": 4, "announce": "names-ship", "fleet": [
        {"name": "a", "count": 2, "length": 3}, {"name": "b", "count": 2, "length": 2}]}"#,
    r#"{"rows": 5, "cols": 5, "fleet": [{"name": "a", "length": 4}, {"name": "b", "length": 3},
        {"name": "c", "length": 3}]}"#,
    r#"{"rows": 5, "cols": 5, "sunkCellsTold": true, "fleet": [{"name": "a", "length": 5},
        {"name": "b", "count": 2, "length": 3}, {"name": "c", "length": 2}]}"#,
    r#"{"rows": 5, "cols": 5, "fleet": [{"name": "a", "count": 4, "length": 3}]}"#,
    r#"{"rows": 3, "cols": 6, "announce": "hit-or-miss", "fleet": [{"name": "a", "count": 2, "length": 2},
        {"name": "b", "count": 3, "length": 1}]}"#,
    r#"{"rows": 6, "cols": 5, "fleet": [{"name": "a", "length": 5}, {"name": "b", "length": 4},
        {"name": "c", "count": 2, "length": 4}]}"#,
    r#"{"rows": 6, "cols": 6, "fleet": [{"name": "a", "length": 5}, {"name": "b", "length": 4},
        {"name": "c", "length": 4}]}"#,
    r#"{"rows": 6, "cols": 6, "announce": "names-ship", "fleet": [{"name": "a", "length": 6},
        {"name": "b", "length": 5}, {"name": "c", "length": 2}]}"#,
];

fn begin(constraints: &Constraints) -> Touching {
    Touching::new(constraints).expect("straight ships that may touch")
}

#[test]
fn every_position_is_counted() {
    let positions = assert_every_position_counts(RULES, 25, begin);
    assert!(2_000 <= positions, "{positions}");
}

#[test]
fn every_position_is_weighed() {
    let positions = assert_every_position_weighs(RULES, 4, 1e-9, begin);
    assert!(400 <= positions, "{positions}");
}

/// Where pairs of placements are too many for narrow lanes.
#[test]
fn wide_boards_count_as_looking_at_every_fleet_does() {
    let rules = Ruleset::read(
        r#"{"rows": 13, "cols": 14, "fleet": [{"name": "a", "count": 2, "length": 3},
        {"name": "b", "length": 2}]}"#,
    )
    .unwrap();
    let mut knowledge = Knowledge::new(rules, None, Vec::new());
    for observed in [None, Some(("N9", Answer::Miss)), Some(("C3", Answer::Hit(None)))] {
        if let Some((cell, answer)) = observed {
            knowledge.observe(cell.parse().unwrap(), answer);
        }
        let constraints = Constraints::new(&knowledge, None);
        assert_eq!(tally(begin(&constraints)), tally(Enumeration::new(&constraints)));
    }
}

#[test]
fn what_it_cannot_count_is_refused() {
    for text in [
        r#"{"contact": "apart", "fleet": [{"name": "a", "length": 2}]}"#,
        r#"{"fleet": [{"name": "a", "cells": [[0,0],[1,0],[1,1]]}]}"#,
        r#"{"rows": 16, "cols": 16, "fleet": [{"name": "a", "count": 20, "length": 1}]}"#,
    ] {
        let rules = Ruleset::read(text).unwrap();
        let knowledge = Knowledge::new(rules.clone(), None, Vec::new());
        assert!(Touching::new(&Constraints::new(&knowledge, None)).is_none(), "{text}");
    }
}

/// The fleets, and by cell those with a ship there, whatever is placed already included.
fn counted_after(rules: &Arc<Ruleset>, observed: &[(Cell, Answer)]) -> (u128, Box<[u128; 256]>) {
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    for &(cell, answer) in observed {
        knowledge.observe(cell, answer);
    }
    let constraints = Constraints::new(&knowledge, None);
    counted(&constraints, begin(&constraints))
}

fn fleets(text: &str) -> u128 {
    counted_after(&Ruleset::read(text).expect("rules"), &[]).0
}

/// The cell numbered row by row on a board of ten columns.
fn cell(number: u8) -> Cell {
    Cell::new(number / 10, number % 10)
}

fn hits(cells: &[u8]) -> Vec<(Cell, Answer)> {
    cells.iter().map(|&number| (cell(number), Answer::Hit(None))).collect()
}

#[test]
fn every_fleet_of_admiral_is_counted() {
    let published = [
        (0, 2_407_483_864),
        (1, 3_458_438_788),
        (2, 4_317_794_344),
        (3, 4_774_557_212),
        (4, 5_017_010_922),
        (11, 4_292_323_972),
        (12, 4_980_720_314),
        (13, 5_348_335_096),
        (14, 5_543_394_682),
        (22, 5_539_435_704),
        (23, 5_841_068_044),
        (24, 6_001_718_736),
        (33, 6_121_508_012),
        (34, 6_272_257_080),
        (44, 6_428_054_040),
    ];
    let (fleets, cells) = counted_after(&preset("admiral").expect("a preset"), &[]);
    assert_eq!(fleets, 30_093_975_536);
    for (number, expected) in published {
        let (row, col) = (number / 10, number % 10);
        for (row, col) in [(row, col), (col, row)] {
            for (row, col) in [(row, col), (9 - row, col), (row, 9 - col), (9 - row, 9 - col)] {
                assert_eq!(cells[Cell::new(row, col).index()], expected, "{row} {col}");
            }
        }
    }
    assert_eq!(cells.iter().sum::<u128>(), 17 * fleets);
}

#[test]
fn positions_in_games_of_admiral_count_as_published() {
    let rules = preset("admiral").expect("a preset");
    for (cells, expected) in [
        (&[44_u8][..], 6_428_054_040_u128),
        (&[22, 27], 846_573_768),
        (&[22, 27, 72], 106_211_992),
        (&[22, 27, 72, 77], 9_375_552),
        (&[22, 27, 72, 77, 45], 538_008),
    ] {
        assert_eq!(counted_after(&rules, &hits(cells)).0, expected);
    }
    // Either ship of three sinks at the third shot.
    for class in [2, 3] {
        let mut observed = hits(&[22, 23]);
        observed.push((cell(24), Answer::Sunk(class)));
        observed.extend(hits(&[25, 26]));
        observed.push((cell(27), Answer::Miss));
        let (fleets, cells) = counted_after(&rules, &observed);
        assert_eq!(fleets, 986_417);
        for (number, expected) in [
            (15, 0.661_113_910_243),
            (16, 0.659_642_929_917),
            (35, 0.846_344_902_815),
            (36, 0.846_230_346_801),
        ] {
            let chance = cells[cell(number).index()] as f64 / fleets as f64;
            assert!((chance - expected).abs() < 1e-12, "{number}: {chance}");
        }
    }
}

#[test]
fn other_boards_and_fleets_count_as_published() {
    let admiral = r#"{"name": "a", "length": 5}, {"name": "b", "length": 4},
        {"name": "c", "length": 3}, {"name": "d", "length": 3}, {"name": "e", "length": 2}"#;
    let of = |rows: u8, cols: u8, fleet: &str| {
        fleets(&format!(r#"{{"rows": {rows}, "cols": {cols}, "fleet": [{fleet}]}}"#))
    };
    assert_eq!(of(6, 6, admiral), 6_687_136);
    assert_eq!(of(10, 12, admiral), 101_832_786_704);
    assert_eq!(of(12, 10, admiral), 101_832_786_704);
    let equal = r#"{"name": "a", "length": 5}, {"name": "b", "length": 4},
        {"name": "c", "count": 2, "length": 3}, {"name": "e", "length": 2}"#;
    assert_eq!(of(8, 8, equal), 571_126_760);
    assert_eq!(of(10, 10, equal), 15_046_987_768);
    let three = r#"{"name": "a", "length": 4}, {"name": "b", "length": 3},
        {"name": "c", "length": 2}"#;
    assert_eq!(of(8, 8, three), 604_584);
}
