//! The count of puzzles finds what a plain walk over all fleets finds.

use std::{collections::BTreeSet, ops::AddAssign, sync::Arc};

use spyglass::{
    battleship::{
        inference::{
            Constraints, Observation, Prior,
            exact::{Backtracking, Counter, Enumeration},
        },
        knowledge::Knowledge,
        rules::{Answer, Clues, Content, Ruleset},
    },
    grid::{Cell, CellSet, Geometry},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::naive::{Fleet, Naive};

use crate::counting::{assert_counts, assert_weighs, tally};

const BUDGETS: &str =
    r#""announce": "content", "clues": true, "budgets": {"shots": 5, "guesses": 9, "actions": 99}"#;

/// Rows, columns, contact, and classes as length and count.
type Rules = (u8, u8, &'static str, &'static [(u8, u8)]);

/// Rules of puzzles.
const RULES: [Rules; 9] = [
    (4, 4, "apart", &[(3, 1), (2, 1), (1, 1)]),
    (5, 5, "apart", &[(3, 1), (2, 1), (1, 2)]),
    (5, 4, "apart", &[(4, 1), (1, 3)]),
    (5, 5, "apart", &[(2, 2), (3, 1), (1, 1)]),
    (5, 6, "apart", &[(2, 2), (2, 1)]),
    (5, 5, "apart", &[(1, 2), (3, 1), (1, 1)]),
    (4, 5, "free", &[(3, 1), (2, 2), (1, 1)]),
    (5, 4, "free", &[(4, 1), (2, 1), (2, 1)]),
    (2, 9, "apart", &[(5, 1), (2, 1), (1, 1)]),
];

fn rules(rows: u8, cols: u8, contact: &str, fleet: &[(u8, u8)]) -> Arc<Ruleset> {
    let ships = fleet.iter().enumerate().map(|(number, (length, count))| {
        format!(r#"{{"name": "ship-{number}", "count": {count}, "length": {length}}}"#)
    });
    let ships = ships.collect::<Vec<_>>().join(", ");
    let text = format!(
        r#"{{"rows": {rows}, "cols": {cols}, "contact": "{contact}", {BUDGETS}, "fleet": [{ships}]}}"#
    );
    Ruleset::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The cells of a ship of a naive fleet.
fn cells(geometry: Geometry, bits: u128) -> CellSet {
    let bit =
        |cell: Cell| u32::from(cell.row()) * u32::from(geometry.cols()) + u32::from(cell.col());
    geometry.cells().filter(|&cell| bits >> bit(cell) & 1 == 1).collect()
}

/// The content of a cell before a fleet.
fn content(fleet: &[CellSet], cell: Cell) -> Content {
    let ship = fleet.iter().find(|ship| ship.contains(cell));
    ship.map_or(Content::Water, |&ship| Content::of(ship, cell))
}

/// A puzzle with some counts and answers known, and the fleets that fit.
struct Puzzle {
    rules: Arc<Ruleset>,
    prior: Prior,
    constraints: Constraints,
    weighted: Constraints,
    fleets: Vec<Vec<CellSet>>,
    weights: Vec<f64>,
}

fn puzzle(rules: &Arc<Ruleset>, all: &[Vec<CellSet>], rng: &mut GameRng) -> Puzzle {
    let geometry = rules.geometry();
    let union = |fleet: &[CellSet]| fleet.iter().fold(CellSet::EMPTY, |union, &ship| union | ship);
    let truth = &all[rng.below(all.len() as u32) as usize];
    let clues = Clues::of(geometry, union(truth));
    let mut knowledge = Knowledge::new(rules.clone(), Some(clues.clone()), Vec::new());
    let mut shots = Vec::new();
    for _ in 0..rng.below(3) {
        let cell = geometry.board().nth(rng.below(geometry.len() as u32)).expect("a cell");
        if !knowledge.shot().contains(cell) {
            knowledge.observe(cell, Answer::Content(content(truth, cell)));
            shots.push(cell);
        }
    }
    // Every line in a third of the puzzles, else some.
    let every = rng.below(3) == 0;
    let mut observed = || -> Vec<bool> { (0..16).map(|_| every || rng.below(4) != 0).collect() };
    let (rows_observed, cols_observed) = (observed(), observed());
    let keeps = |observed: Observation| match observed {
        Observation::Row(row) => rows_observed[usize::from(row)],
        Observation::Col(col) => cols_observed[usize::from(col)],
        Observation::Known(_) | Observation::Shot(_) => true,
    };
    let fits = |fleet: &&Vec<CellSet>| {
        let own = Clues::of(geometry, union(fleet));
        let rows =
            (0..own.rows.len()).all(|row| !rows_observed[row] || own.rows[row] == clues.rows[row]);
        let cols =
            (0..own.cols.len()).all(|col| !cols_observed[col] || own.cols[col] == clues.cols[col]);
        rows && cols && shots.iter().all(|&cell| content(fleet, cell) == content(truth, cell))
    };
    let fleets: Vec<Vec<CellSet>> = all.iter().filter(fits).cloned().collect();
    let factors: Vec<f64> = (0..256).map(|_| f64::from(2 + rng.below(49)) / 10.0).collect();
    let prior =
        Prior::new(rules, &|_, way| way.cells.iter().map(|cell| factors[cell.index()]).product());
    let weight = |fleet: &Vec<CellSet>| -> f64 {
        let weight = |(ship, &class): (&CellSet, &usize)| {
            let ways = rules.placements(class).all();
            let place = ways.iter().position(|way| way.cells == *ship).expect("it lies somehow");
            prior.weights(class)[place]
        };
        fleet.iter().zip(rules.fleet().class_of()).map(weight).product()
    };
    Puzzle {
        weights: fleets.iter().map(weight).collect(),
        constraints: Constraints::of(&knowledge, None, keeps),
        weighted: Constraints::of(&knowledge, Some(&prior), keeps),
        rules: rules.clone(),
        prior,
        fleets,
    }
}

/// Every rule set with several puzzles.
fn each(mut look: impl FnMut(&Puzzle)) {
    for (number, (rows, cols, contact, fleet)) in RULES.into_iter().enumerate() {
        let rules = rules(rows, cols, contact, fleet);
        let ships =
            |fleet: &Fleet| fleet.iter().map(|&ship| cells(rules.geometry(), ship)).collect();
        let all: Vec<Vec<CellSet>> =
            Naive::new(&rules, |_| true).fleets().iter().map(ships).collect();
        let mut rng = GameRng::new(Seed(number as u64), Stream::Decision { player: 1, number: 0 });
        for _ in 0..25 {
            look(&puzzle(&rules, &all, &mut rng));
        }
    }
}

/// By cell the sum over the fleets with a ship there.
fn cells_of<T: AddAssign + Copy + Default>(
    puzzle: &Puzzle,
    weigh: impl Fn(usize) -> T,
) -> [T; 256] {
    let mut cells = [T::default(); 256];
    for (number, fleet) in puzzle.fleets.iter().enumerate() {
        for cell in fleet.iter().flat_map(|ship| ship.iter()) {
            cells[cell.index()] += weigh(number);
        }
    }
    cells
}

#[test]
fn every_fleet_that_fits_is_counted_once() {
    let mut several = 0;
    each(|puzzle| {
        if Backtracking::new(&puzzle.constraints).is_none() {
            assert!(!puzzle.constraints.has_counts());
            return;
        }
        let begin = |constraints: &_| Backtracking::new(constraints).expect("lines are counted");
        let expected = (puzzle.fleets.len(), &cells_of(puzzle, |_| 1));
        assert_counts(&puzzle.constraints, begin, expected, &puzzle.constraints);
        several += usize::from(1 < puzzle.fleets.len());
    });
    assert!(60 < several, "{several}");
}

#[test]
fn a_prior_weighs_every_fleet() {
    each(|puzzle| {
        if puzzle.weighted.contradictory || !puzzle.weighted.is_weighted() {
            return;
        }
        // Nobody weighs fleets where clues say so much: fleet by fleet will do.
        assert!(Backtracking::new(&puzzle.weighted).is_none());
        let found = tally(Enumeration::new(&puzzle.weighted));
        let cells = cells_of(puzzle, |number| puzzle.weights[number]);
        let expected = (puzzle.weights.iter().sum(), &cells);
        assert_weighs(&puzzle.weighted, &puzzle.prior, &puzzle.rules, &found, expected, 1e-9);
    });
}

#[test]
fn a_search_ends_with_the_first_fleets() {
    each(|puzzle| {
        let classes = |fleet: &Vec<(usize, CellSet)>| -> BTreeSet<(usize, Vec<Cell>)> {
            fleet.iter().map(|(class, cells)| (*class, cells.iter().collect())).collect()
        };
        for limit in 1..=3 {
            let mut search = Backtracking::searching(&puzzle.constraints, limit).expect("straight");
            while !search.advance(50) {}
            let found: BTreeSet<_> = search.fleets().iter().map(classes).collect();
            assert_eq!(search.fleets().len(), found.len(), "each once");
            assert_eq!(found.len(), limit.min(puzzle.fleets.len()));
            for fleet in search.fleets() {
                let has = |ship: &CellSet| fleet.iter().any(|(_, cells)| cells == ship);
                let same = |own: &Vec<CellSet>| own.len() == fleet.len() && own.iter().all(has);
                assert!(puzzle.fleets.iter().any(same), "{fleet:?}");
            }
        }
    });
}
