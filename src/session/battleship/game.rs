use std::sync::Arc;

use crate::{
    battleship::{
        agents::{Agent, AgentText, Decision, Detail, PlayOut, Reason},
        inference::BeliefComputation,
        rules::{Action, ActionError, Answer, Ruleset},
    },
    session::shared::{Choice, Cursor, SessionError, Version},
};

use super::{
    GameError, Seat, Seats, Start,
    seats::check_seats,
    state::{Ending, State},
};

/// Positions are kept every so many steps; between them they are played again.
const CHECKPOINT: usize = 10;
/// The greatest number of steps of a line.
const MAX_STEPS: usize = 10_000;

/// What a decision needs and takes long, under way.
#[derive(Debug)]
pub(super) struct Thinking {
    pub player: usize,
    pub stage: Stage,
}

/// What is played out follows from a belief.
#[derive(Debug)]
pub(super) enum Stage {
    Belief(Box<BeliefComputation>),
    PlayOut(PlayOut),
}

/// A game before its first action: all that a record needs besides the actions.
#[derive(Clone, Debug)]
pub struct GameId {
    /// By which rule agents draw random numbers.
    pub version: Version,
    /// The rules of the game.
    pub rules: Arc<Ruleset>,
    /// The seed, and the fleets and known cells that do not follow from it.
    pub start: Start,
    /// Who plays.
    pub seats: Seats,
}

/// One action of a line, who took it, and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The player, from 0.
    pub player: usize,
    /// The action that was taken.
    pub action: Action,
    /// The answer to a shot.
    pub answer: Option<Answer>,
}

/// A game in progress: a line of actions, and a place in it.
///
/// ```
/// use spyglass::session::Game;
/// let mut game = Game::open("spyglass2 admiral s.7 race:you,hunt -").unwrap();
/// game.act(0, "FC7".parse().unwrap()).unwrap();
/// game.ai_move(None).unwrap();
/// assert_eq!(game.step(), 2);
/// game.undo().unwrap();
/// assert_eq!(game.step(), 0, "undo takes back the reply too");
/// ```
#[derive(Debug)]
pub struct Game {
    id: GameId,
    pub(super) agents: Vec<Option<Box<dyn Agent>>>,
    line: Vec<Step>,
    /// The place in the line, and the decision of the agent to move there.
    cursor: Cursor<Decision>,
    /// The position there.
    pub(super) state: State,
    /// The positions at steps 0, 10, 20, … of the line.
    pub(super) checkpoints: Vec<State>,
    /// How the game ends, where the whole line leads to its end.
    ending: Option<Ending>,
    /// What is unfinished for the present position.
    pub(super) thinking: Option<Thinking>,
}

impl Game {
    /// The game at its start.
    ///
    /// # Errors
    ///
    /// `bad-players`, `agent-not-for-rules` or `learned-elsewhere` where the rules do not allow the players, `bad-config` or
    /// `illegal-fleet` where the fleets do not fit the rules, `no-legal-deployment` or `deployment-not-found` where no fleet can
    /// be drawn.
    ///
    /// # Complexity
    ///
    /// That of drawing the fleets ([`Deployment::deploy`](crate::battleship::rules::Deployment::deploy)).
    pub fn new(id: GameId) -> Result<Self, GameError> {
        check_seats(&id.seats, &id.rules)?;
        id.start.check(&id.rules, id.seats.kind)?;
        let mut agents = Vec::with_capacity(id.seats.seats.len());
        for seat in &id.seats.seats {
            agents.push(match seat {
                Seat::You => None,
                Seat::Agent(text) => Some(text.agent(&id.rules)?),
            });
        }
        let seas = id.start.seas(&id.rules)?;
        let state = State::new(&id.rules, id.version, id.seats.kind, agents.len(), &seas);
        let checkpoints = vec![state.clone()];
        // A puzzle may give every ship cell.
        let ending = state.ending(&id.seats);
        Ok(Self {
            id,
            agents,
            line: Vec::new(),
            cursor: Cursor::new(),
            state,
            checkpoints,
            ending,
            thinking: None,
        })
    }

    /// What the game began with: rules, seed, fleets and players.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// The actions of the whole line, also those past the place in it; at most 10,000.
    pub fn line(&self) -> &[Step] {
        &self.line
    }

    /// The place in the line: how many of its actions are taken, from 0.
    pub const fn step(&self) -> usize {
        self.cursor.step()
    }

    /// How the game ends, where the whole line, also past the place in it, leads to its end.
    pub(super) const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether the whole line, also past the place in it, leads to the end of the game: then nothing is secret.
    pub const fn is_ended(&self) -> bool {
        self.ending.is_some()
    }

    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// The player to move, from 0; `None` where the game is over.
    pub const fn to_move(&self) -> Option<usize> {
        self.state.to_move
    }

    /// Whether a person is to move. It is false where the game is over.
    pub fn is_your_turn(&self) -> bool {
        self.to_move().is_some_and(|player| self.agents[player].is_none())
    }

