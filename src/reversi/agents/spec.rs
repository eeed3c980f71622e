use std::sync::Arc;

use crate::{
    agent_registry::{self, Parameter, Registered, parameter},
    reversi::{
        engine::{Evaluation, Level, Limits},
        evaluation::{FrontierReading, Variant},
        minimax::Plan,
    },
};

/// A row of [`AGENTS`]: an agent of Reversi by id, and its parameters.
#[derive(Clone, Copy, Debug)]
pub struct AgentEntry {
    /// The id in texts, records and links.
    pub id: &'static str,
    /// The parameters of its texts.
    pub parameters: &'static [Parameter],
    kind: Kind,
}

/// How an agent decides.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Random,
    Minimax { depth: u8 },
    Beginner { dice: u32 },
    Engine { level: u8 },
    Strongest,
}

/// An agent with the values of its parameters, ready to decide. It is cheap to clone.
#[derive(Clone, Debug)]
pub enum Player {
    /// A uniformly random move.
    Random,
    /// The source's minimax.
    Minimax(Plan),
    /// The engine.
    Engine {
        /// Its strength; `None` for the agents beside the six levels.
        level: Option<Level>,
        /// How far it searches.
        limits: Limits,
        /// How it evaluates positions at full depth.
        evaluation: Arc<Evaluation>,
        /// The most discs that dice add to the value of each move before the greatest is chosen; 0 without dice.
        dice: u32,
        /// How it plays the opening by the evaluation's book, where that holds the position; `None` without a book.
        book: Option<BookUse>,
    },
}

/// Which move of its opening book an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookUse {
    /// The best, of equal ones the first in the order of the squares.
    Best,
    /// A drawn one, better ones more often.
    Drawn,
}

impl BookUse {
    const ALL: [Self; 2] = [Self::Best, Self::Drawn];

    /// Its name in the texts of agents and in reasons.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Drawn => "own",
        }
    }
}

/// The engine's trained evaluation, where the caller has loaded it.
///
/// It is handed to every call that may need it, so that nothing in the crate holds it for the whole process.
pub type Trained<'a> = Option<&'a Arc<Evaluation>>;

impl AgentEntry {
    /// The depth of its search in plies; `None` for the random agent.
    pub const fn depth(&self) -> Option<u8> {
        match self.kind {
            Kind::Random => None,
            Kind::Minimax { depth } => Some(depth),
            Kind::Beginner { .. } => Some(Limits::ONE_PLY.depth),
            Kind::Engine { level } => Some(limits(level).depth),
            Kind::Strongest => Some(Limits::UNBOUND.depth),
        }
    }

    /// The number of empty squares from which on it solves the endgame; `None` where it never does.
    pub const fn exact(&self) -> Option<u32> {
        match self.kind {
            Kind::Random | Kind::Minimax { .. } | Kind::Beginner { .. } => None,
            Kind::Engine { level } => Some(limits(level).exact),
            Kind::Strongest => Some(Limits::UNBOUND.exact),
        }
    }
}

const fn limits(level: u8) -> Limits {
    Level::new(level).expect("the registry has levels 1 to 6").limits()
}

const MINIMAX: &[Parameter] = &[
    parameter("variant", &["as-described", "as-published", "as-written"]),
    parameter("frontier", &["all", "unstable"]),
];

const EVALUATION: Parameter = parameter("evaluation", &["learned", "plain"]);
/// The most discs that dice add to the value of a move, where 0 means no dice.
const DICE: Parameter = number("dice", "0", 64);

/// How the opening is played by the book of the learned evaluation: a drawn move, or the best.
const BOOK: Parameter = parameter("book", &["none", "own", "best"]);

const BEGINNER: &[Parameter] = &[EVALUATION];
/// The engine's evaluation, a bound of its nodes, where 0 means none, dice and a book.
const ENGINE: &[Parameter] = &[EVALUATION, number("nodes", "0", MOST_NODES), DICE, BOOK];
/// Nodes alone bound it: by default as many as take about a second.
const STRONGEST: &[Parameter] = &[EVALUATION, number("nodes", "2000000", MOST_NODES), DICE, BOOK];

