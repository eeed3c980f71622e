use std::path::PathBuf;

use clap::Args;
use spyglass::{
    battleship::planning::Weights,
    lab::{PlannerBookMaking, PlannerBookRecipe, PlannerRecipe, PlannerTraining},
    rng::Seed,
};

use crate::{
    failure::{Failure, read_bytes},
    play::read_rules,
    rounds::Rounds,
};

/// Learns the weights of the agent `planner` for one rule set, from hunts of its own. The same arguments give the same file, on however
/// many cores or machines. The agent itself plays by weights that were learned on `admiral`, `sea-battle` and
/// `admiral-apart`, and by no others.
#[derive(Debug, Args)]
pub struct TrainPlanner {
    /// A rule set: its id, a file with its JSON, or the JSON itself. Its ships must be straight.
    #[arg(long, default_value = "admiral")]
    rules: String,
    /// How often the weights take a step.
    #[arg(long, default_value_t = PlannerRecipe::USUAL.rounds, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// How many fleets are hunted for a step, each eight times.
    #[arg(long, default_value_t = PlannerRecipe::USUAL.fleets, value_parser = clap::value_parser!(u32).range(1..))]
    fleets: u32,
    /// How far the first steps go; the last go a twentieth as far.
    #[arg(long, default_value_t = PlannerRecipe::USUAL.step, value_parser = positive)]
    step: f32,
    /// How many shots a hunt may take longer for each unit of entropy of one shot's draw, at first.
    #[arg(long, default_value_t = PlannerRecipe::USUAL.entropy, value_parser = at_least_0)]
    entropy: f32,
    /// The file of the weights to begin with, where the training does not begin from nothing.
    #[arg(long)]
    from: Option<PathBuf>,
    /// The seed of all random numbers.
    #[arg(long, default_value = "3", allow_hyphen_values = true)]
    seed: String,
    #[command(flatten)]
    run: Rounds,
}

impl TrainPlanner {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = read_rules(&self.rules)?;
        let seed: Seed = self.seed.parse()?;
        let Self { rounds, fleets, step, entropy, .. } = *self;
        let recipe = PlannerRecipe { seed, rounds, fleets, step, entropy };
        let training = PlannerTraining::new(&rules, recipe)?;
        let Some(file) = &self.from else { return self.run.run(training) };
        let weights = Weights::read(&read_bytes(file)?);
        let begun = weights.and_then(|weights| training.begin_with(&weights));
        let sentence = "not the weights of a planner, or a number beyond ±1,000,000";
        self.run.run(begun.ok_or_else(|| Failure::new("bad-weights", sentence))?)
    }
}

/// Makes the book of the planner's first shots, for the weights learned where ships may touch. The same arguments give the same file, on
/// however many cores or machines.
#[derive(Debug, Args)]
pub struct MakePlannerBook {
    /// A rule set: its id, a file with its JSON, or the JSON itself. Its ships must be straight, and may touch.
    #[arg(long, default_value = "admiral")]
    rules: String,
    /// Positions that come up at least once in so many hunts are of the book.
    #[arg(long, default_value_t = PlannerBookRecipe::PUBLISHED.hunts, value_parser = clap::value_parser!(u32).range(1..))]
    hunts: u32,
    /// How many fleets are drawn in a position that comes up in every hunt; in others in proportion, at least 1,500 and at most 20,000.
    #[arg(long, default_value_t = PlannerBookRecipe::PUBLISHED.fleets, value_parser = clap::value_parser!(u32).range(1..))]
    fleets: u32,
    #[command(flatten)]
    run: Rounds,
}

impl MakePlannerBook {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option or a file is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let Self { hunts, fleets, .. } = *self;
        let rules = read_rules(&self.rules)?;
        self.run.run(PlannerBookMaking::new(&rules, PlannerBookRecipe { hunts, fleets })?)
    }
}

fn at_least_0(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|&number: &f32| number.is_finite() && 0.0 <= number);
    number.ok_or_else(|| "a number of at least 0".to_owned())
}

fn positive(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|&number: &f32| number.is_finite() && 0.0 < number);
    number.ok_or_else(|| "a number greater than 0".to_owned())
}
