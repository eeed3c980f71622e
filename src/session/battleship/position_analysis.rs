use std::{fmt, sync::Arc};

use serde::Serialize;

use crate::{
    battleship::{
        inference::{
            Basis, BeliefComputation, BeliefResult, ConflictSearch, Constraints, FleetSearch,
            MinimalConflict, Precision, Told, Tracking,
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
    config::check_seats,
    view::{AnswerView, BoardView},
};

/// Work after which two fleets that fit are no longer looked for.
const EXAMPLES_WORK: u64 = 100_000_000;
/// Work after which no fleet is looked for to play on, where none is known: somebody waits for it.
const PLAY_WORK: u64 = 5_000_000;
/// Work after which no clash is looked for any more.
const CLASH_WORK: u64 = 50_000_000;
/// Work after which a clash from which nothing can be left out is told as it is, though another of fewer may be there.
const FEWER_WORK: u64 = 5_000_000;
/// The fleets drawn for a game from here on: the one it is played on is one of them.
const TRIES: u32 = 300;

/// What somebody asks of a position they typed: which fleets fit, and what follows; worked out a stretch at a time.
#[derive(Debug)]
pub struct PositionAnalysis {
    knowledge: Knowledge,
    constraints: Constraints,
    stage: Stage,
    computed: BeliefResult,
    /// Where ships move: they, as far as they were tracked.
    tracking: Option<Arc<Tracking>>,
    examples: Vec<FoundFleet>,
    /// Whether there are no other fleets than those of `examples`.
    all_found: bool,
    /// What clashes, and whether no fewer do.
    clash: (Vec<Told>, bool),
}

#[derive(Debug)]
enum Stage {
    BeliefComputation(Box<BeliefComputation>),
    FleetSearch { looking: Box<FleetSearch>, work_left: u64 },
    MinimalConflict { looking: Box<MinimalConflict>, work_left: u64 },
    Done,
}

impl Stage {
    fn clash(knowledge: &Knowledge) -> Self {
        Self::MinimalConflict {
            looking: Box::new(MinimalConflict::new(knowledge)),
            work_left: CLASH_WORK,
        }
    }
}

/// How many fleets fit a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// One.
    Unique,
    /// Two at least.
    Several,
    /// None.
    Contradictory,
    /// That could not be found out within the work.
    Undecided,
}

/// What an inquiry comes to, as plain data.
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
    /// Where no fleet fits: what of the told no fleet fits, while one fits all of it but any one. Nothing where the fleet has
    /// no room on the board, or where none was found within the work.
    pub clash: Vec<ConflictItem>,
    /// Whether it was proved that no fewer clash.
    pub smallest: bool,
}

