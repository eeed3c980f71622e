use serde::Serialize;

use crate::{
    battleship::{
        agents::{Agent, PlayOutLimits},
        inference::{Basis, Belief, BeliefComputation, Book, CountingMode, Prior},
        knowledge::Knowledge,
    },
    grid::{Cell, CellSet},
};

use super::{
    Game, GameError,
    game::{Stage, Thinking},
    state::Side,
};

/// The preset that the book of openings is for.
const BOOK_RULES: &str = "sea-battle";

/// The prior of every belief that is not an agent's own: uniform, each fleet that fits has the same weight.
pub(super) const UNIFORM_OVER_FLEETS: Option<&Prior> = None;

/// Begins the belief from some observations, under a prior. Every belief of a session is counted in the same mode, that of decisions:
/// for the same observations and prior, a game, a typed position and the fleets through a cell have the same numbers.
pub(super) fn belief_computation(
    knowledge: &Knowledge,
    prior: Option<&Prior>,
) -> BeliefComputation {
    BeliefComputation::new(knowledge, prior, CountingMode::Decision, None)
}

/// The chances of one board as plain data: for every cell the probability of a ship, from 0 to 1, how it was computed, and the
/// likeliest cells. It is the type `Belief` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BeliefView {
    /// The player whose observations they follow from, from 1.
    pub player: usize,
    /// How they were computed.
    pub basis: Basis,
    /// By cell, row by row: the probability that a ship lies there.
    pub chances: Vec<f64>,
    /// Where ships move, by cell: the probability that a shot there hits a segment not hit yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unhit: Option<Vec<f64>>,
    /// The likeliest cells not shot at, best first, in row order among equals; at most [`BeliefView::MAX_LIKELIEST`].
    pub likeliest: Vec<LikelyCell>,
}

/// A cell not shot at, and the probability from 0 to 1 that a shot there hits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LikelyCell {
    /// A cell not shot at.
    pub cell: Cell,
    /// The chance that a shot there finds a ship, where ships move a segment not hit yet.
    pub chance: f64,
}

impl BeliefView {
    /// The greatest number of likeliest cells that a view lists.
    pub const MAX_LIKELIEST: usize = 3;

    /// The view of a `belief` that was computed from `knowledge`, that of `player`, from 0.
    #[must_use]
    pub fn new(player: usize, knowledge: &Knowledge, belief: &Belief) -> Self {
        let board = knowledge.rules().geometry().cells();
        let unhit = belief.unhit.as_ref();
        let unhit = unhit.map(|_| board.clone().map(|cell| belief.target(cell)).collect());
        let chances = board.map(|cell| belief.at(cell)).collect();
        let mut open: CellSet = knowledge.open();
        let mut likeliest = Vec::with_capacity(Self::MAX_LIKELIEST);
        while likeliest.len() < Self::MAX_LIKELIEST {
            let better = |a: Cell, b: Cell| {
                if belief.target(a) < belief.target(b) { b } else { a }
            };
            let Some(cell) = open.iter().reduce(better) else { break };
            open.remove(cell);
            likeliest.push(LikelyCell { cell, chance: belief.target(cell) });
        }
        Self { player: player + 1, basis: belief.basis, chances, unhit, likeliest }
    }
}

impl Game {
    /// Gives the game a book of openings: counts found in it take no time, and no decision changes.
    pub fn use_book(&mut self, book: &Book) {
        for state in self.checkpoints.iter_mut().chain([&mut self.state]) {
            for side in &mut state.sides {
                side.memory.use_book(book.clone());
            }
        }
    }

    /// Whether a book of openings, which the game lacks, may hold the next count for `player` (from 0).
    pub fn wants_book(&self, player: usize) -> bool {
        let Some(side) = self.state().sides.get(player) else { return false };
        let early = || belief_computation(&side.knowledge, self.prior(player)).may_be_in_book();
        self.id().rules.id() == Some(BOOK_RULES)
            && side.memory.book().is_none()
            && side.known_belief().is_none()
            && early()
    }

