use std::{fmt, sync::Arc};

use serde::Serialize;

use crate::{
    battleship::{
        inference::{
            Basis, BeliefComputation, BeliefResult, ConflictSearch, Constraints, FleetSearch,
            MinimalConflict, Observation, Precision, Tracking,
            exact::{FoundFleet, covered},
        },
        knowledge::Knowledge,
        puzzle::Puzzle,
        rules::{Action, Answer, Content, Heading, PlacedShip, Ruleset, Sea, Setup},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
    session::shared::{Kind, Version},
};

use super::{
    BeliefView, Game, GameError, GameId, Seats, Start,
    belief::{UNIFORM_OVER_FLEETS, belief_computation},
    seats::check_seats,
    view::{AnswerView, BoardView},
};

/// Work after which the search for two fleets that fit stops.
const EXAMPLES_WORK: u64 = 100_000_000;
/// Work after which [`PositionAnalysis::play`] stops the search for a fleet, where none is known: somebody waits for it.
const PLAY_WORK: u64 = 5_000_000;
/// Work after which the search for a minimal conflict stops.
const CONFLICT_WORK: u64 = 50_000_000;
/// Work after which a minimal conflict is taken as it is, though a smaller one may exist.
const SMALLEST_WORK: u64 = 5_000_000;
/// Attempts to draw the fleet of a game that continues from a position.
const DRAWS: u32 = 300;

/// The analysis of a typed position in slices of work: which fleets fit, and what follows.
///
/// First it counts the fleets that fit, each as likely as any other. Then it searches for two different ones, for at most 10⁸ units of
/// some 0.1 µs (ten seconds); or, where none fits, for a minimal conflict, for at most half of that. Where ships move, it estimates
/// the chances by a particle filter and does nothing more.
///
/// ```
/// use spyglass::session::{PositionAnalysis, Verdict};
/// let mut analysis = PositionAnalysis::open(r#"{"rules": "admiral", "shots": [["A1", "miss"]]}"#)?;
/// while !analysis.advance(1_000_000) {}
/// assert_eq!(analysis.findings().verdict, Verdict::Several);
/// # Ok::<(), spyglass::session::GameError>(())
/// ```
#[derive(Debug)]
pub struct PositionAnalysis {
    knowledge: Knowledge,
    constraints: Constraints,
    stage: Stage,
    computed: BeliefResult,
    /// Where ships move: the particle filter that tracked them.
    tracking: Option<Arc<Tracking>>,
    examples: Vec<FoundFleet>,
    /// Whether there are no other fleets than those of `examples`.
    all_found: bool,
    /// A minimal conflict, and whether it is proved to be a smallest one.
    conflict: (Vec<Observation>, bool),
}

#[derive(Debug)]
enum Stage {
    Counting(Box<BeliefComputation>),
    Examples { search: Box<FleetSearch>, work_left: u64 },
    Conflict { search: Box<MinimalConflict>, work_left: u64 },
    Done,
}

impl Stage {
    fn conflict(knowledge: &Knowledge) -> Self {
        Self::Conflict {
            search: Box::new(MinimalConflict::new(knowledge)),
            work_left: CONFLICT_WORK,
        }
    }
}

/// How many fleets fit a position, as far as it matters: none, one, or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// One.
    Unique,
    /// Two at least.
    Several,
    /// None.
    Contradictory,
    /// No answer: the analysis is not complete, its work limit was reached, or ships move.
    Undecided,
}

/// The result of an analysis as plain data, the type `Verdict` of `doors/battleship.d.ts`: how many fleets fit, what is likely,
/// examples, and where none fits a conflict.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// How many fleets fit.
    pub verdict: Verdict,
    /// Their number as text, where they were counted in whole numbers.
    pub fleets: Option<String>,
    /// The chances, where any fleet fits; their prior is uniform over fleets.
    pub belief: Option<BeliefView>,
    /// Two fleets that fit, or the one.
    pub examples: Vec<Setup>,
    /// The cells that hold ship in one of two examples and water in the other.
    pub differs: CellSet,
    /// Where no fleet fits, a minimal conflict: dropping any one observation makes the rest satisfiable. Empty where the fleet has no
    /// room on the board, or where none was found within the work limit.
    pub clash: Vec<ConflictItem>,
    /// Whether no smaller conflict exists, by proof.
    pub smallest: bool,
}

/// An observation in a minimal conflict, as plain data; shots, rows and columns are numbered from 1.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ConflictItem {
    /// The answer to a shot.
    Shot {
        /// The number of the shot.
        number: usize,
        /// Its cell.
        cell: Cell,
        /// Its answer.
        answer: AnswerView,
    },
    /// A known cell.
    Known {
        /// The cell.
        cell: Cell,
        /// Its content.
        content: Content,
    },
    /// The count of a row.
    Row {
        /// The number of the row.
        row: u8,
        /// Its number of ship cells.
        count: u32,
    },
    /// The count of a column.
    Col {
        /// The number of the column.
        col: u8,
        /// Its number of ship cells.
        count: u32,
    },
}

