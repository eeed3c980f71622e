use std::sync::Arc;

use serde::Serialize;

use crate::{
    battleship::{
        agents::{Agent, Decision, Detail, Memory, Turn},
        inference::BeliefResult,
        knowledge::Knowledge,
        rules::{Action, ActionError, Answer, Hunt, Ruleset, Sea},
    },
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
    session::shared::{Kind, Version},
};

use super::{Seat, Seats, start::draw_known};

/// One player's side of a game.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub hunt: Hunt,
    pub knowledge: Knowledge,
    pub memory: Memory,
    /// The number of the next decision: how many actions the player took.
    pub decisions: u32,
}

impl Side {
    /// The belief from this player's observations, where it was computed since the last answer.
    pub fn known_belief(&self) -> Option<&Arc<BeliefResult>> {
        self.memory.known_belief(&self.knowledge)
    }
}

/// A position of a game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    version: Version,
    kind: Kind,
    pub sides: Vec<Side>,
    /// The player to move, from 0; none where the game is over.
    pub to_move: Option<usize>,
}

impl State {
    /// The position before the first action: a hunt for each of the `players` on its sea, with the given cells.
    pub fn new(
        rules: &Arc<Ruleset>,
        version: Version,
        kind: Kind,
        players: usize,
        seas: &[(Sea, CellSet)],
    ) -> Self {
        let side = |player: usize| {
            let (sea, known) = &seas[player % seas.len()];
            let clues = rules.spec().clues.then(|| sea.clues(rules));
            let observed = known.iter().map(|cell| (cell, sea.content(cell))).collect();
            Side {
                hunt: Hunt::new(rules.clone(), sea.clone(), *known),
                knowledge: Knowledge::new(rules.clone(), clues, observed),
                memory: Memory::default(),
                decisions: 0,
            }
        };
        let sides = (0..players).map(side).collect();
        let mut state = Self { version, kind, sides, to_move: Some(0) };
        if state.sides[0].hunt.is_over() {
            state.to_move = state.next(0);
        }
        state
    }

    /// The position before one player's hunt on `sea`, with the known cells of `seed`.
    pub fn hunt(rules: &Arc<Ruleset>, sea: &Sea, seed: Seed) -> Self {
        let known = draw_known(rules, sea, seed, 0);
        Self::new(rules, Version::default(), Kind::Solo, 1, &[(sea.clone(), known)])
    }

    /// The decision of `agent` for `player`. Its random numbers follow from the seed, the player and the number of the decision, and so
    /// does the decision.
    pub fn decide(
        &mut self,
        player: usize,
        agent: &dyn Agent,
        seed: Seed,
        detail: Detail,
    ) -> Decision {
        let side = &mut self.sides[player];
        let player = self.version.stream_player(self.kind, player);
        let stream = Stream::Decision { player, number: side.decisions };
        let mut rng = GameRng::new(seed, stream);
        let Side { knowledge, memory, .. } = side;
        agent.decide(Turn { knowledge, memory, rng: &mut rng, detail })
    }

    /// Applies an action of the player to move.
    ///
    /// # Errors
    ///
    /// `game-over`, `not-your-turn`; those of `Hunt::act`. Nothing changes then.
    pub fn act(&mut self, player: usize, action: Action) -> Result<Option<Answer>, ActionError> {
        match self.to_move {
            None => return Err(ActionError::GameOver),
            Some(mover) if mover != player => return Err(ActionError::NotYourTurn),
            Some(_) => {}
        }
        let side = &mut self.sides[player];
        let costs_the_turn = side.hunt.costs_the_turn(action);
        let answer = side.hunt.act(action)?;
        side.decisions += 1;
        if let (Some(answer), Some(cell)) = (answer, action.cell()) {
            side.knowledge.observe(cell, answer);
            let rules = side.hunt.rules();
            if let (Answer::Sunk(_), true) = (answer, rules.spec().sunk_cells_told) {
                let ship = side.hunt.sea().ship_at(cell).map(|ship| side.hunt.sea().ships()[ship]);
                side.knowledge.observe_sunk_cells(ship.unwrap_or_default());
            }
        }
        let flags_left = side.hunt.left().map(|(_, flags, _)| flags);
        side.knowledge.set_flags(side.hunt.flags(), flags_left);
        if costs_the_turn || side.hunt.is_over() {
            let hit = matches!(answer, Some(Answer::Hit(_) | Answer::Sunk(_)));
            let again = self.kind == Kind::Duel && hit && side.hunt.rules().spec().shoot_again;
            self.to_move =
                if again && !side.hunt.is_over() { Some(player) } else { self.next(player) };
        }
        Ok(answer)
    }

    /// The player after `player`.
    fn next(&self, player: usize) -> Option<usize> {
        let over = |player: usize| self.sides[player].hunt.is_over();
        match self.kind {
            Kind::Duel => (!over(0) && !over(1)).then_some(1 - player),
            Kind::Solo | Kind::Race => {
                let players = self.sides.len();
                (1..=players).map(|turn| (player + turn) % players).find(|&next| !over(next))
            }
        }
    }

    /// By player: whether the reader may not see that player's observations. In a race they show the sea that a person still hunts, so
    /// those of agents are withheld until every person is done, or `is_ended`: the whole line leads to the end of the game.
    pub fn withholds<A>(&self, seats: &Seats<A>, is_ended: bool) -> Vec<bool> {
        let secret = !is_ended && self.kind == Kind::Race && self.has_hunting_person(seats);
        seats.seats.iter().map(|seat| secret && !seat.is_you()).collect()
    }

    /// Whether the hunt of at least one person is not over.
    pub fn has_hunting_person<A>(&self, seats: &Seats<A>) -> bool {
        let hunting = |(seat, side): (&Seat<A>, &Side)| seat.is_you() && !side.hunt.is_over();
        seats.seats.iter().zip(&self.sides).any(hunting)
    }

    /// How the game ended; `None` where it is not over.
    pub fn ending<A>(&self, seats: &Seats<A>) -> Option<Ending> {
        if self.to_move.is_some() {
            return None;
        }
        let rules = self.sides[0].hunt.rules();
        let scored = rules.is_scored();
        let resigned = !scored && self.sides.iter().any(|side| side.hunt.is_given_up());
        let winner = self.winner();
        let is_person = |player: usize| seats.seats[player].is_you();
        let code = match (self.kind, winner) {
            _ if resigned => "resigned",
            (Kind::Duel, Some(winner)) if seats.has_you() && !is_person(winner) => "lost",
            (Kind::Duel, Some(_)) => "won",
            _ if scored || rules.is_puzzle() => "solved",
            _ => "ended",
        };
        Some(Ending { code, winner: winner.map(|player| player + 1) })
    }

    /// The winner of a duel that is over: the player who sank the fleet, or whose opponent gave up.
    fn winner(&self) -> Option<usize> {
        if self.kind != Kind::Duel {
            return None;
        }
        (0..2).find(|&player| {
            self.sides[player].hunt.is_won() || self.sides[1 - player].hunt.is_given_up()
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Ending {
    /// `won`: a person or, among agents, anybody won a duel. `lost`: an agent won it against a person. `resigned`: somebody gave up.
    /// `solved`: every hunt was solved and scored, or the puzzle was solved. `ended`: every hunt is over.
    code: &'static str,
    /// The winner of a duel, from 1.
    winner: Option<usize>,
}
