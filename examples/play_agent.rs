//! Prints an agent's game with its reasons: `cargo run --example play_agent -- RULES AGENT SEED`.

use std::{error::Error, io::Write};

use spyglass::{
    battleship::rules::Answer,
    error_code::{Arg, ErrorCode},
    session::Game,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut word = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    play(&word("admiral"), &word("probability-map"), &word("42"), &mut std::io::stdout())
}

/// Plays an agent's game to its end, a line a step.
pub fn play(
    rules: &str,
    agent: &str,
    seed: &str,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let mut game = Game::open(&format!("spyglass2 {rules} s.{seed} solo:{agent} -"))?;
    while let Some(decision) = game.decision() {
        let decision = decision.clone();
        let args = decision.reason.args().into_iter().map(|(name, arg)| match arg {
            Arg::Text(text) => format!("{name} {text}"),
            Arg::Number(number) => format!("{name} {number}"),
        });
        let args: Vec<String> = args.collect();
        let observed = match game.ai_move(None)? {
            None => "",
            Some(Answer::Miss) => "miss",
            Some(Answer::Hit(_)) => "hit",
            Some(Answer::Sunk(_)) => "sunk",
            Some(Answer::Content(_)) => "content",
            Some(Answer::Unrevealed) => "hidden",
            Some(Answer::Spent) => "spent",
        };
        let (step, action, code) = (game.step(), decision.action, decision.reason.code());
        writeln!(out, "{step:3}  {action:4}  {observed:8}  {code}: {}", args.join(", "))?;
    }
    writeln!(out, "\n{game}")?;
    Ok(())
}
