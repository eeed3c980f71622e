//! The agent `planner`: what it plans from crosses between modules unchanged, plans mirror as boards do, hunts are by the
//! rules, and its training is the same however it is cut.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{AgentText, Decision, Detail, Memory, Reason, Turn},
        inference::exact::FoundFleet,
        knowledge::Knowledge,
        planning::{
            HuntPlayer, Plan, PlannedBy, PlannerBook, Position, Ways, Weights, encoded, plan,
            plan_by,
        },
        rules::{Announce, Answer, Contact, Deployer, Deployment, Hunt, Ruleset, Sea},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    lab::{PlannerRecipe, PlannerTraining},
    rng::{GameRng, Seed, Stream},
    training::Training,
};
use spyglass_test_support::rulesets;

const SMALL: &str = r#"{"rows": 6, "cols": 7, "announce": "names-ship", "fleet": [
    {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}, {"name": "buoy", "length": 1}]}"#;

fn sea(rules: &Ruleset, seed: u64) -> Sea {
    let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
    Deployment::new(rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits")
}

/// Lets the cell of each shot be chosen until the fleet is sunk; what is known before every shot, with the shot.
fn hunt(
    rules: &Arc<Ruleset>,
    sea: &Sea,
    mut choose: impl FnMut(&Knowledge) -> Cell,
) -> Vec<(Knowledge, Cell)> {
    let mut hunt = Hunt::new(rules.clone(), sea.clone(), CellSet::EMPTY);
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    let mut shots = Vec::new();
    while !hunt.is_over() {
        let cell = choose(&knowledge);
        shots.push((knowledge.clone(), cell));
        let answer = hunt.shoot(cell).expect("a legal shot");
        knowledge.observe(cell, answer);
        if let (Answer::Sunk(_), true) = (answer, rules.spec().sunk_cells_told) {
            let ship = sea.ship_at(cell).expect("a ship sank");
            knowledge.observe_sunk_cells(sea.ships()[ship]);
        }
    }
    shots
}

/// What the planner decides in one hunt under the rules, position by position.
fn decisions(rules: &Arc<Ruleset>, seed: u64) -> Vec<(Knowledge, Decision)> {
    decisions_of("planner", rules, seed)
}

fn decisions_of(agent: &str, rules: &Arc<Ruleset>, seed: u64) -> Vec<(Knowledge, Decision)> {
    let agent = agent.parse::<AgentText>().expect("an agent");
    let agent = agent.agent(rules).expect("it plays these rules");
    let mut memory = Memory::default();
    let mut made = Vec::new();
    hunt(rules, &sea(rules, seed), |knowledge| {
        let number = made.len() as u32;
        let mut rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number });
        let (memory, rng) = (&mut memory, &mut rng);
        let decision = agent.decide(Turn { knowledge, memory, rng, detail: Detail::Full });
        let cell = decision.action.cell().expect("it shoots");
        made.push((knowledge.clone(), decision));
        cell
    });
    made
}

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The plan for what is known, with estimated chances.
fn plan_of(knowledge: &Knowledge) -> Plan {
    Plan::read(&plan(&encoded(knowledge, None)))
}

fn best(plan: &Plan) -> Option<Cell> {
    plan.cells.first().map(|&(cell, _)| cell)
}

/// What is known before every shot of a hunt by the plan alone, without a belief.
fn planned(rules: &Arc<Ruleset>, seed: u64) -> Vec<Knowledge> {
    let shots = hunt(rules, &sea(rules, seed), |knowledge| {
        let planned = best(&plan_of(knowledge));
        planned.or(knowledge.open().first()).expect("a ship is afloat")
    });
    shots.into_iter().map(|(knowledge, _)| knowledge).collect()
}

