//! Shots to go are calibrated: what the planner itself then needs is, on average and at every stage of a hunt, what was told.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Turn},
        knowledge::Knowledge,
        planning::{DrawnFor, FleetDrawing, ShotsToGo},
        rules::{Deployer, Deployment, Hunt, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::size::size;

/// The fleets hunted for a number that is told.
const FLEETS: usize = 300;
/// Of so many shots of a hunt one is looked at, from a first one that is drawn.
const EVERY: usize = 6;
/// How many stages a hunt has.
const STAGES: usize = 3;

/// How many shots more than told a hunt of the planner took from some of its positions.
#[derive(Debug, Default)]
struct Errors {
    /// By stage their sum, and how many they are.
    stages: [(f64, f64); STAGES],
    /// In how many positions nothing was told, as too few fleets could be drawn.
    untold: u32,
}

/// The errors of a hunt. A stage ends before as many shots as `ends` says; the last one has no end.
fn errors(rules: &Arc<Ruleset>, ends: [usize; STAGES - 1], game: u64) -> Errors {
    let agent = "planner".parse::<AgentText>().expect("an agent");
    let agent = agent.agent(rules).expect("it plays these rules");
    let seed = Seed(77).game(game);
    let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
    let sea = Deployment::new(rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits");
    let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    let mut memory = Memory::default();
    let mut shots: Vec<(Knowledge, Cell)> = Vec::new();
    while !hunt.is_over() {
        let mut rng =
            GameRng::new(seed, Stream::Decision { player: 1, number: shots.len() as u32 });
        let (memory, rng) = (&mut memory, &mut rng);
        let knowledge_now = &knowledge;
        let turn = Turn { knowledge: knowledge_now, memory, rng, detail: Detail::Choice };
        let cell = agent.decide(turn).action.cell().expect("it shoots");
        shots.push((knowledge.clone(), cell));
        let answer = hunt.shoot(cell).expect("a legal shot");
        knowledge.observe(cell, answer);
    }
    let mut errors = Errors::default();
    let first = rng.below(EVERY as u32) as usize;
    for (fired, (known, next)) in shots.iter().enumerate().skip(first).step_by(EVERY) {
        let drawing = FleetDrawing::new(known, FLEETS, DrawnFor::Telling);
        let mut drawing = drawing.expect("hunts can be planned");
        assert!(drawing.advance(u64::MAX));
        if !drawing.is_whole() {
            errors.untold += 1;
            continue;
        }
        let mut hunts = ShotsToGo::new(drawing.draw(), &[*next]);
        assert!(hunts.advance(u64::MAX));
        let told = hunts.outcome().expect("a fleet was drawn")[0].shots.value;
        let (sum, count) = &mut errors.stages[ends.iter().filter(|&&end| end <= fired).count()];
        *sum += (shots.len() - fired) as f64 - told;
        *count += 1.0;
    }
    errors
}

/// Hotelling's statistic for the means of all stages: 0 where each is 0. What positions of one hunt have in common is allowed for, as the sums
/// of a hunt are what varies.
fn joint(hunts: &[Errors]) -> f64 {
    let total = |stage: usize, of: fn(&(f64, f64)) -> f64| -> f64 {
        hunts.iter().map(|hunt| of(&hunt.stages[stage])).sum()
    };
    let counts: [f64; STAGES] = std::array::from_fn(|stage| total(stage, |own| own.1));
    let means: [f64; STAGES] =
        std::array::from_fn(|stage| total(stage, |own| own.0) / counts[stage]);
    let mut covariance = [[0.0; STAGES]; STAGES];
    for hunt in hunts {
        let own: [f64; STAGES] = std::array::from_fn(|stage| {
            (hunt.stages[stage].0 - means[stage] * hunt.stages[stage].1) / counts[stage]
        });
        for (row, one) in covariance.iter_mut().zip(own) {
            for (sum, other) in row.iter_mut().zip(own) {
                *sum += one * other;
            }
        }
    }
    for (stage, mean) in means.iter().enumerate() {
        let se = covariance[stage][stage].sqrt();
        println!("stage {stage}: {mean:.3} ± {:.3} in {} positions", 1.96 * se, counts[stage]);
    }
    // Elimination leaves in each row what the stages before do not tell, and the sum of its squares is the statistic.
    let mut left = means;
    let mut statistic = 0.0;
    for stage in 0..STAGES {
        let row = covariance[stage];
        statistic += left[stage].powi(2) / row[stage];
        for later in stage + 1..STAGES {
            let part = covariance[later][stage] / row[stage];
            left[later] -= part * left[stage];
            for (own, first) in covariance[later].iter_mut().zip(row) {
                *own -= part * first;
            }
        }
    }
    statistic
}

/// Whether the means of all stages are 0 together.
fn assert_calibrated(rules: &str, ends: [usize; STAGES - 1], hunts: u64) {
    let rules = Ruleset::read(rules).expect("a preset");
    let hunts: Vec<_> = (0..hunts).map(|game| errors(&rules, ends, game)).collect();
    let told: f64 = hunts.iter().flat_map(|hunt| hunt.stages.map(|own| own.1)).sum();
    let untold: u32 = hunts.iter().map(|hunt| hunt.untold).sum();
    let statistic = joint(&hunts);
    println!("statistic: {statistic:.2}; nothing told in {untold} positions more");
    assert!(20.0 * f64::from(untold) < told, "{untold} of {told}");
    // The 95 % point of χ² with three degrees of freedom; for few hunts that of Hotelling's distribution is higher.
    assert!(statistic < 7.81, "{statistic}");
}

#[test]
fn shots_to_go_on_admiral_are_calibrated() {
    assert_calibrated("admiral", [15, 30], size("SPYGLASS_SHOTS_TO_GO", 20, 60));
}

#[test]
fn shots_to_go_on_sea_battle_are_calibrated() {
    assert_calibrated("sea-battle", [20, 40], size("SPYGLASS_SHOTS_TO_GO_APART", 30, 30));
}

/// So few hunts tell only a large error: with 500 and more a small one is found, docs/decisions/appendix-experiments.md.
#[test]
fn shots_to_go_on_admiral_apart_are_calibrated() {
    assert_calibrated("admiral-apart", [12, 24], size("SPYGLASS_SHOTS_TO_GO_APART", 30, 30));
}
