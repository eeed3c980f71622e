use serde::Deserialize;

use crate::{
    battleship::rules::{Deployer, JsonText, PlacedShip, Ruleset, Sea, Setup},
    coded::CodedData,
    dice::Seed,
};

use super::{Game, GameError, GameId, Kind, Seats, Start, players, start::seas};

/// What a new game is made of, as plain data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// A rule set's id, or a whole rule set.
    pub rules: JsonText,
    /// Decimal text; the caller's fresh one where it is left out.
    #[serde(default)]
    pub seed: Option<String>,
    /// The players, as in a record; you and `parity` in a race where left out, or the first agent that can play.
    #[serde(default)]
    pub players: Option<String>,
    /// The deployer of the seas that nobody laid; uniform where left out.
    #[serde(default)]
    pub deploy: Option<String>,
    /// By sea: the fleet laid by hand.
    #[serde(default)]
    pub fleets: Option<Vec<Option<Vec<PlacedShip>>>>,
    /// The number of known cells instead of the rules'.
    #[serde(default)]
    pub hints: Option<u32>,
}

impl Config {
    /// The game of this configuration; `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// The first of: rules, players, seed, deployer, fleets, deployment.
    pub fn game(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        let mut rules = Ruleset::of_data(&self.rules)?;
        if let Some(hints) = self.hints {
            rules = rules.with_known(hints, rules.known_kind())?;
        }
        let seats: Seats = match &self.players {
            Some(players) => players.parse()?,
            None => default_players(&rules).parse()?,
        };
        seats.check(&rules)?;
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
        start.deploy(&rules, deployer)?;
        Game::new(GameId { rules, start, seats })
    }
}

/// A race against the default opponent, or against the first agent that can play.
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
pub fn rules_faults(rules: &JsonText) -> Result<Vec<CodedData>, GameError> {
    match Ruleset::of_data(rules) {
        Ok(_) => Ok(Vec::new()),
        Err(error) if !error.faults().is_empty() => {
            Ok(error.faults().iter().map(CodedData::from).collect())
        }
        Err(error) => Err(error.into()),
    }
}
