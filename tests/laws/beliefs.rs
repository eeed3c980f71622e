//! Laws of every belief: its sum, its certainties, and its independence of slicing and symmetry.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{
            Basis, Belief, BeliefComputation, BeliefResult, Book, Constraints, CountingMode,
            Precision, Prior, Symmetry,
        },
        knowledge::Knowledge,
        rules::{Action, Answer, Deployer, Deployment, Hunt, Ruleset, preset},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    rng::GameRng,
    session::Game,
};
use spyglass_test_support::{
    games::{self, chance, one_of},
    rulesets,
};

fn rules(id: &str) -> Arc<Ruleset> {
    preset(id).expect("a preset")
}

/// The answers to `shots` shots at random on a sea drawn evenly; fewer where the fleet sinks before.
fn answers(rules: &Arc<Ruleset>, shots: u32, rng: &mut GameRng) -> Vec<(Cell, Answer)> {
    let sea = Deployment::new(rules, Deployer::Uniform).deploy(rng).expect("a fleet fits");
    let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
    let mut answers = Vec::new();
    let mut left: Vec<Cell> = rules.geometry().cells().collect();
    // A sea whose last cell was found has nothing left to ask about.
    while answers.len() < shots as usize && !left.is_empty() {
        let cell = *one_of(&left, rng);
        left.retain(|&other| other != cell);
        if let Ok(Some(answer)) = hunt.act(Action::Shoot(cell)) {
            answers.push((cell, answer));
        }
    }
    answers
}

fn knowledge(rules: &Arc<Ruleset>, answers: &[(Cell, Answer)]) -> Knowledge {
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    for &(cell, answer) in answers {
        knowledge.observe(cell, answer);
    }
    knowledge
}

fn computed(knowledge: &Knowledge, mode: CountingMode) -> BeliefResult {
    BeliefComputation::new(knowledge, None, mode, None).run()
}

fn belief(knowledge: &Knowledge, mode: CountingMode) -> Belief {
    let computed = computed(knowledge, mode);
    let belief = computed.belief().cloned();
    belief.unwrap_or_else(|| panic!("{}: {computed:?}", knowledge.rules().name()))
}

/// Rule sets small enough that their beliefs are had at once, and `shots` that leave something open.
fn quick() -> Vec<Arc<Ruleset>> {
    let quick = |rules: &Arc<Ruleset>| !rules.spec().clues && rules.geometry().len() <= 100;
    rulesets::still().into_iter().filter(quick).collect()
}

#[test]
fn a_belief_sums_to_the_fleet_and_agrees_with_the_observations() {
    let mut rng = chance(1);
    for rules in quick() {
        for shots in [1, 9, 25] {
            let answers = answers(&rules, shots, &mut rng);
            let knowledge = knowledge(&rules, &answers);
            let belief = belief(&knowledge, CountingMode::Decision);
            let fleet = f64::from(rules.fleet().cells());
            let sum: f64 = rules.geometry().cells().map(|cell| belief.at(cell)).sum();
            // A fleet that was drawn has all its cells too.
            assert!((sum - fleet).abs() < 1e-5 * fleet, "{}: {sum} of {fleet}", rules.name());
            for cell in rules.geometry().cells() {
                let chance = belief.at(cell);
                assert!((0.0..=1.0).contains(&chance), "{}: {cell} {chance}", rules.name());
                if knowledge.hits().contains(cell) {
                    assert_eq!(chance, 1.0, "{}: {cell} was hit", rules.name());
                }
                if knowledge.misses().contains(cell) || knowledge.buffer().contains(cell) {
                    assert_eq!(chance, 0.0, "{}: {cell} is water", rules.name());
                }
            }
        }
    }
}

#[test]
fn images_of_a_position_have_the_same_chances_to_the_last_bit() {
    let mut rng = chance(2);
    for (id, shots) in [("sea-battle", 2), ("sea-battle", 6), ("admiral", 7), ("admiral-apart", 9)]
    {
        let rules = rules(id);
        let observed = answers(&rules, shots, &mut rng);
        let here = belief(&knowledge(&rules, &observed), CountingMode::Decision);
        for turn in Symmetry::all(rules.geometry()).skip(1).step_by(3) {
            let turned: Vec<_> =
                observed.iter().map(|&(cell, answer)| (turn.cell(cell), answer)).collect();
            let there = belief(&knowledge(&rules, &turned), CountingMode::Decision);
            assert_eq!(here.basis, there.basis);
            for cell in rules.geometry().cells() {
                let (here, there) = (here.at(cell), there.at(turn.cell(cell)));
                assert_eq!(here.to_bits(), there.to_bits(), "{id}: {cell}");
            }
        }
    }
}

#[test]
fn a_symmetric_position_has_symmetric_chances() {
    for id in ["sea-battle", "admiral", "admiral-apart"] {
        let rules = rules(id);
        let belief = belief(&knowledge(&rules, &[]), CountingMode::Decision);
        for turn in Symmetry::all(rules.geometry()) {
            for cell in rules.geometry().cells() {
                assert_eq!(belief.at(cell).to_bits(), belief.at(turn.cell(cell)).to_bits());
            }
        }
    }
}

