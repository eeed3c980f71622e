use std::{iter, sync::Arc};

use serde::Serialize;

use crate::{
    battleship::{
        agents::{Agent, AgentText, Memory},
        inference::{BeliefComputation, BeliefResult, CountingMode, Habits},
        knowledge::Knowledge,
        rules::{Deployer, Deployment, Ruleset, Sea},
    },
    rng::{GameRng, Seed, Stream},
};

use super::{BatchError, batch, sums::mean_and_error};

/// What a measurement of an opponent model plays: rules, opponent, agent and numbers of games.
#[derive(Clone, Debug)]
pub struct OpponentModelConfig {
    /// The rules of every game.
    pub rules: Arc<Ruleset>,
    /// The opponent: the deployer of its fleets.
    pub deployer: Deployer,
    /// The agent, without a model.
    pub agent: AgentText,
    /// The seed: series `n` has the seed [`Seed::game`]`(n)`.
    pub seed: Seed,
    /// The numbers of observed games after which the agent is measured, rising.
    pub after: Vec<u32>,
    /// On how many seas it is measured each time.
    pub games: u32,
}

/// Independent series of games against one opponent, ready to be played one by one.
///
/// Every game ends with the whole fleet known, so that the model does not depend on the agent's shots: the seas that the model observes
/// are placed and not hunted. Then the agent hunts further seas, with the model and without it.
#[derive(Debug)]
pub struct OpponentModelTrial {
    config: OpponentModelConfig,
    deployment: Deployment,
    chances: Vec<f64>,
}

impl OpponentModelTrial {
    /// A measurement of this configuration, which plays no game yet. It counts the fleets of the empty board, which takes up to
    /// some seconds.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where the agent cannot play the rules, `bad-agent-parameter` where it takes no model, `no-seas`
    /// where no fleet fits the board or none was found.
    pub fn new(config: OpponentModelConfig) -> Result<Self, BatchError> {
        let rules = &config.rules;
        let plain = Habits::new(rules.geometry()).weights(&vec![1.0; rules.geometry().len()]);
        config.agent.with_weights(&plain)?.agent(rules)?;
        let blank = Knowledge::new(rules.clone(), None, Vec::new());
        let chances = match BeliefComputation::new(&blank, None, CountingMode::Decision, None).run()
        {
            BeliefResult::Belief { belief, .. } => {
                // In millionths: the page passes them so.
                let part = |cell| (belief.at(cell) * 1e6).round() / 1e6;
                rules.geometry().cells().map(part).collect()
            }
            BeliefResult::Contradiction | BeliefResult::NotFound => return Err(BatchError::NoSeas),
        };
        let deployment = Deployment::new(rules, config.deployer);
        Ok(Self { config, deployment, chances })
    }

    /// Plays series `number`, from 0. The result has a row for each sea: the game without a model, then that with the model after
    /// each number of observed games.
    ///
    /// # Errors
    ///
    /// The codes of [`DeployError`](crate::battleship::rules::DeployError) where no fleet can be drawn.
    ///
    /// # Complexity
    ///
    /// `games` × (1 + numbers of observed games) hunts.
    pub fn series(&self, number: u64) -> Result<Vec<Vec<i32>>, BatchError> {
        let OpponentModelConfig { rules, agent, after, games, seed, .. } = &self.config;
        let seed = seed.game(number);
        let mut habits = Habits::new(rules.geometry());
        let mut observed = 0;
        let mut agents = vec![agent.agent(rules)?];
        for &enough in after {
            while observed < enough {
                habits.see(self.sea(seed.game(observed.into()))?.cells());
                observed += 1;
            }
            agents.push(agent.with_weights(&habits.weights(&self.chances))?.agent(rules)?);
        }
        let results = (0..*games).map(|game| {
            let seed = seed.game(u64::from(observed) + u64::from(game));
            let sea = self.sea(seed)?;
            let play = |own: &dyn Agent| batch::result(rules, own, &sea, seed, Memory::default());
            Ok(agents.iter().map(|own| play(&**own)).collect())
        });
        results.collect()
    }

    fn sea(&self, seed: Seed) -> Result<Sea, BatchError> {
        Ok(self.deployment.deploy(&mut GameRng::new(seed, Stream::Deployment { sea: 1 }))?)
    }

    /// The report of these series, results of [`OpponentModelTrial::series`]. The games of a series share a model and are not
    /// independent: the standard errors are those of the means of series.
    pub fn report(&self, series: &[Vec<Vec<i32>>]) -> OpponentModelReport {
        let OpponentModelConfig { rules, agent, after, games, seed, deployer } = &self.config;
        let gain_of = |place: usize| {
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
            gains: iter::zip(after, 1..)
                .map(|(&after, place)| {
                    let (gain, se) = gain_of(place);
                    OpponentModelGain { after, gain, se }
                })
                .collect(),
        }
    }
}

/// The mean of a game and its standard error, from the sums of series of `games` games each.
fn mean_of(sums: impl Iterator<Item = i64> + Clone, games: u32) -> (f64, Option<f64>) {
    let squares = sums.clone().map(|sum| sum * sum).sum();
    let (mean, se) = mean_and_error(sums.clone().count() as u64, sums.sum(), squares);
    (mean / f64::from(games), se.map(|se| se / f64::from(games)))
}

/// The results of a measurement: what a model of the opponent gains in shots, by the number of observed games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpponentModelReport {
    /// The rules' id, or their canonical text.
    pub rules: String,
    /// The opponent's deployer.
    pub deploy: String,
    /// The agent's text, without a model.
    pub agent: String,
    /// The seed, as text.
    pub seed: String,
    /// The number of series.
    pub series: usize,
    /// The number of measured games in each.
    pub games: u32,
    /// The mean of a game without a model.
    pub mean: f64,
    /// The standard error of that mean.
    pub se: Option<f64>,
    /// By number of observed games.
    #[serde(rename = "lessons")]
    pub gains: Vec<OpponentModelGain>,
}

/// What a model gains after a number of observed games, with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OpponentModelGain {
    /// The number of observed games.
    pub after: u32,
    /// How many shots fewer a game took with the model on the same seas.
    pub gain: f64,
    /// The standard error of that.
    pub se: Option<f64>,
}

impl OpponentModelGain {
    /// The standard error, infinite where it is not known.
    #[must_use]
    pub fn error(&self) -> f64 {
        self.se.unwrap_or(f64::INFINITY)
    }
}
