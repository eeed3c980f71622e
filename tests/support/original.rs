//! What was handed out of solitaire's recovered original program: maps, scores, and what it believed.

use std::{fs, path::Path, sync::Arc};

use spyglass::{
    battleship::rules::{Ruleset, Sea, preset},
    grid::Cell,
    lab::read_seas,
};

/// Solitaire as the original plays it: a shot in water reveals nothing.
pub fn course() -> Arc<Ruleset> {
    let rules = preset("solitaire").expect("a preset");
    rules.with("missRevealed", "false").expect("an option of solitaire")
}

/// The lines of a file of test data, what it says of itself left out.
pub fn lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data").join(name);
    let text = fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

pub fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is not a number"))
}

/// Cells as `row,column`, with spaces between.
pub fn cells(text: &str) -> Vec<Cell> {
    let cell = |text: &str| {
        let (row, col) = text.split_once(',').expect("row,column");
        Cell::new(number(row), number(col))
    };
    text.split_whitespace().map(cell).collect()
}

/// A fleet of solitaire.
pub fn sea(text: &str) -> Sea {
    read_seas(&course(), text).expect("a legal fleet").remove(0)
}