#[test]
fn it_leaves_the_likeliest_cell_only_for_a_better_score() {
    let (mut left, mut kept, mut alike, mut by_book) = (0, 0, 0, 0);
    for (text, seeds) in [("admiral", 4), (SMALL, 4), ("sea-battle", 1)] {
        let rules = rules(text);
        for seed in 0..seeds {
            for (knowledge, decision) in decisions(&rules, seed) {
                let cell = decision.action.cell().expect("it shoots");
                assert!(knowledge.open().contains(cell));
                let Reason::Planned { chance, likeliest, likeliest_chance, cells, by } =
                    decision.reason
                else {
                    kept += 1;
                    continue;
                };
                let position = Position::read(&encoded(&knowledge, None)).expect("a position");
                let in_book = PlannerBook::published().find(&position).contains(cell);
                let expected = if in_book {
                    (PlannedBy::Book, "planned-by-book")
                } else {
                    (PlannedBy::Scores, "planned")
                };
                assert_eq!((by, decision.reason.code()), expected);
                by_book += u32::from(in_book);
                if cell == likeliest {
                    assert_eq!(chance, likeliest_chance);
                    assert!(decision.candidates.iter().all(|own| own.score <= chance));
                    alike += 1;
                } else {
                    left += 1;
                }
                assert!(0.0 < chance && chance <= likeliest_chance && likeliest_chance < 1.0);
                let terms = decision.candidates.iter().flat_map(|own| &own.terms);
                let scores: Vec<_> = terms.map(|term| (term.code, term.value)).collect();
                let scored = if in_book { 0 } else { decision.candidates.len() };
                assert_eq!(scores.len(), scored, "only scores are told as scores");
                assert!(scores.iter().all(|&(code, _)| code == "plan"));
                assert!(in_book || scores[0].1 == 0.0, "the best is what others are compared with");
                assert!(scores.is_sorted_by(|one, next| next.1 <= one.1));
                assert!(scores.len() as u32 <= cells);
            }
        }
    }
    assert!(40 < left && 40 < kept && 4 < by_book && 40 < alike, "{left} {kept} {alike} {by_book}");
}

#[test]
fn positions_and_plans_cross_as_bytes() {
    for text in ["admiral", "sea-battle", SMALL] {
        let rules = rules(text);
        let board = rules.geometry().board();
        for knowledge in planned(&rules, 3).into_iter().step_by(5) {
            let bytes = encoded(&knowledge, None);
            let position = Position::read(&bytes).expect("a position");
            assert_eq!(position.geometry, rules.geometry());
            assert_eq!(position.contact, rules.spec().contact);
            assert_eq!(position.open, knowledge.open());
            assert_eq!(position.misses, knowledge.misses());
            assert_eq!(position.wounds, knowledge.wounds());
            assert_eq!(position.hits, knowledge.hits().len());
            assert!(position.chances.is_empty());
            let ships = position.ships.iter().map(|own| own.afloat);
            assert!(ships.eq(knowledge.afloat().iter().copied()));
            let plan = plan_of(&knowledge);
            assert_eq!(Plan::read(&plan.bytes()), plan);
            assert!(plan.cells.is_sorted_by(|one, next| next.1 <= one.1), "the best is first");
            assert!(plan.cells.iter().all(|&(cell, _)| (knowledge.open() & board).contains(cell)));
            for length in 0..bytes.len() {
                assert_eq!(Position::read(&bytes[..length]), None, "{length} bytes");
            }
            assert!(self::plan(&bytes[1..]).is_empty());
        }
    }
    for bytes in [[0, 10, 0, 0, 0], [10, 17, 0, 0, 0], [2, 2, 0, 0, 1]] {
        assert_eq!(Position::read(&bytes), None);
    }
}

#[test]
fn plans_mirror_as_boards_do() {
    let mut compared = 0;
    for text in ["admiral", "sea-battle"] {
        let rules = rules(text);
        let mirrored = |cell: Cell| Cell::new(cell.col(), 9 - cell.row());
        for knowledge in planned(&rules, 8) {
            let mut turned = Knowledge::new(rules.clone(), None, Vec::new());
            for &(cell, answer) in knowledge.answers() {
                turned.observe(mirrored(cell), answer);
            }
            let (own, other) = (plan_of(&knowledge).cells, plan_of(&turned).cells);
            assert_eq!(own.len(), other.len());
            for (cell, score) in own {
                let there = other.iter().find(|(cell_there, _)| *cell_there == mirrored(cell));
                let (_, score_there) = there.expect("the same cells are compared");
                assert!((score - score_there).abs() < 1e-3, "{cell}: {score} {score_there}");
                compared += 1;
            }
        }
    }
    assert!(500 < compared, "{compared}");
}

