use serde::Serialize;

use crate::{
    agent_registry::{self, AgentError, Parameter, Registered, parameter},
    battleship::{
        inference::{Prior, WeightMatrix},
        rules::{Contact, PlacementWeights, Ruleset},
    },
};

use super::{
    Agent,
    directional::Directional,
    exact::Exact,
    expert::Expert,
    hunt::{Hunt, Lattice},
    lookahead::Lookahead,
    p_matrix::{Finish, PMatrix, Turns, WoundWeight},
    probability_map::{Bonus, ProbabilityMap},
    random::Random,
    scan::{FixedScan, Search},
    tracker::Tracker,
};

/// An agent as the tables list it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AgentEntry {
    /// The id in texts, records and links.
    pub id: &'static str,
    /// The parameters.
    pub parameters: &'static [Parameter],
    /// Mean shots on `admiral`, measured by `lab play` over 10,000 uniform seas (`exact` on the 2,000 fixed ones, `exact-lookahead` over
    /// 8,000); for lists by strength.
    pub admiral: Option<f64>,
    /// Whether it hunts ships that move, and no others.
    #[serde(skip)]
    moving: bool,
    #[serde(skip)]
    plays: fn(&Ruleset) -> bool,
    #[serde(skip)]
    make: fn(&AgentText, &Ruleset) -> Box<dyn Agent>,
}

/// Which deployer the agent expects: for measuring, as nobody tells a player.
const EXPECTS: Parameter = Parameter {
    name: "expects",
    default: "uniform",
    words: &["uniform"],
    numbers: None,
    checked: Some(|text| weights(text).is_some()),
};

/// The tilt that a deployer lays by, where it is one.
fn weights(deployer: &str) -> Option<&'static PlacementWeights> {
    match deployer {
        "border" => Some(&PlacementWeights::BORDER),
        "against-the-shooter" => Some(&PlacementWeights::AGAINST_THE_SHOOTER),
        _ => None,
    }
}

/// What was learned of an opponent.
const LEARNED: Parameter = Parameter {
    name: "learned",
    default: "",
    words: &[],
    numbers: None,
    checked: Some(is_learned),
};

fn is_learned(text: &str) -> bool {
    !text.is_empty() && text.parse::<WeightMatrix>().is_ok()
}

/// Every agent, by strength.
pub static AGENTS: &[AgentEntry] = &[
    AgentEntry {
        id: "random",
        parameters: &[],
        admiral: Some(95.3),
        moving: false,
        plays: |_| true,
        make: |_, _| Box::new(Random),
    },
    AgentEntry {
        id: "hunt",
        parameters: &[],
        admiral: Some(66.3),
        moving: false,
        plays: |rules| !rules.is_scored(),
        make: |_, _| Box::new(Hunt { lattice: None }),
    },
    AgentEntry {
        id: "parity",
        parameters: &[parameter("k", &["smallest", "longest"])],
        admiral: Some(61.0),
        moving: false,
        plays: |rules| !rules.is_scored(),
        make: |text, _| {
            let lattice = match text.value("k") {
                "longest" => Lattice::Longest,
                _ => Lattice::Smallest,
            };
            Box::new(Hunt { lattice: Some(lattice) })
        },
    },
    AgentEntry {
        id: "directional",
        parameters: &[],
        admiral: Some(44.9),
        moving: false,
        plays: |rules| !rules.is_scored() && rules.fleet().is_straight(),
        make: |_, _| Box::new(Directional),
    },
    AgentEntry {
        id: "probability-map",
        parameters: &[
            parameter("count", &["2", "1", "none"]),
            parameter("bonus", &["per-ship", "once", "none"]),
            parameter("ships", &["all", "longest"]),
            parameter("ties", &["random", "first"]),
        ],
        admiral: Some(44.6),
        moving: false,
        plays: |rules| !rules.is_scored() && rules.fleet().is_straight(),
        make: |text, _| {
            Box::new(ProbabilityMap {
                count: match text.value("count") {
                    "none" => 0,
                    "1" => 1,
                    _ => 2,
                },
                bonus: match text.value("bonus") {
                    "once" => Bonus::Once,
                    "none" => Bonus::None,
                    _ => Bonus::PerShip,
                },
                longest_only: text.value("ships") == "longest",
                first: text.value("ties") == "first",
            })
        },
    },
    AgentEntry {
        id: "p-matrix",
        parameters: &[
            Parameter {
                name: "wound-weight",
                default: "10",
                words: &["only"],
                numbers: Some((1, 100)),
                checked: None,
            },
            parameter("turns", &["distinct", "all"]),
            parameter("finish", &["first", "last"]),
            LEARNED,
        ],
        admiral: Some(44.8),
        moving: false,
        plays: |rules| !rules.is_scored(),
        make: |text, rules| {
            let wound_weight = match text.value("wound-weight") {
                "only" => WoundWeight::Only,
                number => WoundWeight::Times(number.parse().unwrap_or(10)),
            };
            let turns = if text.value("turns") == "all" { Turns::All } else { Turns::Distinct };
            let finish = if text.value("finish") == "last" { Finish::Last } else { Finish::First };
            Box::new(PMatrix { wound_weight, turns, finish, prior: text.learned(rules) })
        },
    },
    AgentEntry {
        id: "expert-greedy",
        parameters: &[],
        admiral: None,
        moving: false,
        plays: expert_plays,
        make: |_, _| Box::new(Expert::Greedy),
    },
    AgentEntry {
        id: "expert-standard",
        parameters: &[parameter(
            "threshold",
            &["0.4", "0.1", "0.2", "0.3", "0.5", "0.6", "0.7", "0.8", "0.9"],
        )],
        admiral: None,
        moving: false,
        plays: expert_plays,
        make: |text, _| {
            Box::new(Expert::Standard { threshold: text.value("threshold").parse().unwrap_or(0.4) })
        },
    },
    AgentEntry {
        id: "exact",
        parameters: &[EXPECTS, LEARNED],
        admiral: Some(44.4),
        moving: false,
        plays: |rules| !rules.is_scored() || rules.fleet().is_straight(),
        make: |text, rules| {
            let expected =
                weights(text.value(EXPECTS.name)).map(|weights| Prior::of(rules, weights));
            Box::new(Exact { prior: expected.or_else(|| text.learned(rules)) })
        },
    },
    AgentEntry {
        id: "exact-lookahead",
        parameters: &[],
        admiral: Some(44.3),
        moving: false,
        // Where ships lie apart it measured no better than `exact`; where sunk cells are told it would have to hear them.
        plays: |rules| {
            !rules.tells_contents() && rules.contact() == Contact::Free && !rules.sunk_cells_told()
        },
        make: |_, _| Box::new(Lookahead),
    },
    AgentEntry {
        id: "robust",
        parameters: &[],
        admiral: None,
        moving: false,
        plays: PlacementWeights::suits,
        make: |_, rules| {
            Box::new(Exact { prior: Some(Prior::of(rules, &PlacementWeights::ROBUST)) })
        },
    },
    AgentEntry {
        id: "fixed-scan",
        parameters: &[parameter("search", &["stack", "cross"])],
        admiral: None,
        moving: true,
        plays: |_| true,
        make: |text, _| {
            let search =
                if text.value("search") == "cross" { Search::Cross } else { Search::Stack };
            Box::new(FixedScan { search })
        },
    },
    AgentEntry {
        id: "random-repeat",
        parameters: &[],
        admiral: None,
        moving: true,
        plays: |_| true,
        // Where ships move every cell stays open.
        make: |_, _| Box::new(Random),
    },
    AgentEntry {
        id: "tracker",
        parameters: &[],
        admiral: None,
        moving: true,
        plays: |_| true,
        make: |_, _| Box::new(Tracker),
    },
];

