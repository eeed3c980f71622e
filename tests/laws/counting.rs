//! Laws of every [`Counter`]: it finds what a plain walk over all fleets finds, and the same in slices of any size.

use std::fmt::Debug;

use spyglass::{
    battleship::{
        inference::{
            Constraints, Prior,
            exact::{Counter, Tally, Total},
        },
        rules::Ruleset,
    },
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    naive::Naive,
    observed::{Witness, witnesses},
};

/// The tally of a count that advances by `slice` units at a time.
pub fn tally_in(slice: u64, mut counter: impl Counter) -> Tally {
    while !counter.advance(slice) {}
    assert!(!counter.is_given_up());
    counter.tally()
}

/// The tally of a count.
pub fn tally(counter: impl Counter) -> Tally {
    tally_in(u64::MAX, counter)
}

/// The exact fleets, and by cell those with a ship there, the settled ships with them.
pub fn counted(constraints: &Constraints, counter: impl Counter) -> (u128, Box<[u128; 256]>) {
    let Total::Exact { fleets, mut cells } = tally(counter).total else {
        panic!("all fleets weigh 1")
    };
    for cell in constraints.settled_cells() {
        cells[cell.index()] += fleets;
    }
    (fleets, cells)
}

/// The count has the same tally in slices of any size.
pub fn assert_independent_of_slicing<C: Counter>(
    constraints: &Constraints,
    begin: impl Fn(&Constraints) -> C,
    slices: &[u64],
) {
    let whole = tally(begin(constraints));
    for &slice in slices {
        assert_eq!(tally_in(slice, begin(constraints)), whole, "{slice}");
    }
}

/// The count finds these fleets, and by cell so many with a ship there.
pub fn assert_counts<C: Counter>(
    constraints: &Constraints,
    begin: impl Fn(&Constraints) -> C,
    (fleets, cells): (usize, &[u128; 256]),
    context: &dyn Debug,
) {
    let found = counted(constraints, begin(constraints));
    assert_eq!((found.0, &*found.1), (fleets as u128, cells), "{context:?}");
    assert_independent_of_slicing(constraints, begin, &[1, 7]);
}

/// The count finds this weight, and by cell this weight of the fleets with a ship there; `tolerance` is that of shares.
pub fn assert_weighs(
    constraints: &Constraints,
    prior: &Prior,
    rules: &Ruleset,
    found: &Tally,
    (weight, cells): (f64, &[f64; 256]),
    tolerance: f64,
) {
    let weigh = |&(class, ship): &(usize, CellSet)| {
        let mut all = rules.placements(class).all().iter();
        prior.weights(class)[all.position(|way| way.cells == ship).expect("a placement")]
    };
    let settled: f64 = constraints.settled.iter().map(weigh).product();
    let own = match found.total {
        Total::Weighted { weight } => weight,
        // Every ship is settled, and nothing left to weigh.
        Total::Exact { .. } | Total::Rounded { .. } => {
            assert!(!constraints.is_weighted(), "a prior weighs");
            1.0
        }
    };
    assert!((own * settled / weight - 1.0).abs() < tolerance, "{own} {settled} {weight}");
    let placed = constraints.settled_cells();
    for cell in rules.geometry().cells() {
        let share = if placed.contains(cell) { 1.0 } else { found.at(cell) };
        let expected = cells[cell.index()] / weight;
        assert!((share - expected).abs() < tolerance, "{cell} {share} {expected}");
    }
}

/// Every position of `games` games under each of these rules counts as a plain walk over all fleets does. How many there were.
pub fn assert_every_position_counts<C: Counter>(
    rules: impl IntoIterator<Item: AsRef<str>>,
    games: usize,
    begin: impl Fn(&Constraints) -> C,
) -> usize {
    let mut positions = 0;
    for (number, text) in rules.into_iter().enumerate() {
        witnesses(text.as_ref(), number as u64, games, |witness| {
            positions += 1;
            let constraints = Constraints::new(&witness.knowledge, None);
            let expected = (witness.fleets.len(), &*witness.cells(|_| 1));
            assert_counts(&constraints, &begin, expected, &witness.knowledge);
        });
    }
    positions
}

/// Every position of `games` games under each of these rules weighs what its fleets weigh under a prior. How many there were.
pub fn assert_every_position_weighs<C: Counter>(
    rules: impl IntoIterator<Item: AsRef<str>>,
    games: usize,
    tolerance: f64,
    begin: impl Fn(&Constraints) -> C,
) -> usize {
    let mut positions = 0;
    for (number, text) in rules.into_iter().enumerate() {
        let rules = Ruleset::read(text.as_ref()).unwrap_or_else(|error| panic!("{error}"));
        let fleets = Naive::new(&rules, |_| true).fleets();
        let mut rng = GameRng::new(Seed(100 + number as u64), Stream::Seal);
        for _ in 0..games {
            let factors: Vec<f64> =
                (0..256).map(|_| [0.2, 0.5, 1.0, 1.7, 5.0][rng.below(5) as usize]).collect();
            let mut witness = Witness::new(&rules, &fleets, &mut rng);
            let prior = witness.prior(&factors);
            loop {
                positions += 1;
                let constraints = Constraints::new(&witness.knowledge, Some(&prior));
                let weigh = witness.weights(&factors);
                let weight: f64 = witness.fleets.iter().map(&weigh).sum();
                let expected = (weight, &*witness.cells(weigh));
                let found = tally(begin(&constraints));
                assert_weighs(&constraints, &prior, &rules, &found, expected, tolerance);
                if !witness.shoot(&mut rng) {
                    break;
                }
            }
        }
    }
    positions
}
