//! Deductions are true in every fleet that fits, rest on their premises alone, and end alike in any order.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{
            Constraints, Observation,
            deduction::{Assumed, Board, Deducer, Deduction, Facts, Rule, Settled},
            exact::{Backtracking, Counter, Tally},
        },
        knowledge::Knowledge,
        rules::{Answer, Content, Deployer, Deployment, Ruleset},
    },
    grid::{Cell, CellSet, Geometry},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{premises::only_premises, size::size};

/// Rows, columns, and classes as length and count.
type Rules = (u8, u8, &'static [(u8, u8)]);

/// Boards of several sizes; two classes of one length, a length left out, long ships.
const RULES: [Rules; 10] = [
    (4, 4, &[(3, 1), (2, 1), (1, 1)]),
    (5, 5, &[(3, 1), (2, 1), (1, 2)]),
    (5, 6, &[(2, 2), (2, 1), (1, 1)]),
    (6, 6, &[(3, 1), (2, 2), (1, 3)]),
    (7, 7, &[(4, 1), (3, 1), (2, 2), (1, 2)]),
    (6, 9, &[(5, 1), (3, 2), (1, 2)]),
    (3, 12, &[(6, 1), (2, 2)]),
    (8, 8, &[(4, 1), (3, 1), (2, 2), (1, 3)]),
    (10, 10, &[(4, 1), (3, 2), (2, 3), (1, 4)]),
    (14, 13, &[(6, 1), (4, 2), (3, 3), (2, 3), (1, 4)]),
];

fn chance(number: u64) -> GameRng {
    GameRng::new(Seed(number), Stream::Seal)
}

fn rules((rows, cols, fleet): Rules) -> Arc<Ruleset> {
    let ships = fleet.iter().enumerate().map(|(number, (length, count))| {
        format!(r#"{{"name": "ship-{number}", "count": {count}, "length": {length}}}"#)
    });
    let ships = ships.collect::<Vec<_>>().join(", ");
    let text = format!(
        r#"{{"rows": {rows}, "cols": {cols}, "contact": "apart", "announce": "content", "clues": true,
            "budgets": {{"shots": 9, "guesses": 9, "actions": 99}}, "fleet": [{ships}]}}"#
    );
    Ruleset::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A player's state: a sea drawn uniformly, cells known, shots answered or not, some or all counts known.
struct State {
    knowledge: Knowledge,
    rows: u16,
    cols: u16,
}

impl State {
    fn keeps(&self, observed: Observation) -> bool {
        match observed {
            Observation::Row(row) => self.rows >> row & 1 == 1,
            Observation::Col(col) => self.cols >> col & 1 == 1,
            Observation::Known(_) => true,
            Observation::Shot(number) => self.knowledge.answers()[number].1 != Answer::Unrevealed,
        }
    }

    fn board(&self) -> Board {
        Board::of(&self.knowledge, |observed| self.keeps(observed)).expect("contents are announced")
    }

    /// The count of all fleets that fit; nothing where it takes long.
    fn tally(&self, work: u64) -> Option<(Tally, CellSet)> {
        let constraints = Constraints::of(&self.knowledge, None, |observed| self.keeps(observed));
        let mut count = Backtracking::new(&constraints)?;
        count.advance(work).then(|| (count.tally(), constraints.settled_cells()))
    }
}

/// The states of one hunt, one after each shot.
fn hunt(rules: &Arc<Ruleset>, rng: &mut GameRng, mut look: impl FnMut(&State, &mut GameRng)) {
    let sea = Deployment::new(rules, Deployer::Uniform).deploy(rng).expect("a fleet fits");
    let geometry = rules.geometry();
    let mut open = geometry.board();
    let mut draw = |rng: &mut GameRng| {
        let cell = rng.cell(open);
        cell.inspect(|&cell| open.remove(cell))
    };
    let most = 1 + geometry.len() as u32 / 12;
    let known = (0..rng.below(most + 1)).filter_map(|_| draw(rng));
    let known: Vec<_> = known.collect();
    let known = known.into_iter().map(|cell| (cell, sea.content(cell))).collect();
    let some =
        |rng: &mut GameRng| (0..16).fold(0, |some, _| some << 1 | u16::from(rng.below(8) != 0));
    let (rows, cols) = if rng.below(4) == 0 { (some(rng), some(rng)) } else { (!0, !0) };
    let revealed = rng.below(2) == 0;
    let mut state = State {
        knowledge: Knowledge::new(rules.clone(), Some(sea.clues(rules)), known),
        rows,
        cols,
    };
    look(&state, rng);
    for _ in 0..rng.below(6) {
        let Some(cell) = draw(rng) else { break };
        let answer = match sea.content(cell) {
            Content::Water if !revealed => Answer::Unrevealed,
            content => Answer::Content(content),
        };
        state.knowledge.observe(cell, answer);
        look(&state, rng);
    }
}

/// Asserts that a step holds in all fleets counted.
fn assert_true(step: &Deduction, tally: &Tally, placed: CellSet, geometry: Geometry) {
    let share = |cell: Cell| if placed.contains(cell) { 1.0 } else { tally.at(cell) };
    let is = |cells: CellSet, expected: f64| {
        for cell in cells {
            assert!(share(cell) == expected, "{step:?} at {cell}: {}", share(cell));
        }
    };
    is(step.water, 0.0);
    is(step.ship, 1.0);
    for named in &step.contents {
        let sides: CellSet = geometry.sides(named.cell).collect();
        let ship: CellSet = sides.iter().filter(|&side| share(side) == 1.0).collect();
        is(sides - ship, 0.0);
        assert_eq!(named.content, Content::of(ship | CellSet::of(named.cell), named.cell));
    }
}

/// Asserts that a step follows from its premises by its rule, with nothing else known.
fn assert_rests(state: &State, step: &Deduction, before: &Facts) {
    let only =
        only_premises(&state.knowledge, |observed| state.keeps(observed), &step.because, before);
    let (board, facts) = only.unwrap_or_else(|| panic!("{step:?} rests on what is not known"));
    let alone = Deducer::from(board, facts, &[step.rule]);
    let (found, named) = (alone.facts(), alone.facts().named);
    assert!(
        alone.contradiction().is_some()
            || step.water.is_subset(found.water)
                && step.ship.is_subset(found.ship)
                && step.contents.iter().all(|own| named.contains(own.cell)),
        "{step:?} does not follow from its premises:\n{facts:?}\n{found:?}"
    );
}

fn shuffled(rng: &mut GameRng) -> [Rule; Rule::NAMED.len()] {
    let mut rules = Rule::NAMED;
    for place in (1..rules.len()).rev() {
        rules.swap(place, rng.below(place as u32 + 1) as usize);
    }
    rules
}

#[test]
fn every_deduction_is_true_in_every_fleet_that_fits() {
    let mut rng = chance(1);
    let (mut states, mut steps, mut skipped) = (0_u32, 0_u32, 0_u32);
    let mut by_rule = Rule::NAMED.map(|_| 0_u32);
    let all = RULES.map(rules);
    // 20,000 is the whole law; a tenth of it takes seconds.
    let most = size("SPYGLASS_STATES", 1_000, 2_000);
    while states < most {
        let rules = &all[rng.below(RULES.len() as u32) as usize];
        hunt(rules, &mut rng, |state, rng| {
            // In any order, so that every rule comes upon what others would have settled before it.
            let deducer = Deducer::in_order(state.board(), &shuffled(rng));
            assert_eq!(deducer.contradiction(), None);
            let Some((tally, placed)) = state.tally(300_000) else {
                skipped += 1;
                return;
            };
            states += 1;
            let mut facts = state.board().facts();
            for step in deducer.steps() {
                assert_true(step, &tally, placed, rules.geometry());
                // Every rule's premises in some of the states: that takes most of the time.
                if states % 10 == 0 {
                    assert_rests(state, step, &facts);
                }
                facts.water |= step.water;
                facts.ship |= step.ship;
                let rule = Rule::NAMED.iter().position(|&rule| rule == step.rule);
                by_rule[rule.expect("a named rule")] += 1;
                steps += 1;
            }
        });
    }
    let by_rule: Vec<_> = Rule::NAMED.iter().map(|rule| rule.id()).zip(by_rule).collect();
    println!("{states} states, {skipped} skipped, {steps} steps: {by_rule:?}");
    assert!(skipped < states / 20, "few states are too many fleets to count: {skipped}");
    assert!(by_rule.iter().all(|&(_, count)| 0 < count), "every rule is tried: {by_rule:?}");
}

#[test]
fn the_rules_end_alike_in_any_order() {
    let mut rng = chance(2);
    let (mut ends, mut contradictions) = (0, 0);
    let all = RULES.map(rules);
    for number in 0..600 {
        hunt(&all[number % RULES.len()], &mut rng, |state, rng| {
            let deducer = Deducer::in_order(state.board(), &Rule::NAMED);
            let mut facts = state.board().facts();
            // Half of them with something assumed, so that many lead to a contradiction.
            if let Some(cell) = rng.cell(deducer.board().open(&facts)) {
                match rng.below(4) {
                    0 => facts = facts.with(cell, Assumed::Ship),
                    1 => facts = facts.with(cell, Assumed::Water),
                    _ => {}
                }
            }
            let expected = Deducer::from(state.board(), facts, &Rule::NAMED);
            let other = Deducer::from(state.board(), facts, &shuffled(rng));
            assert_eq!(expected.contradiction().is_some(), other.contradiction().is_some());
            if expected.contradiction().is_none() {
                assert_eq!(expected.facts(), other.facts());
            }
            ends += 1;
            contradictions += usize::from(expected.contradiction().is_some());
        });
    }
    assert!(600 < ends && 50 < contradictions, "{ends} {contradictions}");
}

#[test]
fn without_its_steps_the_end_is_the_same() {
    let mut rng = chance(3);
    let (mut ends, mut beyond) = (0, 0);
    let all = RULES.map(rules);
    for number in 0..200 {
        hunt(&all[number % RULES.len()], &mut rng, |state, _| {
            let deducer = Deducer::new(&state.knowledge).expect("contents are announced");
            let settled = Settled::new(&state.knowledge).expect("contents are announced");
            let ends_at = |facts: &Facts| (facts.water, facts.ship);
            assert_eq!(ends_at(settled.facts()), ends_at(deducer.facts()));
            beyond += usize::from(ends_at(&settled.board().facts()) != ends_at(settled.facts()));
            ends += 1;
        });
    }
    assert!(200 < ends && 100 < beyond, "{ends} {beyond}");
}
