//! Any position is knowledge or is refused; every agent for its rules decides in it, and as the rules allow.

use spyglass::{
    battleship::{
        agents::{AGENTS, AgentText, Detail, Memory, Turn},
        knowledge::Knowledge,
        rules::Action,
    },
    rng::{GameRng, Seed, Stream},
};

pub fn run(text: &str) {
    let Ok(knowledge) = Knowledge::read(text) else { return };
    for entry in AGENTS.iter().filter(|entry| entry.plays(knowledge.rules())) {
        let agent: AgentText = entry.id.parse().expect("an id is an agent text");
        let agent = agent.agent(knowledge.rules()).expect("it plays these rules");
        let decide = |detail| {
            let mut rng = GameRng::new(Seed(1), Stream::Decision { player: 1, number: 0 });
            agent.decide(Turn {
                knowledge: &knowledge,
                memory: &mut Memory::default(),
                rng: &mut rng,
                detail,
            })
        };
        let (full, choice) = (decide(Detail::Full), decide(Detail::Choice));
        assert_eq!(full.action, choice.action, "{} says more, and does the same", entry.id);
        if let Action::Shoot(cell) = full.action {
            assert!(knowledge.open().contains(cell), "{} shoots at {cell}", entry.id);
        }
    }
}