    /// Continues what the decision of the agent to move needs, the count and then what is played out, for about `work` units of some 0.1 µs; true
    /// once nothing is left to do.
    pub fn think(&mut self, work: u64) -> bool {
        let Some(player) = self.to_move().filter(|_| self.is_thinking()) else { return true };
        let limits =
            self.agents[player].as_deref().map_or_else(PlayOutLimits::default, Agent::plays_out);
        self.advance(player, limits, work)
    }

    /// The part of what is under way that is done, from 0 to 1, where that is known.
    pub fn progress(&self) -> Option<f64> {
        match &self.thinking.as_ref()?.stage {
            Stage::Belief(computation) => computation.progress(),
            Stage::PlayOut(play_out) => Some(play_out.progress()),
        }
    }

    /// Whether the count for the decision of the agent to move, or what it plays out, is unfinished.
    pub fn is_thinking(&self) -> bool {
        self.to_move().is_some_and(|player| {
            let side = &self.state().sides[player];
            let rules = &self.id().rules;
            self.agents[player].as_deref().filter(|agent| agent.counts(rules)).is_some_and(
                |agent| {
                    side.known_belief().is_none()
                        || side.memory.wants_play_out(&side.knowledge, agent.plays_out())
                },
            )
        })
    }

    /// Continues the count of the chances on the board that `player` (from 0) shoots at, for about `work` units of some 0.1 µs; true once
    /// it is done.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, or there is none.
    pub fn advance_belief(&mut self, player: usize, work: u64) -> Result<bool, GameError> {
        let is_known = self.shown_side(player)?.known_belief().is_some();
        Ok(is_known || self.advance(player, PlayOutLimits::default(), work))
    }

    /// The prior of the belief of `player` (from 0): what the agent that plays expects of fleets, where it decides by such a prior;
    /// else uniform over fleets.
    fn prior(&self, player: usize) -> Option<&Prior> {
        self.agents[player].as_deref().map_or(UNIFORM_OVER_FLEETS, Agent::prior)
    }

    /// Goes on with the belief of a player, and then with what is played out; true once all is known.
    fn advance(&mut self, player: usize, limits: PlayOutLimits, work: u64) -> bool {
        let Some(side) = self.state.sides.get(player) else { return true };
        if self.thinking.as_ref().is_none_or(|thinking| thinking.player != player) {
            let (memory, knowledge) = (&side.memory, &side.knowledge);
            let stage = match memory.known_belief(knowledge) {
                None => {
                    let computation = memory.computation(knowledge, self.prior(player));
                    Stage::Belief(Box::new(computation))
                }
                Some(_) => match memory.play_out_due(knowledge, limits) {
                    Some(play_out) => Stage::PlayOut(play_out),
                    None => return true,
                },
            };
            self.thinking = Some(Thinking { player, stage });
        }
        let done = match &mut self.thinking {
            Some(Thinking { stage: Stage::Belief(computation), .. }) => computation.advance(work),
            Some(Thinking { stage: Stage::PlayOut(play_out), .. }) => play_out.advance(work),
            None => true,
        };
        if !done {
            return false;
        }
        let Side { memory, knowledge, .. } = &mut self.state.sides[player];
        match self.thinking.take().map(|thinking| thinking.stage) {
            Some(Stage::Belief(computation)) => memory.keep(knowledge, *computation),
            Some(Stage::PlayOut(play_out)) => memory.keep_play_out(knowledge, play_out),
            None => {}
        }
        !memory.wants_play_out(knowledge, limits)
    }

    /// The chances on the board `player` (from 0) shoots at, given that player's observations.
    ///
    /// The prior is that of the agent that plays, where it decides by one (`exact` with `expects` or `learned`, and `robust`); for
    /// every other agent and for people it is uniform over fleets. The agent's decision and these chances are one computation.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `not-counted` where the fleets could be neither counted nor sampled.
    ///
    /// # Complexity
    ///
    /// Some seconds at most, where [`Game::advance_belief`] did not do the work before.
    pub fn belief(&mut self, player: usize) -> Result<BeliefView, GameError> {
        while !self.advance_belief(player, u64::MAX)? {}
        let side = &self.state.sides[player];
        let belief = side.known_belief().and_then(|computed| computed.belief());
        let belief = belief.ok_or(GameError::NotCounted)?;
        Ok(BeliefView::new(player, &side.knowledge, belief))
    }
}
