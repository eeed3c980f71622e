//! What the course says of the hunter: how many shots search, how many are at neighbours of hits, with the lattice and without.

use serde_json::Value;
use spyglass::{
    battleship::rules::{Deployer, preset},
    coded::Coded,
    dice::Seed,
    lab::{BatchConfig, Seas},
};

const GAMES: u64 = 2_000;

/// A mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let games = values.len() as f64;
    let mean = values.iter().sum::<f64>() / games;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (games - 1.0) / games).sqrt())
}

/// The shots that search and those at neighbours of hits, each by game.
fn split(agent: &str) -> [Vec<f64>; 2] {
    let config = BatchConfig {
        rules: preset("admiral").expect("a preset"),
        seed: Seed(1),
        agents: vec![agent.parse().expect("an agent")],
        seas: Seas::Laid(Deployer::Uniform),
    };
    let mut shots = [Vec::new(), Vec::new()];
    for number in 0..GAMES {
        let mut game = config.game(number, 0).expect("the preset has fleets");
        let mut counts = [0.0, 0.0];
        while let Some(decision) = game.decision() {
            counts[usize::from(decision.reason.code() == "neighbour-of-hit")] += 1.0;
            game.ai_move(None).expect("what it chooses is allowed");
        }
        for (shots, count) in shots.iter_mut().zip(counts) {
            shots.push(count);
        }
    }
    shots
}

/// Within four standard errors, of a third of a shot at most: the lattice saves six shots of the search.
#[test]
fn the_lattice_saves_search_and_nothing_else() {
    let text = include_str!("../data/course-hunting.json");
    let said: Value = serde_json::from_str(text).expect("JSON");
    for agent in ["hunt", "parity"] {
        for (part, shots) in ["search", "finish"].into_iter().zip(split(agent)) {
            let (mean, se) = mean(&shots);
            println!("{agent}, {part}: {mean:.2} ± {se:.2}");
            let said = said[agent][part].as_f64().expect("a number");
            assert!((mean - said).abs() <= 4.0 * se, "{agent}, {part}: {mean} ± {se}, not {said}");
        }
    }
}
