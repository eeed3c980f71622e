//! Prints the chance of a ship on each cell of a position, in percent: `cargo run --example ask_belief -- [POSITION]`.

use std::{error::Error, io::Write};

use spyglass::{
    battleship::{
        inference::{BeliefComputation, BeliefResult, CountingMode},
        knowledge::Knowledge,
    },
    grid::Cell,
};

/// Two shots at the fleet 5-4-3-3-2 on 10×10.
const POSITION: &str = r#"{"rules": "admiral", "shots": [["E5", "hit"], ["E6", "miss"]]}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let position = std::env::args().nth(1);
    ask(position.as_deref().unwrap_or(POSITION), &mut std::io::stdout())
}

/// Counts the fleets that fit, each equally likely, and prints what share of them has a ship on each cell.
pub fn ask(position: &str, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let knowledge = Knowledge::read(position)?;
    let result = BeliefComputation::new(&knowledge, None, CountingMode::Decision, None).run();
    let BeliefResult::Belief { belief, .. } = result else {
        writeln!(out, "no fleet fits, or none was found: {result:?}")?;
        return Ok(());
    };
    let geometry = knowledge.rules().geometry();
    for row in 0..geometry.rows() {
        for col in 0..geometry.cols() {
            write!(out, "{:4.0}", 100.0 * belief.at(Cell::new(row, col)))?;
        }
        writeln!(out)?;
    }
    // The basis says whether the fleets were counted or sampled.
    writeln!(out, "{:?}", belief.basis)?;
    Ok(())
}
