use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;
use spyglass::battleship::puzzle::{Puzzle, PuzzleReport, PuzzleSolver};

use crate::failure::{Failure, numbered_lines, print_json, read};

/// The puzzles solved before the first of them are printed.
const AT_ONCE: usize = 64;

/// Solves puzzles and prints for each a line of JSON, in their order.
#[derive(Debug, Args)]
pub struct SolveLines {
    /// A file with one puzzle a line, `id;len:count,…;row sums;col sums;hint@row,col …`; `-` for standard input.
    file: PathBuf,
    /// The work after which a puzzle is reported as undecided, in units of some 0.1 µs.
    #[arg(long, default_value_t = PuzzleSolver::MAX_WORK)]
    work: u64,
}

impl SolveLines {
    /// Solves every puzzle of the file on all cores, and prints one line of JSON for each in the order of the file.
    ///
    /// # Errors
    ///
    /// Where the file cannot be read, a line is no puzzle (its number is told), there is no puzzle (`no-puzzles`), or the output
    /// cannot be written. All lines are read before the first puzzle is solved, so that a bad one prints nothing.
    pub fn run(&self) -> Result<(), Failure> {
        let text = read(&self.file)?;
        // All before the first solution: what is refused prints nothing.
        let puzzles = numbered_lines(&text).map(|(number, line)| {
            line.parse::<Puzzle>()
                .map_err(|error| Failure::from(error).within(format_args!("line {number}")))
        });
        let puzzles = puzzles.collect::<Result<Vec<_>, _>>()?;
        if puzzles.is_empty() {
            return Err(Failure::new("no-puzzles", "no puzzle to solve"));
        }
        for some in puzzles.chunks(AT_ONCE) {
            let solved: Vec<_> = some.par_iter().map(|puzzle| solve(puzzle, self.work)).collect();
            for puzzle in solved {
                print_json(&puzzle)?;
            }
        }
        Ok(())
    }
}

fn solve(puzzle: &Puzzle, work: u64) -> PuzzleReport {
    let mut solving = PuzzleSolver::new(puzzle.clone(), work);
    while !solving.advance(work) {}
    solving.result()
}