/// Whether its rules of deduction hold, and its estimate has counts to go by.
fn expert_plays(rules: &Ruleset) -> bool {
    rules.is_scored()
        && rules.has_clues()
        && rules.contact() == Contact::Apart
        && rules.fleet().is_straight()
}

/// An agent of these games and its parameters, as a text.
///
/// ```
/// use spyglass::battleship::agents::AgentText;
/// let agent: AgentText = "parity(k=longest)".parse().unwrap();
/// assert_eq!(agent.to_string(), "parity(k=longest)");
/// let plain: AgentText = "parity(k=smallest)".parse().unwrap();
/// assert_eq!(plain.to_string(), "parity", "defaults are left out");
/// ```
pub type AgentText = agent_registry::AgentText<AgentEntry>;

impl Registered for AgentEntry {
    const ALL: &'static [Self] = AGENTS;

    fn id(&self) -> &'static str {
        self.id
    }

    fn parameters(&self) -> &'static [Parameter] {
        self.parameters
    }
}

impl AgentText {
    /// Whether the agent can play these rules.
    #[must_use]
    pub fn plays(&self, rules: &Ruleset) -> bool {
        self.entry().plays(rules)
    }

    /// The agent, for rules it can play.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where it cannot, or is to expect a deployer and to have learned, `learned-elsewhere` where what it learned is of a board of another size.
    pub fn agent(&self, rules: &Ruleset) -> Result<Box<dyn Agent>, AgentError> {
        let learned = self.value(LEARNED.name).len();
        let expects = weights(self.value(EXPECTS.name)).is_some();
        // Where a score is played for nobody has an opponent; and what is expected of one is not learned besides.
        if !self.plays(rules)
            || 0 < learned && (rules.is_scored() || expects)
            || expects && !PlacementWeights::suits(rules)
        {
            return Err(AgentError::NotForRules { agent: self.to_string() });
        }
        if 0 < learned && learned != rules.geometry().len() {
            return Err(AgentError::LearnedElsewhere);
        }
        Ok((self.entry().make)(self, rules))
    }

    /// How it weighs placements by what it learned.
    fn learned(&self, rules: &Ruleset) -> Option<Prior> {
        let matrix: WeightMatrix = self.value(LEARNED.name).parse().ok()?;
        matrix.prior(rules).filter(|_| !matrix.is_empty())
    }

    /// The agent with what it learned of an opponent in place of what it had learned before.
    ///
    /// # Errors
    ///
    /// `bad-agent-parameter` where it cannot learn.
    pub fn taught(&self, weights: &WeightMatrix) -> Result<Self, AgentError> {
        self.with(LEARNED.name, weights.to_string())
    }
}

impl AgentEntry {
    /// Whether the agent can play these rules.
    #[must_use]
    pub fn plays(&self, rules: &Ruleset) -> bool {
        // A puzzle has nothing to shoot at: all agents here choose shots.
        !rules.is_puzzle() && rules.moves() == self.moving && (self.plays)(rules)
    }
}
