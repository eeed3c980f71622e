use crate::{
    reversi::{
        agents::{AgentText, Decision, Deliberation, Player, Reason, Trained},
        evaluation::Placed,
        notation::Openings,
        rules::{MoveError, Position, Side, Square, Step},
    },
    rng::{GameRng, Seed, Stream},
    session::shared::{Choice, Cursor, Kind, PlayersError, Seat, Seats, Version},
};

use super::{ReversiError, lines::Lines};

/// A game of Reversi before its first move: all that a record needs besides the steps.
#[derive(Clone, Debug)]
pub struct GameId {
    /// The version of its record. Both draw the same random numbers in a duel.
    pub version: Version,
    /// The seed of every agent's random numbers.
    pub seed: Seed,
    /// The position before the first step.
    pub start: Position,
    /// The players, Black first, whichever side is to move.
    pub seats: Seats<AgentText>,
}

/// A game in progress: its lines, and a place in one of them.
///
/// ```
/// use spyglass::session::reversi::Game;
/// let mut game = Game::open("spyglass2 reversi s.7 duel:you,minimax-novice -", None).unwrap();
/// game.play("f5".parse().unwrap()).unwrap();
/// game.ai_move(None, None).unwrap();
/// game.undo().unwrap();
/// game.play("d3".parse().unwrap()).unwrap();
/// assert_eq!((game.step(), game.lines().len()), (1, 2), "the first line is kept");
/// ```
#[derive(Debug)]
pub struct Game {
    pub(super) id: GameId,
    players: Vec<Option<Player>>,
    pub(super) lines: Lines,
    pub(super) openings: Openings,
    /// The place in the line, and the decision of the agent to move there.
    pub(super) cursor: Cursor<Decision, Deliberation>,
}

impl Game {
    /// The game at its start.
    ///
    /// # Errors
    ///
    /// `bad-players` where there are not two, `weights-not-loaded` where an agent uses the trained evaluation and it is not given.
    pub fn new(id: GameId, trained: Trained<'_>) -> Result<Self, ReversiError> {
        check_seats(&id)?;
        let player = |seat: &Seat<AgentText>| match seat {
            Seat::You => Ok(None),
            Seat::Agent(text) => {
                text.player(trained).map(Some).ok_or(ReversiError::WeightsNotLoaded)
            }
        };
        let players = id.seats.seats.iter().map(player).collect::<Result<_, _>>()?;
        let lines = Lines::new(id.start);
        Ok(Self { id, players, lines, openings: Openings::new(), cursor: Cursor::new() })
    }

    /// What the game began with: seed, position and players.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// The steps of the current line, also those past the place in it.
    pub fn line(&self) -> &[Step] {
        self.lines.steps()
    }

    /// The steps of every line from the start of the game, those shared with other lines too; the main one first; at most 256 lines.
    pub fn lines(&self) -> Vec<&[Step]> {
        self.lines.all().iter().map(|line| &line.steps[..]).collect()
    }

    /// The place in the current line: how many of its steps are taken, from 0.
    pub const fn step(&self) -> usize {
        self.cursor.step()
    }

    /// The position at the place in the current line.
    pub fn position(&self) -> Position {
        self.lines.positions()[self.step()]
    }

    /// The side to move, also where it has to pass; `None` where the game is over.
    pub fn to_move(&self) -> Option<Side> {
        let position = self.position();
        (!position.is_over()).then(|| position.side())
    }

    /// The last disc placed on the way to this position, and its side; `None` before the first.
    pub fn last(&self) -> Option<Placed> {
        let steps = self.line()[..self.step()].iter().zip(self.lines.positions());
        let placed = |(step, before): (&Step, &Position)| {
            step.square().map(|square| Placed { square, side: before.side() })
        };
        steps.rev().find_map(placed)
    }

    /// Plays a move of the person to move.
    ///
    /// # Errors
    ///
    /// `outside-board`, `occupied` or `flips-nothing` where the rules do not allow it; `not-your-turn` where an agent is to move,
    /// `game-over`. Nothing changes then.
    pub fn play(&mut self, square: Square) -> Result<(), ReversiError> {
        self.take_as_you(Step::Place(square))
    }

    /// Passes for the person to move.
    ///
    /// # Errors
    ///
    /// `may-not-pass` where there is a move; `not-your-turn` where an agent is to move, `game-over`. Nothing changes then.
    pub fn pass(&mut self) -> Result<(), ReversiError> {
        self.take_as_you(Step::Pass)
    }

    fn take_as_you(&mut self, step: Step) -> Result<(), ReversiError> {
        match self.to_move() {
            Some(side) if self.player(side).is_none() => self.take(step),
            Some(_) => Err(ReversiError::NotYourTurn),
            None => Err(OVER),
        }
    }

    /// Takes a step for the side to move. One that the line does not take branches off from it.
    ///
    /// # Errors
    ///
    /// `outside-board`, `occupied`, `flips-nothing` or `may-not-pass` where the rules do not allow it; `game-over`,
    /// `too-many-lines` where the step would begin one line too many. Nothing changes then.
    pub fn take(&mut self, step: Step) -> Result<(), ReversiError> {
        self.lines.take(self.step(), step)?;
        self.cursor.advance();
        Ok(())
    }

