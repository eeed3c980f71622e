use std::sync::Arc;

use crate::{
    battleship::{
        agents::Agent,
        rules::{Action, Ruleset, Score, Sea},
    },
    grid::CellSet,
    rng::Seed,
    session::{Kind, State, Version},
};

use super::batch::play_out;

/// A hunt of solitaire that an agent played to its end: the score and the actions that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The score, term by term.
    pub score: Score,
    /// The actions, in order.
    pub actions: Vec<Action>,
}

/// Lets an agent that plays these rules hunt on `sea`, where the cells of `known` are given at the start.
///
/// The result is that of the game whose record has that fleet, those cells and this seed.
///
/// # Complexity
///
/// As many decisions as the hunt has actions.
#[must_use]
pub fn play_hunt(
    rules: &Arc<Ruleset>,
    sea: &Sea,
    known: CellSet,
    agent: &dyn Agent,
    seed: Seed,
) -> Played {
    let mut state = State::new(rules, Version::default(), Kind::Solo, 1, &[(sea.clone(), known)]);
    let actions = play_out(&mut state, agent, seed);
    Played { score: state.sides[0].hunt.score(), actions }
}