#[test]
fn result_is_independent_of_slicing() {
    let mut rng = chance(3);
    // Among them boards on which fleets are drawn, not counted.
    let rules = rulesets::still().into_iter();
    for rules in rules.filter(|rules| !rules.spec().clues && rules.geometry().len() <= 144) {
        let observed = answers(&rules, 12, &mut rng);
        let knowledge = knowledge(&rules, &observed);
        let whole = computed(&knowledge, CountingMode::Decision);
        for slice in [1, 997, 150_000] {
            let mut computation =
                BeliefComputation::new(&knowledge, None, CountingMode::Decision, None);
            let mut slices = 0_u32;
            // Drawing takes four million units: slices of one unit are left unfinished there.
            while !computation.advance(slice) && slices < 100_000 {
                slices += 1;
            }
            if let Some(parts) = computation.computed() {
                assert_eq!(*parts, whole, "{} by {slice}", rules.name());
            } else {
                assert_eq!(slice, 1, "{}: slices of {slice} come to no end", rules.name());
            }
        }
    }
}

/// What is certain is so in every fleet, what is impossible in none, and what a miss leaves is their number to the last one:
/// also early, where millions of millions fit.
#[test]
fn certain_and_impossible_are_whole_counts() {
    let mut rng = chance(4);
    let positions = [("sea-battle", 1), ("sea-battle", 14), ("admiral-apart", 8), ("admiral", 12)];
    let later = quick().into_iter().map(|rules| (rules, 20));
    for (rules, shots) in positions.map(|(id, shots)| (rules(id), shots)).into_iter().chain(later) {
        let knowledge = knowledge(&rules, &answers(&rules, shots, &mut rng));
        let computed = computed(&knowledge, CountingMode::Decision);
        let BeliefResult::Belief { belief, fleets } = &computed else { panic!("a fleet fits") };
        let Basis::Counted { fleets: all, precision } = belief.basis else {
            continue;
        };
        assert_eq!(precision, Precision::Exact);
        let fleets = fleets.as_ref().expect("they were counted");
        for cell in rules.geometry().cells() {
            let (chance, held) = (belief.at(cell), fleets[cell.index()]);
            assert_eq!(chance == 1.0, held == all, "{}: {cell} {chance}", rules.name());
            assert_eq!(chance == 0.0, held == 0, "{}: {cell} {chance}", rules.name());
            let share = held as f64 / all as f64;
            assert!((chance - share).abs() <= f64::EPSILON * share, "{cell}: {chance} {share}");
            assert_eq!(computed.without(cell), Some(all - held));
        }
    }
}

/// Singles once said of a certain cell that a miss would leave seven of 62.3 million fleets.
#[test]
fn a_certain_cell_is_called_certain_early_in_a_hunt() {
    for (seed, step, cell) in [(3, 6, "F1")] {
        let mut game =
            games::game(&rules("admiral-apart"), seed, "solo:exact".parse().expect("a seat"));
        while game.line().len() < step {
            game.ai_move(None).expect("an agent is to move");
        }
        let decision = game.decision().expect("an agent is to move");
        assert_eq!(decision.reason.code(), "certain");
        assert_eq!(decision.action.cell().map(|cell| cell.to_string()), Some(cell.to_owned()));
    }
}

/// Under a prior weights are summed in singles: what is certain all the same is what is so in every fleet.
#[test]
fn certainty_does_not_depend_on_what_fleets_weigh() {
    let mut rng = chance(6);
    let mut certain = 0;
    for rules in quick().into_iter().filter(|rules| rules.fleet().is_straight()) {
        let weigh = |cell: Cell| f64::from(1 + cell.row() * 3 % 5 + cell.col() % 2);
        let prior = Prior::new(&rules, &|_, way| way.cells.iter().map(weigh).product());
        for shots in [6, 12, 18, 24] {
            let knowledge = knowledge(&rules, &answers(&rules, shots, &mut rng));
            let whole = belief(&knowledge, CountingMode::Decision);
            let computed =
                BeliefComputation::new(&knowledge, Some(&prior), CountingMode::Decision, None)
                    .run();
            let Some(weighed) = computed.belief().filter(|found| found.basis == Basis::Weighed)
            else {
                continue;
            };
            for cell in rules.geometry().cells().filter(|_| whole.fleets().is_some()) {
                let (whole, weighed) = (whole.at(cell), weighed.at(cell));
                assert_eq!(whole == 1.0, weighed == 1.0, "{}: {cell} {weighed}", rules.name());
                assert_eq!(whole == 0.0, weighed == 0.0, "{}: {cell} {weighed}", rules.name());
                certain += u32::from(whole == 1.0 && knowledge.open().contains(cell));
            }
        }
    }
    assert!(0 < certain, "no cell was certain that had not been shot at");
}

