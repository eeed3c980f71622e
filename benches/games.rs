//! Games a second of every agent on one core, in parts of what random plays in the same run: `cargo bench`.
//!
//! Times of other machines, or of a busy one, do not compare; the last column does.

use std::time::{Duration, Instant};

use spyglass::{
    battleship::{
        agents::AgentText,
        rules::{Deployer, PRESETS, Ruleset, preset},
    },
    lab::{Batch, BatchConfig, Seas},
    rng::Seed,
    session::players,
};

/// How long each agent plays.
const SPAN: Duration = Duration::from_millis(1500);

fn main() {
    for id in PRESETS {
        let Some(rules) = preset(id) else { continue };
        if rules.is_puzzle() {
            continue;
        }
        println!("{id}");
        let own = players(&rules).into_iter().filter_map(|agent| agent.parse().ok());
        let rates: Vec<(AgentText, f64)> =
            own.map(|agent: AgentText| (agent.clone(), rate(&rules, agent))).collect();
        let random = rates.first().map_or(f64::NAN, |(_, rate)| *rate);
        for (agent, rate) in &rates {
            let agent = agent.to_string();
            println!("  {agent:16} {rate:9.0} games/s  {:.4} of random", rate / random);
        }
    }
}

/// Games a second of one agent; the seas are placed before.
fn rate(rules: &std::sync::Arc<Ruleset>, agent: AgentText) -> f64 {
    let config = BatchConfig {
        rules: rules.clone(),
        seed: Seed(1),
        agents: vec![agent],
        seas: Seas::Deployed(Deployer::Uniform),
    };
    let batch = Batch::new(&config).expect("the tables list only agents that play these rules");
    let seas: Vec<_> =
        (0..500).map(|number| batch.sea(number).expect("presets have fleets")).collect();
    let play = |number: u64| {
        std::hint::black_box(batch.play(number, 0, &seas[(number % 500) as usize]));
    };
    (0..20).for_each(play);
    let begun = Instant::now();
    let mut games = 0;
    while begun.elapsed() < SPAN {
        (games..games + 10).for_each(play);
        games += 10;
    }
    games as f64 / begun.elapsed().as_secs_f64()
}
