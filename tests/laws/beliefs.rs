//! Laws of every belief: what it sums to, what is certain, and what it does not depend on.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{Basis, Belief, Book, Care, Precision, Reckoned, Reckoning, Symmetry},
        knowledge::Knowledge,
        rules::{Action, Answer, Deployer, Deployment, Hunt, Ruleset, preset},
    },
    dice::Dice,
    grid::{Cell, CellSet},
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
fn answers(rules: &Arc<Ruleset>, shots: u32, dice: &mut Dice) -> Vec<(Cell, Answer)> {
    let sea = Deployment::new(rules, Deployer::Uniform).lay(dice).expect("a fleet fits");
    let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
    let mut answers = Vec::new();
    let mut left: Vec<Cell> = rules.geometry().cells().collect();
    // A sea whose last cell was found has nothing left to ask about.
    while answers.len() < shots as usize && !left.is_empty() {
        let cell = *one_of(&left, dice);
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
        knowledge.tell(cell, answer);
    }
    knowledge
}

fn reckoned(knowledge: &Knowledge, care: Care) -> Reckoned {
    Reckoning::new(knowledge, None, care, None).run()
}

fn belief(knowledge: &Knowledge, care: Care) -> Belief {
    let reckoned = reckoned(knowledge, care);
    let belief = reckoned.belief().cloned();
    belief.unwrap_or_else(|| panic!("{}: {reckoned:?}", knowledge.rules().name()))
}

/// Rule sets small enough that their beliefs are had at once, and `shots` that leave something open.
fn quick() -> Vec<Arc<Ruleset>> {
    let quick = |rules: &Arc<Ruleset>| !rules.has_clues() && rules.geometry().len() <= 100;
    rulesets::still().into_iter().filter(quick).collect()
}

