use std::path::PathBuf;

use clap::Args;
use spyglass::lab::Report;

use crate::{
    failure::{Failure, print, read},
    play::table,
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
    pub fn run(&self) -> Result<(), Failure> {
        let mut merged: Option<Report> = None;
        for file in &self.files {
            let report: Report = serde_json::from_str(&read(file)?).map_err(|error| {
                Failure::new("bad-json", format_args!("{}: {error}", file.display()))
            })?;
            match &mut merged {
                None => merged = Some(report),
                Some(merged) => merged.merge(&report).map_err(|_| {
                    let sentence = format!("{}: other rules, seed, seas or agents", file.display());
                    Failure::new("not-alike", sentence)
                })?,
            }
        }
        let merged = merged.ok_or_else(|| Failure::new("no-files", "no file to merge"))?;
        print(&if self.json { play_json(&merged) } else { table(&merged) })
    }
}

/// The report as one line of JSON.
pub fn play_json(report: &Report) -> String {
    serde_json::to_string(report).expect("a report is plain data")
}
