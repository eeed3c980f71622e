//! The fleets of a sampler fit all observations, and each is as likely as any other, after answers of every kind.

use std::collections::BTreeMap;

use spyglass::{
    battleship::{
        inference::{Constraints, Covering, FleetSampler, exact::FoundFleet},
        rules::Ruleset,
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    chi_squared,
    naive::Fleet,
    observed::{Witness, witnesses},
};

/// Every announcement, ships apart and touching, several of a class, single cells, bent ships; and sunk cells that are announced.
const RULES: [&str; 6] = [
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 5, "cols": 5, "contact": "apart", "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#,
    r#"{"rows": 4, "cols": 4, "announce": "hit-or-miss", "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 5, "announce": "names-ship", "fleet": [
        {"name": "hook", "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 5, "sunkCellsTold": true, "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 5, "cols": 5, "contact": "apart", "clues": true, "announce": "content", "known": 2,
        "budgets": {"shots": 9, "guesses": 9, "actions": 30}, "fleet": [
        {"name": "raft", "count": 2, "length": 2}, {"name": "buoy", "count": 2, "length": 1}]}"#,
];
/// So many draws for every fleet.
const DRAWS: usize = 20;

/// A fleet as the slow twin writes it.
fn plain(rules: &Ruleset, fleet: &FoundFleet) -> Fleet {
    let bit = |cell: Cell| -> u128 {
        1 << (u32::from(cell.row()) * u32::from(rules.geometry().cols()) + u32::from(cell.col()))
    };
    let ship = |&(class, cells): &(usize, CellSet)| {
        (class, cells.iter().fold(0, |bits, cell| bits | bit(cell)))
    };
    let mut ships: Vec<(usize, u128)> = fleet.iter().map(ship).collect();
    ships.sort_unstable();
    ships.into_iter().map(|(_, cells)| cells).collect()
}

/// How often each of the fleets that fit is drawn.
fn counts(witness: &Witness, rng: &mut GameRng) -> Vec<u64> {
    let mut sampler = FleetSampler::new(&Constraints::new(&witness.knowledge, None));
    while sampler.cover_on().0 == Covering::Unfinished {}
    let mut counts: BTreeMap<Fleet, u64> =
        witness.fleets.iter().map(|fleet| (fleet.clone(), 0)).collect();
    assert_eq!(counts.is_empty(), sampler.is_empty(), "a fleet fits, so that ships can be placed");
    let mut drawn = 0;
    while drawn < DRAWS * witness.fleets.len() {
        if let (Some(fleet), _) = sampler.try_one(rng) {
            let fleet = plain(&witness.rules, &fleet);
            *counts.get_mut(&fleet).expect("only fleets that fit are drawn") += 1;
            drawn += 1;
        }
    }
    counts.into_values().collect()
}

#[test]
fn fleets_that_fit_are_equally_likely_after_every_answer() {
    let mut rng = GameRng::new(Seed(11), Stream::Seal);
    for text in RULES {
        let (mut tried, mut worst, mut sum) = (0.0, 0.0_f64, 0.0);
        // Where lines are counted few fleets fit.
        let games = if text.contains("clues") { 60 } else { 6 };
        witnesses(text, 5, games, |witness| {
            if (2..1_500).contains(&witness.fleets.len()) {
                let stray = chi_squared::deviation(&counts(witness, &mut rng));
                worst = worst.max(stray.abs());
                sum += stray;
                tried += 1.0;
            }
        });
        assert!(10.0 < tried, "{text}: {tried} positions");
        // The deviations are normal, the more fleets the better; all of them together have the mean 0.
        assert!(worst < 4.5, "{text}: {worst}");
        assert!((sum / f64::sqrt(tried)).abs() < 4.0, "{text}: {sum} in {tried}");
    }
}
