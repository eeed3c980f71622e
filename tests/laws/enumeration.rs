//! The enumeration finds what a plain walk over all fleets finds, and the errors of estimates are calibrated.

use spyglass::{
    battleship::{
        inference::{Constraints, Sampled, exact::Enumeration},
        rules::Ruleset,
    },
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    naive::Naive,
    observed::{Witness, witnesses},
};

use crate::counting::{assert_every_position_counts, assert_every_position_weighs};

const RULES: [&str; 9] = [
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "raft", "count": 2, "length": 2},
        {"name": "hook", "cells": [[0,0],[1,0],[1,1]]}]}"#,
    r#"{"rows": 5, "cols": 5, "contact": "apart", "fleet": [{"name": "step", "count": 2, "cells": [[0,0],[1,1]]},
        {"name": "hook", "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "length": 1}]}"#,
    r#"{"rows": 5, "cols": 4, "announce": "hit-or-miss", "fleet": [
        {"name": "hook", "count": 2, "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "length": 3}]}"#,
    r#"{"rows": 5, "cols": 5, "announce": "names-ship", "contact": "apart", "fleet": [
        {"name": "hook", "count": 2, "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 5, "cols": 6, "contact": "apart", "announce": "hit-or-miss", "fleet": [
        {"name": "cruiser", "count": 2, "length": 3}, {"name": "raft", "count": 2, "length": 1}]}"#,
    r#"{"rows": 5, "cols": 5, "contact": "apart", "clues": true, "announce": "content", "known": 2,
        "budgets": {"shots": 9, "guesses": 9, "actions": 30}, "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}, {"name": "buoy", "length": 1}]}"#,
    r#"{"rows": 5, "cols": 5, "announce": "names-ship", "fleet": [{"name": "cruiser", "count": 2, "length": 3},
        {"name": "raft", "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "contact": "apart", "fleet": [{"name": "raft", "count": 3, "length": 1}]}"#,
    r#"{"rows": 6, "cols": 4, "sunkCellsTold": true, "fleet": [
        {"name": "tower", "cells": [[0,0],[1,0],[2,0],[1,1]]}, {"name": "raft", "count": 2, "length": 2}]}"#,
];

#[test]
fn every_position_is_counted() {
    let positions = assert_every_position_counts(RULES, 20, Enumeration::new);
    assert!(2_000 <= positions, "{positions}");
}

#[test]
fn every_position_is_weighed() {
    let positions = assert_every_position_weighs(RULES, 2, 1e-9, Enumeration::new);
    assert!(200 <= positions, "{positions}");
}

/// Estimates of positions with many fleets and few, with and without wounds and priors: compared with the exact chances, their
/// deviations in units of the standard error have a standard deviation of about 1.
#[test]
fn estimates_stray_as_far_as_they_say() {
    let (mut strays, mut squares, mut positions) = (0, 0.0, 0);
    for (number, text) in RULES.into_iter().enumerate() {
        let mut rng = GameRng::new(Seed(50 + number as u64), Stream::Seal);
        witnesses(text, number as u64, 4, |witness| {
            if rng.below(3) != 0 || witness.fleets.len() < 2 {
                return;
            }
            positions += 1;
            let factors: Vec<f64> =
                (0..256).map(|_| [0.5, 1.0, 2.0][rng.below(3) as usize]).collect();
            let prior = witness.prior(&factors);
            let prior = (rng.below(2) == 0).then_some(&prior);
            let constraints = Constraints::new(&witness.knowledge, prior);
            let mut sampled = Sampled::new(&constraints, Seed(positions));
            sampled.advance(300_000);
            let found = sampled.outcome().expect("some of these fleets are found");
            let weigh = witness.weights(&factors);
            let weigh = |fleet: &_| if prior.is_some() { weigh(fleet) } else { 1.0 };
            let all: f64 = witness.fleets.iter().map(weigh).sum();
            let cells = witness.cells(weigh);
            for cell in witness.rules.geometry().cells() {
                let expected = cells[cell.index()] / all;
                let (chance, error) = (found.chances[cell.index()], found.errors[cell.index()]);
                if error == 0.0 {
                    assert!((chance - expected).abs() < 1e-12, "{cell}: {chance} {expected}");
                    continue;
                }
                let stray = (chance - expected) / error;
                assert!(stray.abs() < 5.0, "{cell}: {chance} {expected} {error}");
                if 1e-6 < expected && expected < 1.0 - 1e-6 {
                    strays += 1;
                    squares += stray * stray;
                }
            }
        });
    }
    let spread = (squares / f64::from(strays)).sqrt();
    assert!(50 <= positions && (0.85..1.2).contains(&spread), "{positions} {strays} {spread}");
}

#[test]
fn the_same_seed_gives_the_same_estimate() {
    let rules = Ruleset::read(RULES[1]).unwrap();
    let fleets = Naive::new(&rules, |_| true).fleets();
    let mut rng = GameRng::new(Seed(3), Stream::Seal);
    let witness = Witness::new(&rules, &fleets, &mut rng);
    let constraints = Constraints::new(&witness.knowledge, None);
    let of = |seed, slices: u64| {
        let mut sampled = Sampled::new(&constraints, Seed(seed));
        for _ in 0..slices {
            sampled.advance(10_000);
        }
        sampled.outcome()
    };
    assert_eq!(of(1, 3), of(1, 3));
    assert_ne!(of(1, 3), of(2, 3));
    assert_eq!(of(1, 0), None, "nothing was drawn");
}
