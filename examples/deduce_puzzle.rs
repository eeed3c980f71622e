//! Prints the solution of a puzzle, and the rule of each step of its proof: `cargo run --example deduce_puzzle -- [LINE]`.

use std::{error::Error, io::Write};

use spyglass::battleship::puzzle::{Puzzle, PuzzleSolver};

/// A ship of two cells and one of a single cell on 3×3; the cell A1 is given.
const PUZZLE: &str = "tiny;2:1,1:1;2,0,1;1,1,1;l@0,0";

fn main() -> Result<(), Box<dyn Error>> {
    let line = std::env::args().nth(1);
    deduce(line.as_deref().unwrap_or(PUZZLE), &mut std::io::stdout())
}

/// Solves the puzzle; where it has one solution, also proves it.
pub fn deduce(line: &str, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let puzzle: Puzzle = line.parse()?;
    let mut solver = PuzzleSolver::new(puzzle, PuzzleSolver::MAX_WORK);
    while !solver.advance(1_000_000) {}
    let report = solver.result();
    writeln!(out, "solutions: {}", report.solutions)?;
    for row in report.grid.unwrap_or_default() {
        writeln!(out, "{row}")?;
    }
    for step in report.steps {
        write!(out, "{}", step.rule.id())?;
        for cell in step.settles() {
            write!(out, " {cell}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
