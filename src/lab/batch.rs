use std::sync::Arc;

use crate::{
    battleship::{
        agents::{Agent, AgentError, AgentText, Detail},
        inference::Book,
        rules::{Action, DeployError, Deployer, Deployment, Ruleset, Sea},
    },
    error_code::error_codes,
    rng::{GameRng, Seed, Stream},
    session::{Game, GameError, GameId, Kind, Seat, Seats, SessionError, Start, State, Version},
};

/// Where the seas of a batch come from.
#[derive(Clone, Debug)]
pub enum Seas {
    /// Laid anew for every game, by the game's seed.
    Laid(Deployer),
    /// Taken from a list in turn, which starts over at its end.
    Fixed(Arc<[Sea]>),
}

/// What a batch plays.
#[derive(Clone, Debug)]
pub struct BatchConfig {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// The seed of the batch: game `n` has the seed [`Seed::game`]`(n)`.
    pub seed: Seed,
    /// The agents, each on every sea.
    pub agents: Vec<AgentText>,
    /// Where the seas come from.
    pub seas: Seas,
}

impl BatchConfig {
    /// Game `number` of agent `agent` (from 0) at its start: at its end it has the result of [`Batch::play`].
    ///
    /// # Errors
    ///
    /// Where no fleet can be laid, there is no sea or no such agent, or the agent cannot play.
    pub fn game(&self, number: u64, agent: usize) -> Result<Game, GameError> {
        let text = self.agents.get(agent);
        let text = text.ok_or_else(|| {
            SessionError::BadConfig(format!("there is no agent {}", agent.wrapping_add(1)))
        })?;
        let mut start = Start::of_seed(self.seed.game(number), Kind::Solo);
        match &self.seas {
            Seas::Laid(deployer) => start.deploy(&self.rules, *deployer)?,
            Seas::Fixed(seas) => start.fleets[0] = Some(fixed(seas, number)?.clone()),
        }
        let seats = Seats { kind: Kind::Solo, seats: vec![Seat::Agent(text.clone())] };
        Game::new(GameId { version: Version::default(), rules: self.rules.clone(), start, seats })
    }
}

/// The sea of game `number` in a list.
fn fixed(seas: &[Sea], number: u64) -> Result<&Sea, BatchError> {
    let place = number.checked_rem(seas.len() as u64).ok_or(BatchError::NoSeas)?;
    Ok(&seas[place as usize])
}

/// Games of agents on the same seas, ready to be played one by one, in any order, on any core.
///
/// Game `n` of an agent is the same as the game of the record `s.SEED solo:AGENT`, where SEED is the game's seed.
#[derive(Debug)]
pub struct Batch {
    rules: Arc<Ruleset>,
    seed: Seed,
    agents: Vec<Box<dyn Agent>>,
    source: Source,
    book: Option<Book>,
}

#[derive(Debug)]
enum Source {
    Laid(Deployment),
    Fixed(Arc<[Sea]>),
}

impl Batch {
    /// The batch of this configuration.
    ///
    /// # Errors
    ///
    /// Where an agent cannot play the rules, or there is no sea.
    pub fn new(config: &BatchConfig) -> Result<Self, BatchError> {
        let rules = config.rules.clone();
        let agents =
            config.agents.iter().map(|text| text.agent(&rules)).collect::<Result<_, _>>()?;
        let source = match &config.seas {
            Seas::Laid(deployer) => Source::Laid(Deployment::new(&rules, *deployer)),
            Seas::Fixed(seas) if seas.is_empty() => return Err(BatchError::NoSeas),
            Seas::Fixed(seas) => Source::Fixed(seas.clone()),
        };
        Ok(Self { rules, seed: config.seed, agents, source, book: None })
    }

    /// The batch of these players, on seas that `deployment` lays.
    #[must_use]
    pub fn of(
        rules: Arc<Ruleset>,
        seed: Seed,
        agents: Vec<Box<dyn Agent>>,
        deployment: Deployment,
    ) -> Self {
        Self { rules, seed, agents, source: Source::Laid(deployment), book: None }
    }

    /// Gives the agents a book of openings: they play the same, in less time.
    pub fn use_book(&mut self, book: Book) {
        self.book = Some(book);
    }

    /// The sea of game `number`.
    ///
    /// # Errors
    ///
    /// Where no fleet can be laid.
    pub fn sea(&self, number: u64) -> Result<Sea, BatchError> {
        match &self.source {
            Source::Laid(deployment) => {
                let stream = Stream::Deployment { sea: 1 };
                Ok(deployment.lay(&mut GameRng::new(self.seed.game(number), stream))?)
            }
            Source::Fixed(seas) => Ok(fixed(seas, number)?.clone()),
        }
    }

    /// Plays game `number` of agent `agent` (from 0) on `sea`: its shots, or its score where the rules score.
    #[must_use]
    pub fn play(&self, number: u64, agent: usize, sea: &Sea) -> i32 {
        let agent = &*self.agents[agent];
        result(&self.rules, agent, sea, self.seed.game(number), self.book.as_ref())
    }

    /// The results of all agents in game `number`, in the order of the agents. All hunt on the same sea; a result is the number of
    /// shots, or the score where the rules score.
    ///
    /// # Errors
    ///
    /// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where the sea of this game cannot be laid.
    pub fn results(&self, number: u64) -> Result<Vec<i32>, BatchError> {
        let sea = self.sea(number)?;
        Ok((0..self.agents.len()).map(|agent| self.play(number, agent, &sea)).collect())
    }
}

/// The result of one agent's hunt: its shots, or its score where the rules score.
pub(super) fn result(
    rules: &Arc<Ruleset>,
    agent: &dyn Agent,
    sea: &Sea,
    seed: Seed,
    book: Option<&Book>,
) -> i32 {
    let mut state = State::hunt(rules, sea, seed);
    if let Some(book) = book {
        state.sides[0].memory.use_book(book.clone());
    }
    play_out(&mut state, agent, seed);
    let hunt = &state.sides[0].hunt;
    if rules.is_scored() { hunt.score().total() } else { hunt.shots() as i32 }
}

/// Lets an agent hunt alone to the end; its actions in order.
pub(super) fn play_out(state: &mut State, agent: &dyn Agent, seed: Seed) -> Vec<Action> {
    let mut actions = Vec::new();
    while state.to_move.is_some() {
        let action = state.decide(0, agent, seed, Detail::Choice).action;
        state.act(0, action).expect("agents choose what the rules allow: tested");
        actions.push(action);
    }
    actions
}

/// Why a batch cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BatchError {
    /// One of the agents.
    Agent(AgentError),
    /// No fleet can be laid.
    Deploy(DeployError),
    /// The list of seas is empty.
    NoSeas,
}

error_codes! {
    BatchError {
        NoSeas => "no-seas", "there is no sea to play on";
    }
    passed on {
        Agent(AgentError),
        Deploy(DeployError),
    }
}

impl From<BatchError> for GameError {
    fn from(error: BatchError) -> Self {
        match error {
            BatchError::Agent(error) => error.into(),
            BatchError::Deploy(error) => error.into(),
            BatchError::NoSeas => SessionError::BadConfig(error.to_string()).into(),
        }
    }
}
