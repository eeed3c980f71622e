//! Fleets drawn where there are too many to be listed: their means are those of all fleets, within their standard errors.

use spyglass::{
    battleship::{
        inference::FleetSample,
        knowledge::Knowledge,
        rules::{Deployer, Deployment, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};

/// Boards with few enough fleets to list them all: with clues and without.
const RULES: [(u8, bool, &str); 5] = [
    (
        5,
        false,
        r#"{"name": "three", "length": 3}, {"name": "two", "length": 2}, {"name": "one", "length": 1}"#,
    ),
    (5, false, r#"{"name": "four", "length": 4}, {"name": "two", "count": 2, "length": 2}"#),
    (
        6,
        true,
        r#"{"name": "three", "length": 3}, {"name": "two", "count": 2, "length": 2}, {"name": "one", "count": 3, "length": 1}"#,
    ),
    (7, true, r#"{"name": "four", "length": 4}, {"name": "two", "count": 3, "length": 2}"#),
    (
        8,
        true,
        r#"{"name": "four", "length": 4}, {"name": "three", "length": 3}, {"name": "two", "count": 2, "length": 2}"#,
    ),
];

/// A player's knowledge of a sea drawn for each number.
fn observed(number: u64) -> Knowledge {
    let (size, clues, fleet) = RULES[number as usize % RULES.len()];
    let text = format!(
        r#"{{"rows": {size}, "cols": {size}, "contact": "apart", "announce": "content", "clues": {clues},
            "budgets": {{"shots": 9, "guesses": 9, "actions": 99}}, "fleet": [{fleet}]}}"#
    );
    let rules = Ruleset::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut rng = GameRng::new(Seed(number), Stream::Seal);
    let sea = Deployment::new(&rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits");
    let known = rng.cell(rules.geometry().board()).map(|cell| (cell, sea.content(cell)));
    let clues = rules.spec().clues.then(|| sea.clues(&rules));
    Knowledge::new(rules, clues, known.into_iter().collect())
}

fn cells(sample: &FleetSample, number: usize) -> CellSet {
    let ships = sample.fleet(number).iter().map(|&place| sample.placements()[usize::from(place)]);
    ships.fold(CellSet::EMPTY, |cells, ship| cells | ship)
}

fn mean(sample: &FleetSample, value: impl Fn(usize) -> f64) -> f64 {
    (0..sample.len()).map(value).sum::<f64>() / sample.len() as f64
}

#[test]
fn means_over_drawn_fleets_are_those_of_all_within_their_errors() {
    let (mut squares, mut seen) = (0.0, 0);
    for number in 0..40 {
        let knowledge = observed(number);
        let (all, drawn) = (FleetSample::new(&knowledge), FleetSample::drawn(&knowledge));
        assert!(all.is_complete() && !drawn.is_complete());
        assert!((1_999..=2_001).contains(&drawn.len()), "{}", drawn.len());
        assert_eq!(all.error(|_| 1.0), None);
        let both = [&all, &drawn];
        let compare = |value: &dyn Fn(&FleetSample, usize) -> f64, context: &str| {
            let [expected, found] = both.map(|sample| mean(sample, |number| value(sample, number)));
            let error = drawn.error(|number| value(&drawn, number)).expect("they were drawn");
            let stray = (found - expected) / error;
            assert!(stray.abs() <= 5.0, "{number}, {context}: {found} ± {error}, {expected}");
            stray
        };
        for cell in knowledge.rules().geometry().cells() {
            let has = |sample: &FleetSample, number| {
                f64::from(u8::from(cells(sample, number).contains(cell)))
            };
            let stray = compare(&has, &cell.to_string());
            let share = mean(&all, |number| has(&all, number));
            // What is nearly certain has an error that was set, not seen.
            if (0.1..=0.9).contains(&share) && stray != 0.0 {
                squares += stray * stray;
                seen += 1;
            }
        }
        let half = |cell: &Cell| (cell.row() + cell.col()).is_multiple_of(2);
        let in_half = |sample: &FleetSample, number| {
            f64::from(cells(sample, number).iter().filter(half).count() as u32)
        };
        compare(&in_half, "cells of every other one");
    }
    // With an error of the right size this is about one.
    let spread = squares / f64::from(seen);
    assert!(300 < seen && (0.5..2.0).contains(&spread), "{seen} chances, {spread}");
}

#[test]
fn the_same_knowledge_draws_the_same_fleets() {
    let knowledge = observed(7);
    let [one, other] = [(); 2].map(|()| FleetSample::drawn(&knowledge));
    assert_eq!(one.len(), other.len());
    for number in 0..one.len() {
        assert_eq!(cells(&one, number), cells(&other, number));
    }
}
