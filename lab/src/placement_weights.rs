use std::ops::RangeInclusive;

use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use spyglass::{
    battleship::rules::{PlacementWeights, Ruleset},
    lab::{GameSample, WeightFitter},
    rng::Seed,
};

use crate::failure::{Failure, print};

/// Fits placement weights by which shooters on `admiral` need more shots.
///
/// Prints the weights as the Rust source of a table, such as those of `src/battleship/rules/weight_tables.rs`.
#[derive(Debug, Args)]
pub struct FitPlacementWeights {
    /// How many times the shooter who knows the weights counts as much as the one who does not.
    #[arg(long, default_value_t = 1.0, value_parser = number_in(0.1..=100.0))]
    respond: f64,
    /// How strongly the weights differ: each weight, as its quotient by 100, is raised to this power at the end.
    #[arg(long, default_value_t = 1.0, value_parser = number_in(0.0..=1.0))]
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

/// The value of `respond` in the first round: so great that the weights cannot drift to ones that the second shooter exploits.
const FIRST_RESPOND: f64 = 3.0;

/// Reads a number within these bounds.
fn number_in(bounds: RangeInclusive<f64>) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let number: f64 = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
        let (least, most) = (bounds.start(), bounds.end());
        bounds.contains(&number).then_some(number).ok_or(format!("not from {least} to {most}"))
    }
}

impl FitPlacementWeights {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
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
            fit.update(&games, FIRST_RESPOND + part * (self.respond - FIRST_RESPOND));
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
            "// p-matrix needs {even:.2} shots, {knowing:.2} if it knows the weights, before `lean`.\n{}",
            source(&raised(blended.weights(), self.lean))
        ))
    }

    fn round(&self, fit: &WeightFitter, round: u32) -> Result<Vec<GameSample>, Failure> {
        let seed = Seed(self.seed).game(round.into());
        let batch = fit.batch(seed)?;
        let games = (0..self.games).into_par_iter();
        games.map(|number| Ok(WeightFitter::sample(&batch, number)?)).collect()
    }
}

/// The weights, each raised to the power `lean` as its quotient by 100: nearer to 100 where that is below 1.
fn raised(PlacementWeights(weights): PlacementWeights, lean: f64) -> PlacementWeights {
    let raise = |weight: u16| (100.0 * (f64::from(weight) / 100.0).powf(lean)).round() as u16;
    // A ship that cannot lie somewhere keeps the weight 0, of which the power 0 is 1.
    PlacementWeights(
        weights.map(|length| length.map(|line| line.map(|w| if w == 0 { 0 } else { raise(w) }))),
    )
}

/// The weights as Rust source.
fn source(weights: &PlacementWeights) -> String {
    let line = |line: &[u16; 5]| format!("        {line:?},\n");
    let length = |lines: &[[u16; 5]; 5]| {
        format!("    [\n{}    ],\n", lines.iter().map(line).collect::<String>())
    };
    format!("[\n{}]", weights.0.iter().map(length).collect::<String>())
}
