use crate::{
    reversi::{
        engine::{Level, Limits},
        evaluation::{FrontierReading, Variant},
        minimax::Plan,
    },
    roster::{self, Listed, Parameter, parameter},
};

/// An agent as the table lists it.
#[derive(Clone, Copy, Debug)]
pub struct AgentEntry {
    /// The id in texts, records and links.
    pub id: &'static str,
    /// The parameters.
    pub parameters: &'static [Parameter],
    make: fn(&AgentText) -> Player,
}

/// Who decides, and how.
#[derive(Clone, Debug)]
pub enum Player {
    /// Any move is as good as another.
    Random,
    /// The source's search.
    Minimax(Plan),
    /// The engine.
    Engine {
        /// Its strength.
        level: Level,
        /// How far it looks.
        limits: Limits,
    },
}

const MINIMAX: &[Parameter] = &[
    parameter("variant", &["as-described", "as-published"]),
    parameter("frontier", &["all", "unstable"]),
];

/// How many nodes the engine looks at at most; 0 is as many as its level wants.
const ENGINE: &[Parameter] = &[Parameter {
    name: "nodes",
    default: "0",
    words: &[],
    numbers: Some((1, 1_000_000_000)),
    checked: None,
}];

/// Every agent, by strength.
pub static AGENTS: [AgentEntry; 10] = [
    AgentEntry { id: "reversi-random", parameters: &[], make: |_| Player::Random },
    AgentEntry { id: "minimax-novice", parameters: MINIMAX, make: |text| text.minimax(2) },
    AgentEntry { id: "minimax-medium", parameters: MINIMAX, make: |text| text.minimax(3) },
    AgentEntry { id: "minimax-expert", parameters: MINIMAX, make: |text| text.minimax(4) },
    AgentEntry { id: "engine-1", parameters: ENGINE, make: |text| text.engine(1) },
    AgentEntry { id: "engine-2", parameters: ENGINE, make: |text| text.engine(2) },
    AgentEntry { id: "engine-3", parameters: ENGINE, make: |text| text.engine(3) },
    AgentEntry { id: "engine-4", parameters: ENGINE, make: |text| text.engine(4) },
    AgentEntry { id: "engine-5", parameters: ENGINE, make: |text| text.engine(5) },
    AgentEntry { id: "engine-6", parameters: ENGINE, make: |text| text.engine(6) },
];

/// An agent of Reversi and its parameters, as a text.
///
/// ```
/// use spyglass::reversi::agents::AgentText;
/// let agent: AgentText = "minimax-expert(variant=as-published)".parse().unwrap();
/// assert_eq!(agent.to_string(), "minimax-expert(variant=as-published)");
/// ```
pub type AgentText = roster::AgentText<AgentEntry>;

impl Listed for AgentEntry {
    const ALL: &'static [Self] = &AGENTS;

    fn id(&self) -> &'static str {
        self.id
    }

    fn parameters(&self) -> &'static [Parameter] {
        self.parameters
    }
}

impl AgentText {
    /// Who plays under this text.
    #[must_use]
    pub fn player(&self) -> Player {
        (self.entry().make)(self)
    }

    fn engine(&self, level: u8) -> Player {
        let level = Level::new(level).unwrap_or(Level::MOST);
        let nodes = self.value("nodes").parse().ok().filter(|nodes| 0 < *nodes);
        Player::Engine { level, limits: level.limits().within(nodes) }
    }

    fn minimax(&self, depth: u8) -> Player {
        let variant = Variant::of(self.value("variant")).unwrap_or(Variant::AsDescribed);
        let frontier = match self.value("frontier") {
            "unstable" => FrontierReading::Unstable,
            _ => FrontierReading::All,
        };
        Player::Minimax(Plan { depth, variant, frontier, alpha_beta: false })
    }
}
