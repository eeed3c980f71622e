use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use spyglass::{
    battleship::rules::{PlacementWeights, Ruleset},
    lab::{GameSample, WeightFitter},
    rng::Seed,
};

use crate::failure::{Failure, print};

/// Finds how often each ship should lie where, that shooters on `admiral` need more shots.
///
/// Prints the tables of a tilt, as the source `tilts.rs` has them.
#[derive(Debug, Args)]
pub struct FindTilt {
    /// How many times the shooter who knows the tilt counts as much as the one who does not.
    #[arg(long, default_value_t = 1.0, value_parser = counts)]
    respond: f64,
    /// How far the tilt leans: each weight, of 100 where all fleets are alike, is raised to this power at the end.
    #[arg(long, default_value_t = 1.0, value_parser = leaning)]
    lean: f64,
    /// The rounds of games. Over the first half `respond` goes from 3 to what is asked for; over the second the weights are
    /// averaged.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=1000))]
    rounds: u32,
    /// The games of a round.
    #[arg(long, default_value_t = 8000, value_parser = clap::value_parser!(u64).range(100..=1_000_000))]
    games: u64,
    /// The seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// With which number the rounds begin: near it the tilt cannot run away to one that is known at once.
const FIRST: f64 = 3.0;

fn counts(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
    if (0.1..=100.0).contains(&number) { Ok(number) } else { Err("not from 0.1 to 100".to_owned()) }
}

fn leaning(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
    if (0.0..=1.0).contains(&number) { Ok(number) } else { Err("not from 0 to 1".to_owned()) }
}

impl FindTilt {
    pub fn run(&self) -> Result<(), Failure> {
        let rules = Ruleset::preset("admiral")?;
        let mut fit = WeightFitter::new(rules.clone());
        let mut blended = WeightFitter::new(rules);
        let half = self.rounds / 2;
        let bar = ProgressBar::new(self.rounds.into());
        let mut last = Vec::new();
        for round in 0..self.rounds {
            let part = (f64::from(round) / f64::from(half)).min(1.0);
            let games = self.round(&fit, round)?;
            fit.update(&games, FIRST + part * (self.respond - FIRST));
            if half <= round {
                blended.blend(&fit, 1.0 / f64::from(round - half + 1));
                last.extend(games);
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let [even, knowing] = [0, 1].map(|shooter| {
            last.iter().map(|game: &GameSample| f64::from(game.shots[shooter])).sum::<f64>()
                / last.len() as f64
        });
        print(&format!(
            "// p-matrix needs {even:.2} shots, {knowing:.2} if it knows the tilt, leaning fully.\n{}",
            source(&leaning_by(blended.weights(), self.lean))
        ))
    }

    fn round(&self, fit: &WeightFitter, round: u32) -> Result<Vec<GameSample>, Failure> {
        let seed = Seed(self.seed).game(round.into());
        let batch = fit.batch(seed)?;
        let games = (0..self.games).into_par_iter();
        games.map(|number| Ok(WeightFitter::sample(&batch, number)?)).collect()
    }
}

/// The tilt with weights nearer to those of all fleets alike.
fn leaning_by(PlacementWeights(weights): PlacementWeights, lean: f64) -> PlacementWeights {
    let by = |weight: u16| (100.0 * (f64::from(weight) / 100.0).powf(lean)).round() as u16;
    // Where no ship can lie nothing is raised: of 0 the power 0 is 1.
    PlacementWeights(
        weights.map(|length| length.map(|line| line.map(|w| if w == 0 { 0 } else { by(w) }))),
    )
}

/// The tilt as Rust has it.
fn source(weights: &PlacementWeights) -> String {
    let line = |line: &[u16; 5]| format!("        {line:?},\n");
    let length = |lines: &[[u16; 5]; 5]| {
        format!("    [\n{}    ],\n", lines.iter().map(line).collect::<String>())
    };
    format!("[\n{}]", weights.0.iter().map(length).collect::<String>())
}