/// On `admiral-apart` chances are not scored, but a cell that is known to be water is no candidate; on `sea-battle` they are.
#[test]
fn chances_are_scored_on_sea_battle_and_not_on_admiral_apart() {
    for (text, are_scored) in [("admiral-apart", false), ("sea-battle", true)] {
        let rules = rules(text);
        let weights = weights_of(&rules);
        let mut differing = 0;
        for knowledge in planned(&rules, 3) {
            let mut position = Position::read(&encoded(&knowledge, None)).expect("a position");
            let plain = plan_by(&position, &weights);
            // Alike for all, so that no cell outside of a wounded ship is likelier.
            position.chances = vec![0.5; rules.geometry().len()];
            let told = plan_by(&position, &weights);
            differing += u32::from(told != plain);
            let Some(first) = best(&told) else { continue };
            position.chances[usize::from(first.row()) * 10 + usize::from(first.col())] = 0.0;
            let without = plan_by(&position, &weights);
            assert!(without.cells.iter().all(|&(cell, _)| cell != first), "{text}: {first}");
            if !are_scored {
                assert_eq!(without.cells, told.cells[1..], "{text}: {first}");
            }
        }
        assert_eq!(differing > 0, are_scored, "{text}: {differing}");
    }
}

/// The quick player and a slow one, who looks at the whole board anew before every shot and is told the cells of sunk ships.
#[test]
fn hunts_are_by_the_rules() {
    for text in ["admiral", "sea-battle", "admiral-apart"] {
        let told = rules(text).with("sunkCellsTold", "true").expect("the rules announce sinkings");
        let ways = Ways::new(&told);
        let weights = Weights::read(&published("admiral")).expect("weights");
        let mut player = HuntPlayer::new(&ways, &weights);
        for seed in 0..12 {
            let sea = sea(&told, seed);
            let classes = told.fleet().class_of().iter().copied();
            let fleet: FoundFleet = classes.zip(sea.ships().iter().copied()).collect();
            let slow = hunt(&told, &sea, |knowledge| {
                let position = Position::read(&encoded(knowledge, None)).expect("a position");
                let plan = plan_by(&position, &weights);
                best(&plan).or(knowledge.open().first()).expect("a ship is afloat")
            });
            assert_eq!(player.play(&fleet), slow.len() as u32, "{text}, seed {seed}");
        }
    }
}

fn published(rules: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/battleship/planning");
    std::fs::read(format!("{folder}/{rules}.weights")).expect("the published weights")
}

/// The weights that come with the project for these rules.
fn weights_of(rules: &Arc<Ruleset>) -> Weights {
    let empty = encoded(&Knowledge::new(rules.clone(), None, Vec::new()), None);
    Weights::of(&Position::read(&empty).expect("a position"))
}

/// The lengths of all ships, the shortest first.
fn lengths(rules: &Ruleset) -> Vec<u32> {
    let fleet = rules.fleet();
    let length = |&class: &usize| fleet.classes()[class].shape.len();
    let mut lengths: Vec<_> = fleet.class_of().iter().map(length).collect();
    lengths.sort_unstable();
    lengths
}

