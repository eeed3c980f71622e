use std::path::PathBuf;

use clap::Args;
use spyglass::{
    reversi::engine::Evaluation,
    session::{Game, reversi},
};

use crate::failure::{Failure, print, read};

/// Replays records and prints the text of every view, one a line: the same bytes as in the browser.
#[derive(Debug, Args)]
pub struct Record {
    /// A file with one record a line; `-` for standard input.
    file: PathBuf,
}

impl Record {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let text = read(&self.file)?;
        let mut records: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        if records.is_empty() {
            records.push("");
        }
        // All before the first view: what is refused prints nothing.
        let opened = records.iter().enumerate().map(|(number, record)| {
            Replay::open(record)
                .map_err(|failure| failure.within(format_args!("record {}", number + 1)))
        });
        for mut replay in opened.collect::<Result<Vec<_>, _>>()? {
            for step in 0..=replay.steps() {
                print(&replay.view_text(step)?)?;
            }
        }
        Ok(())
    }
}

/// A game to be gone through, of either kind.
enum Replay {
    Seas(Box<Game>),
    Reversi(Box<reversi::Game>),
}

impl Replay {
    fn open(record: &str) -> Result<Self, Failure> {
        if reversi::is_reversi(record) {
            let trained = Evaluation::trained().into();
            let game = reversi::Game::open(record, Some(&trained))?;
            return Ok(Self::Reversi(Box::new(game)));
        }
        let game = Game::open(record)?;
        Ok(Self::Seas(Box::new(game)))
    }

    fn steps(&self) -> usize {
        match self {
            Self::Seas(game) => game.line().len(),
            Self::Reversi(game) => game.line().len(),
        }
    }

    fn view_text(&mut self, step: usize) -> Result<String, Failure> {
        match self {
            Self::Seas(game) => {
                game.seek(step)?;
                Ok(game.view().text())
            }
            Self::Reversi(game) => {
                game.seek(step)?;
                Ok(game.view().text())
            }
        }
    }
}
