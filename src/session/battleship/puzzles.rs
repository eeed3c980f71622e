use std::sync::Arc;

use serde::Serialize;

use crate::{
    battleship::{
        generator::{Generator, GeneratorError, Level, Made},
        rules::Ruleset,
    },
    grid::CellSet,
    json_value::{BadJson, FromJson, JsonValue},
    rng::Seed,
    session::shared::{Kind, Version},
};

use super::{Game, GameError, Start, record::begin_text};

/// What a puzzle to be made is like, as plain data `{rules, level, seed?}`.
#[derive(Clone, Debug)]
pub struct PuzzleConfig {
    /// A puzzle's rule set.
    pub rules: JsonValue,
    /// `easy`, `medium`, `hard` or `expert`.
    pub level: String,
    /// Decimal text; the caller's fresh one where it is left out.
    pub seed: Option<String>,
}

impl FromJson for PuzzleConfig {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let fields = json.fields(&["rules", "level", "seed"])?;
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
    pub fn making(&self, fresh: impl FnOnce() -> Seed) -> Result<PuzzleJob, GameError> {
        let rules = Ruleset::of_data(&self.rules)?;
        let level: Level = self.level.parse()?;
        let seed = match &self.seed {
            Some(text) => text.parse()?,
            None => fresh(),
        };
        Ok(PuzzleJob { generator: Generator::new(rules, level, seed)?, seed })
    }
}

/// A puzzle being made, to be played.
#[derive(Debug)]
pub struct PuzzleJob {
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

impl PuzzleJob {
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
        let begun = begin_text(made.puzzle.knowledge().rules(), &start(self.seed, made));
        let record = format!("{} {begun} solo:you -", Version::default());
        Ok(NewPuzzle { line: made.puzzle.to_string(), level: made.level.id(), record })
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
pub(super) fn easy_start(rules: &Arc<Ruleset>, seed: Seed) -> Result<Start, GameError> {
    let mut generator = Generator::new(rules.clone(), Level::Easy, seed)?;
    while !generator.advance(u64::MAX) {}
    Ok(start(seed, generator.result()?))
}

impl Game {
    /// The cells of a puzzle that are marked wrongly: flagged, and water; or noted as water, and ship.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    pub fn check(&self) -> Result<CellSet, GameError> {
        if !self.id().rules.is_puzzle() {
            return Err(GeneratorError::NotAPuzzle.into());
        }
        let hunt = &self.state().sides[0].hunt;
        let ships = hunt.sea().cells();
        Ok((hunt.flags() - ships) | (hunt.notes() & ships))
    }
}