/// The mean number of shots that the published weights save against density, without counting.
fn saved(rules_name: &str, games: u64) -> f64 {
    let rules = rules(rules_name);
    let (ways, plain) = (Ways::new(&rules), Weights::plain());
    let learned = Weights::read(&published(rules_name)).expect("weights");
    assert_eq!(learned, weights_of(&rules));
    let (mut one, mut other) = (HuntPlayer::new(&ways, &learned), HuntPlayer::new(&ways, &plain));
    let deployment = Deployment::new(&rules, Deployer::Uniform);
    let saved: f64 = (0..games)
        .map(|game| {
            let mut rng = GameRng::new(Seed(5).game(game), Stream::Deployment { sea: 1 });
            let sea = deployment.deploy(&mut rng).expect("a fleet fits");
            let classes = rules.fleet().class_of().iter().copied();
            let fleet: FoundFleet = classes.zip(sea.ships().iter().copied()).collect();
            f64::from(other.play(&fleet)) - f64::from(one.play(&fleet))
        })
        .sum();
    saved / games as f64
}

#[test]
fn the_published_weights_save_shots() {
    // The standard errors are 0.1, 0.2 and 0.1.
    let means =
        (saved("admiral", 10_000), saved("sea-battle", 2_000), saved("admiral-apart", 5_000));
    assert!(0.3 < means.0 && 1.1 < means.1 && 0.2 < means.2, "{means:?}");
}

#[test]
fn weights_are_read_as_they_are_written() {
    let bytes = published("admiral");
    assert_eq!(Weights::read(&bytes).expect("weights").bytes(), bytes);
    assert_eq!(Weights::read(&bytes[1..]), None);
}

#[test]
fn a_training_is_the_same_in_whatever_order_its_parts_are_played() {
    let rules = rules(SMALL);
    let train = |seed: u64, last_first: bool| {
        let recipe =
            PlannerRecipe { seed: Seed(seed), rounds: 3, fleets: 40, ..PlannerRecipe::USUAL };
        let mut training = PlannerTraining::new(&rules, recipe).expect("rules for a planner");
        while !training.is_done() {
            let play = |part| training.part(part).expect("a fleet fits");
            let all = 0..training.parts();
            let mut parts: Vec<_> =
                if last_first { all.rev().map(play).collect() } else { all.map(play).collect() };
            if last_first {
                parts.reverse();
            }
            let shots = training.learn(&parts);
            assert!(9.0 < shots && shots < 42.0, "{shots}");
        }
        training.weights()
    };
    assert_eq!(train(1, false), train(1, true));
    assert_ne!(train(1, false), train(2, false));
}

/// With entropy the draws of a training stay open: it takes more shots while it learns.
#[test]
fn entropy_keeps_the_draws_open() {
    let rules = rules(SMALL);
    let last = |entropy: f32| -> f64 {
        let recipe = PlannerRecipe { rounds: 80, fleets: 64, entropy, ..PlannerRecipe::USUAL };
        let mut training = PlannerTraining::new(&rules, recipe).expect("rules for a planner");
        let mut shots = Vec::new();
        while !training.is_done() {
            let parts: Vec<_> = (0..training.parts())
                .map(|part| training.part(part).expect("a fleet fits"))
                .collect();
            shots.push(training.learn(&parts));
        }
        shots[40..].iter().sum::<f64>() / 40.0
    };
    let (without, little, much) = (last(0.0), last(0.02), last(3.0));
    assert!((without - little).abs() < 0.6, "{without} {little}");
    assert!(without + 0.15 < much, "{without} {much}");
}

