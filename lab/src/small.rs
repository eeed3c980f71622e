use std::{collections::BTreeMap, sync::Arc, time::Duration};

use clap::Args;
use indicatif::ProgressBar;
use serde::Serialize;
use serde_json::json;
use spyglass::{
    battleship::{
        rules::Ruleset,
        small::{Equilibrium, Fraction, Optimum, Policy},
    },
    grid::CellSet,
};

use crate::failure::{Failure, print, print_json};

/// The work between two reports of progress.
const STRETCH: u64 = 1_000_000;

/// A small board, and a fleet by its lengths.
#[derive(Debug, Args)]
struct Board {
    /// Columns x rows, such as `4x3`.
    #[arg(long)]
    size: String,
    /// The lengths of the ships, such as `3,2`; those of one length are not distinguished.
    #[arg(long)]
    fleet: String,
    /// `free`: ships may touch; `apart`: they may not.
    #[arg(long, default_value = "free")]
    contact: String,
    /// What is announced after a shot: `sunk`, `names-ship` or `hit-or-miss`.
    #[arg(long, default_value = "sunk")]
    announce: String,
}

impl Board {
    fn rules(&self) -> Result<Arc<Ruleset>, Failure> {
        let bad = |key: &str, value: &str| {
            Failure::new("bad-arguments", format_args!("--{key} takes no {value:?}"))
        };
        let sides = self.size.split_once('x');
        let sides = sides.and_then(|(cols, rows)| Some((cols.parse().ok()?, rows.parse().ok()?)));
        let (cols, rows): (u32, u32) = sides.ok_or_else(|| bad("size", &self.size))?;
        let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
        for length in self.fleet.split(',') {
            let length = length.trim().parse().map_err(|_| bad("fleet", &self.fleet))?;
            *counts.entry(length).or_default() += 1;
        }
        let ship = |(length, count): (&u32, &u32)| json!({"name": format!("ship-{length}"), "count": count, "length": length});
        let fleet: Vec<_> = counts.iter().rev().map(ship).collect();
        let rules = json!({
            "rows": rows, "cols": cols, "fleet": fleet, "contact": self.contact, "announce": self.announce,
        });
        Ok(Ruleset::read(&rules.to_string())?)
    }
}

/// Counts the fewest shots that hit the whole fleet of a small board, over all layouts.
#[derive(Debug, Args)]
pub struct OptimumOf {
    #[command(flatten)]
    board: Board,
    /// `optimal`, or `greedy`: always the likeliest cell.
    #[arg(long, default_value = "optimal")]
    policy: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl OptimumOf {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let policy: Policy = self.policy.parse()?;
        let rules = self.board.rules()?;
        let mut optimum = Optimum::new(&rules, policy)?;
        let bar = ProgressBar::new_spinner();
        while !optimum.advance(STRETCH) {
            bar.set_message(format!("{} positions", optimum.positions()));
            bar.tick();
        }
        bar.finish_and_clear();
        let solved = optimum.result()?;
        let mean = solved.mean();
        if self.json {
            let observed = json!({
                "layouts": solved.layouts, "total_shots": solved.total_shots, "mean": mean.value(),
            });
            return print_json(&observed);
        }
        let (shots, layouts) = (solved.total_shots, solved.layouts);
        print(&format!("{shots}/{layouts} = {:.4} shots, {} play", mean.value(), self.policy))
    }
}

/// Solves a small board as a game of deployer against shooter.
#[derive(Debug, Args)]
pub struct EquilibriumOf {
    #[command(flatten)]
    board: Board,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A group of layouts that the board's symmetries take to each other.
#[derive(Debug, Serialize)]
struct Group {
    probability: Fraction,
    shots: Fraction,
    /// Each as its ships.
    layouts: Vec<Vec<CellSet>>,
}

impl EquilibriumOf {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = self.board.rules()?;
        let mut game = Equilibrium::new(&rules)?;
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(100));
        while !game.advance(STRETCH) {
            bar.set_message(format!("{} ways to shoot", game.policies()));
        }
        bar.finish_and_clear();
        let solution = game.result()?;
        let groups = solution.deployer.iter().zip(&solution.shots);
        let groups = groups.map(|(share, &shots)| Group {
            probability: share.probability,
            shots,
            layouts: share.layouts.iter().map(|&layout| game.layouts().ships(layout)).collect(),
        });
        let groups: Vec<Group> = groups.collect();
        if self.json {
            let observed = json!({
                "value": solution.value, "mean": solution.value.value(),
                "layouts": game.layouts().len(), "deployer": groups, "shooter": solution.shooter,
            });
            return print_json(&observed);
        }
        let value = solution.value;
        print(&format!("{value} = {:.4} shots", value.value()))?;
        for group in groups {
            let ship =
                |cells: &CellSet| cells.iter().map(|cell| cell.to_string()).collect::<String>();
            let ships: Vec<String> = group.layouts[0].iter().map(ship).collect();
            print(&format!(
                "{:>10}  for {} like {}",
                group.probability.to_string(),
                group.layouts.len(),
                ships.join(" + ")
            ))?;
        }
        Ok(())
    }
}
