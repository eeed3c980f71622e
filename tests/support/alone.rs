//! An agent's hunt without a session: rules, knowledge and agent, put together in a few plain lines.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{Agent, AgentText, Decision, Detail, Memory, Turn},
        knowledge::Knowledge,
        rules::{Answer, Deployer, Deployment, Hunt, Ruleset, Sea},
    },
    rng::{GameRng, Seed, Stream},
};

/// One agent before one sea.
pub struct Alone {
    pub agent: Box<dyn Agent>,
    pub seed: Seed,
    pub hunt: Hunt,
    pub knowledge: Knowledge,
    pub memory: Memory,
    pub decisions: u32,
}

impl Alone {
    /// The hunt of the record `s.SEED solo:AGENT`.
    pub fn new(rules: &Arc<Ruleset>, agent: &AgentText, seed: Seed) -> Self {
        let deployment = Deployment::new(rules, Deployer::Uniform);
        let sea = deployment.deploy(&mut GameRng::new(seed, Stream::Deployment { sea: 1 }));
        Self::on(rules, agent, seed, sea.expect("there is a legal fleet"))
    }

    /// The same on a given sea.
    pub fn on(rules: &Arc<Ruleset>, agent: &AgentText, seed: Seed, sea: Sea) -> Self {
        let agent = agent.agent(rules).expect("the agent plays these rules");
        let known =
            Hunt::draw_known(rules, &sea, &mut GameRng::new(seed, Stream::Known { sea: 1 }));
        let hunt = Hunt::new(rules.clone(), sea, known);
        let knowledge = observed_at_first(&hunt);
        Self { agent, seed, hunt, knowledge, memory: Memory::default(), decisions: 0 }
    }

    /// The random numbers of the next decision.
    pub fn rng(&self) -> GameRng {
        GameRng::new(self.seed, Stream::Decision { player: 1, number: self.decisions })
    }

    /// What the agent chooses now.
    pub fn decide(&mut self) -> Decision {
        let mut rng = self.rng();
        self.agent.decide(Turn {
            knowledge: &self.knowledge,
            memory: &mut self.memory,
            rng: &mut rng,
            detail: Detail::Choice,
        })
    }

    /// Does what the agent chose.
    pub fn act(&mut self, decision: &Decision) -> Option<Answer> {
        let answer = self.hunt.act(decision.action).expect("agents choose what is allowed");
        self.decisions += 1;
        if let (Some(answer), Some(cell)) = (answer, decision.action.cell()) {
            self.knowledge.observe(cell, answer);
            let ship = self.hunt.sea().ship_at(cell);
            if let (true, Answer::Sunk(_), Some(ship)) =
                (self.hunt.rules().spec().sunk_cells_told, answer, ship)
            {
                self.knowledge.observe_sunk_cells(self.hunt.sea().ships()[ship]);
            }
        }
        let flags_left = self.hunt.left().map(|(_, flags, _)| flags);
        self.knowledge.set_flags(self.hunt.flags(), flags_left);
        answer
    }

    /// Plays on until the hunt is over.
    pub fn play(&mut self) {
        while !self.hunt.is_over() {
            let decision = self.decide();
            self.act(&decision);
        }
    }
}

/// What a player knows before the first shot.
pub fn observed_at_first(hunt: &Hunt) -> Knowledge {
    let (rules, sea) = (hunt.rules(), hunt.sea());
    let clues = rules.spec().clues.then(|| sea.clues(rules));
    let known = hunt.known().iter().map(|cell| (cell, sea.content(cell))).collect();
    Knowledge::new(rules.clone(), clues, known)
}
