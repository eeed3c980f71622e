//! Many games of Reversi between two agents.

use serde::Serialize;

use crate::{
    dice::{Dice, Seed, Stream},
    reversi::{
        agents::AgentText,
        rules::{Position, Side, Size, Step},
    },
    session::{
        Kind, Seat, Seats,
        reversi::{Game, GameId, ReversiError},
    },
};

/// How many steps of an opening are drawn.
const OPENING: u32 = 8;

/// Two agents that meet from drawn openings, each with both colours.
#[derive(Clone, Debug)]
pub struct Match {
    /// Black in the first game of every opening.
    pub first: AgentText,
    /// White in it.
    pub second: AgentText,
    /// The board.
    pub size: Size,
    /// The seed of everything drawn.
    pub seed: Seed,
}

/// What games come to for the first agent: sums, from which all else follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Discs more than the second agent's, the empty squares to the winner.
    pub discs: i64,
}

/// The same with the mean, as plain data.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MatchReport {
    wins: u32,
    draws: u32,
    losses: u32,
    mean_discs: f64,
}

impl Match {
    /// Plays a game of the match to its end: games 0 and 1 have one opening, 2 and 3 the next, the colours exchanged in every other.
    ///
    /// # Errors
    ///
    /// Where the game is refused; the agents of a match never are.
    pub fn game(&self, number: u64) -> Result<Game, ReversiError> {
        let first_is_black = number.is_multiple_of(2);
        let seats = [&self.first, &self.second].map(|agent| Seat::Agent(agent.clone()));
        let mut seats = seats.to_vec();
        if !first_is_black {
            seats.reverse();
        }
        let id = GameId {
            seed: self.seed.game(number),
            start: Position::start(self.size),
            seats: Seats { kind: Kind::Duel, seats },
        };
        let mut game = Game::new(id)?;
        for step in opening(self.size, self.seed.game(number / 2)) {
            game.take(step)?;
        }
        while game.to_move().is_some() {
            game.ai_move(None)?;
        }
        Ok(game)
    }

    /// What a game of the match came to.
    #[must_use]
    pub fn score(&self, number: u64, game: &Game) -> Score {
        let first = if number.is_multiple_of(2) { Side::Black } else { Side::White };
        let discs = game.position().score_of(first);
        Score {
            wins: u32::from(0 < discs),
            draws: u32::from(discs == 0),
            losses: u32::from(discs < 0),
            discs: discs.into(),
        }
    }
}

impl Score {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            discs: self.discs + other.discs,
        }
    }

    /// As plain data.
    #[must_use]
    pub fn report(self) -> MatchReport {
        let Self { wins, draws, losses, discs } = self;
        let games = wins + draws + losses;
        let mean_discs = if games == 0 { 0.0 } else { discs as f64 / f64::from(games) };
        MatchReport { wins, draws, losses, mean_discs }
    }
}

/// The first steps of a game, each uniform among all: one after which the game is not over.
fn opening(size: Size, seed: Seed) -> Vec<Step> {
    let mut dice = Dice::new(seed, Stream::Deployment { sea: 1 });
    loop {
        let mut position = Position::start(size);
        let mut steps = Vec::new();
        // Of a small board's few moves as great a share.
        for _ in 0..OPENING.min(size.field().len() / 8) {
            let legal = position.legal();
            let step = if legal.is_empty() {
                Step::Pass
            } else {
                let place = dice.below(legal.len()) as usize;
                Step::Place(legal.into_iter().nth(place).expect("below the number of moves"))
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
