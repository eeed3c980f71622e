use clap::Args;
use rayon::prelude::*;
use spyglass::{
    battleship::{
        generator::{Generator, GeneratorError, Level},
        rules::Ruleset,
    },
    rng::Seed,
};

use crate::failure::{Failure, print};

/// The puzzles made before the first of them are printed.
const AT_ONCE: u64 = 64;

/// Makes puzzles with one solution, each of the level, and prints them a line each: those of the seed and the numbers after it.
#[derive(Debug, Args)]
pub struct MakePuzzles {
    /// `puzzle-6`, `puzzle-8` or `puzzle-10`; or a puzzle's rules as JSON.
    #[arg(long)]
    rules: String,
    /// `easy`, `medium`, `hard` or `expert`: the reasoning a solution needs.
    #[arg(long, default_value = "easy")]
    level: String,
    /// The seed of the first.
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many.
    #[arg(long, default_value_t = 1)]
    count: u64,
}

impl MakePuzzles {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = Ruleset::read(&self.rules)?;
        let level: Level = self.level.parse()?;
        let first: Seed = self.seed.parse()?;
        let line = |number: u64| {
            let seed = Seed(first.0.wrapping_add(number));
            let mut generator = Generator::new(rules.clone(), level, seed)?;
            while !generator.advance(u64::MAX) {}
            generator.result().map(|made| made.puzzle.to_string())
        };
        for from in (0..self.count).step_by(AT_ONCE as usize) {
            let numbers = from..self.count.min(from.saturating_add(AT_ONCE));
            let lines: Result<Vec<String>, GeneratorError> =
                numbers.into_par_iter().map(line).collect();
            for line in lines? {
                print(&line)?;
            }
        }
        Ok(())
    }
}
