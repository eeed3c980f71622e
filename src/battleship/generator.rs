//! Makes puzzles: draws a fleet, and gives as few contents as reasoning of a level needs to find it.
//!
//! Knows the truth it hides, and so stands apart from all that reasons.

use std::{fmt, str::FromStr, sync::Arc};

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet},
    json_value::named_enum,
    rng::{GameRng, Seed, Stream},
};

use super::{
    inference::deduction::{Board, Group, SolveOutcome, reach},
    knowledge::Knowledge,
    puzzle::{Puzzle, SolutionSearch, Solutions},
    rules::{DeployError, Deployer, Deployment, Ruleset, Sea},
};

/// The number of fleets after which the search for a puzzle is given up.
const MAX_FLEETS: u32 = 10_000;
/// The bound on the search for a second solution, in units of 0.1 µs.
const MAX_COUNTING: u64 = 1_000_000;
/// The bound on the search for refutations that classifies a puzzle, in units of 0.1 µs: a person waits for it.
const MAX_TRYING: u64 = 2_000_000;
/// The work charged for drawing a fleet and an order of the cells, in units of 0.1 µs.
const DRAW: u64 = 400;

named_enum! {
    /// The difficulty of a puzzle: the greatest group of deduction rules that it needs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level {
        /// Rules of cells and lines are enough.
        Easy = "easy",
        /// Rules of ships too.
        Medium = "medium",
        /// Rules of combinations too.
        Hard = "hard",
        /// A cell must be assumed to be one thing, which the rules then refute.
        Expert = "expert",
    }
}

impl Level {
    /// The least level at which the rules solve the puzzle. None where it has not exactly one solution, where refutations by rules
    /// do not solve it, or where they need more than 2,000,000 units of work, which happens only on boards far larger than the
    /// generated ones.
    ///
    /// # Complexity
    ///
    /// The rules are run for one level after the other; refutations stop after some 0.2 s.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let board = Board::new(puzzle.knowledge())?;
        let is_enough = |level: &Self| reach(&board, level.group(), None, MAX_TRYING).is_whole;
        Self::ALL.into_iter().find(is_enough)
    }

    /// The greatest group of rules of this level.
    const fn group(self) -> Group {
        match self {
            Self::Easy => Group::Cells,
            Self::Medium => Group::Ships,
            Self::Hard => Group::Combinations,
            Self::Expert => Group::Refutation,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = GeneratorError;

    fn from_str(text: &str) -> Result<Self, GeneratorError> {
        Self::named(text).ok_or_else(|| GeneratorError::UnknownLevel(text.to_owned()))
    }
}

/// A generated puzzle, its level, and the fleet that is its only solution.
#[derive(Clone, Debug)]
pub struct GeneratedPuzzle {
    /// The puzzle, under the id `rules-level-seed`.
    pub puzzle: Puzzle,
    /// The level that was asked for, which is also the least at which the rules solve it.
    pub level: Level,
    /// The one fleet that fits.
    pub sea: Sea,
    /// The cells whose contents are given.
    pub known: CellSet,
}

/// Generates the puzzle of a seed in slices of work.
///
/// A fleet is drawn, every legal one equally likely, and an order of all cells. Contents are given in that order until the rules of
/// the level settle every cell; then each that is not needed is taken back, the last first. What sound rules settle is so in
/// every fleet that fits: the solution is the only one. Where the puzzle turns out easier than asked for, the next fleet is drawn.
///
/// ```
/// use spyglass::battleship::{generator::{Generator, Level}, rules::preset};
/// use spyglass::rng::Seed;
/// let rules = preset("puzzle-6").unwrap();
/// let mut generator = Generator::new(rules, Level::Easy, Seed(7))?;
/// while !generator.advance(100_000) {}
/// let made = generator.result()?;
/// assert_eq!(Level::of(&made.puzzle), Some(Level::Easy));
/// # Ok::<(), spyglass::battleship::generator::GeneratorError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    rules: Arc<Ruleset>,
    level: Level,
    seed: Seed,
    rng: GameRng,
    deployment: Deployment,
    fleets: u32,
    draft: Option<Draft>,
    outcome: Option<Result<GeneratedPuzzle, GeneratorError>>,
}

/// A fleet on the way to a puzzle.
#[derive(Clone, Debug)]
struct Draft {
    sea: Sea,
    /// The cells in the order they are given.
    order: Vec<Cell>,
    known: CellSet,
    stage: Stage,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// How many cells must be given is at least the first and at most the second.
    Giving(usize, usize),
    /// This many cells of the order are still to be looked at, at this level.
    Taking(usize, Level),
}

impl Generator {
    /// A generator that has done no work yet.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` where the rules are not those of a puzzle with ships apart.
    pub fn new(rules: Arc<Ruleset>, level: Level, seed: Seed) -> Result<Self, GeneratorError> {
        let empty = Knowledge::new(rules.clone(), None, Vec::new());
        if !rules.is_puzzle() || Board::new(&empty).is_none() {
            return Err(GeneratorError::NotAPuzzle);
        }
        Ok(Self {
            rng: GameRng::new(seed, Stream::Puzzle { level: level as u32 }),
            deployment: Deployment::new(&rules, Deployer::Uniform),
            rules,
            level,
            seed,
            fleets: 0,
            draft: None,
            outcome: None,
        })
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The result does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut left = work;
        while self.outcome.is_none() && 0 < left {
            left = left.saturating_sub(self.step());
        }
        self.outcome.is_some()
    }

