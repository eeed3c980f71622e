use serde::Serialize;

use crate::{
    battleship::{
        generator::{Generator, GeneratorError, Level, Made},
        inference::deduction::{Chain, Deduction},
        puzzle::{Puzzle, Solutions, Solve, Solved},
        rules::Ruleset,
    },
    datum::{BadDatum, Datum, FromDatum},
    dice::Seed,
};

use super::{Game, GameError, GameId, Kind, Seat, Seats, Start};

/// Work after which a puzzle is told to be undecided, and after which a chain of reasons counts, in units of some 0.1 µs.
const MOST_WORK: u64 = 600_000_000;
/// Work that a step of a chain of reasons is taken to be.
const STEP: u64 = 5_000;

/// What a puzzle to be made is like, as plain data `{rules, level, seed?}`.
#[derive(Clone, Debug)]
pub struct PuzzleConfig {
    /// A puzzle's rule set.
    pub rules: Datum,
    /// `easy`, `medium`, `hard` or `expert`.
    pub level: String,
    /// Decimal text; the caller's fresh one where it is left out.
    pub seed: Option<String>,
}

impl FromDatum for PuzzleConfig {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        let fields = datum.fields(&["rules", "level", "seed"])?;
        Ok(Self {
            rules: fields.required("rules")?,
            level: fields.required("level")?,
            seed: fields.optional("seed")?,
        })
    }
}

impl PuzzleConfig {
    /// Begins to make the puzzle; `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// Those of rules, levels and seeds; `not-a-puzzle` where the rules are not a puzzle's.
    pub fn making(&self, fresh: impl FnOnce() -> Seed) -> Result<Making, GameError> {
        let rules = Ruleset::of_data(&self.rules)?;
        let level: Level = self.level.parse()?;
        let seed = match &self.seed {
            Some(text) => text.parse()?,
            None => fresh(),
        };
        Ok(Making { generator: Generator::new(rules, level, seed)?, seed })
    }
}

/// A puzzle being made, to be played.
#[derive(Debug)]
pub struct Making {
    generator: Generator,
    seed: Seed,
}

/// A puzzle made, as plain data.
#[derive(Clone, Debug, Serialize)]
pub struct NewPuzzle {
    /// The puzzle line.
    pub line: String,
    /// The level.
    pub level: &'static str,
    /// The record of a game on it, at its start.
    pub record: String,
}

impl Making {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    pub fn advance(&mut self, work: u64) -> bool {
        self.generator.advance(work)
    }

    /// The puzzle, and the game on it.
    ///
    /// # Errors
    ///
    /// Where it is not made yet, or none can be.
    pub fn result(&self) -> Result<NewPuzzle, GameError> {
        let made = self.generator.result()?;
        let rules = made.puzzle.knowledge().rules().clone();
        let seats = Seats { kind: Kind::Solo, seats: vec![Seat::You] };
        let game = Game::new(GameId { start: start(self.seed, made), rules, seats })?;
        let level = made.level.id();
        Ok(NewPuzzle { line: made.puzzle.to_string(), level, record: game.to_string() })
    }
}

/// How a game on a made puzzle starts.
fn start(seed: Seed, made: &Made) -> Start {
    let mut start = Start::of_seed(seed, Kind::Solo);
    start.fleets[0] = Some(made.sea.clone());
    start.known[0] = Some(made.known);
    start
}

/// The start of the easy puzzle of a seed.
///
/// # Errors
///
/// As [`Generator`].
pub(super) fn easy_start(
    rules: &std::sync::Arc<Ruleset>,
    seed: Seed,
) -> Result<Start, GeneratorError> {
    let mut generator = Generator::new(rules.clone(), Level::Easy, seed)?;
    while !generator.advance(u64::MAX) {}
    generator.result().map(|made| start(seed, made))
}

/// A puzzle being solved, a stretch of work at a time: its solutions, then the reasons where there is one.
#[derive(Debug)]
pub struct Solving {
    puzzle: Puzzle,
    solve: Solve,
    chain: Option<Chain>,
    steps: Vec<Deduction>,
    done: bool,
}

impl Solving {
    /// Begins to solve a puzzle line.
    ///
    /// # Errors
    ///
    /// Those of [`Puzzle`].
    pub fn open(line: &str) -> Result<Self, GameError> {
        let puzzle: Puzzle = line.parse().map_err(GameError::Puzzle)?;
        let solve = Solve::new(&puzzle);
        Ok(Self { puzzle, solve, chain: None, steps: Vec::new(), done: false })
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done. A single step of the chain of reasons is never broken off,
    /// and where it is a deep refutation may take longer.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut left = work;
        while !self.done && 0 < left {
            left = left.saturating_sub(match &mut self.chain {
                None => self.count(left),
                Some(chain) => {
                    match chain.next() {
                        Some(step) => self.steps.push(step),
                        None => self.done = true,
                    }
                    STEP
                }
            });
        }
        self.done
    }

    /// Looks for solutions; tells the work.
    fn count(&mut self, work: u64) -> u64 {
        let before = self.solve.work();
        let stretch = work.min(MOST_WORK.saturating_sub(before));
        if self.solve.advance(stretch) || stretch == 0 {
            if self.solve.solutions() == Some(Solutions::One) {
                self.chain = Chain::new(self.puzzle.knowledge(), MOST_WORK);
            }
            self.done = self.chain.is_none();
        }
        (self.solve.work() - before).max(1)
    }

    /// What was found so far.
    #[must_use]
    pub fn result(&self) -> Solved {
        Solved { steps: self.steps.clone(), ..self.solve.told() }
    }
}
