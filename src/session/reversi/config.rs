use crate::{
    json_value::{BadJson, FromJson, JsonValue},
    reversi::{
        notation::read,
        rules::{Position, Size},
    },
    rng::Seed,
    session::shared::Version,
};

use super::{Game, GameId, ReversiError, record::size_of};

/// What a new game is made of, as plain data.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The id of a board; `reversi` where it is left out.
    pub rules: Option<String>,
    /// Decimal text; the caller's fresh one where it is left out.
    pub seed: Option<String>,
    /// The players, as in a record, Black first; you and `minimax-novice` where left out.
    pub players: Option<String>,
}

impl FromJson for Config {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let fields = json.fields(&["rules", "seed", "players"])?;
        Ok(Self {
            rules: fields.optional("rules")?,
            seed: fields.optional("seed")?,
            players: fields.optional("players")?,
        })
    }
}

impl Config {
    /// The game of this configuration. `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// The first of: rules, players, seed.
    pub fn game(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, ReversiError> {
        self.begin(Position::start(self.size()?), "duel:you,minimax-novice", fresh)
    }

    /// The board.
    ///
    /// # Errors
    ///
    /// `unknown-rules` where none has the id.
    pub fn size(&self) -> Result<Size, ReversiError> {
        size_of(self.rules.as_deref().unwrap_or("reversi"))
    }

    fn begin(
        &self,
        start: Position,
        players: &str,
        fresh: impl FnOnce() -> Seed,
    ) -> Result<Game, ReversiError> {
        let seats = self.players.as_deref().unwrap_or(players).parse()?;
        let seed = match &self.seed {
            Some(text) => text.parse()?,
            None => fresh(),
        };
        Game::new(GameId { version: Version::default(), seed, start, seats })
    }
}

/// A game opened from a transcript, a game in GGF or a board, at its end; two people play on where no players are named. The
/// configuration's board is that of a transcript, which names none.
///
/// # Errors
///
/// As [`read`] and [`Config::game`].
pub fn open_position(
    text: &str,
    config: &Config,
    fresh: impl FnOnce() -> Seed,
) -> Result<Game, ReversiError> {
    let line = read(text, config.size()?)?.line;
    let mut game = config.begin(line.start, "duel:you,you", fresh)?;
    for step in line.steps {
        game.take(step)?;
    }
    Ok(game)
}