    /// The puzzle, once it is made.
    ///
    /// # Errors
    ///
    /// `puzzle-not-found` before that, or where many fleets gave none of the level; those of deployments.
    pub fn result(&self) -> Result<&GeneratedPuzzle, GeneratorError> {
        match &self.outcome {
            Some(Ok(made)) => Ok(made),
            Some(Err(error)) => Err(error.clone()),
            None => Err(GeneratorError::NotFound { level: self.level }),
        }
    }

    /// How many fleets were drawn so far, at most 10,000.
    pub const fn fleets(&self) -> u32 {
        self.fleets
    }

    /// Tries one set of givens; returns its work.
    fn step(&mut self) -> u64 {
        let Some(mut draft) = self.draft.take() else { return self.draw() };
        match draft.stage {
            Stage::Giving(least, most) if least == most => {
                draft.known = draft.order[..most].iter().copied().collect();
                draft.stage = Stage::Taking(most, self.level.min(Level::Hard));
                self.draft = Some(draft);
                0
            }
            // More givens never settle less, so halving finds the number.
            Stage::Giving(least, most) => {
                let middle = least.midpoint(most);
                let known = draft.order[..middle].iter().copied().collect();
                let (solved, work) = self.solves(&draft.sea, known, self.level.min(Level::Hard));
                draft.stage = if solved {
                    Stage::Giving(least, middle)
                } else {
                    Stage::Giving(middle + 1, most)
                };
                self.draft = Some(draft);
                work
            }
            Stage::Taking(0, level) if level < self.level => {
                // Rules alone need all that is left; refutations may need less.
                draft.stage = Stage::Taking(draft.order.len(), self.level);
                self.draft = Some(draft);
                0
            }
            Stage::Taking(0, _) => self.accept_if_hard(draft),
            Stage::Taking(left, level) => {
                let last = CellSet::of(draft.order[left - 1]);
                draft.stage = Stage::Taking(left - 1, level);
                let mut work = 0;
                if last.intersects(draft.known) {
                    let (solved, spent) = self.solves(&draft.sea, draft.known - last, level);
                    work = spent;
                    if solved {
                        draft.known -= last;
                    }
                }
                self.draft = Some(draft);
                work
            }
        }
    }

    /// Draws the next fleet, and the order in which cells are given; returns the work.
    fn draw(&mut self) -> u64 {
        if MAX_FLEETS <= self.fleets {
            self.outcome = Some(Err(GeneratorError::NotFound { level: self.level }));
            return 0;
        }
        self.fleets += 1;
        match self.deployment.deploy(&mut self.rng) {
            Ok(sea) => {
                let mut left = self.rules.geometry().board();
                let mut order = Vec::with_capacity(self.rules.geometry().len());
                while let Some(cell) = self.rng.cell(left) {
                    left.remove(cell);
                    order.push(cell);
                }
                let stage = Stage::Giving(0, order.len());
                self.draft = Some(Draft { sea, order, known: CellSet::EMPTY, stage });
            }
            Err(error) => self.outcome = Some(Err(GeneratorError::Deploy(error))),
        }
        DRAW
    }

    /// Accepts the puzzle unless a lower level solves it; returns the work.
    fn accept_if_hard(&mut self, draft: Draft) -> u64 {
        let mut work = 0;
        let easier = Level::ALL.into_iter().filter(|level| *level < self.level);
        for level in easier {
            let (solved, spent) = self.solves(&draft.sea, draft.known, level);
            work += spent;
            if solved {
                return work;
            }
        }
        let name = self.rules.id().unwrap_or("puzzle");
        let id = format!("{name}-{}-{}", self.level, self.seed);
        let puzzle = Puzzle::new(id, self.knowledge(&draft.sea, draft.known));
        let Draft { sea, known, .. } = draft;
        self.outcome = Some(Ok(GeneratedPuzzle { puzzle, level: self.level, sea, known }));
        work
    }

    fn knowledge(&self, sea: &Sea, known: CellSet) -> Knowledge {
        let observed = known.iter().map(|cell| (cell, sea.content(cell))).collect();
        Knowledge::new(self.rules.clone(), Some(sea.clues(&self.rules)), observed)
    }

    fn solves(&self, sea: &Sea, known: CellSet, level: Level) -> (bool, u64) {
        let knowledge = self.knowledge(sea, known);
        let Some(board) = Board::new(&knowledge) else { return (false, 0) };
        let mut counted = 0;
        // Where several fleets fit no rule finds one, and to find two is quicker than to try every refutation.
        if level == Level::Expert {
            let mut solve = SolutionSearch::new(&Puzzle::new(String::new(), knowledge));
            let is_one = solve.advance(MAX_COUNTING) && solve.solutions() == Some(Solutions::One);
            counted = solve.work();
            if !is_one {
                return (false, counted);
            }
        }
        let SolveOutcome { is_whole, work } =
            reach(&board, level.group(), Some(sea.cells()), u64::MAX);
        (is_whole, counted + work)
    }
}

/// Why there is no puzzle: codes `unknown-level`, `not-a-puzzle`, `puzzle-not-found`, and those of [`DeployError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GeneratorError {
    /// No level is called so.
    UnknownLevel(String),
    /// The rules are not those of a puzzle.
    NotAPuzzle,
    /// Many fleets gave no puzzle of the level.
    NotFound {
        /// The level.
        level: Level,
    },
    /// No fleet can be placed.
    Deploy(DeployError),
}

error_codes! {
    GeneratorError {
        UnknownLevel(level) => "unknown-level" { level }, "no level is called {level:?}";
        NotAPuzzle => "not-a-puzzle", "the rules are not those of a puzzle";
        NotFound { level } => "puzzle-not-found" { level: level.id() }, "no {level} puzzle was found";
    }
    passed on {
        Deploy(DeployError),
    }
}
