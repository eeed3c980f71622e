use std::fmt::Write;

use clap::Args;
use rayon::prelude::*;
use spyglass::{
    battleship::rules::Ruleset,
    lab::{OpponentModelConfig, OpponentModelReport, OpponentModelTrial},
};

use crate::{
    failure::{Failure, print, print_json},
    report::half_width,
};

/// Lets an agent learn from the games with one opponent, and reports what that gained.
#[derive(Debug, Args)]
pub struct Learn {
    /// A rule set's id, or a rule set as JSON.
    #[arg(long, default_value = "admiral")]
    rules: String,
    /// The opponent: a deployer.
    #[arg(long, default_value = "border")]
    deploy: String,
    /// An agent that learns: `p-matrix` or `exact`.
    #[arg(long, default_value = "p-matrix")]
    agent: String,
    /// After how many games the agent is tried.
    #[arg(long, value_delimiter = ',', default_values_t = [10, 25, 50])]
    after: Vec<u32>,
    /// The number of series, each from nothing learned.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    series: u64,
    /// On how many seas the agent is tried in a series.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// The seed.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Learn {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let mut after = self.after.clone();
        after.sort_unstable();
        after.dedup();
        let config = OpponentModelConfig {
            rules: Ruleset::read(&self.rules)?,
            deployer: self.deploy.parse()?,
            agent: self.agent.parse()?,
            seed: self.seed.parse()?,
            after,
            games: self.games,
        };
        let trial = OpponentModelTrial::new(config)?;
        let series = (0..self.series).into_par_iter().map(|number| trial.series(number));
        let series = series.collect::<Result<Vec<_>, _>>()?;
        let report = trial.report(&series);
        if self.json { print_json(&report) } else { print(&table(&report)) }
    }
}

/// The report as a table for people.
fn table(report: &OpponentModelReport) -> String {
    let OpponentModelReport { rules, deploy, agent, seed, series, games, mean, se, .. } = report;
    let mut text = format!(
        "{agent} on {rules}, seed {seed}, {deploy} seas, {series} series of {games}: {mean:.3} ± {} unlearned",
        half_width(*se)
    );
    for gain in &report.gains {
        let _ = write!(
            text,
            "\nafter {:>3} games: {:+.3} ± {} shots fewer",
            gain.after,
            gain.gain,
            half_width(gain.se)
        );
    }
    text
}