#[test]
fn a_belief_sums_to_the_fleet_and_holds_what_was_told() {
    let mut dice = chance(1);
    for rules in quick() {
        for shots in [1, 9, 25] {
            let answers = answers(&rules, shots, &mut dice);
            let knowledge = knowledge(&rules, &answers);
            let belief = belief(&knowledge, Care::Decision);
            let fleet = f64::from(rules.fleet().cells());
            let sum: f64 = rules.geometry().cells().map(|cell| belief.at(cell)).sum();
            // A fleet that was drawn has all its cells too; single precision has seven digits.
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

/// Also where the sums are in single precision, which depend on their order.
#[test]
fn images_of_a_position_have_the_same_chances_to_the_last_bit() {
    let mut dice = chance(2);
    for (id, shots) in [("sea-battle", 2), ("sea-battle", 6), ("admiral", 7), ("admiral-apart", 9)]
    {
        let rules = rules(id);
        let told = answers(&rules, shots, &mut dice);
        let here = belief(&knowledge(&rules, &told), Care::Decision);
        for turn in Symmetry::all(rules.geometry()).skip(1).step_by(3) {
            let turned: Vec<_> =
                told.iter().map(|&(cell, answer)| (turn.cell(cell), answer)).collect();
            let there = belief(&knowledge(&rules, &turned), Care::Decision);
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
        let belief = belief(&knowledge(&rules, &[]), Care::Decision);
        for turn in Symmetry::all(rules.geometry()) {
            for cell in rules.geometry().cells() {
                assert_eq!(belief.at(cell).to_bits(), belief.at(turn.cell(cell)).to_bits());
            }
        }
    }
}

#[test]
fn stretches_of_any_length_come_to_the_same() {
    let mut dice = chance(3);
    // Among them boards on which fleets are drawn, not counted.
    let rules = rulesets::still().into_iter();
    for rules in rules.filter(|rules| !rules.has_clues() && rules.geometry().len() <= 144) {
        let told = answers(&rules, 12, &mut dice);
        let knowledge = knowledge(&rules, &told);
        let whole = reckoned(&knowledge, Care::Decision);
        for stretch in [1, 997, 150_000] {
            let mut reckoning = Reckoning::new(&knowledge, None, Care::Decision, None);
            let mut stretches = 0_u32;
            // Drawing takes four million units: a stretch of one is left unfinished there.
            while !reckoning.advance(stretch) && stretches < 100_000 {
                stretches += 1;
            }
            if let Some(parts) = reckoning.reckoned() {
                assert_eq!(*parts, whole, "{} by {stretch}", rules.name());
            } else {
                assert_eq!(stretch, 1, "{}: {stretch} a stretch is no end", rules.name());
            }
        }
    }
}

/// What a decision is shown differs from the count in whole numbers by a millionth of it at most.
#[test]
fn single_precision_is_seven_digits() {
    let mut dice = chance(4);
    let rules = rules("sea-battle");
    for shots in [0, 1, 4, 8, 12] {
        let knowledge = knowledge(&rules, &answers(&rules, shots, &mut dice));
        let single = belief(&knowledge, Care::Decision);
        let exact = belief(&knowledge, Care::Exact);
        assert!(matches!(exact.basis, Basis::Counted { precision: Precision::Exact, .. }));
        for cell in rules.geometry().cells() {
            let (single, exact) = (single.at(cell), exact.at(cell));
            assert!(
                (single - exact).abs() <= 1e-6 * exact,
                "{shots} shots, {cell}: {single} {exact}"
            );
        }
    }
}

/// What decides is no guess of ours: chances of early positions are in single precision, of late ones in whole numbers.
#[test]
fn the_basis_says_how_a_decision_was_counted() {
    let mut dice = chance(5);
    let rules = rules("sea-battle");
    let precision = |shots, dice: &mut Dice| {
        let basis = belief(&knowledge(&rules, &answers(&rules, shots, dice)), Care::Decision).basis;
        let Basis::Counted { precision, .. } = basis else { panic!("it can be counted") };
        precision
    };
    assert_eq!(precision(0, &mut dice), Precision::Single);
    assert_eq!(precision(60, &mut dice), Precision::Exact);
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

/// Early positions come from the book, bit for bit what a count gives.
#[test]
fn a_book_changes_nothing_but_time() {
    let bytes = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../www/books/sea-battle.book"))
        .expect("the book is part of the project");
    let book = Book::read(&bytes).expect("a book");
    let rules = rules("sea-battle");
    let mut told = Vec::new();
    for _ in 0..3 {
        let knowledge = knowledge(&rules, &told);
        let reckon = |book| Reckoning::new(&knowledge, None, Care::Decision, book);
        assert!(reckon(Some(&book)).reckoned().is_some(), "{told:?} is in the book");
        let counted = reckon(None).run();
        assert_eq!(reckon(Some(&book)).run(), counted);
        let belief = counted.belief().expect("a fleet fits");
        let likeliest = |a: Cell, b: Cell| if belief.at(a) < belief.at(b) { b } else { a };
        let cell = knowledge.open().iter().reduce(likeliest).expect("a cell is open");
        told.push((cell, Answer::Miss));
    }
    for broken in [&bytes[1..], &bytes[..bytes.len() - 1], b"spybook2"] {
        assert!(Book::read(broken).is_err());
    }
}

/// A count made beforehand, a stretch at a time, and one made at the decision are one decision.
#[test]
fn thinking_before_deciding_changes_nothing() {
    for (id, seed) in [("admiral", 3), ("sea-battle", 4)] {
        let record = format!("spyglass1 {id} s.{seed} solo:exact -");
        let (mut sliced, mut whole) = (Game::open(&record).unwrap(), Game::open(&record).unwrap());
        for _ in 0..12 {
            let glance = sliced.glance();
            while !sliced.think(100_000) {}
            assert_eq!(sliced.view().text(), whole.view().text());
            assert_ne!(glance.text(), sliced.view().text(), "a glance has no decision yet");
            sliced.ai_move(None).unwrap();
            whole.ai_move(None).unwrap();
        }
        assert_eq!(sliced.to_string(), whole.to_string());
    }
}
