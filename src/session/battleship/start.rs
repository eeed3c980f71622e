use crate::{
    battleship::rules::{Deployer, Deployment, Hunt, Ruleset, Sea, setup_faults},
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
    session::shared::{Kind, SessionError},
};

use super::GameError;

/// The start of a game: its seed, and the fleets and known cells that do not follow from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The seed of everything drawn.
    pub seed: Seed,
    /// By sea: the fleet, where it is not the uniform one of the seed.
    pub fleets: Vec<Option<Sea>>,
    /// By sea: the known cells, where they are not those of the seed.
    pub known: Vec<Option<CellSet>>,
}

impl Start {
    /// The start of a game of this kind in which fleets and known cells follow from the seed.
    #[must_use]
    pub fn of_seed(seed: Seed, kind: Kind) -> Self {
        let seas = seas(kind);
        Self { seed, fleets: vec![None; seas], known: vec![None; seas] }
    }

    /// Checks that every sea has an entry and that every fleet is legal.
    ///
    /// # Errors
    ///
    /// `bad-config` or `illegal-fleet` where not.
    pub(super) fn check(&self, rules: &Ruleset, kind: Kind) -> Result<(), GameError> {
        let seas = seas(kind);
        if self.fleets.len() != seas || self.known.len() != seas {
            return Err(SessionError::BadConfig("not as many fleets as seas".to_owned()).into());
        }
        for sea in self.fleets.iter().flatten() {
            let faults = setup_faults(rules, &sea.setup(rules));
            if !faults.is_empty() {
                return Err(GameError::IllegalFleet(faults));
            }
        }
        Ok(())
    }

    /// Lets `deployer` deploy the fleets of the seas that have no fleet. The uniform fleet follows from the seed and is not stored.
    ///
    /// # Errors
    ///
    /// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where no fleet can be placed.
    ///
    /// # Complexity
    ///
    /// That of [`Deployment::deploy`] for each sea.
    pub fn deploy(&mut self, rules: &Ruleset, deployer: Deployer) -> Result<(), GameError> {
        if deployer == Deployer::Uniform {
            return Ok(());
        }
        let deployment = Deployment::new(rules, deployer);
        for (number, fleet) in self.fleets.iter_mut().enumerate() {
            if fleet.is_none() {
                *fleet = Some(deployment.deploy(&mut deployment_rng(self.seed, number))?);
            }
        }
        Ok(())
    }

    /// Every sea with its known cells.
    ///
    /// # Errors
    ///
    /// `no-legal-deployment` or `deployment-not-found` where no fleet can be placed.
    ///
    /// # Complexity
    ///
    /// That of [`Deployment::deploy`] for each sea that follows from the seed.
    pub fn seas(&self, rules: &Ruleset) -> Result<Vec<(Sea, CellSet)>, GameError> {
        let mut uniform = None;
        let mut seas = Vec::with_capacity(self.fleets.len());
        for (number, (fleet, known)) in self.fleets.iter().zip(&self.known).enumerate() {
            let sea = match fleet {
                Some(sea) if rules.moves() => {
                    sea.clone().with_headings(&mut deployment_rng(self.seed, number))
                }
                Some(sea) => sea.clone(),
                None => uniform
                    .get_or_insert_with(|| Deployment::new(rules, Deployer::Uniform))
                    .deploy(&mut deployment_rng(self.seed, number))?,
            };
            let known = known.unwrap_or_else(|| draw_known(rules, &sea, self.seed, number));
            seas.push((sea, known));
        }
        Ok(seas)
    }
}

/// The number of seas of a game.
pub(super) const fn seas(kind: Kind) -> usize {
    match kind {
        Kind::Solo | Kind::Race => 1,
        Kind::Duel => 2,
    }
}

fn deployment_rng(seed: Seed, sea: usize) -> GameRng {
    GameRng::new(seed, Stream::Deployment { sea: sea as u32 + 1 })
}

/// The known cells that the seed gives sea `number` (from 0).
pub(super) fn draw_known(rules: &Ruleset, sea: &Sea, seed: Seed, number: usize) -> CellSet {
    let stream = Stream::Known { sea: number as u32 + 1 };
    Hunt::draw_known(rules, sea, &mut GameRng::new(seed, stream))
}