#[test]
fn it_is_refused_where_it_cannot_plan() {
    let agent: AgentText = "planner".parse().expect("an agent");
    let learned_on = ["sea-battle", "admiral-apart"].map(rules);
    let mut refused = 0;
    for rules in rulesets::all() {
        let spec = rules.spec();
        let plans = !rules.moves()
            && rules.fleet().is_straight()
            && !spec.clues
            && matches!(spec.announce, Announce::Sunk | Announce::NamesShip);
        let is_known = learned_on
            .iter()
            .any(|own| lengths(own) == lengths(&rules) && own.geometry() == rules.geometry());
        let plays = plans && (spec.contact == Contact::Free || is_known);
        assert_eq!(agent.plays(&rules), plays, "{}", rules.canonical());
        if !plays {
            refused += 1;
            let code = agent.agent(&rules).map(drop).map_err(|error| error.code());
            assert_eq!(code, Err("agent-not-for-rules"));
        }
        if !plans {
            let recipe = PlannerRecipe::USUAL;
            let code = PlannerTraining::new(&rules, recipe).map(drop).map_err(|error| error.code());
            assert_eq!(code, Err("agent-not-for-rules"));
        }
    }
    assert!(3 < refused, "{refused}");
    let apart = |lengths: &[u8]| {
        let ships: Vec<_> = (0..)
            .zip(lengths)
            .map(|(number, length): (u32, _)| {
                format!(r#"{{"name": "ship-{number}", "length": {length}}}"#)
            })
            .collect();
        rules(&format!(r#"{{"contact": "apart", "fleet": [{}]}}"#, ships.join(",")))
    };
    let turned = apart(&[1, 2, 1, 3, 2, 4, 1, 3, 2, 1]);
    assert!(agent.plays(&turned), "neither names nor the order of the ships matter");
    for others in [&[4, 4, 3, 3, 3][..], &[2; 10], &[5, 5, 3, 2, 2]] {
        let rules = apart(others);
        assert!(!agent.plays(&rules), "as many ships and cells are not enough: {others:?}");
        assert_eq!(weights_of(&rules), Weights::plain());
    }
    let hunting: AgentText = "planner(hunts=100)".parse().expect("an agent");
    let code = |rules: &Ruleset| hunting.agent(rules).map(drop).map_err(|error| error.code());
    assert_eq!(code(&rules("admiral")), Ok(()));
    assert_eq!(code(&rules("sea-battle")), Err("agent-not-for-rules"));
}

/// In the positions of the same hunts: all fleets are rolled out where little work does, and elsewhere too.
#[test]
fn with_more_work_more_fleets_are_rolled_out() {
    let rules = rules("admiral");
    let positions: Vec<Knowledge> =
        (0..2).flat_map(|seed| decisions(&rules, seed)).map(|(known, _)| known).collect();
    let rolled_out = |agent: &str| -> Vec<bool> {
        let agent = agent.parse::<AgentText>().expect("an agent");
        let agent = agent.agent(&rules).expect("it plays these rules");
        let is_rolled_out = |knowledge: &Knowledge| {
            let mut rng = GameRng::new(Seed(1), Stream::Decision { player: 1, number: 0 });
            let (memory, rng) = (&mut Memory::default(), &mut rng);
            let decision = agent.decide(Turn { knowledge, memory, rng, detail: Detail::Full });
            let terms = decision.candidates.iter().filter_map(|each| each.terms.first());
            terms.into_iter().any(|term| term.code == "misses")
        };
        positions.iter().map(is_rolled_out).collect()
    };
    let [none, usual, most] = ["planner(work=none)", "planner", "planner(work=60)"].map(rolled_out);
    assert!(!none.contains(&true));
    assert!(usual.contains(&true));
    let pairs = || usual.iter().zip(&most);
    assert!(pairs().all(|(usual, most)| usual <= most), "more work does all that less does");
    assert!(pairs().any(|(usual, most)| usual < most), "and more");
}

/// Boards of every size, with any fleet: the scores mean little there, and every hunt ends.
#[test]
fn boards_unlike_those_it_learned_on_are_hunted_to_the_end() {
    let agent: AgentText = "planner".parse().expect("an agent");
    let lone = r#"{"rows": 1, "cols": 1, "fleet": [{"name": "buoy", "length": 1}]}"#;
    let large = r#"{"rows": 16, "cols": 16, "fleet": [{"name": "ram", "length": 16},
        {"name": "boat", "count": 3, "length": 5}, {"name": "buoy", "count": 9, "length": 1}]}"#;
    let all = rulesets::all().into_iter().chain([lone, large].map(rules));
    for rules in all.filter(|rules| agent.plays(rules)) {
        let by_plan = |known: &&Knowledge| best(&plan_of(known)).is_some();
        let known = planned(&rules, 5);
        let planned = known.iter().filter(by_plan).count();
        assert!(0 < planned, "{}", rules.canonical());
    }
}
