use std::sync::Arc;

use crate::{
    battleship::rules::{Deployer, PRESETS, PlacedShip, Ruleset, Sea, Setup},
    error_code::ErrorCodeData,
    json_value::JsonValue,
    rng::Seed,
    session::shared::{Kind, SessionError, Version},
};

use super::{
    Game, GameError, GameId, Seats, Start,
    puzzles::easy_start,
    seats::{check_seats, default_players},
    start::seas,
};

/// What a new game of Battleship is made of: rules, players, and how its fleets are placed. [`Config::from_json`] has checked that the
/// players suit the rules and that every fleet placed by hand is legal.
#[derive(Clone, Debug)]
pub struct Config {
    /// By which rule agents draw random numbers.
    pub version: Version,
    /// The rules of the game.
    pub rules: Arc<Ruleset>,
    /// The kind of game and its players.
    pub seats: Seats,
    /// The seed; the caller's fresh one where there is none.
    pub seed: Option<Seed>,
    /// The deployer of the seas that have no fleet placed by hand.
    pub deployer: Deployer,
    /// By sea: the fleet placed by hand.
    pub fleets: Option<Vec<Option<Sea>>>,
}

impl Config {
    /// Reads a configuration from JSON text.
    ///
    /// # Errors
    ///
    /// `bad-config` where the text is no JSON, and those of [`Config::from_json`].
    pub fn read(text: &str) -> Result<Self, GameError> {
        Self::from_json(&JsonValue::read(text)?)
    }

    /// Reads a configuration: `{rules, version?, seed?, players?, deploy?, fleets?, hints?}`.
    ///
    /// `rules` is a rule set's id or a whole rule set, and `hints` the number of known cells instead of the rules'. What is left out: the
    /// version is 2; the player of a puzzle is a person, otherwise a person races `parity` or the first agent that can play; the deployer
    /// is `uniform`.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form, or there are not as many fleets as seas; `unknown-record-version`;
    /// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-players`, `unknown-agent` or
    /// `bad-agent-parameter` where the players are none; `bad-seed`, `unknown-deployer`; `illegal-fleet` where a fleet is not
    /// legal.
    pub fn from_json(json: &JsonValue) -> Result<Self, GameError> {
        let keys = ["version", "rules", "seed", "players", "deploy", "fleets", "hints"];
        let fields = json.fields(&keys)?;
        let version: Option<u32> = fields.optional("version")?;
        let rules: JsonValue = fields.required("rules")?;
        let seed: Option<String> = fields.optional("seed")?;
        let players: Option<String> = fields.optional("players")?;
        let deployer: Option<String> = fields.optional("deploy")?;
        let fleets: Option<Vec<Option<Vec<PlacedShip>>>> = fields.optional("fleets")?;
        let givens: Option<u32> = fields.optional("hints")?;

        let version = version.map_or(Ok(Version::default()), Version::try_from)?;
        let mut rules = Ruleset::of_data(&rules)?;
        if let Some(givens) = givens {
            rules = rules.with_known(givens, rules.spec().known_kind)?;
        }
        let seats: Seats = players.unwrap_or_else(|| default_players(&rules)).parse()?;
        check_seats(&seats, &rules)?;
        let seed = seed.map(|text| text.parse()).transpose()?;
        let deployer = deployer.map_or(Ok(Deployer::Uniform), |text| text.parse())?;
        if fleets.as_ref().is_some_and(|fleets| fleets.len() != seas(seats.kind)) {
            return Err(SessionError::BadConfig("not as many fleets as seas".to_owned()).into());
        }
        let sea = |setup: Option<Vec<PlacedShip>>| {
            setup.map(|setup| Sea::new(&rules, &setup)).transpose().map_err(GameError::IllegalFleet)
        };
        let fleets = fleets.map(|fleets| fleets.into_iter().map(sea).collect()).transpose()?;
        Ok(Self { version, rules, seats, seed, deployer, fleets })
    }

    /// The game of this configuration; in a puzzle's preset rules, where neither fleet nor deployer is named, the easy puzzle of
    /// the seed. `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` or `learned-elsewhere` where an agent cannot play; `no-legal-deployment`, `deployment-not-found` or
    /// `deployer-not-for-rules` where no fleet can be drawn; `puzzle-not-found` where the generator found no puzzle.
    ///
    /// # Complexity
    ///
    /// That of drawing the fleets ([`Deployment::deploy`](crate::battleship::rules::Deployment::deploy)), or of making a puzzle
    /// ([`Generator`](crate::battleship::generator::Generator)).
    pub fn game(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        self.game_with(fresh, |seed| easy_start(&self.rules, seed))
    }

    /// The game as [`Config::game`] makes it, except that it never makes a puzzle. A module without the puzzle generator uses it; where
    /// a puzzle has to be made first, the caller makes it in another module.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` or `learned-elsewhere` where an agent cannot play; `no-legal-deployment`, `deployment-not-found` or
    /// `deployer-not-for-rules` where no fleet can be drawn; `puzzle-not-made` with the rules, the seed and the players that the
    /// puzzle must be made of.
    pub fn game_without_generator(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        self.game_with(fresh, |seed| {
            Err(GameError::PuzzleNotMade {
                rules: self.rules.id().unwrap_or_default().to_owned(),
                seed,
                players: self.seats.to_string(),
            })
        })
    }

    fn game_with(
        &self,
        fresh: impl FnOnce() -> Seed,
        make: impl FnOnce(Seed) -> Result<Start, GameError>,
    ) -> Result<Game, GameError> {
        let Self { version, rules, seats, deployer, fleets, .. } = self;
        let seed = self.seed.unwrap_or_else(fresh);
        // Several fleets may fit a puzzle drawn at random: the seed gives one that has been made.
        let is_preset = PRESETS.iter().any(|id| rules.id() == Some(id)) && rules.is_puzzle();
        let mut start = match fleets {
            None if is_preset && *deployer == Deployer::Uniform => make(seed)?,
            None => Start::of_seed(seed, seats.kind),
            Some(fleets) => Start { fleets: fleets.clone(), ..Start::of_seed(seed, seats.kind) },
        };
        start.deploy(rules, *deployer)?;
        Game::new(GameId { version: *version, rules: rules.clone(), start, seats: seats.clone() })
    }
}

/// A fleet drawn under `seed`: the one in sea 1 of a game with that seed and this deployer, unless a fleet is placed there by hand or the
/// rules are a preset puzzle's and the deployer is `uniform`: that game takes the puzzle of the seed instead.
///
/// # Errors
///
/// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where no fleet can be drawn.
///
/// # Complexity
///
/// That of [`Deployment::deploy`](crate::battleship::rules::Deployment::deploy).
pub fn draw_fleet(rules: &Ruleset, seed: Seed, deployer: Deployer) -> Result<Setup, GameError> {
    let mut start = Start::of_seed(seed, Kind::Solo);
    start.deploy(rules, deployer)?;
    let seas = start.seas(rules)?;
    Ok(seas[0].0.setup(rules))
}

/// All faults of a rule set; empty where it can be played.
///
/// # Errors
///
/// `bad-json` where the data are no rule set, `unknown-rules` where they are a text that is no preset's id.
pub fn rules_faults(rules: &JsonValue) -> Result<Vec<ErrorCodeData>, GameError> {
    match Ruleset::of_data(rules) {
        Ok(_) => Ok(Vec::new()),
        Err(error) if !error.faults().is_empty() => {
            Ok(error.faults().iter().map(ErrorCodeData::from).collect())
        }
        Err(error) => Err(error.into()),
    }
}