    /// Applies an action of a player. Where the line continues differently from here, the action replaces that continuation.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where another player is to move, `game-over`, `too-long` at the greatest number of steps; `outside-board`,
    /// `known-cell`, `already-shot`, `known-water`, `already-flagged`, `no-flag-here`, `no-shots-left` or `no-guesses-left` where
    /// the rules do not allow the action. Nothing changes then.
    pub fn act(&mut self, player: usize, action: Action) -> Result<Option<Answer>, GameError> {
        if self.agents.len() <= player {
            return Err(ActionError::NotYourTurn.into());
        }
        let place = self.step();
        if MAX_STEPS <= place {
            return Err(SessionError::TooLong.into());
        }
        let answer = self.state.act(player, action)?;
        self.thinking.take_if(|thinking| thinking.player == player);
        let step = Step { player, action, answer };
        if self.line.get(place) != Some(&step) {
            self.line.truncate(place);
            self.line.push(step);
            self.checkpoints.truncate(place / CHECKPOINT + 1);
        }
        self.cursor.advance();
        if self.step() == self.line.len() {
            self.ending = self.state.ending(&self.id.seats);
        }
        if self.step() == self.checkpoints.len() * CHECKPOINT {
            self.checkpoints.push(self.state.clone());
        }
        Ok(answer)
    }

    /// Applies an action of the person to move.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where an agent is to move, `game-over`; those of [`Game::act`]. Nothing changes then.
    pub fn act_as_you(&mut self, action: Action) -> Result<Option<Answer>, GameError> {
        match self.to_move() {
            Some(player) if self.agents[player].is_none() => self.act(player, action),
            Some(_) => Err(ActionError::NotYourTurn.into()),
            None => Err(ActionError::GameOver.into()),
        }
    }

    /// Applies the decision of the agent to move; where an agent is given, that agent's for whoever is to move.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where a person is to move and no agent is given, `agent-not-for-rules` or `learned-elsewhere` where it
    /// cannot play; `game-over`, `too-long`.
    ///
    /// # Complexity
    ///
    /// That of the agent's decision, up to some seconds where [`Game::think`] did not do the work before.
    pub fn ai_move(&mut self, agent: Option<&AgentText>) -> Result<Option<Answer>, GameError> {
        let player = self.to_move().ok_or(ActionError::GameOver)?;
        let action = match agent {
            None => self.decision().ok_or(ActionError::NotYourTurn)?.action,
            Some(text) => {
                let agent = text.agent(&self.id.rules)?;
                self.state.decide(player, &*agent, self.id.start.seed, Detail::Choice).action
            }
        };
        self.act(player, action)
    }

    /// The decision of the agent to move; none where a person is to move or the game is over.
    ///
    /// It is computed on the first call at a place in the line and kept until the place changes.
    pub fn decision(&mut self) -> Option<&Decision> {
        if self.cursor.decision().is_none() {
            let player = self.to_move()?;
            let agent = self.agents[player].as_deref()?;
            let decision = self.state.decide(player, agent, self.id.start.seed, Detail::Full);
            let taken = self.line.get(self.step()).filter(|step| step.player == player);
            self.cursor.decide(decision, taken.map(|step| step.action));
        }
        self.cursor.decision()
    }

    /// Goes back to your own last decision, replies included; among agents one step.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo` where there is no such step. Nothing changes then.
    pub fn undo(&mut self) -> Result<(), GameError> {
        self.seek(self.cursor.undo_step(&self.choices())?)
    }

    /// Goes forward to where you are to move again, or to the end of the line; among agents one step.
    ///
    /// # Errors
    ///
    /// `nothing-to-redo` where the line ends here. Nothing changes then.
    pub fn redo(&mut self) -> Result<(), GameError> {
        self.seek(self.cursor.redo_step(&self.choices())?)
    }

    /// By step of the line: whether it is a choice of the reader's, that is a person's; without persons every step is.
    fn choices(&self) -> Vec<bool> {
        let has_you = self.id.seats.has_you();
        self.line.iter().map(|step| !has_you || self.agents[step.player].is_none()).collect()
    }

    /// Goes to any step of the line.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has no such step. Nothing changes then.
    ///
    /// # Complexity
    ///
    /// At most nine actions are played again.
    pub fn seek(&mut self, step: usize) -> Result<(), GameError> {
        self.cursor.seek(step, self.line.len())?;
        let mut state = self.checkpoints[step / CHECKPOINT].clone();
        for played in &self.line[step - step % CHECKPOINT..step] {
            let answer = state.act(played.player, played.action);
            debug_assert_eq!(answer, Ok(played.answer), "a line replays to the same answers");
        }
        self.state = state;
        self.thinking = None;
        Ok(())
    }
}

impl Choice for Decision {
    type Action = Action;

    fn overrule(&mut self, taken: Action) {
        if self.action != taken {
            (self.action, self.reason) = (taken, Reason::ChosenElsewhere);
        }
    }
}
