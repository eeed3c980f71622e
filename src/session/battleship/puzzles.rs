use std::sync::Arc;

use serde::Serialize;

use crate::{
    battleship::{
        generator::{GeneratedPuzzle, Generator, GeneratorError, Level},
        rules::Ruleset,
    },
    grid::CellSet,
    json_value::JsonValue,
    rng::Seed,
    session::shared::{Kind, Version},
};

use super::{Game, GameError, Start, record::begin_text};

/// The generation of a puzzle in slices of work, from its configuration to its line and record: see [`Generator`]. Rules, level and seed
/// determine the puzzle, however it is sliced.
#[derive(Debug)]
pub struct PuzzleJob {
    generator: Generator,
    seed: Seed,
}

/// A generated puzzle as plain data: its line, its level, and a record to play it.
#[derive(Clone, Debug, Serialize)]
pub struct NewPuzzle {
    /// The puzzle as a line of text.
    pub line: String,
    /// The id of its level.
    pub level: &'static str,
    /// The record of a game on it, at its start.
    pub record: String,
}

impl PuzzleJob {
    /// Begins to make a puzzle of `{rules, level, seed?}`: `rules` as in [`Config::from_json`](super::Config::from_json), `level` one of
    /// `easy`, `medium`, `hard` and `expert`. `fresh` gives the seed where none is named.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none,
    /// `not-a-puzzle` where they are not a puzzle's; `unknown-level`, `bad-seed`.
    pub fn from_json(json: &JsonValue, fresh: impl FnOnce() -> Seed) -> Result<Self, GameError> {
        let fields = json.fields(&["rules", "level", "seed"])?;
        let rules: JsonValue = fields.required("rules")?;
        let level: String = fields.required("level")?;
        let seed: Option<String> = fields.optional("seed")?;
        let rules = Ruleset::of_data(&rules)?;
        let level: Level = level.parse()?;
        let seed = seed.map_or_else(|| Ok(fresh()), |text| text.parse())?;
        Ok(Self { generator: Generator::new(rules, level, seed)?, seed })
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The puzzle does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        self.generator.advance(work)
    }

    /// The puzzle, and a record of a game on it.
    ///
    /// # Errors
    ///
    /// `puzzle-not-found` where work is left, or the generator found none; `no-legal-deployment` or `deployment-not-found` where
    /// no fleet can be drawn.
    pub fn result(&self) -> Result<NewPuzzle, GameError> {
        let made = self.generator.result()?;
        let begun = begin_text(made.puzzle.knowledge().rules(), &start(self.seed, made));
        let record = format!("{} {begun} solo:you -", Version::default());
        Ok(NewPuzzle { line: made.puzzle.to_string(), level: made.level.id(), record })
    }
}

/// The start of a game on a generated puzzle.
fn start(seed: Seed, made: &GeneratedPuzzle) -> Start {
    let mut start = Start::of_seed(seed, Kind::Solo);
    start.fleets[0] = Some(made.sea.clone());
    start.known[0] = Some(made.known);
    start
}

/// The start of the easy puzzle of a seed.
///
/// # Errors
///
/// `not-a-puzzle` where the rules are not a puzzle's, `puzzle-not-found`, and `no-legal-deployment` or `deployment-not-found`
/// where no fleet can be drawn.
pub(super) fn easy_start(rules: &Arc<Ruleset>, seed: Seed) -> Result<Start, GameError> {
    let mut generator = Generator::new(rules.clone(), Level::Easy, seed)?;
    while !generator.advance(u64::MAX) {}
    Ok(start(seed, generator.result()?))
}

impl Game {
    /// The wrongly marked cells of a puzzle: water with a flag, or a ship noted as water.
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
