use serde::Serialize;

use crate::{
    agent_registry::{self, AgentError, Parameter, Registered, parameter},
    battleship::{
        inference::{Prior, WeightMatrix},
        planning,
        rules::{Contact, PlacementWeights, Ruleset},
    },
};

use super::{
    Agent, PlayOutLimits,
    directional::Directional,
    exact::Exact,
    expert::Expert,
    hunt::{Hunt, Lattice},
    lookahead::Lookahead,
    p_matrix::{Finish, PMatrix, Turns, WoundWeight},
    planner::Planner,
    probability_map::{Bonus, ProbabilityMap},
    random::Random,
    scan::{FixedScan, Search},
    tracker::Tracker,
};

/// A row of [`AGENTS`]: an agent of Battleship by id, its parameters, its strength and the rules it plays.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AgentEntry {
    /// The id in texts, records and links.
    pub id: &'static str,
    /// The parameters of its texts.
    pub parameters: &'static [Parameter],
    /// Mean number of shots on `admiral`, to sort lists by strength: by `lab play` over 10,000 uniform seas (`exact` and `planner` over
    /// the 2,000 fixed ones, `exact-lookahead` over 8,000).
    pub admiral: Option<f64>,
    /// Whether it plays rules whose ships move, and no others.
    #[serde(skip)]
    moving: bool,
    #[serde(skip)]
    plays: fn(&Ruleset) -> bool,
    /// Whether it can decide: not before another module is there, where that does its thinking.
    #[serde(skip)]
    ready: fn() -> bool,
    #[serde(skip)]
    make: fn(&AgentText, &Ruleset) -> Box<dyn Agent>,
}

/// The deployer that the agent expects: for measurements, as no player knows it.
const EXPECTS: Parameter = Parameter {
    is_offered: false,
    ..parameter("expects", &["uniform", "border", "against-the-shooter"])
};

/// The placement weights of a deployer, where it has any.
fn weights(deployer: &str) -> Option<&'static PlacementWeights> {
    match deployer {
        "border" => Some(&PlacementWeights::BORDER),
        "against-the-shooter" => Some(&PlacementWeights::AGAINST_THE_SHOOTER),
        _ => None,
    }
}

/// The weight matrix learned from games with an opponent.
const LEARNED: Parameter = Parameter {
    name: "learned",
    default: "",
    words: &[],
    numbers: None,
    checked: Some(|text| !text.is_empty() && text.parse::<WeightMatrix>().is_ok()),
    is_offered: false,
};

/// How many thousand fleets are rolled out at most. More are more than a 16-bit number counts.
const WORK: Parameter =
    Parameter { numbers: Some((1, 60)), default: "3", ..parameter("work", &["none"]) };

/// How many hunts are played out before a shot of the search, where not all fleets are rolled out.
const HUNTS: Parameter =
    Parameter { numbers: Some((100, 10_000)), ..parameter("hunts", &["none"]) };

/// What an agent has where its entry says nothing else.
const STILL: AgentEntry = AgentEntry {
    id: "",
    parameters: &[],
    admiral: None,
    moving: false,
    plays: |_| true,
    ready: || true,
    make: |_, _| Box::new(Random),
};

