use std::path::PathBuf;

use clap::Args;
use spyglass::{coded::Coded, session::Game};

use crate::failure::{Failure, print, read};

/// Replays records and prints the text of every view, one a line: the same bytes as in the browser.
#[derive(Debug, Args)]
pub struct Record {
    /// A file with one record a line; `-` for standard input.
    file: PathBuf,
}

impl Record {
    pub fn run(&self) -> Result<(), Failure> {
        let text = read(&self.file)?;
        let mut records: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        if records.is_empty() {
            records.push("");
        }
        // All before the first view: what is refused prints nothing.
        let opened = records.iter().enumerate().map(|(number, record)| {
            Game::open(record).map_err(|error| {
                Failure::new(error.code(), format_args!("record {}: {error}", number + 1))
            })
        });
        for mut game in opened.collect::<Result<Vec<_>, _>>()? {
            for step in 0..=game.line().len() {
                game.seek(step).map_err(|error| Failure::of(&error))?;
                print(&game.view().text())?;
            }
        }
        Ok(())
    }
}
