//! The short texts of records and links: what is read is written back, and read as the same.

use std::{fmt::Display, str::FromStr};

use spyglass::{
    battleship::{
        agents::AgentText,
        rules::{Action, Deployer},
    },
    grid::Cell,
    rng::Seed,
    session::Seats,
};

pub fn run(text: &str) {
    holds::<AgentText>(text, false);
    holds::<Seats>(text, false);
    holds::<Action>(text, true);
    holds::<Deployer>(text, true);
    holds::<Seed>(text, true);
    holds::<Cell>(text, true);
}

/// `only`: the text read is the only one for its value.
fn holds<T: FromStr + Display>(text: &str, only: bool) {
    let Ok(value) = text.parse::<T>() else { return };
    let written = value.to_string();
    assert!(!only || written == text, "{text:?} was read as {written:?}");
    let again = written.parse::<T>().ok().expect("what was written is read");
    assert_eq!(again.to_string(), written);
}
