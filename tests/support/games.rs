//! Games among people who do anything at all, and agents.

use std::sync::Arc;

use spyglass::{
    battleship::rules::{Action, Ruleset},
    grid::Cell,
    rng::{GameRng, Seed, Stream},
    session::{Game, GameId, Seats, Start, Version},
};

/// Chance of the test itself, never that of a game.
pub fn chance(seed: u64) -> GameRng {
    GameRng::new(Seed(seed), Stream::Seal)
}

/// One of a few; each equally likely.
pub fn one_of<'a, T>(from: &'a [T], rng: &mut GameRng) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// A game at its start.
pub fn game(rules: &Arc<Ruleset>, seed: u64, seats: Seats) -> Game {
    let start = Start::of_seed(Seed(seed), seats.kind);
    let id = GameId { version: Version::default(), rules: rules.clone(), start, seats };
    Game::new(id).expect("these rules can be played")
}

/// An action, sensible or not; one in 200 ends the hunt.
pub fn any_action(rules: &Ruleset, rng: &mut GameRng) -> Action {
    let geometry = rules.geometry();
    let row = rng.below(geometry.rows().into()) as u8;
    let cell = Cell::new(row, rng.below(geometry.cols().into()) as u8);
    match rng.below(200) {
        0 => Action::Solve,
        1..10 => Action::Note(cell),
        10..20 => Action::Unflag(cell),
        20..40 => Action::Flag(cell),
        40..100 if rules.is_scored() => Action::Flag(cell),
        _ => Action::Shoot(cell),
    }
}

/// Lets whoever is to move act: a person at random, trying until something is allowed.
pub fn anyone_acts(game: &mut Game, rng: &mut GameRng) {
    if !game.is_your_turn() {
        game.ai_move(None).expect("agents choose what is allowed");
        return;
    }
    let rules = game.id().rules.clone();
    while game.act_as_you(any_action(&rules, rng)).is_err() {}
}

/// The record of the first actions of a game.
pub fn first_actions(game: &Game, steps: usize) -> String {
    let record = game.to_string();
    let (start, actions) = record.rsplit_once(' ').expect("a record has five words");
    let actions: Vec<&str> = actions.split('.').take(steps).collect();
    let actions = if actions.is_empty() { "-".to_owned() } else { actions.join(".") };
    format!("{start} {actions}")
}
