//! Prints the value of every move of a Reversi position: `cargo run --release --example analyse_reversi -- [BOARD] [LEVEL]`.

use std::{error::Error, io::Write};

use spyglass::reversi::{
    engine::{Analysis, EVAL_UNITS_PER_DISC, Evaluation, Goal, Level, Value},
    notation::read_board,
};

/// After f5: 64 squares row by row, then the side to move.
const BOARD: &str = "---------------------------OX------XXX-------------------------- O";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let board = words.next().unwrap_or_else(|| BOARD.to_owned());
    let level = words.next().map_or(Ok(3), |level| level.parse())?;
    analyse(&board, level, &mut std::io::stdout())
}

/// Values every move at a level of the engine, 1 to 6, and prints them.
pub fn analyse(board: &str, level: u8, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let position = read_board(board)?;
    let level = Level::new(level).ok_or("there is no such level")?;
    let evaluation = Evaluation::trained().into();
    let mut analysis = Analysis::new(position, evaluation, level.limits(), Goal::Every);
    while !analysis.advance(1_000_000) {}
    for valued in analysis.moves() {
        let value = match valued.value {
            Some(Value::Estimated { parts, depth }) => {
                let discs = f64::from(parts) / f64::from(EVAL_UNITS_PER_DISC);
                format!("{discs:+.1} discs, estimated {depth} plies deep")
            }
            Some(Value::Exact(discs)) => format!("{discs:+} discs, exact"),
            Some(Value::Outcome(sign)) => ["lost", "drawn", "won"][(sign + 1) as usize].to_owned(),
            None => "not searched".to_owned(),
        };
        writeln!(out, "{}: {value}", valued.square)?;
    }
    Ok(())
}
