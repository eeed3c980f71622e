use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, de::IgnoredAny};
use spyglass::lab::{MergeError, Report, reversi::MatchReport};

use crate::{
    failure::{Failure, print_json, read},
    report::print_report,
};

/// Adds the sums of shards, so that they equal those of one run.
#[derive(Debug, Args)]
pub struct Merge {
    /// What `lab play --json` or `lab reversi match` printed for each shard.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Sums of either kind.
enum Sums {
    Batch(Report),
    Match(MatchReport),
}

impl Merge {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let mut merged: Option<Sums> = None;
        for file in &self.files {
            let named = |failure: Failure| failure.within(file.display());
            let sums =
                Sums::read(&read(file)?).map_err(|error| named(Failure::new("bad-json", error)))?;
            let refused = |error: MergeError| named(error.into());
            sums.check().map_err(refused)?;
            match &mut merged {
                None => merged = Some(sums),
                Some(merged) => merged.merge(&sums).map_err(refused)?,
            }
        }
        match merged.ok_or_else(|| Failure::new("no-files", "no file to merge"))? {
            Sums::Batch(report) => print_report(&report, self.json),
            Sums::Match(report) => print_json(&report),
        }
    }
}

impl Sums {
    fn read(text: &str) -> serde_json::Result<Self> {
        /// What a match alone has.
        #[derive(Deserialize)]
        struct Kind {
            openings: Option<IgnoredAny>,
        }
        Ok(match serde_json::from_str(text)? {
            Kind { openings: None } => Self::Batch(serde_json::from_str(text)?),
            Kind { openings: Some(_) } => Self::Match(serde_json::from_str(text)?),
        })
    }

    fn check(&self) -> Result<(), MergeError> {
        match self {
            Self::Batch(report) => report.check(),
            Self::Match(report) => report.check(),
        }
    }

    fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        match (self, other) {
            (Self::Batch(own), Self::Batch(other)) => own.merge(other),
            (Self::Match(own), Self::Match(other)) => own.merge(other),
            _ => Err(MergeError::NotAlike),
        }
    }
}
