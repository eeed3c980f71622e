use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use spyglass::{
    reversi::training::{BandReport, Recipe, train},
    rng::Seed,
};

use crate::failure::{Failure, print_json, write};

/// Learns how the engine values positions, from games of its own: some minutes on one core.
#[derive(Debug, Args)]
pub struct Train {
    /// How many games are played.
    #[arg(long, default_value_t = Recipe::PUBLISHED.games, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// The file to write the weights to.
    #[arg(long)]
    out: PathBuf,
}

impl Train {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let seed = self.seed.parse::<Seed>()?;
        let mut observed = Ok(());
        let weights = train(
            Recipe { seed, games: self.games },
            |BandReport { empties, positions, error }| {
                let line = json!({"empties": [empties.0, empties.1], "positions": positions, "error": error});
                if observed.is_ok() {
                    observed = print_json(&line);
                }
            },
        );
        observed?;
        write(&self.out, &weights)
    }
}