impl fmt::Display for ConflictItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shot { number, cell, answer } => write!(f, "shot {number} at {cell}: {answer}"),
            Self::Known { cell, content } => write!(f, "given at {cell}: {content}"),
            Self::Row { row, count } => write!(f, "row {row} holds {count}"),
            Self::Col { col, count } => {
                write!(f, "column {} holds {count}", char::from(b'A' + col - 1))
            }
        }
    }
}

/// The board of a position as plain data, the rules and the observed marks: the type `PositionView` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct PositionView<'a> {
    rules: &'a Ruleset,
    board: BoardView,
}

impl PositionAnalysis {
    /// Opens a position: its JSON text, or a puzzle line.
    ///
    /// # Errors
    ///
    /// `bad-json` where the text is no position, `bad-position` where its rules do not allow it; `bad-puzzle` where it has a
    /// line's semicolons and is no puzzle line; `unknown-rules` or `bad-ruleset` where its rules are none.
    pub fn open(text: &str) -> Result<Self, GameError> {
        let knowledge = knowledge_in(text)?;
        let computation = belief_computation(&knowledge, UNIFORM_OVER_FLEETS);
        Ok(Self {
            constraints: Constraints::new(&knowledge, None),
            knowledge,
            stage: Stage::Counting(Box::new(computation)),
            computed: BeliefResult::NotFound,
            tracking: None,
            examples: Vec::new(),
            all_found: false,
            conflict: (Vec::new(), false),
        })
    }

    /// Takes it as proved that no fleet fits, and goes on to the search for a minimal conflict.
    pub fn assume_contradiction(&mut self) {
        self.computed = BeliefResult::Contradiction;
        self.stage = Stage::conflict(&self.knowledge);
    }

