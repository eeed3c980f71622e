use crate::{
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Trained},
        notation::{read, read_first},
        rules::{Position, Size},
    },
    rng::Seed,
    session::shared::{Seats, Version},
};

use super::{Game, GameId, ReversiError, size_of};

/// What a new game of Reversi is made of: board, seed and players. The default is the board of 8×8 squares with nothing given.
#[derive(Clone, Debug)]
pub struct Config {
    /// The size of the board.
    pub size: Size,
    /// The seed; the caller's fresh one where there is none.
    pub seed: Option<Seed>,
    /// The players, Black first; a person and `minimax-novice` in a new game where there are none.
    pub seats: Option<Seats<AgentText>>,
}

impl Default for Config {
    fn default() -> Self {
        Self { size: Size::Eight, seed: None, seats: None }
    }
}

impl Config {
    /// Reads a configuration: `{rules?, seed?, players?}`, where `rules` is the id of a board, `reversi` where it is left out.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form; `unknown-rules` where no board has the id; `bad-players`,
    /// `unknown-agent` or `bad-agent-parameter` where the players are none; `bad-seed`.
    pub fn from_json(json: &JsonValue) -> Result<Self, ReversiError> {
        let fields = json.fields(&["rules", "seed", "players"])?;
        let rules: Option<String> = fields.optional("rules")?;
        let seed: Option<String> = fields.optional("seed")?;
        let players: Option<String> = fields.optional("players")?;
        Ok(Self {
            size: rules.map_or(Ok(Size::Eight), |id| size_of(&id))?,
            seats: players.map(|text| text.parse()).transpose()?,
            seed: seed.map(|text| text.parse()).transpose()?,
        })
    }

    /// The game of this configuration. `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// `bad-players` where there are not two, `weights-not-loaded` where an agent uses the trained evaluation and it is not
    /// given.
    pub fn game(
        &self,
        fresh: impl FnOnce() -> Seed,
        trained: Trained<'_>,
    ) -> Result<Game, ReversiError> {
        self.begin(Position::start(self.size), "duel:you,minimax-novice", fresh, trained)
    }

    fn begin(
        &self,
        start: Position,
        players: &str,
        fresh: impl FnOnce() -> Seed,
        trained: Trained<'_>,
    ) -> Result<Game, ReversiError> {
        let seats = self.seats.clone().map_or_else(|| players.parse(), Ok)?;
        let seed = self.seed.unwrap_or_else(fresh);
        Game::new(GameId { version: Version::default(), seed, start, seats }, trained)
    }
}

/// A game opened from a transcript, a game in GGF or SGF, or a board, at its end; two people play on where no players are named. A
/// transcript names no board: it is the configuration's. Where `steps` is given, it ends after so many, whatever the text has after them.
///
/// # Errors
///
/// `empty-text`, `too-long`, `bad-disc`, `bad-board-size`, `no-side`, `bad-move`, `illegal-move` or `bad-ggf` where the text is
/// neither game nor position; `bad-players`, `weights-not-loaded`.
pub fn open_position(
    text: &str,
    config: &Config,
    steps: Option<usize>,
    fresh: impl FnOnce() -> Seed,
    trained: Trained<'_>,
) -> Result<Game, ReversiError> {
    let pasted = match steps {
        None => read(text, config.size)?,
        Some(steps) => read_first(text, config.size, steps)?,
    };
    let mut game = config.begin(pasted.line.start, "duel:you,you", fresh, trained)?;
    for step in pasted.line.steps {
        game.take(step)?;
    }
    Ok(game)
}
