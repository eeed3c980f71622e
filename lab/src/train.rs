use clap::Args;
use spyglass::{
    reversi::training::{EvaluationTraining, Recipe},
    rng::Seed,
};

use crate::{failure::Failure, rounds::Rounds};

/// Learns how the engine values positions, from games of its own: some minutes on one core.
#[derive(Debug, Args)]
pub struct Train {
    /// How many games are played.
    #[arg(long, default_value_t = Recipe::PUBLISHED.games, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// In how many parts the positions of a round are searched, each on any core. Another number gives slightly other weights.
    #[arg(long, default_value_t = Recipe::PUBLISHED.parts, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    parts: u32,
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
        self.run.run(EvaluationTraining::new(Recipe { seed, games: self.games, parts: self.parts }))
    }
}