/// Fleets that were drawn prove nothing.
#[test]
fn an_estimate_is_never_certain() {
    let mut estimates = 0;
    let large = |rules: &Arc<Ruleset>| !rules.spec().clues && 100 < rules.geometry().len();
    for rules in rulesets::still().into_iter().filter(large) {
        let knowledge = knowledge(&rules, &answers(&rules, 12, &mut chance(7)));
        let belief = belief(&knowledge, CountingMode::Decision);
        if !matches!(belief.basis, Basis::Sampled { .. }) {
            continue;
        }
        estimates += 1;
        let constraints = Constraints::new(&knowledge, None);
        let ways = constraints.ways.iter().flat_map(|ways| &ways.placements);
        let reached = ways.fold(CellSet::EMPTY, |cells, way| cells | way.cells);
        for cell in reached - constraints.cover - constraints.settled_cells() {
            let chance = belief.at(cell);
            assert!(0.0 < chance && chance < 1.0, "{}: {cell} {chance}", rules.name());
        }
    }
    assert!(0 < estimates, "no fleets were drawn");
}

/// Five cells in a row and two ships of two cells apart: the whole fleet is certain, whatever one ship at a time may seem.
#[test]
fn two_ships_in_five_cells_are_sunk_without_a_miss() {
    let ruleset = r#"{"rows": 1, "cols": 5, "contact": "apart",
        "fleet": [{"name": "destroyer", "count": 2, "length": 2}]}"#;
    let rules = Ruleset::read(ruleset).expect("a rule set");
    for seed in 0..50 {
        let mut game = games::game(&rules, seed, "solo:exact".parse().expect("a seat"));
        while game.to_move().is_some() {
            game.ai_move(None).expect("an agent is to move");
        }
        assert_eq!(game.line().len(), 4, "seed {seed}");
    }
}

/// Early positions come from the book: chances rounded to singles, of which the same are equal, the greatest, and certain.
#[test]
fn a_book_changes_nothing_but_time() {
    let bytes = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../www/books/sea-battle.book"))
        .expect("the book is part of the project");
    let book = Book::read(&bytes).expect("a book");
    let rules = rules("sea-battle");
    let mut observed = Vec::new();
    for _ in 0..3 {
        let knowledge = knowledge(&rules, &observed);
        let compute = |book| BeliefComputation::new(&knowledge, None, CountingMode::Decision, book);
        let looked_up = compute(Some(&book));
        let Some(BeliefResult::Belief { belief: rounded, .. }) = looked_up.computed() else {
            panic!("{observed:?} is in the book")
        };
        let BeliefResult::Belief { belief: whole, fleets } = compute(None).run() else {
            panic!("a fleet fits")
        };
        assert_eq!(whole.fleets(), rounded.fleets());
        let counts = fleets.expect("they were counted");
        let by_count = |&a: &Cell, &b: &Cell| counts[a.index()].cmp(&counts[b.index()]);
        let by_single = |a: Cell, b: Cell| rounded.at(a).total_cmp(&rounded.at(b));
        let mut cells: Vec<Cell> = rules.geometry().cells().collect();
        cells.sort_by(by_count);
        for pair in cells.windows(2) {
            assert_eq!(by_count(&pair[0], &pair[1]), by_single(pair[0], pair[1]), "{pair:?}");
        }
        for cell in rules.geometry().cells() {
            let (whole, rounded) = (whole.at(cell), rounded.at(cell));
            assert!((whole - rounded).abs() <= whole / f64::from(1 << 24), "{cell}: {rounded}");
            assert_eq!(whole == 1.0, rounded == 1.0, "{cell}");
        }
        let open: Vec<Cell> =
            cells.into_iter().filter(|&cell| knowledge.open().contains(cell)).collect();
        observed.push((*open.last().expect("a cell is open"), Answer::Miss));
    }
    for broken in [&bytes[1..], &bytes[..bytes.len() - 1], b"spybook2"] {
        assert!(Book::read(broken).is_err());
    }
}

/// A count made beforehand in slices and one made at the decision lead to the same decision.
#[test]
fn thinking_before_deciding_changes_nothing() {
    for (id, seed) in [("admiral", 3), ("sea-battle", 4)] {
        let record = format!("spyglass1 {id} s.{seed} solo:exact -");
        let (mut sliced, mut whole) = (Game::open(&record).unwrap(), Game::open(&record).unwrap());
        for _ in 0..12 {
            let view_without_decision = sliced.view_without_decision();
            while !sliced.think(100_000) {}
            assert_eq!(sliced.view().text(), whole.view().text());
            assert_ne!(
                view_without_decision.text(),
                sliced.view().text(),
                "a glance has no decision yet"
            );
            sliced.ai_move(None).unwrap();
            whole.ai_move(None).unwrap();
        }
        assert_eq!(sliced.to_string(), whole.to_string());
    }
}
