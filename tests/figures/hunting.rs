//! What the course says of the hunter: how many shots search, how many are at neighbours of hits, with the lattice and without.

use serde_json::Value;
use spyglass::{
    battleship::rules::{Deployer, preset},
    error_code::ErrorCode,
    lab::{Batch, BatchConfig, Seas},
    rng::Seed,
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
        seas: Seas::Deployed(Deployer::Uniform),
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

/// What Learn says of finishing last, each within five standard errors of the difference on the same seas.
#[test]
fn to_find_every_ship_first_costs_shots() {
    let said: Value = serde_json::from_str(include_str!("../../docs/figures.json")).expect("JSON");
    for rules in ["sea-battle", "admiral"] {
        let agents = ["p-matrix(finish=last)", "p-matrix"];
        let config = BatchConfig {
            rules: preset(rules).expect("a preset"),
            seed: Seed(2),
            agents: agents.map(|agent| agent.parse().expect("an agent")).to_vec(),
            seas: Seas::Deployed(Deployer::Uniform),
        };
        let batch = Batch::new(&config).expect("both play these rules");
        let less = |number| {
            let results = batch.results(number).expect("presets have fleets");
            f64::from(results[0] - results[1])
        };
        let (mean, se) = mean(&(0..800).map(less).collect::<Vec<_>>());
        let name = format!("question finish, last-less-first, {rules}");
        let rows = said.as_array().expect("rows");
        let row = rows.iter().find(|row| row["name"] == name.as_str()).expect("a figure");
        let figure = row["value"].as_f64().expect("a number");
        println!("{rules}: {mean:.2} ± {se:.2}, the figure {figure:.2}");
        assert!((mean - figure).abs() <= 5.0 * se, "{rules}: {mean} ± {se}, not {figure}");
        assert!(5.0 * se < mean, "{rules}: it costs shots beyond chance");
    }
}
