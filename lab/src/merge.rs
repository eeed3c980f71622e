use std::path::PathBuf;

use clap::Args;
use spyglass::lab::{MergeError, Report};

use crate::{
    failure::{Failure, read},
    report::print_report,
};

/// Adds the sums of shards, so that they equal those of one run.
#[derive(Debug, Args)]
pub struct Merge {
    /// What `lab play --json` printed for each shard.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Merge {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let mut merged: Option<Report> = None;
        for file in &self.files {
            let named = |failure: Failure| failure.within(file.display());
            let report: Report = serde_json::from_str(&read(file)?)
                .map_err(|error| named(Failure::new("bad-json", error)))?;
            let refused = |error: MergeError| named(error.into());
            report.check().map_err(refused)?;
            match &mut merged {
                None => merged = Some(report),
                Some(merged) => merged.merge(&report).map_err(refused)?,
            }
        }
        let merged = merged.ok_or_else(|| Failure::new("no-files", "no file to merge"))?;
        print_report(&merged, self.json)
    }
}
