use std::sync::Arc;

use crate::{
    agent_registry::{self, Parameter, Registered, parameter},
    reversi::{
        engine::{Evaluation, Level, Limits},
        evaluation::{FrontierReading, Variant},
        minimax::Plan,
    },
};

/// An agent as the table lists it.
#[derive(Clone, Copy, Debug)]
pub struct AgentEntry {
    /// The id in texts, records and links.
    pub id: &'static str,
    /// The parameters.
    pub parameters: &'static [Parameter],
    sort: Sort,
}

/// How an agent decides.
#[derive(Clone, Copy, Debug)]
enum Sort {
    Random,
    Minimax { depth: u8 },
    Engine { level: u8 },
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
        /// What it values positions by.
        evaluation: Arc<Evaluation>,
    },
}

/// The engine's trained evaluation, where the caller has loaded it.
///
/// It is handed to every call that may need it, so that nothing in the crate holds it for the whole process.
pub type Trained<'a> = Option<&'a Arc<Evaluation>>;

impl AgentEntry {
    /// How many plies it looks ahead; one that draws looks at nothing.
    #[must_use]
    pub const fn depth(&self) -> Option<u8> {
        match self.sort {
            Sort::Random => None,
            Sort::Minimax { depth } => Some(depth),
            Sort::Engine { level } => Some(limits(level).depth),
        }
    }

    /// With how many empty squares it plays the game out to the end, if it does.
    #[must_use]
    pub const fn exact(&self) -> Option<u32> {
        match self.sort {
            Sort::Random | Sort::Minimax { .. } => None,
            Sort::Engine { level } => Some(limits(level).exact),
        }
    }
}

const fn limits(level: u8) -> Limits {
    Level::new(level).expect("the table holds levels").limits()
}

const MINIMAX: &[Parameter] = &[
    parameter("variant", &["as-described", "as-published", "as-written"]),
    parameter("frontier", &["all", "unstable"]),
];

/// What the engine values positions by, and how many nodes it looks at at most; 0 is as many as its level wants.
const ENGINE: &[Parameter] = &[
    parameter("evaluation", &["learned", "plain"]),
    Parameter {
        name: "nodes",
        default: "0",
        words: &[],
        numbers: Some((1, 1_000_000_000)),
        checked: None,
    },
];

const fn minimax(id: &'static str, depth: u8) -> AgentEntry {
    AgentEntry { id, parameters: MINIMAX, sort: Sort::Minimax { depth } }
}

const fn engine(id: &'static str, level: u8) -> AgentEntry {
    AgentEntry { id, parameters: ENGINE, sort: Sort::Engine { level } }
}

/// Every agent: one that draws, those of the source, the engine's levels; each kind by strength.
pub static AGENTS: [AgentEntry; 10] = [
    AgentEntry { id: "reversi-random", parameters: &[], sort: Sort::Random },
    minimax("minimax-novice", 2),
    minimax("minimax-medium", 3),
    minimax("minimax-expert", 4),
    engine("engine-1", 1),
    engine("engine-2", 2),
    engine("engine-3", 3),
    engine("engine-4", 4),
    engine("engine-5", 5),
    engine("engine-6", 6),
];

/// An agent of Reversi and its parameters, as a text.
///
/// ```
/// use spyglass::reversi::agents::AgentText;
/// let agent: AgentText = "minimax-expert(variant=as-published)".parse().unwrap();
/// assert_eq!(agent.to_string(), "minimax-expert(variant=as-published)");
/// ```
pub type AgentText = agent_registry::AgentText<AgentEntry>;

impl Registered for AgentEntry {
    const ALL: &'static [Self] = &AGENTS;

    fn id(&self) -> &'static str {
        self.id
    }

    fn parameters(&self) -> &'static [Parameter] {
        self.parameters
    }
}

impl AgentText {
    /// The player that this text describes; nothing where it uses the trained evaluation and that is not loaded.
    #[must_use]
    pub fn player(&self, trained: Trained<'_>) -> Option<Player> {
        Some(match self.entry().sort {
            Sort::Random => Player::Random,
            Sort::Minimax { depth } => Player::Minimax(self.plan(depth)),
            Sort::Engine { level } => {
                let level = Level::new(level).unwrap_or(Level::MOST);
                let nodes = self.value("nodes").parse().ok().filter(|nodes| 0 < *nodes);
                let limits = level.limits().within(nodes);
                let evaluation = match self.value("evaluation") {
                    "plain" => Evaluation::Plain.into(),
                    _ => trained?.clone(),
                };
                Player::Engine { level, limits, evaluation }
            }
        })
    }

    fn plan(&self, depth: u8) -> Plan {
        let variant = Variant::of(self.value("variant")).unwrap_or(Variant::AsDescribed);
        let frontier = match self.value("frontier") {
            "unstable" => FrontierReading::Unstable,
            _ => FrontierReading::All,
        };
        Plan { depth, variant, frontier, alpha_beta: false }
    }
}
