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
/// Positions are after fewer shots than this.
const LAST: u32 = 50;
/// A stage ends before so many shots; the last one has no end.
const STAGES: [usize; 3] = [15, 30, usize::MAX];

/// One position of the planner's hunt on a fleet, after a number of shots that is drawn whatever the hunt is like; `None` where it was over
/// by then. How many shots were fired, how many were told to be left, and how many were left.
fn position(rules: &Arc<Ruleset>, game: u64) -> Option<(usize, f64, f64)> {
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
    let fired = rng.below(LAST) as usize;
    let (known, next) = shots.get(fired)?;
    let mut drawing =
        FleetDrawing::new(known, FLEETS, DrawnFor::Telling).expect("hunts can be planned");
    assert!(drawing.advance(u64::MAX) && drawing.is_whole());
    let mut hunts = ShotsToGo::new(drawing.draw(), &[*next]);
    assert!(hunts.advance(u64::MAX));
    let told = hunts.outcome().expect("enough fleets")[0].shots.value;
    Some((fired, told, (shots.len() - fired) as f64))
}

#[test]
fn shots_to_go_are_calibrated() {
    let rules = Ruleset::read("admiral").expect("a preset");
    let mut errors: [Vec<f64>; STAGES.len()] = Default::default();
    for game in 0..size("SPYGLASS_SHOTS_TO_GO", 100, 300) {
        let Some((fired, told, left)) = position(&rules, game) else { continue };
        let stage = STAGES.iter().position(|&end| fired < end).expect("the last has no end");
        errors[stage].push(left - told);
    }
    let mut chi_square = 0.0;
    for (stage, errors) in errors.iter().enumerate() {
        let count = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / count;
        let squares = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>();
        let se = (squares / (count - 1.0) / count).sqrt();
        println!("stage {stage}: {mean:.3} ± {:.3} in {count} positions", 1.96 * se);
        chi_square += (mean / se).powi(2);
    }
    // The 95 % point of χ² with three degrees of freedom.
    assert!(chi_square < 7.81, "{chi_square}");
}
