use std::path::PathBuf;

use clap::Args;
use spyglass::session::Game;

use crate::failure::{Failure, print, read};

/// Replays a record and prints the text of every view, one a line: the same bytes as in the browser.
#[derive(Debug, Args)]
pub struct Record {
    /// A file that holds one record; `-` for standard input.
    file: PathBuf,
}

impl Record {
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = Game::open(&read(&self.file)?).map_err(|error| Failure::of(&error))?;
        for step in 0..=game.line().len() {
            game.seek(step).map_err(|error| Failure::of(&error))?;
            print(&game.view().text())?;
        }
        Ok(())
    }
}