/// Every agent of Battleship, weaker ones before stronger ones; those for moving ships last. `docs/sources.md` names their
/// sources.
pub static AGENTS: &[AgentEntry] = &[
    AgentEntry { id: "random", admiral: Some(95.3), ..STILL },
    AgentEntry {
        id: "hunt",
        admiral: Some(66.3),
        plays: |rules| !rules.is_scored(),
        make: |_, _| Box::new(Hunt { lattice: None }),
        ..STILL
    },
    AgentEntry {
        id: "parity",
        parameters: &[parameter("k", &["smallest", "longest"])],
        admiral: Some(61.0),
        plays: |rules| !rules.is_scored(),
        make: |text, _| {
            let lattice = match text.value("k") {
                "longest" => Lattice::Longest,
                _ => Lattice::Smallest,
            };
            Box::new(Hunt { lattice: Some(lattice) })
        },
        ..STILL
    },
    AgentEntry {
        id: "directional",
        admiral: Some(44.9),
        plays: |rules| !rules.is_scored() && rules.fleet().is_straight(),
        make: |_, _| Box::new(Directional),
        ..STILL
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
        plays: |rules| !rules.is_scored() && rules.fleet().is_straight(),
        make: |text, _| {
            Box::new(ProbabilityMap {
                // 0 where it is "none".
                count: text.value("count").parse().unwrap_or(0),
                bonus: match text.value("bonus") {
                    "once" => Bonus::Once,
                    "none" => Bonus::None,
                    _ => Bonus::PerShip,
                },
                longest_only: text.value("ships") == "longest",
                first: text.value("ties") == "first",
            })
        },
        ..STILL
    },
    AgentEntry {
        id: "p-matrix",
        parameters: &[
            Parameter {
                numbers: Some((1, 100)),
                default: "10",
                ..parameter("wound-weight", &["only"])
            },
            parameter("turns", &["distinct", "all"]),
            parameter("finish", &["first", "last"]),
            LEARNED,
        ],
        admiral: Some(44.8),
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
        ..STILL
    },
    AgentEntry {
        id: "expert-greedy",
        plays: expert_plays,
        make: |_, _| Box::new(Expert::Greedy),
        ..STILL
    },
    AgentEntry {
        id: "expert-standard",
        parameters: &[parameter(
            "threshold",
            &["0.4", "0.1", "0.2", "0.3", "0.5", "0.6", "0.7", "0.8", "0.9"],
        )],
        plays: expert_plays,
        make: |text, _| {
            // Only the digit after `0.` is read: parsing an `f64` would bring its tables into what every visit loads.
            let tenths = text.value("threshold").strip_prefix("0.").map(str::parse::<u8>);
            let tenths = tenths.and_then(Result::ok).unwrap_or(4);
            Box::new(Expert::Standard { threshold: f64::from(tenths) / 10.0 })
        },
        ..STILL
    },
    AgentEntry {
        id: "exact",
        parameters: &[EXPECTS, LEARNED],
        admiral: Some(44.349),
        plays: |rules| !rules.is_scored() || rules.fleet().is_straight(),
        make: |text, rules| {
            let expected = text.expected().map(|weights| Prior::of(rules, weights));
            Box::new(Exact { prior: expected.or_else(|| text.learned(rules)) })
        },
        ..STILL
    },
    AgentEntry {
        id: "exact-lookahead",
        admiral: Some(44.3),
        // Where ships lie apart it measured no better than `exact`. It does not use the cells of sunk ships that some rules announce.
        plays: |rules| {
            !rules.announces_contents()
                && rules.spec().contact == Contact::Free
                && !rules.spec().sunk_cells_told
        },
        make: |_, _| Box::new(Lookahead),
        ..STILL
    },
    AgentEntry {
        id: "planner",
        parameters: &[WORK, HUNTS],
        admiral: Some(43.708),
        plays: planning::suits,
        ready: Planner::is_ready,
        make: |text, _| {
            // 0 where it is "none".
            let thousands: usize = text.value(WORK.name).parse().unwrap_or(0);
            let hunts = text.value(HUNTS.name).parse().unwrap_or(0);
            Box::new(Planner { limits: PlayOutLimits { max_fleets: 1_000 * thousands, hunts } })
        },
        ..STILL
    },
    AgentEntry {
        id: "robust",
        plays: PlacementWeights::suits,
        make: |_, rules| {
            Box::new(Exact { prior: Some(Prior::of(rules, &PlacementWeights::ROBUST)) })
        },
        ..STILL
    },
    AgentEntry {
        id: "fixed-scan",
        parameters: &[parameter("search", &["stack", "cross"])],
        moving: true,
        make: |text, _| {
            let search =
                if text.value("search") == "cross" { Search::Cross } else { Search::Stack };
            Box::new(FixedScan { search })
        },
        ..STILL
    },
    // Where ships move every cell stays open, so that it is `random`.
    AgentEntry { id: "random-repeat", moving: true, ..STILL },
    AgentEntry { id: "tracker", moving: true, make: |_, _| Box::new(Tracker), ..STILL },
];

/// Whether the expert's rules of deduction hold, and there are row and column counts for its estimate.
fn expert_plays(rules: &Ruleset) -> bool {
    rules.is_scored()
        && rules.spec().clues
        && rules.spec().contact == Contact::Apart
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
    /// Whether the agent of this text plays these rules. The parameters `expects`, `learned` and `hunts` may exclude rules that it
    /// plays otherwise: see [`AgentText::agent`].
    pub fn plays(&self, rules: &Ruleset) -> bool {
        self.entry().plays(rules)
    }

    /// The agent, for rules it can play.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where it cannot, where it has both `expects` and `learned`, or `hunts` where ships lie apart: what scores
    /// tell beside hunts is known where they may touch alone; `learned-elsewhere` where the weight matrix is of a board of another
    /// size; `planner-not-loaded` where it plans in a module that is not there yet.
    pub fn agent(&self, rules: &Ruleset) -> Result<Box<dyn Agent>, AgentError> {
        let learned = self.value(LEARNED.name).len();
        let expects = self.expected().is_some();
        let hunts = !matches!(self.value(HUNTS.name), "" | "none");
        // Under scored rules there is no opponent to learn from.
        if !self.plays(rules)
            || hunts && !planning::Comparison::suits(rules.spec().contact)
            || 0 < learned && (rules.is_scored() || expects)
            || expects && !PlacementWeights::suits(rules)
        {
            return Err(AgentError::NotForRules { agent: self.to_string() });
        }
        if 0 < learned && learned != rules.geometry().len() {
            return Err(AgentError::LearnedElsewhere);
        }
        if !(self.entry().ready)() {
            return Err(AgentError::PlannerNotLoaded);
        }
        Ok((self.entry().make)(self, rules))
    }

    /// The placement weights of the deployer that it expects.
    fn expected(&self) -> Option<&'static PlacementWeights> {
        weights(self.value(EXPECTS.name))
    }

    /// The prior by the weight matrix it learned.
    fn learned(&self, rules: &Ruleset) -> Option<Prior> {
        let matrix: WeightMatrix = self.value(LEARNED.name).parse().ok()?;
        matrix.prior(rules).filter(|_| !matrix.is_empty())
    }

    /// The agent with this weight matrix in place of any other.
    ///
    /// # Errors
    ///
    /// `bad-agent-parameter` where the agent has no parameter `learned`.
    pub fn with_weights(&self, weights: &WeightMatrix) -> Result<Self, AgentError> {
        self.with(LEARNED.name, weights.to_string())
    }
}

impl AgentEntry {
    /// Whether the agent can play these rules, with the default of every parameter.
    pub fn plays(&self, rules: &Ruleset) -> bool {
        // In a puzzle there is nothing to shoot at.
        !rules.is_puzzle() && rules.moves() == self.moving && (self.plays)(rules)
    }
}
