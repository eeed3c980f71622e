//! Deploys a thousand fleets and prints in how many each cell holds a ship: `cargo run --example lay_fleets -- RULES DEPLOYER`.

use std::{error::Error, io::Write};

use spyglass::{
    battleship::rules::{Deployer, Deployment, Ruleset},
    grid::{Cell, picture},
    rng::{GameRng, Seed, Stream},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut word = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    lay(&word("sea-battle"), &word("uniform"), &mut std::io::stdout())
}

/// Deploys the fleets, and prints a picture of the first and the count of each cell.
pub fn lay(rules: &str, deployer: &str, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let rules = Ruleset::read(rules)?;
    let deployer: Deployer = deployer.parse()?;
    let deployment = Deployment::new(&rules, deployer);
    let mut rng = GameRng::new(Seed(1), Stream::Deployment { sea: 1 });
    let first = deployment.deploy(&mut rng)?;
    writeln!(out, "{}", picture(rules.geometry(), first.cells()))?;
    let mut counts = [0_u32; 256];
    for _ in 0..1000 {
        for cell in deployment.deploy(&mut rng)?.cells() {
            counts[cell.index()] += 1;
        }
    }
    for row in 0..rules.geometry().rows() {
        let cells = (0..rules.geometry().cols()).map(|col| Cell::new(row, col));
        let line: Vec<String> = cells.map(|cell| format!("{:4}", counts[cell.index()])).collect();
        writeln!(out, "{}", line.join(""))?;
    }
    Ok(())
}