    /// Takes the step of the agent to move; where an agent is given, that agent's for whoever is to move.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where a person is to move and no agent is given, `game-over`, `weights-not-loaded`.
    pub fn ai_move(
        &mut self,
        agent: Option<&AgentText>,
        trained: Trained<'_>,
    ) -> Result<(), ReversiError> {
        self.to_move().ok_or(OVER)?;
        let step = match agent {
            None => self.decision().ok_or(ReversiError::NotYourTurn)?.step,
            Some(text) => {
                let player = text.player(trained).ok_or(ReversiError::WeightsNotLoaded)?;
                self.deliberate(&player).ok_or(OVER)?.run().step
            }
        };
        self.take(step)
    }

    /// Whether the search for the decision of the agent to move is unfinished.
    pub fn is_thinking(&self) -> bool {
        let agent = self.to_move().is_some_and(|side| self.player(side).is_some());
        agent && self.cursor.decision().is_none()
    }

    /// Searches about `nodes` more positions for the decision of the agent to move; true once it is found, or where none is to move.
    pub fn think(&mut self, nodes: u64) -> bool {
        if !self.is_thinking() {
            return true;
        }
        if self.cursor.search.is_none() {
            let player = self.to_move().and_then(|side| self.player(side));
            self.cursor.search = player.and_then(|player| self.deliberate(player));
        }
        let Some(deliberation) = self.cursor.search.as_mut() else { return true };
        if !deliberation.advance(nodes) {
            return false;
        }
        if let Some(deliberation) = self.cursor.search.take() {
            let taken = self.line().get(self.step()).copied();
            self.cursor.decide(deliberation.run(), taken);
        }
        true
    }

    /// The decision of the agent to move; none where a person is to move or the game is over.
    pub fn decision(&mut self) -> Option<&Decision> {
        while !self.think(u64::MAX) {}
        self.cursor.decision()
    }

    /// The random numbers of the present decision: they follow from the seed, the player and the number of that player's decision.
    pub(super) fn rng(&self) -> GameRng {
        let side = self.position().side();
        let before = &self.lines.positions()[..self.step()];
        let number = before.iter().filter(|position| position.side() == side).count() as u32;
        GameRng::new(self.id.seed, Stream::Decision { player: seat(side) as u32 + 1, number })
    }

    fn deliberate(&self, player: &Player) -> Option<Deliberation> {
        Deliberation::new(player, self.position(), self.last(), self.rng())
    }

    pub(super) fn player(&self, side: Side) -> Option<&Player> {
        self.players[seat(side)].as_ref()
    }

    /// Goes back to before your own last move, replies included; among agents one step.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo` where there is no such step. Nothing changes then.
    pub fn undo(&mut self) -> Result<(), ReversiError> {
        self.seek(self.cursor.undo_step(&self.choices())?)
    }

    /// Goes forward to where you are to move again, or to the end of the line; among agents one step.
    ///
    /// # Errors
    ///
    /// `nothing-to-redo` where the line ends here. Nothing changes then.
    pub fn redo(&mut self) -> Result<(), ReversiError> {
        self.seek(self.cursor.redo_step(&self.choices())?)
    }

    /// By step of the line: whether it is a choice of the reader's, that is a person's move and no pass; without persons every step is.
    fn choices(&self) -> Vec<bool> {
        let steps = self.line().iter().zip(self.lines.positions());
        let yours = |(step, before): (&Step, &Position)| {
            !self.id.seats.has_you()
                || self.player(before.side()).is_none() && step.square().is_some()
        };
        steps.map(yours).collect()
    }

    /// Goes to any step of the line.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has no such step. Nothing changes then.
    pub fn seek(&mut self, step: usize) -> Result<(), ReversiError> {
        Ok(self.cursor.seek(step, self.lines.steps().len())?)
    }

    /// Goes over to another line, to the last step it shares with the present one.
    ///
    /// # Errors
    ///
    /// `no-such-line` where there is no such line. Nothing changes then.
    pub fn choose_line(&mut self, line: usize) -> Result<(), ReversiError> {
        let shared = self.lines.choose(line)?;
        self.seek(shared.min(self.step()))
    }
}

impl Choice for Decision {
    type Action = Step;

    fn overrule(&mut self, taken: Step) {
        if self.step != taken {
            (self.step, self.reason) = (taken, Reason::ChosenElsewhere);
        }
    }
}

/// The seat of a colour.
pub(super) const fn seat(side: Side) -> usize {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

/// Checks that there are two players, one for each side.
pub(super) fn check_seats(id: &GameId) -> Result<(), ReversiError> {
    if id.seats.kind == Kind::Duel && id.seats.seats.len() == 2 {
        Ok(())
    } else {
        Err(PlayersError::Bad { players: id.seats.to_string() }.into())
    }
}

/// The refusal of a step after the end of the game.
pub(super) const OVER: ReversiError = ReversiError::Move(MoveError::GameOver);