const MOST_NODES: u32 = 1_000_000_000;

const fn number(name: &'static str, default: &'static str, most: u32) -> Parameter {
    Parameter {
        name,
        default,
        words: &[],
        numbers: Some((1, most)),
        checked: None,
        is_offered: true,
    }
}

const fn beginner(id: &'static str, dice: u32) -> AgentEntry {
    AgentEntry { id, parameters: BEGINNER, kind: Kind::Beginner { dice } }
}

const fn minimax(id: &'static str, depth: u8) -> AgentEntry {
    AgentEntry { id, parameters: MINIMAX, kind: Kind::Minimax { depth } }
}

const fn engine(id: &'static str, level: u8) -> AgentEntry {
    AgentEntry { id, parameters: ENGINE, kind: Kind::Engine { level } }
}

/// Every agent: the random one, those of the source, the beginners and the engine's levels; each kind by strength.
pub static AGENTS: [AgentEntry; 14] = [
    AgentEntry { id: "reversi-random", parameters: &[], kind: Kind::Random },
    minimax("minimax-novice", 2),
    minimax("minimax-medium", 3),
    minimax("minimax-expert", 4),
    beginner("beginner-1", 60),
    beginner("beginner-2", 30),
    beginner("beginner-3", 13),
    engine("engine-1", 1),
    engine("engine-2", 2),
    engine("engine-3", 3),
    engine("engine-4", 4),
    engine("engine-5", 5),
    engine("engine-6", 6),
    AgentEntry { id: "strongest", parameters: STRONGEST, kind: Kind::Strongest },
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
    /// The agent of this text, ready to decide; `None` where it uses the trained evaluation and `trained` is `None`.
    pub fn player(&self, trained: Trained<'_>) -> Option<Player> {
        Some(match self.entry().kind {
            Kind::Random => Player::Random,
            Kind::Minimax { depth } => Player::Minimax(self.plan(depth)),
            Kind::Beginner { dice } => self.engine(trained, None, |_| Limits::ONE_PLY, dice)?,
            Kind::Engine { level } => {
                let level = Level::new(level).unwrap_or(Level::MAX);
                let within = |nodes| level.within(nodes);
                self.engine(trained, Some(level), within, self.number("dice"))?
            }
            Kind::Strongest => {
                let within = |nodes| Limits::UNBOUND.within(nodes);
                self.engine(trained, None, within, self.number("dice"))?
            }
        })
    }

    /// Whether it decides by the trained evaluation.
    pub fn uses_trained(&self) -> bool {
        self.player(None).is_none()
    }

    /// Whether it plays the opening by the book of the trained evaluation.
    pub fn uses_book(&self) -> bool {
        self.book().is_some() && self.uses_trained()
    }

    fn engine(
        &self,
        trained: Trained<'_>,
        level: Option<Level>,
        within: impl Fn(Option<u64>) -> Limits,
        dice: u32,
    ) -> Option<Player> {
        let evaluation = match self.value("evaluation") {
            "plain" => Evaluation::Plain.into(),
            _ => trained.cloned()?,
        };
        let nodes = Some(u64::from(self.number("nodes"))).filter(|nodes| 0 < *nodes);
        // Another evaluation has no book.
        let (limits, book) = (within(nodes), self.book());
        Some(Player::Engine { level, limits, evaluation, dice, book })
    }

    fn book(&self) -> Option<BookUse> {
        BookUse::ALL.into_iter().find(|each| each.id() == self.value("book"))
    }

    /// The value of a parameter that is a whole number; 0 where the agent has no such parameter.
    fn number(&self, name: &str) -> u32 {
        self.value(name).parse().unwrap_or(0)
    }

    fn plan(&self, depth: u8) -> Plan {
        let variant = Variant::named(self.value("variant")).unwrap_or(Variant::AsDescribed);
        let frontier = FrontierReading::named(self.value("frontier")).unwrap_or_default();
        Plan { depth, variant, frontier, alpha_beta: false }
    }
}