/// Something told that clashes with others; shots, rows and columns are numbered from 1.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ConflictItem {
    /// The answer to a shot.
    Shot {
        /// Which shot.
        number: usize,
        /// Its cell.
        cell: Cell,
        /// What it was told.
        answer: AnswerView,
    },
    /// A content given.
    Known {
        /// The cell.
        cell: Cell,
        /// What it holds.
        content: Content,
    },
    /// The count of a row.
    Row {
        /// Which.
        row: u8,
        /// How many ship cells.
        count: u32,
    },
    /// The count of a column.
    Col {
        /// Which.
        col: u8,
        /// How many ship cells.
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

/// The board of a position, as plain data.
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
    /// As [`Knowledge::read`], and those of [`Puzzle`] where the text holds a line's semicolons and is no JSON.
    pub fn open(text: &str) -> Result<Self, GameError> {
        let knowledge = knowledge_in(text)?;
        let computation = belief_computation(&knowledge, UNIFORM_OVER_FLEETS);
        Ok(Self {
            constraints: Constraints::new(&knowledge, None),
            knowledge,
            stage: Stage::BeliefComputation(Box::new(computation)),
            computed: BeliefResult::NotFound,
            tracking: None,
            examples: Vec::new(),
            all_found: false,
            clash: (Vec::new(), false),
        })
    }

    /// Takes it as proved that no fleet fits: what is left to find is what clashes.
    pub fn contradicted(&mut self) {
        self.computed = BeliefResult::Contradiction;
        self.stage = Stage::clash(&self.knowledge);
    }

    /// What was told.
    #[must_use]
    pub const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// The board as it was told.
    #[must_use]
    pub fn view(&self) -> PositionView<'_> {
        PositionView { rules: self.knowledge.rules(), board: BoardView::of(0, &self.knowledge) }
    }

    /// Goes on for about `work` units of some 0.1 µs; true once everything is found out.
    pub fn advance(&mut self, work: u64) -> bool {
        match &mut self.stage {
            Stage::BeliefComputation(computation) => {
                if computation.advance(work)
                    && let Some(computed) = computation.computed()
                {
                    self.computed = computed.clone();
                    self.tracking = computation.tracking().cloned();
                    self.stage = if self.tracking.is_some() {
                        // Of ships that move no fleets are told: nothing is proved of them.
                        Stage::Done
                    } else if self.computed == BeliefResult::Contradiction {
                        Stage::clash(&self.knowledge)
                    } else {
                        let looking = Box::new(FleetSearch::new(&self.constraints));
                        Stage::FleetSearch { looking, work_left: EXAMPLES_WORK }
                    };
                }
            }
            Stage::FleetSearch { looking, work_left } => {
                let stretch = work.min(*work_left);
                *work_left -= stretch;
                let ended = looking.advance(stretch);
                if ended || *work_left == 0 {
                    self.examples = looking.found().to_vec();
                    self.all_found = ended && self.examples.len() < 2;
                    // Not counted, and yet proved to be none.
                    self.stage = if self.all_found && self.examples.is_empty() {
                        Stage::clash(&self.knowledge)
                    } else {
                        Stage::Done
                    };
                }
            }
            Stage::MinimalConflict { looking, work_left } => {
                if looking.outcome().is_some() {
                    *work_left = FEWER_WORK.min(*work_left);
                }
                let stretch = work.min(*work_left);
                *work_left -= stretch;
                if looking.advance(stretch) || *work_left == 0 {
                    if let Some(ConflictSearch::MinimalConflict { observed, is_smallest }) =
                        looking.outcome()
                    {
                        self.clash = (observed, is_smallest);
                    }
                    self.stage = Stage::Done;
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// What was found out, once everything is.
    #[must_use]
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
            clash: self.clash.0.iter().filter_map(|&observed| self.clash_item(observed)).collect(),
            smallest: self.clash.1,
        }
    }

    fn clash_item(&self, observed: Told) -> Option<ConflictItem> {
        let rules = self.knowledge.rules();
        let clues = self.knowledge.clues();
        Some(match observed {
            Told::Shot(shot) => {
                let &(cell, answer) = self.knowledge.answers().get(shot)?;
                let answer = AnswerView::new(rules, answer);
                ConflictItem::Shot { number: shot + 1, cell, answer }
            }
            Told::Known(known) => {
                let &(cell, content) = self.knowledge.known().get(known)?;
                ConflictItem::Known { cell, content }
            }
            Told::Row(row) => {
                let count = *clues?.rows.get(usize::from(row))?;
                ConflictItem::Row { row: row + 1, count }
            }
            Told::Col(col) => {
                let count = *clues?.cols.get(usize::from(col))?;
                ConflictItem::Col { col: col + 1, count }
            }
        })
    }

    /// A fleet that fits, drawn where drawing finds one.
    fn fitting(&self, rng: &mut GameRng) -> Option<FoundFleet> {
        let mut examples = FleetSearch::new(&self.constraints);
        let drawn = examples.draw(&self.constraints, TRIES, rng);
        if drawn.is_none() && self.examples.is_empty() {
            examples.advance(PLAY_WORK);
        }
        drawn.or_else(|| self.examples.first().or(examples.found().first()).cloned())
    }

    /// A game of one player on a sea that fits, with the told shots fired and the flags set.
    ///
    /// The fleet is drawn from those that fit, each about as likely as any other; where drawing finds none, it is an example.
    ///
    /// # Errors
    ///
    /// `contradiction` where no fleet is known to fit, `position-not-playable` where the rules would not have let it come to
    /// this, the codes of players and seeds.
    pub fn play(&self, players: &str, seed: &str) -> Result<Game, GameError> {
        let rules = self.knowledge.rules();
        let seats: Seats = players.parse()?;
        check_seats(&seats, rules)?;
        if seats.kind != Kind::Solo {
            return Err(GameError::PositionNotPlayable);
        }
        let seed: Seed = seed.parse()?;
        let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
        let laid = match &self.tracking {
            Some(tracking) => tracking.start(&mut rng).map(|course| under_way(rules, &course)),
            None => self.fitting(&mut rng).map(|fleet| setup(rules, &fleet)),
        };
        let laid = laid.ok_or(GameError::Contradiction)?;
        let sea = Sea::new(rules, &laid).map_err(GameError::IllegalFleet)?;
        let mut start = Start::of_seed(seed, seats.kind);
        start.fleets[0] = Some(sea);
        if rules.tells_contents() {
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

/// What a position tells: its JSON text, or a puzzle line.
pub(super) fn knowledge_in(text: &str) -> Result<Knowledge, GameError> {
    let is_line = !text.trim_start().starts_with('{') && text.contains(';');
    if is_line {
        return Ok(text.parse::<Puzzle>().map_err(GameError::Puzzle)?.knowledge().clone());
    }
    Knowledge::read(text).map_err(GameError::Position)
}

/// A fleet as it lay before the first shot, in fleet order, each ship bound somewhere.
fn under_way(rules: &Ruleset, course: &[(CellSet, Heading)]) -> Setup {
    let named = course.iter().zip(rules.fleet().class_of());
    let ship = |(&(cells, heading), &class): (&(CellSet, Heading), &usize)| PlacedShip {
        name: rules.fleet().classes()[class].name.clone(),
        cells: cells.iter().collect(),
        heading: Some(heading),
    };
    named.map(ship).collect()
}

pub(super) fn setup(rules: &Ruleset, fleet: &FoundFleet) -> Setup {
    // In fleet order, whatever order they were found in.
    let classes = rules.fleet().classes().iter().enumerate();
    let ships = classes.flat_map(|(number, class)| {
        let own = fleet.iter().filter(move |(class, _)| *class == number);
        own.map(|(_, cells)| PlacedShip {
            name: class.name.clone(),
            cells: cells.iter().collect(),
            heading: None,
        })
    });
    ships.collect()
}
