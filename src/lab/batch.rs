use std::sync::Arc;

use crate::{
    battleship::{
        agents::{Agent, AgentError, AgentText, Detail, Memory},
        inference::Book,
        rules::{Action, DeployError, Deployer, Deployment, Ruleset, Sea},
    },
    error_code::error_codes,
    rng::{GameRng, Seed, Stream},
    session::{Game, GameError, GameId, Kind, Seat, Seats, SessionError, Start, State, Version},
};

/// Where the seas of a batch come from: drawn for every game, or given.
#[derive(Clone, Debug)]
pub enum Seas {
    /// Drawn anew for every game, by the game's seed.
    Deployed(Deployer),
    /// Taken from a list: game `n` has number `n` modulo the length of the list, both from 0.
    Fixed(Arc<[Sea]>),
}

/// What a batch plays: rules, agents, seas and a seed. It determines every game.
#[derive(Clone, Debug)]
pub struct BatchConfig {
    /// The rules of every game.
    pub rules: Arc<Ruleset>,
    /// The seed of the batch: game `n` has the seed [`Seed::game`]`(n)`.
    pub seed: Seed,
    /// The agents, each on every sea.
    pub agents: Vec<AgentText>,
    /// Where the seas come from.
    pub seas: Seas,
}

impl BatchConfig {
    /// The game of this number, from 0, of the agent at this place, at its start: played to its end it has the result of
    /// [`Batch::play`].
    ///
    /// # Errors
    ///
    /// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where no fleet can be drawn; `no-seas` where the
    /// list is empty; `agent-not-for-rules` where the agent cannot play; `bad-config` where there is no such agent.
    pub fn game(&self, number: u64, agent: usize) -> Result<Game, GameError> {
        let text = self.agents.get(agent);
        let text = text.ok_or_else(|| {
            SessionError::BadConfig(format!("there is no agent {}", agent.wrapping_add(1)))
        })?;
        let mut start = Start::of_seed(self.seed.game(number), Kind::Solo);
        match &self.seas {
            Seas::Deployed(deployer) => start.deploy(&self.rules, *deployer)?,
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
    /// By agent, that at the start of a game. Agents share nothing, so that the times of two can be compared.
    memories: Vec<Memory>,
}

#[derive(Debug)]
enum Source {
    Deployed(Deployment),
    Fixed(Arc<[Sea]>),
}

impl Batch {
    /// The batch of this configuration. It prepares agents and deployment once for all games.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` or `learned-elsewhere` where an agent cannot play the rules, `no-seas` where the list of seas is
    /// empty.
    pub fn new(config: &BatchConfig) -> Result<Self, BatchError> {
        let rules = config.rules.clone();
        let agents =
            config.agents.iter().map(|text| text.agent(&rules)).collect::<Result<_, _>>()?;
        let source = match &config.seas {
            Seas::Deployed(deployer) => Source::Deployed(Deployment::new(&rules, *deployer)),
            Seas::Fixed(seas) if seas.is_empty() => return Err(BatchError::NoSeas),
            Seas::Fixed(seas) => Source::Fixed(seas.clone()),
        };
        Ok(Self::with(rules, config.seed, agents, source))
    }

    /// A batch of these agents, on seas that `deployment` draws. Agents and deployment must be for `rules`.
    #[must_use]
    pub fn of(
        rules: Arc<Ruleset>,
        seed: Seed,
        agents: Vec<Box<dyn Agent>>,
        deployment: Deployment,
    ) -> Self {
        Self::with(rules, seed, agents, Source::Deployed(deployment))
    }

    fn with(rules: Arc<Ruleset>, seed: Seed, agents: Vec<Box<dyn Agent>>, source: Source) -> Self {
        let memories = agents.iter().map(|_| Memory::shared()).collect();
        Self { rules, seed, agents, source, memories }
    }

    /// Gives the agents a book of openings. They choose the same actions in less time.
    pub fn use_book(&mut self, book: Book) {
        for memory in &mut self.memories {
            memory.use_book(book.clone());
        }
    }

    /// The sea of game `number`, from 0. All agents of the batch hunt on it.
    ///
    /// # Errors
    ///
    /// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where no fleet can be drawn.
    pub fn sea(&self, number: u64) -> Result<Sea, BatchError> {
        match &self.source {
            Source::Deployed(deployment) => {
                let stream = Stream::Deployment { sea: 1 };
                Ok(deployment.deploy(&mut GameRng::new(self.seed.game(number), stream))?)
            }
            Source::Fixed(seas) => Ok(fixed(seas, number)?.clone()),
        }
    }

    /// Plays game `number` of agent `agent`, both from 0, on `sea`. Returns the number of its shots, or its score in points where
    /// the rules score.
    ///
    /// # Panics
    ///
    /// Where the batch has no such agent.
    ///
    /// # Complexity
    ///
    /// As many decisions as the hunt has actions: from microseconds a game for `random` to seconds for `exact`.
    pub fn play(&self, number: u64, agent: usize, sea: &Sea) -> i32 {
        let memory = self.memories[agent].clone();
        result(&self.rules, &*self.agents[agent], sea, self.seed.game(number), memory)
    }

    /// The results of all agents in game `number`, in the order of the agents. All hunt on the same sea; a result is the number of
    /// shots, or the score where the rules score.
    ///
    /// # Errors
    ///
    /// `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where the sea of this game cannot be placed.
    ///
    /// # Complexity
    ///
    /// That of [`Batch::play`] for each agent.
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
    memory: Memory,
) -> i32 {
    let mut state = State::hunt(rules, sea, seed);
    state.sides[0].memory = memory;
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

/// Why a batch cannot be played: code `no-seas`, and those of [`AgentError`] and [`DeployError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BatchError {
    /// One of the agents.
    Agent(AgentError),
    /// No fleet can be placed.
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