    /// The observations of the position, as one player knows them.
    pub const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// The rules and the board as observed, as plain data. Linear in the cells.
    pub fn view(&self) -> PositionView<'_> {
        PositionView { rules: self.knowledge.rules(), board: BoardView::of(0, &self.knowledge) }
    }

    /// Works for about `work` units of some 0.1 µs; true once the analysis is complete.
    pub fn advance(&mut self, work: u64) -> bool {
        match &mut self.stage {
            Stage::Counting(computation) => {
                if computation.advance(work)
                    && let Some(computed) = computation.computed()
                {
                    self.computed = computed.clone();
                    self.tracking = computation.tracking().cloned();
                    self.stage = if self.tracking.is_some() {
                        // Particles prove nothing about which fleets fit.
                        Stage::Done
                    } else if self.computed == BeliefResult::Contradiction {
                        Stage::conflict(&self.knowledge)
                    } else {
                        let search = Box::new(FleetSearch::new(&self.constraints));
                        Stage::Examples { search, work_left: EXAMPLES_WORK }
                    };
                }
            }
            Stage::Examples { search, work_left } => {
                let slice = work.min(*work_left);
                *work_left -= slice;
                let ended = search.advance(slice);
                if ended || *work_left == 0 {
                    self.examples = search.found().to_vec();
                    self.all_found = ended && self.examples.len() < 2;
                    // The search proved that no fleet fits, though the count did not.
                    self.stage = if self.all_found && self.examples.is_empty() {
                        Stage::conflict(&self.knowledge)
                    } else {
                        Stage::Done
                    };
                }
            }
            Stage::Conflict { search, work_left } => {
                if search.outcome().is_some() {
                    *work_left = SMALLEST_WORK.min(*work_left);
                }
                let slice = work.min(*work_left);
                *work_left -= slice;
                if search.advance(slice) || *work_left == 0 {
                    if let Some(ConflictSearch::MinimalConflict { observed, is_smallest }) =
                        search.outcome()
                    {
                        self.conflict = (observed, is_smallest);
                    }
                    self.stage = Stage::Done;
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// The result, complete once [`PositionAnalysis::advance`] returned true. Before that it holds the results of the finished stages: nothing
    /// and [`Verdict::Undecided`] while fleets are counted, then the chances; the examples, or the conflict, only at the end. Where ships
    /// move there are chances alone, and the verdict is [`Verdict::Undecided`].
    pub fn findings(&self) -> Findings {
        let rules = self.knowledge.rules();
        let belief = self.computed.belief();
        let fleets = match belief.map(|belief| belief.basis) {
            Some(Basis::Counted { fleets, precision: Precision::Exact }) => Some(fleets),
            _ => None,
        };
        let verdict = match (&self.computed, fleets, self.examples.len()) {
            (BeliefResult::Contradiction, ..) => Verdict::Contradictory,
            (_, Some(1), _) => Verdict::Unique,
            (_, Some(_), _) | (_, _, 2..) => Verdict::Several,
            (_, None, 1) if self.all_found => Verdict::Unique,
            (_, None, 0) if self.all_found => Verdict::Contradictory,
            _ => Verdict::Undecided,
        };
        let differs = match &self.examples[..] {
            [one, other] => (covered(one) | covered(other)) - (covered(one) & covered(other)),
            _ => CellSet::EMPTY,
        };
        Findings {
            verdict,
            fleets: fleets.map(|fleets| fleets.to_string()),
            belief: belief.map(|belief| BeliefView::new(0, &self.knowledge, belief)),
            examples: self.examples.iter().map(|fleet| setup(rules, fleet)).collect(),
            differs,
            clash: self
                .conflict
                .0
                .iter()
                .filter_map(|&observed| self.conflict_item(observed))
                .collect(),
            smallest: self.conflict.1,
        }
    }

    fn conflict_item(&self, observed: Observation) -> Option<ConflictItem> {
        let rules = self.knowledge.rules();
        let clues = self.knowledge.clues();
        Some(match observed {
            Observation::Shot(shot) => {
                let &(cell, answer) = self.knowledge.answers().get(shot)?;
                let answer = AnswerView::new(rules, answer);
                ConflictItem::Shot { number: shot + 1, cell, answer }
            }
            Observation::Known(known) => {
                let &(cell, content) = self.knowledge.known().get(known)?;
                ConflictItem::Known { cell, content }
            }
            Observation::Row(row) => {
                let count = *clues?.rows.get(usize::from(row))?;
                ConflictItem::Row { row: row + 1, count }
            }
            Observation::Col(col) => {
                let count = *clues?.cols.get(usize::from(col))?;
                ConflictItem::Col { col: col + 1, count }
            }
        })
    }

    /// A fleet that fits: a random one, or where no draw succeeds the first one found.
    fn draw_fitting(&self, rng: &mut GameRng) -> Option<FoundFleet> {
        let mut examples = FleetSearch::new(&self.constraints);
        let drawn = examples.draw(&self.constraints, DRAWS, rng);
        if drawn.is_none() && self.examples.is_empty() {
            examples.advance(PLAY_WORK);
        }
        drawn.or_else(|| self.examples.first().or(examples.found().first()).cloned())
    }

    /// A game of one player on a sea that fits, with the observed shots fired and the flags set.
    ///
    /// The fleet is drawn from those that fit, each about as likely as any other; where no draw succeeds, it is the first one found.
    ///
    /// # Errors
    ///
    /// `contradiction` where no fleet is known to fit, `position-not-playable` where no game under the rules reaches the
    /// position; `bad-players`, `agent-not-for-rules` or `learned-elsewhere` where the players cannot play.
    ///
    /// # Complexity
    ///
    /// At most 300 draws of a fleet and half a second of search for one; then the position is played out.
    pub fn play(&self, seats: Seats, seed: Seed) -> Result<Game, GameError> {
        let rules = self.knowledge.rules();
        check_seats(&seats, rules)?;
        if seats.kind != Kind::Solo {
            return Err(GameError::PositionNotPlayable);
        }
        let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
        let placed = match &self.tracking {
            Some(tracking) => tracking.start(&mut rng).map(|course| moving_setup(rules, &course)),
            None => self.draw_fitting(&mut rng).map(|fleet| setup(rules, &fleet)),
        };
        let placed = placed.ok_or(GameError::Contradiction)?;
        let sea = Sea::new(rules, &placed).map_err(GameError::IllegalFleet)?;
        let mut start = Start::of_seed(seed, seats.kind);
        start.fleets[0] = Some(sea);
        if rules.announces_contents() {
            start.known[0] = Some(self.knowledge.known().iter().map(|&(cell, _)| cell).collect());
        }
        let mut game =
            Game::new(GameId { version: Version::default(), rules: rules.clone(), start, seats })?;
        let not_playable = |_| GameError::PositionNotPlayable;
        for &(cell, answer) in self.knowledge.answers() {
            let observed = game.act(0, Action::Shoot(cell)).map_err(not_playable)?;
            if observed.is_none_or(|observed: Answer| observed != answer) {
                return Err(GameError::PositionNotPlayable);
            }
        }
        for cell in self.knowledge.flags() {
            game.act(0, Action::Flag(cell)).map_err(not_playable)?;
        }
        Ok(game)
    }
}

/// The observations of a position, given as JSON text or a puzzle line.
pub(super) fn knowledge_in(text: &str) -> Result<Knowledge, GameError> {
    let is_line = !text.trim_start().starts_with('{') && text.contains(';');
    if is_line {
        return Ok(text.parse::<Puzzle>().map_err(GameError::Puzzle)?.knowledge().clone());
    }
    Knowledge::read(text).map_err(GameError::Position)
}

/// A fleet before the first shot, in fleet order, each ship with its heading.
fn moving_setup(rules: &Ruleset, course: &[(CellSet, Heading)]) -> Setup {
    let ships = course.iter().zip(rules.fleet().class_of());
    let placed = |(&(cells, heading), &class): (&(CellSet, Heading), &usize)| {
        PlacedShip::new(rules, class, cells, Some(heading))
    };
    ships.map(placed).collect()
}

pub(super) fn setup(rules: &Ruleset, fleet: &FoundFleet) -> Setup {
    // The search finds ships in an order of its own; within a class the order stays.
    let of_class = |class| fleet.iter().filter(move |ship| ship.0 == class);
    let ships = (0..rules.fleet().classes().len()).flat_map(of_class);
    ships.map(|(class, cells)| PlacedShip::new(rules, *class, *cells, None)).collect()
}
