//! Many games of Reversi between two agents.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Trained},
        engine::Evaluation,
        rules::{Position, Side, Size, Step},
    },
    rng::{GameRng, Seed, Stream},
    session::{
        reversi::{Game, GameId, ReversiError, size_of},
        shared::{Kind, Seat, Seats, Version},
    },
};

/// The number of random steps of an opening.
const OPENING: u32 = 8;

/// A match of two agents of Reversi: from every random opening each plays both sides. An opening has 8 plies on 8×8 squares, 4 on 6×6
/// and 2 on 4×4.
#[derive(Clone, Debug)]
pub struct Match {
    /// Black in the first game of every opening.
    pub first: AgentText,
    /// White in it.
    pub second: AgentText,
    /// The size of the board.
    pub size: Size,
    /// The seed of everything drawn.
    pub seed: Seed,
    /// The engine's trained evaluation, where an agent uses it.
    pub trained: Option<Arc<Evaluation>>,
}

/// The results of some games for the first agent, as sums that can be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The lead in discs, with the empty squares given to the winner.
    pub discs: i64,
}

/// The results of a match as the first agent sees them, as `lab reversi match` prints them.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MatchReport {
    /// Games that the first agent won.
    wins: u32,
    /// Games that ended with as many discs for both.
    draws: u32,
    /// Games that the second agent won.
    losses: u32,
    /// The mean lead of the first agent in discs, with the empty squares given to the winner; 0 without games.
    mean_discs: f64,
}

impl Match {
    /// Reads a match: `{rules?, seed, agents}`, where `rules` is the id of a board, `reversi` where it is left out.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form, `unknown-rules`, `bad-seed`, `unknown-agent`, `bad-agent-parameter`;
    /// `weights-not-loaded` where an agent uses the trained evaluation and it is not given.
    pub fn from_json(json: &JsonValue, trained: Trained<'_>) -> Result<Self, ReversiError> {
        let fields = json.fields(&["rules", "seed", "agents"])?;
        let rules: Option<String> = fields.optional("rules")?;
        let seed: String = fields.required("seed")?;
        let (first, second): (String, String) = fields.required("agents")?;
        let size = rules.map_or(Ok(Size::Eight), |id| size_of(&id))?;
        let seed = seed.parse()?;
        let (first, second) = (first.parse()?, second.parse()?);
        let games = Self { first, second, size, seed, trained: trained.cloned() };
        // Refused here rather than in every game.
        games.begun(0)?;
        Ok(games)
    }

    /// Plays a game of the match to its end. Games 0 and 1 have one opening, 2 and 3 the next; in odd games the sides are exchanged.
    ///
    /// # Errors
    ///
    /// `weights-not-loaded` cannot occur, since [`Match::from_json`] checks it; the agents of a match play every position.
    ///
    /// # Complexity
    ///
    /// As many decisions as the game has steps.
    pub fn game(&self, number: u64) -> Result<Game, ReversiError> {
        let mut game = self.begun(number)?;
        while game.to_move().is_some() {
            game.ai_move(None, None)?;
        }
        Ok(game)
    }

    /// A game of the match after its opening.
    fn begun(&self, number: u64) -> Result<Game, ReversiError> {
        let first_is_black = number.is_multiple_of(2);
        let seats = [&self.first, &self.second].map(|agent| Seat::Agent(agent.clone()));
        let mut seats = seats.to_vec();
        if !first_is_black {
            seats.reverse();
        }
        let id = GameId {
            version: Version::default(),
            seed: self.seed.game(number),
            start: Position::start(self.size),
            seats: Seats { kind: Kind::Duel, seats },
        };
        let mut game = Game::new(id, self.trained.as_ref())?;
        for step in opening(self.size, self.seed.game(number / 2)) {
            game.take(step)?;
        }
        Ok(game)
    }

    /// The first agent's lead in discs at the end of `game`, game `number` of the match: from −64 to 64, with the empty squares
    /// given to the winner.
    pub fn lead(&self, number: u64, game: &Game) -> i32 {
        let first = if number.is_multiple_of(2) { Side::Black } else { Side::White };
        game.position().score_of(first)
    }

    /// The result of `game`, which must be game `number` of the match at its end.
    pub fn score(&self, number: u64, game: &Game) -> Score {
        let discs = self.lead(number, game);
        Score {
            wins: u32::from(0 < discs),
            draws: u32::from(discs == 0),
            losses: u32::from(discs < 0),
            discs: discs.into(),
        }
    }
}

impl Score {
    /// The sum of both, term by term.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            discs: self.discs + other.discs,
        }
    }

    /// The sums as plain data, with the mean lead instead of its sum.
    pub fn report(self) -> MatchReport {
        let Self { wins, draws, losses, discs } = self;
        let games = wins + draws + losses;
        let mean_discs = if games == 0 { 0.0 } else { discs as f64 / f64::from(games) };
        MatchReport { wins, draws, losses, mean_discs }
    }
}

/// The first steps of a game, each uniform among the legal ones; drawn again where the game ends in them.
fn opening(size: Size, seed: Seed) -> Vec<Step> {
    let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
    loop {
        let mut position = Position::start(size);
        let mut steps = Vec::new();
        // Small boards have fewer moves: the same share of them.
        for _ in 0..OPENING.min(size.field().len() / 8) {
            let legal = position.legal();
            let step = if legal.is_empty() {
                Step::Pass
            } else {
                let place = rng.below(legal.len()) as usize;
                Step::Place(legal.iter().nth(place).expect("below the number of moves"))
            };
            if step.apply(&mut position).is_err() {
                break;
            }
            steps.push(step);
        }
        if !position.is_over() {
            return steps;
        }
    }
}
