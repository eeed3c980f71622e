use serde::Deserialize;

use crate::{
    battleship::rules::{Deployer, PlacedShip, Ruleset, Sea},
    dice::Seed,
};

use super::{Game, GameError, GameId, Kind, PlayersError, Seats, Start, start::seas};

/// What a new game is made of, as plain data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// A rule set's id, or a whole rule set.
    pub rules: serde_json::Value,
    /// Decimal text; the caller's fresh one where it is left out.
    #[serde(default)]
    pub seed: Option<String>,
    /// The players, as in a record; `race:you,parity` where left out.
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
    pub hints: Option<u16>,
}

impl Config {
    /// The players where none are named.
    pub const DEFAULT_PLAYERS: &str = "race:you,parity";

    /// The rules named by an id or given whole.
    ///
    /// # Errors
    ///
    /// As [`Ruleset::read`].
    pub fn read_rules(rules: &serde_json::Value) -> Result<std::sync::Arc<Ruleset>, GameError> {
        let text = match rules {
            serde_json::Value::String(id) if !id.trim_start().starts_with('{') => id.clone(),
            rules => rules.to_string(),
        };
        Ok(Ruleset::read(&text)?)
    }

    /// The game of this configuration; `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// The first of: rules, players, seed, deployer, fleets, deployment.
    pub fn game(&self, fresh: impl FnOnce() -> Seed) -> Result<Game, GameError> {
        let mut rules = Self::read_rules(&self.rules)?;
        if let Some(hints) = self.hints {
            rules = rules.with_known(hints, rules.known_kind())?;
        }
        let seats: Seats = self.players.as_deref().unwrap_or(Self::DEFAULT_PLAYERS).parse()?;
        if seats.kind == Kind::Duel && !rules.can_duel() {
            return Err(PlayersError::Bad { players: seats.to_string() }.into());
        }
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
