use clap::Args;
use spyglass::{
    lab::{PlannerRecipe, PlannerTraining},
    rng::Seed,
};

use crate::{failure::Failure, play::read_rules, rounds::Rounds};

/// Learns the weights of the agent `planner` for one rule set, from hunts of its own. The same arguments give the same file, on however
/// many cores or machines.
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
    /// The seed of all random numbers.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
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
        let recipe = PlannerRecipe {
            seed,
            rounds: self.rounds,
            fleets: self.fleets,
            ..PlannerRecipe::USUAL
        };
        self.run.run(PlannerTraining::new(&rules, recipe)?)
    }
}
