use std::sync::Arc;

use crate::{
    battleship::rules::{Deployer, PRESETS, PlacedShip, Ruleset, Sea, Setup},
    error_code::ErrorCodeData,
    json_value::{BadJson, FromJson, JsonValue},
    rng::Seed,
    session::shared::{Kind, PlayersError, SessionError, Version},
};

use super::{Game, GameError, GameId, Seats, Start, players, puzzles::easy_start, start::seas};

/// What a new game is made of, as plain data.
#[derive(Clone, Debug)]
pub struct Config {
    /// By which rule agents draw, 1 or 2; 2 where it is left out.
    pub version: Option<u32>,
    /// A rule set's id, or a whole rule set.
    pub rules: JsonValue,
    /// Decimal text; the caller's fresh one where it is left out.
    pub seed: Option<String>,
    /// The players, as in a record; you and `parity` in a race where left out, or the first agent that can play.
    pub players: Option<String>,
    /// The deployer of the seas that nobody laid; uniform where left out.
    pub deploy: Option<String>,
    /// By sea: the fleet laid by hand.
    pub fleets: Option<Vec<Option<Vec<PlacedShip>>>>,
    /// The number of known cells instead of the rules'.
    pub hints: Option<u32>,
}

impl FromJson for Config {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let keys = ["version", "rules", "seed", "players", "deploy", "fleets", "hints"];
        let fields = json.fields(&keys)?;
        Ok(Self {
            version: fields.optional("version")?,
            rules: fields.required("rules")?,
            seed: fields.optional("seed")?,
            players: fields.optional("players")?,
            deploy: fields.optional("deploy")?,
            fleets: fields.optional("fleets")?,
            hints: fields.optional("hints")?,
        })
    }
}

impl Config {
    /// Reads a configuration from JSON text.
    ///
    /// # Errors
    ///
    /// Where it is none.
    pub fn read(text: &str) -> Result<Self, BadJson> {
        Self::from_json(&JsonValue::read(text)?)
    }

    /// The game of this configuration; in a puzzle's preset rules, where neither fleet nor deployer is named, the easy puzzle of the
    /// seed. `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// The first of: version, rules, players, seed, deployer, fleets, deployment.
    pub fn game(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        self.game_with(fresh, |rules, _, seed| easy_start(rules, seed))
    }

    /// The same where nobody makes puzzles.
    ///
    /// # Errors
    ///
    /// As [`Config::game`], and `puzzle-not-made` with what it would be made of.
    pub fn game_as_laid(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        self.game_with(fresh, |rules, seats, seed| {
            Err(GameError::PuzzleNotMade {
                rules: rules.id().unwrap_or_default().to_owned(),
                seed,
                players: seats.to_string(),
            })
        })
    }

    fn version(&self) -> Result<Version, GameError> {
        let Some(number) = self.version else { return Ok(Version::default()) };
        let found = Version::ALL.into_iter().find(|version| version.number() == number);
        let unknown = || SessionError::UnknownRecordVersion(format!("spyglass{number}"));
        Ok(found.ok_or_else(unknown)?)
    }

    fn game_with(
        &self,
        fresh: impl FnOnce() -> Seed,
        make: impl FnOnce(&Arc<Ruleset>, &Seats, Seed) -> Result<Start, GameError>,
    ) -> Result<Game, GameError> {
        let version = self.version()?;
        let mut rules = Ruleset::of_data(&self.rules)?;
        if let Some(hints) = self.hints {
            rules = rules.with_known(hints, rules.known_kind())?;
        }
        let seats: Seats = match &self.players {
            Some(players) => players.parse()?,
            None => default_players(&rules).parse()?,
        };
        check_seats(&seats, &rules)?;
        let seed = match &self.seed {
            Some(text) => text.parse()?,
            None => fresh(),
        };
        let deployer: Deployer = self.deploy.as_deref().unwrap_or("uniform").parse()?;
        let mut start = Start::of_seed(seed, seats.kind);
        if let Some(fleets) = &self.fleets {
            if fleets.len() != seas(seats.kind) {
                return Err(GameError::BadConfig("not as many fleets as seas".to_owned()));
            }
            for (fleet, laid) in start.fleets.iter_mut().zip(fleets) {
                let laid = laid.as_ref().map(|setup| Sea::new(&rules, setup));
                *fleet = laid.transpose().map_err(GameError::IllegalFleet)?;
            }
        }
        // Of a puzzle drawn at random several fleets would fit: the seed gives one that has been made.
        let made = PRESETS.iter().any(|id| rules.id() == Some(id)) && rules.is_puzzle();
        if made && self.fleets.is_none() && deployer == Deployer::Uniform {
            start = make(&rules, &seats, seed)?;
        }
        start.deploy(&rules, deployer)?;
        Game::new(GameId { version, rules, start, seats })
    }
}

/// Whether the kind has its number of players, and the rules allow it.
///
/// # Errors
///
/// `bad-players` where not.
pub(super) fn check_seats(seats: &Seats, rules: &Ruleset) -> Result<(), PlayersError> {
    // Flags cost no turn in a puzzle, so there is no race in it.
    let allowed = match seats.kind {
        Kind::Solo => true,
        Kind::Race => !rules.is_puzzle(),
        Kind::Duel => rules.can_duel(),
    };
    if allowed && seats.kind.sizes().contains(&seats.seats.len()) {
        Ok(())
    } else {
        Err(PlayersError::Bad { players: seats.to_string() })
    }
}

/// Alone in a puzzle; else a race against the default opponent, or against the first agent that can play.
fn default_players(rules: &Ruleset) -> String {
    let able = players(rules);
    let opponent = able.iter().find(|id| **id == "parity").or(able.first());
    opponent.map_or_else(|| "solo:you".to_owned(), |agent| format!("race:you,{agent}"))
}

/// A fleet drawn under a seed: the one that lies in sea 1 of a game with that seed.
///
/// # Errors
///
/// Where the seed or the deployer is not of its form, or no fleet can be laid.
pub fn draw_fleet(rules: &Ruleset, seed: &str, deploy: Option<&str>) -> Result<Setup, GameError> {
    let mut start = Start::of_seed(seed.parse()?, Kind::Solo);
    start.deploy(rules, deploy.unwrap_or("uniform").parse()?)?;
    let seas = start.seas(rules)?;
    Ok(seas[0].0.setup(rules))
}

/// All faults of a rule set; none where it can be played.
///
/// # Errors
///
/// Where it is not of its form.
pub fn rules_faults(rules: &JsonValue) -> Result<Vec<ErrorCodeData>, GameError> {
    match Ruleset::of_data(rules) {
        Ok(_) => Ok(Vec::new()),
        Err(error) if !error.faults().is_empty() => {
            Ok(error.faults().iter().map(ErrorCodeData::from).collect())
        }
        Err(error) => Err(error.into()),
    }
}
