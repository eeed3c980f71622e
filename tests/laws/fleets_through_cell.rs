//! Fleets drawn through a cell fit all observations, cover the cell, and are equally likely.

use std::collections::{BTreeMap, BTreeSet};

use spyglass::{
    battleship::{
        inference::{Drawing, FleetsThroughCell, exact::FoundFleet},
        rules::Ruleset,
    },
    grid::Cell,
};
use spyglass_test_support::{
    naive::Fleet,
    observed::{Witness, witnesses},
};

/// Several ships of one class, bent ships, apart and touching, announcements of every kind.
const RULES: [&str; 5] = [
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "raft", "count": 2, "length": 2},
        {"name": "hook", "cells": [[0,0],[1,0],[1,1]]}]}"#,
    r#"{"rows": 6, "cols": 6, "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 6, "cols": 6, "contact": "apart", "announce": "hit-or-miss", "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}, {"name": "buoy", "length": 1}]}"#,
    r#"{"rows": 5, "cols": 6, "announce": "names-ship", "fleet": [
        {"name": "hook", "count": 2, "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "length": 2}]}"#,
    r#"{"rows": 5, "cols": 5, "contact": "apart", "clues": true, "announce": "content", "known": 2,
        "budgets": {"shots": 9, "guesses": 9, "actions": 30}, "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}, {"name": "buoy", "length": 1}]}"#,
];

fn bit(rules: &Ruleset, cell: Cell) -> u128 {
    1 << (u32::from(cell.row()) * u32::from(rules.geometry().cols()) + u32::from(cell.col()))
}

/// A fleet as the slow twin writes it.
fn plain(rules: &Ruleset, fleet: &FoundFleet) -> Fleet {
    let ship = |&(class, cells): &(usize, _)| {
        let cells: spyglass::grid::CellSet = cells;
        (class, cells.iter().fold(0, |bits, cell| bits | bit(rules, cell)))
    };
    let mut ships: Vec<(usize, u128)> = fleet.iter().map(ship).collect();
    ships.sort_unstable();
    ships.into_iter().map(|(_, cells)| cells).collect()
}

/// The fleets that fit and cover a cell.
fn covering(witness: &Witness, cell: Cell) -> BTreeSet<Fleet> {
    let own = bit(&witness.rules, cell);
    let covers = |fleet: &&Fleet| fleet.iter().any(|ship| ship & own != 0);
    witness.fleets.iter().filter(covers).cloned().collect()
}

#[test]
fn every_fleet_fits_and_covers_the_cell_and_few_are_all_there_are() {
    let (mut listed, mut drawn, mut water) = (0, 0, 0);
    for (number, text) in RULES.into_iter().enumerate() {
        witnesses(text, number as u64, 6, |witness| {
            for cell in witness.rules.geometry().cells().step_by(4) {
                let fit = covering(witness, cell);
                let behind =
                    FleetsThroughCell::new(&witness.knowledge, cell, 30).expect("small boards");
                let mut sliced = Drawing::new(&witness.knowledge, cell, 30);
                while !sliced.advance(1) {}
                assert_eq!(sliced.outcome(), Some(&behind));
                let fleets: Vec<Fleet> =
                    behind.fleets.iter().map(|fleet| plain(&witness.rules, fleet)).collect();
                assert!(fleets.iter().all(|fleet| fit.contains(fleet)), "{text}");
                assert_eq!(fleets.len(), 30.min(fit.len()));
                let fewer =
                    FleetsThroughCell::new(&witness.knowledge, cell, 7).expect("small boards");
                assert_eq!(fewer.fleets[..], behind.fleets[..fewer.fleets.len()]);
                if let Some(all) = behind.all {
                    assert_eq!(all, fit.len());
                    let different: BTreeSet<&Fleet> = fleets.iter().collect();
                    assert_eq!(different.len(), fleets.len());
                    listed += 1;
                } else {
                    drawn += 1;
                }
                water += usize::from(fit.is_empty());
            }
        });
    }
    assert!(100 < listed && 20 < drawn && 20 < water, "{listed} {drawn} {water}");
}

#[test]
fn every_fleet_comes_out_as_often_as_any_other() {
    let (mut tried, mut with_wounds) = (0, 0);
    for (number, text) in RULES.into_iter().enumerate().take(4).skip(1) {
        witnesses(text, number as u64, 3, |witness| {
            let cells = witness.rules.geometry().cells();
            for cell in cells.skip(7).step_by(11) {
                let fit = covering(witness, cell);
                if !(2_001..12_000).contains(&fit.len()) {
                    continue;
                }
                let wanted = 10 * fit.len();
                let behind =
                    FleetsThroughCell::new(&witness.knowledge, cell, wanted).expect("many fit");
                assert_eq!((behind.all, behind.fleets.len()), (None, wanted));
                let mut counts: BTreeMap<Fleet, f64> =
                    fit.into_iter().map(|fleet| (fleet, 0.0)).collect();
                for fleet in &behind.fleets {
                    *counts.get_mut(&plain(&witness.rules, fleet)).expect("it fits") += 1.0;
                }
                // Chi-square over all fleets, ten of each being expected: about as large as it has freedom.
                let square = counts.values().map(|count| (count - 10.0) * (count - 10.0) / 10.0);
                let freedom = counts.len() as f64 - 1.0;
                let stray = (square.sum::<f64>() - freedom) / (2.0 * freedom).sqrt();
                assert!(stray.abs() < 5.0, "{text} {cell}: {stray}");
                tried += 1;
                with_wounds += usize::from(!witness.knowledge.hits().is_empty());
            }
        });
    }
    assert!(10 < tried && 3 < with_wounds, "{tried} {with_wounds}");
}
