use std::{path::PathBuf, sync::Arc};

use clap::Args;
use rayon::prelude::*;
use serde_json::json;
use spyglass::{
    reversi::{
        engine::{Evaluation, Weights},
        training::{
            BookMaking, BookRecipe, Deepened, Errors, EvaluationTraining, Recipe, Spread, Stage,
            Truth,
        },
    },
    rng::Seed,
};

use crate::{
    failure::{Failure, numbered_lines, print, print_json, read, read_bytes},
    rounds::Rounds,
};

/// Learns how the engine values positions, from games of its own: some minutes on one core.
#[derive(Debug, Args)]
pub struct Train {
    /// How many games are played.
    #[arg(long, default_value_t = Recipe::PUBLISHED.games, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    #[command(flatten)]
    run: Rounds,
}

impl Train {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let seed = self.seed.parse::<Seed>()?;
        self.run.run(EvaluationTraining::new(Recipe { seed, games: self.games }))
    }
}

/// Makes the opening book: ply by ply the positions that good moves lead to, each by deep search.
#[derive(Debug, Args)]
pub struct MakeBook {
    /// The moves of how many plies are compared.
    #[arg(long, default_value_t = BookRecipe::PUBLISHED.plies, value_parser = clap::value_parser!(u32).range(1..=30))]
    plies: u32,
    /// How many plies deep each position is searched.
    #[arg(long, default_value_t = BookRecipe::PUBLISHED.depth, value_parser = clap::value_parser!(u8).range(1..=30))]
    depth: u8,
    /// How much less than the best a move may be worth, in half discs.
    #[arg(long, default_value_t = BookRecipe::PUBLISHED.margin, value_parser = clap::value_parser!(i8).range(0..))]
    margin: i8,
    /// The file of the weights to search with.
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    run: Rounds,
}

impl MakeBook {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let Self { plies, depth, margin, .. } = *self;
        let recipe = BookRecipe { plies, depth, margin };
        self.run.run(BookMaking::new(recipe, evaluation(self.weights.as_ref())?))
    }
}

/// The weights in a file, or those that come with the project.
fn evaluation(weights: Option<&PathBuf>) -> Result<Arc<Evaluation>, Failure> {
    Ok(match weights {
        Some(file) => Evaluation::Trained(Weights::read(&read_bytes(file)?)?).into(),
        None => Evaluation::trained().into(),
    })
}

/// Finds the values of positions from own games that no training has seen, stage by stage: exact ones, or by deep search.
#[derive(Debug, Args)]
pub struct MakeTruth {
    /// How many games are played for the stage that is solved; each gives at most one position. The others have fewer.
    #[arg(long, default_value_t = 150, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// The file of the weights to search with.
    #[arg(long)]
    weights: Option<PathBuf>,
}

impl MakeTruth {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        // No game of a training has a seed of this kind.
        let seed = self.seed.parse::<Seed>()?;
        let evaluation = evaluation(self.weights.as_ref())?;
        for stage in Stage::ALL {
            let games = (0..self.games / stage.share).into_par_iter();
            let found = games.filter_map(|game| Truth::find(seed, game, stage, &evaluation));
            found.collect::<Vec<_>>().iter().try_for_each(|truth| print(&truth.text()))?;
        }
        Ok(())
    }
}

/// Tells by stage how far the evaluation is off true values: the mean error and the bias in discs, and the slope with its standard error, after so many plies of search.
#[derive(Debug, Args)]
pub struct Evaluate {
    /// A file of true values, as `truth` prints it.
    file: PathBuf,
    /// The file of the weights.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The plies searched.
    #[arg(long, num_args = 1.., default_values_t = [0, 1, 4, 8])]
    plies: Vec<u8>,
}

impl Evaluate {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let evaluation = evaluation(self.weights.as_ref())?;
        let text = read(&self.file)?;
        let truths = numbered_lines(&text).map(|(number, line)| {
            let bad = || {
                Failure::new("bad-truth", "no position with a value")
                    .within(format_args!("line {number}"))
            };
            Truth::read(line).ok_or_else(bad)
        });
        let truths: Vec<Truth> = truths.collect::<Result<_, _>>()?;
        for stage in Stage::ALL {
            let own: Vec<Truth> =
                truths.iter().filter(|truth| truth.is_of(stage)).copied().collect();
            for &plies in &self.plies {
                let errors = Errors::of(&own, plies, &evaluation);
                let Some(Errors { mean, bias, slope, slope_se }) = errors else { continue };
                print_json(
                    &json!({"empties": [stage.first, stage.last], "positions": own.len(), "plies": plies, "error": mean, "bias": bias, "slope": slope, "slope_se": slope_se}),
                )?;
            }
        }
        Ok(())
    }
}

/// Tells by stage how far searches of few plies are off those of more, in discs: the errors that Multi-ProbCut allows for.
#[derive(Debug, Args)]
pub struct Deepen {
    /// How many games are played; each gives at most one position.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The plies of the deepest search.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=60))]
    plies: u8,
    /// The seed of all games.
    #[arg(long, default_value = "2", allow_hyphen_values = true)]
    seed: String,
}

impl Deepen {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let seed = self.seed.parse::<Seed>()?;
        let evaluation = evaluation(None)?;
        let games = (0..self.games).into_par_iter();
        let found = games.filter_map(|game| Deepened::find(seed, game, self.plies, &evaluation));
        let found: Vec<Deepened> = found.collect();
        for (first, last) in Deepened::STAGES {
            for deep in 2..=self.plies {
                for shallow in (deep % 2..deep).step_by(2) {
                    let spread = Deepened::spread(&found, (first, last), shallow, deep);
                    let Some(Spread { positions, mean, deviation }) = spread else { continue };
                    print_json(
                        &json!({"empties": [first, last], "shallow": shallow, "deep": deep, "positions": positions, "mean": mean, "deviation": deviation}),
                    )?;
                }
            }
        }
        Ok(())
    }
}
