//! The agent `exact-lookahead`: its expected misses are those of hunts by the rules, and it leaves the likeliest cell only for fewer.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Reason, Turn},
        knowledge::Knowledge,
        rules::{Answer, Hunt, PlacedShip, Ruleset, Sea},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
    session::Game,
};
use spyglass_test_support::naive::{Fleet, Naive};

const RULES: [&str; 2] = [
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "boat", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "announce": "names-ship",
        "fleet": [{"name": "boat", "length": 3}, {"name": "raft", "length": 2}]}"#,
];

/// A hunt on every fleet of the rules.
fn hunts(rules: &Arc<Ruleset>) -> Vec<Hunt> {
    let names: Vec<&str> = rules
        .fleet()
        .classes()
        .iter()
        .flat_map(|class| vec![class.name.as_str(); usize::from(class.count)])
        .collect();
    let naive = Naive::new(rules, |_| true);
    let hunt = |fleet: &Fleet| {
        let ships = names.iter().zip(fleet).map(|(name, &ship)| PlacedShip {
            name: (*name).to_owned(),
            cells: naive.cells(ship),
            heading: None,
        });
        let sea = Sea::new(rules, &ships.collect::<Vec<_>>()).expect("a legal fleet");
        Hunt::new(rules.clone(), sea, CellSet::EMPTY)
    };
    naive.fleets().iter().map(hunt).collect()
}

/// The mean number of shots that miss with `first` next, and then always the cell where most fleets that fit have a ship.
fn mean_misses(fitting: &[Hunt], first: Cell) -> f64 {
    let mut misses = 0;
    for truth in 0..fitting.len() {
        let mut hunts = fitting.to_vec();
        let mut place = truth;
        let mut next = first;
        loop {
            let answers: Vec<Answer> =
                hunts.iter_mut().map(|hunt| hunt.shoot(next).expect("a legal shot")).collect();
            let observed = answers[place];
            misses += u32::from(observed == Answer::Miss);
            place = answers[..place].iter().filter(|&&answer| answer == observed).count();
            let mut alike = answers.iter().map(|&answer| answer == observed);
            hunts.retain(|_| alike.next() == Some(true));
            let hidden = |cell: Cell| {
                hunts
                    .iter()
                    .filter(|hunt| (hunt.sea().cells() - hunt.shot()).contains(cell))
                    .count()
            };
            let board = hunts[place].rules().geometry().cells();
            let best =
                board.map(|cell| (hidden(cell), cell)).reduce(|a, b| if a.0 < b.0 { b } else { a });
            match best {
                // Where the last ship was sunk in one of them, it was in all.
                Some((most, cell)) if 0 < most && !hunts[place].is_over() => next = cell,
                _ => break,
            }
        }
    }
    f64::from(misses) / fitting.len() as f64
}

#[test]
fn expected_misses_are_those_of_hunts_on_every_fleet_that_fits() {
    let agent: AgentText = "exact-lookahead".parse().expect("an agent");
    let mut checked = 0;
    for text in RULES {
        let rules = Ruleset::read(text).expect("rules");
        let agent = agent.agent(&rules).expect("it plays where ships may touch");
        let all = hunts(&rules);
        for seed in 0..6 {
            let mut rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number: 0 });
            let mut truth = all[rng.below(all.len() as u32) as usize].clone();
            let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
            let mut fitting = all.clone();
            for _ in 0..4 {
                let cell = rng.cell(knowledge.open()).expect("an open cell");
                let observed = truth.shoot(cell).expect("a legal shot");
                knowledge.observe(cell, observed);
                fitting.retain_mut(|hunt| hunt.shoot(cell) == Ok(observed));
            }
            let mut memory = Memory::default();
            let decision = agent.decide(Turn {
                knowledge: &knowledge,
                memory: &mut memory,
                rng: &mut rng,
                detail: Detail::Full,
            });
            for candidate in &decision.candidates {
                let Some(term) = candidate.terms.iter().find(|term| term.code == "misses") else {
                    continue;
                };
                let mean = mean_misses(&fitting, candidate.cell);
                assert!((term.value - mean).abs() < 1e-9, "{text} {seed} {}", candidate.cell);
                checked += 1;
            }
        }
    }
    assert!(20 < checked, "{checked}");
}

#[test]
fn it_leaves_the_likeliest_cell_only_for_fewer_misses() {
    let mut left = 0;
    for seed in 0..40 {
        let record = format!("spyglass1 admiral s.{seed} solo:exact-lookahead -");
        let mut game = Game::open(&record).expect("a record");
        while let Some(decision) = game.decision() {
            if let Reason::FewestMisses {
                misses, likeliest_misses, chance, likeliest_chance, ..
            } = decision.reason
            {
                assert!(misses < likeliest_misses && chance <= likeliest_chance);
                left += 1;
            }
            game.ai_move(None).expect("the agent moves");
        }
    }
    assert!(0 < left);
}

#[test]
fn rollouts_in_slices_come_to_the_same_as_at_once() {
    let mut waited = 0;
    for (agent, seed) in [
        ("exact-lookahead", 3),
        ("planner(work=20)", 4),
        ("planner(work=none)", 5),
        ("planner(hunts=100)", 6),
    ] {
        let record = format!("spyglass1 admiral s.{seed} solo:{agent} -");
        let mut at_once = Game::open(&record).expect("a record");
        let mut sliced = Game::open(&record).expect("a record");
        while at_once.decision().is_some() {
            at_once.ai_move(None).expect("the agent moves");
            while !sliced.think(20_000) {
                waited += usize::from(sliced.progress().is_some_and(|part| 0.0 < part));
            }
            assert!(!sliced.is_thinking());
            sliced.ai_move(None).expect("the agent moves");
            assert_eq!(sliced.to_string(), at_once.to_string());
        }
    }
    assert!(5 < waited, "{waited}");
}

/// Under scored rules `exact` has a plan of its own: nothing is counted before a decision.
#[test]
fn what_no_decision_uses_is_not_counted() {
    let mut game = Game::open("spyglass1 solitaire s.3 solo:exact -").expect("a record");
    assert!(!game.is_thinking() && game.think(1));
    let mut counted = Game::open("spyglass1 solitaire s.3 solo:exact -").expect("a record");
    while !counted.advance_belief(0, u64::MAX).expect("its board is shown") {}
    assert_eq!(game.decision(), counted.decision());
}
