use std::{iter, sync::Arc};

use serde::Serialize;

use crate::{
    battleship::{
        agents::AgentText,
        inference::{BeliefComputation, BeliefResult, CountingMode, Habits},
        knowledge::Knowledge,
        rules::{Deployer, Deployment, Ruleset, Sea},
    },
    rng::{GameRng, Seed, Stream},
};

use super::{BatchError, batch, sums::mean_and_error};

/// What is measured of an agent that learns from the games with one opponent.
#[derive(Clone, Debug)]
pub struct OpponentModelConfig {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// The opponent: how its fleets are laid.
    pub deployer: Deployer,
    /// The agent, without anything learned.
    pub agent: AgentText,
    /// The seed: series `n` has the seed [`Seed::game`]`(n)`.
    pub seed: Seed,
    /// After how many games the agent is tried, rising.
    pub after: Vec<u32>,
    /// On how many seas it is tried each time.
    pub games: u32,
}

/// Series of games in which an agent learns from one opponent, each from nothing, ready to be played one by one.
///
/// Every game ends with the whole fleet known, so that what is learned does not depend on how the agent shot: the seas learned
/// from are laid and not hunted. Then the agent hunts further seas, once with what it learned and once without.
#[derive(Debug)]
pub struct OpponentModelTrial {
    config: OpponentModelConfig,
    deployment: Deployment,
    chances: Vec<f64>,
}

impl OpponentModelTrial {
    /// The lessons of this configuration.
    ///
    /// # Errors
    ///
    /// Where the agent cannot play the rules or learns nothing, or no fleet can be laid.
    pub fn new(config: OpponentModelConfig) -> Result<Self, BatchError> {
        let rules = &config.rules;
        let plain = Habits::new(rules.geometry()).weights(&vec![1.0; rules.geometry().len()]);
        config.agent.taught(&plain)?.agent(rules)?;
        let blank = Knowledge::new(rules.clone(), None, Vec::new());
        let chances = match BeliefComputation::new(&blank, None, CountingMode::Decision, None).run()
        {
            BeliefResult::Belief { belief, .. } => {
                // In millionths, as the page hands them over.
                let part = |cell| (belief.at(cell) * 1e6).round() / 1e6;
                rules.geometry().cells().map(part).collect()
            }
            BeliefResult::Contradiction | BeliefResult::NotFound => return Err(BatchError::NoSeas),
        };
        let deployment = Deployment::new(rules, config.deployer);
        Ok(Self { config, deployment, chances })
    }

    /// The results of series `number`: on every sea the agent is tried on, without anything learned and after each number of games.
    ///
    /// # Errors
    ///
    /// Where no fleet can be laid.
    pub fn series(&self, number: u64) -> Result<Vec<Vec<i32>>, BatchError> {
        let OpponentModelConfig { rules, agent, after, games, seed, .. } = &self.config;
        let seed = seed.game(number);
        let mut habits = Habits::new(rules.geometry());
        let mut seen = 0;
        let mut agents = vec![agent.agent(rules)?];
        for &enough in after {
            while seen < enough {
                habits.see(self.sea(seed.game(seen.into()))?.cells());
                seen += 1;
            }
            agents.push(agent.taught(&habits.weights(&self.chances))?.agent(rules)?);
        }
        let tried = (0..*games).map(|game| {
            let seed = seed.game(u64::from(seen) + u64::from(game));
            let sea = self.sea(seed)?;
            Ok(agents.iter().map(|own| batch::result(rules, &**own, &sea, seed, None)).collect())
        });
        tried.collect()
    }

    fn sea(&self, seed: Seed) -> Result<Sea, BatchError> {
        Ok(self.deployment.lay(&mut GameRng::new(seed, Stream::Deployment { sea: 1 }))?)
    }

    /// What the series come to. The games of a series are no independent ones: errors are those of the means of series.
    #[must_use]
    pub fn report(&self, series: &[Vec<Vec<i32>>]) -> OpponentModelReport {
        let OpponentModelConfig { rules, agent, after, games, seed, deployer } = &self.config;
        let learned = |place: usize| {
            let gains = series.iter().map(|seas| {
                seas.iter().map(|own| i64::from(own[0]) - i64::from(own[place])).sum::<i64>()
            });
            mean_of(gains, *games)
        };
        let plain = series.iter().map(|seas| seas.iter().map(|own| i64::from(own[0])).sum::<i64>());
        let (mean, se) = mean_of(plain, *games);
        OpponentModelReport {
            rules: rules.name(),
            deploy: deployer.to_string(),
            agent: agent.to_string(),
            seed: seed.to_string(),
            series: series.len(),
            games: *games,
            mean,
            se,
            lessons: iter::zip(after, 1..)
                .map(|(&after, place)| {
                    let (gain, se) = learned(place);
                    OpponentModelGain { after, gain, se }
                })
                .collect(),
        }
    }
}

/// The mean of a game and its standard error, from the sums of series of so many games.
fn mean_of(sums: impl Iterator<Item = i64> + Clone, games: u32) -> (f64, f64) {
    let squares = sums.clone().map(|sum| sum * sum).sum();
    let (mean, se) = mean_and_error(sums.clone().count() as u64, sums.sum(), squares);
    (mean / f64::from(games), se / f64::from(games))
}

/// What learning was worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpponentModelReport {
    /// The rules' id, or their canonical text.
    pub rules: String,
    /// How the opponent's fleets were laid.
    pub deploy: String,
    /// The agent's text, without anything learned.
    pub agent: String,
    /// The seed.
    pub seed: String,
    /// The number of series.
    pub series: usize,
    /// On how many seas the agent was tried in each.
    pub games: u32,
    /// The mean of a game without anything learned.
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// By number of games learned from.
    pub lessons: Vec<OpponentModelGain>,
}

/// What learning from so many games was worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OpponentModelGain {
    /// The number of games.
    pub after: u32,
    /// How many shots fewer a game then took on the same seas.
    pub gain: f64,
    /// The standard error of that.
    pub se: f64,
}
