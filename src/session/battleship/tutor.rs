use std::str::FromStr;

use serde::Serialize;

use crate::{
    battleship::{
        agents::AgentError,
        generator::{GeneratorError, Level},
        inference::deduction::{
            Because, Chain, Combinations, Contradiction, Deducer, Deduction, Line, LineSet,
            Permitted, Refuted, Rule, proof,
        },
        puzzle::Puzzle,
        rules::ActionError,
    },
    grid::{Cell, CellSet, Geometry},
    session::shared::{SessionError, read_record},
};

use super::{
    FleetDrawingJob, FleetsThroughCellJob, Game, GameError, Seats,
    record::{read_rules, replay, unsealed_start},
    state::{Side, State},
};

/// Work limit of the chain of deductions for a hint or a proof: somebody waits for it.
const CHAIN_WORK: u64 = 1_000_000;

/// What solitaire's expert system deduces from one player's observations, as plain data: the type `Expert` of
/// `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct ExpertView {
    /// The deductions, in order: each rests on the observations and on those before it.
    pub steps: Vec<Deduction>,
    /// The proof that no fleet fits, where the rules found one.
    pub contradiction: Option<Contradiction>,
    /// By row, from the top.
    pub rows: Vec<LineLeft>,
    /// By column, from the left.
    pub cols: Vec<LineLeft>,
    /// The ships found, the shortest first.
    pub found: Vec<CellSet>,
    /// By length, the longest first: the ships still to be found.
    pub combinations: Vec<Combinations>,
}

/// What is left of a row or column: ship cells still to be found, and cells that may hold them.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LineLeft {
    /// The ship cells still to be found, where they are counted.
    pub left: Option<u32>,
    /// The cells that may hold them.
    pub candidates: u32,
}

/// A hint up to a stage, as plain data; each stage shows more of the same deduction. It is the type `Hint` of
/// `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct HintView {
    /// 1 to 4: where to look, by which rule, which cells, and why.
    pub stage: u8,
    /// Whether it refutes a mark of the player's.
    pub mistake: bool,
    /// Where to look.
    pub cells: CellSet,
    /// The rows to count.
    pub rows: LineSet,
    /// The columns to count.
    pub cols: LineSet,
    /// The rule, from stage 2 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// What is water, from stage 3 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water: Option<CellSet>,
    /// What is ship, from stage 3 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<CellSet>,
    /// Why, at stage 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Because>,
    /// Of a refutation the assumption, at stage 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refuted: Option<Box<Refuted>>,
}

impl HintView {
    /// The number of stages of a hint, which is also the last one.
    pub const STAGES: u8 = 4;

    fn new(step: &Deduction, stage: u8, mistake: bool, geometry: Geometry) -> Self {
        let settled = step.because.settled(geometry);
        // A count of all fleets starts from all observations.
        let cells = if settled.is_empty() { step.settles() } else { settled };
        Self {
            stage,
            mistake,
            cells,
            rows: step.because.rows,
            cols: step.because.cols,
            rule: (2 <= stage).then_some(step.rule),
            water: (3 <= stage).then_some(step.water),
            ship: (3 <= stage).then_some(step.ship),
            because: (4 <= stage).then_some(step.because),
            refuted: step.refuted.clone().filter(|_| 4 <= stage),
        }
    }
}

/// Reads any text as an agent: a tutor never asks for a decision, so that its door does not hold the code of agents.
struct IgnoredAgent;

impl FromStr for IgnoredAgent {
    type Err = AgentError;

    fn from_str(_: &str) -> Result<Self, AgentError> {
        Ok(Self)
    }
}

/// A game at one step: the observations of every player, and whether they are withheld. What is asked of a withheld board is
/// refused with `chances-withheld`.
#[derive(Clone, Debug)]
pub struct TutorSession {
    sides: Vec<Side>,
    withheld: Vec<bool>,
    permitted: Permitted,
}

impl From<&Game> for TutorSession {
    fn from(game: &Game) -> Self {
        let sides = game.state().sides.clone();
        Self { sides, withheld: game.withholds(), permitted: Permitted::ALL }
    }
}

impl TutorSession {
    /// Opens a record at a step of its line.
    ///
    /// # Errors
    ///
    /// `bad-record`, `unknown-record-version` or `too-long` where the text is no record; the codes of its rules, players, seed
    /// and fleets, but none of agents, whose texts are not read; `no-such-step`.
    pub fn open(record: &str, step: usize) -> Result<Self, GameError> {
        let (version, [rules, start, seats, actions]) = read_record(record)?;
        let rules = read_rules(rules)?;
        let seats: Seats<IgnoredAgent> = seats.parse()?;
        let start = unsealed_start(&rules, seats.kind, start)?;
        start.check(&rules, seats.kind)?;
        let seas = start.seas(&rules)?;
        let mut state = State::new(&rules, version, seats.kind, seats.seats.len(), &seas);
        let mut steps = 0;
        let mut at_step = (step == 0).then(|| state.clone());
        replay(actions, |player, action| {
            if seats.seats.len() <= player {
                return Err(ActionError::NotYourTurn);
            }
            state.act(player, action)?;
            steps += 1;
            if steps == step {
                at_step = Some(state.clone());
            }
            Ok(())
        })?;
        let is_ended = state.ending(&seats).is_some();
        let at_step = at_step.ok_or(SessionError::NoSuchStep(step))?;
        let withheld = at_step.withholds(&seats, is_ended);
        Ok(Self { sides: at_step.sides, withheld, permitted: Permitted::ALL })
    }

    /// Sets the rules of deduction that hints, proofs and deductions use from now on. A new session uses all of them.
    pub fn permit(&mut self, permitted: Permitted) {
        self.permitted = permitted;
    }

    fn shown_side(&self, player: usize) -> Result<&Side, GameError> {
        match (self.withheld.get(player), self.sides.get(player)) {
            (Some(false), Some(side)) => Ok(side),
            _ => Err(GameError::ChancesWithheld),
        }
    }

    fn chain(&self, side: &Side) -> Result<Chain, GameError> {
        let chain = Chain::by(&side.knowledge, self.permitted, CHAIN_WORK);
        chain.ok_or(GameError::NoDeductions)
    }

    /// The deductions of solitaire's expert system from the observations of `player` (from 0).
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `no-deductions` under rules the expert does not know.
    ///
    /// # Complexity
    ///
    /// That of [`Deducer::new`]: milliseconds.
    pub fn deductions(&self, player: usize) -> Result<ExpertView, GameError> {
        let side = self.shown_side(player)?;
        let deducer =
            Deducer::by(&side.knowledge, self.permitted).ok_or(GameError::NoDeductions)?;
        let (board, facts) = (deducer.board(), deducer.facts());
        let geometry = board.geometry();
        let left = |line| LineLeft {
            left: board.remaining(facts, line),
            candidates: board.candidates(facts, line).len(),
        };
        let fleet = deducer.fleet_left();
        Ok(ExpertView {
            steps: deducer.steps().to_vec(),
            contradiction: deducer.contradiction().cloned(),
            rows: (0..geometry.rows()).map(|row| left(Line::Row(row))).collect(),
            cols: (0..geometry.cols()).map(|col| left(Line::Col(col))).collect(),
            found: fleet.found,
            combinations: fleet.combinations,
        })
    }

    /// The next conclusion open to `player` (from 0), up to a `stage` of 1 to 4; none where nothing more is certain.
    ///
    /// The order: a deduction that refutes a mark of the player's, however long the chain to it; the first ship that the rules find;
    /// water, where the player notes it; and where the rules find nothing, a refutation or the count of all fleets.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `no-deductions` under rules the expert does not know.
    ///
    /// # Complexity
    ///
    /// Refutations and counting stop after some 0.1 s of work each.
    pub fn hint(&self, player: usize, stage: u8) -> Result<Option<HintView>, GameError> {
        let side = self.shown_side(player)?;
        let (geometry, hunt) = (side.hunt.rules().geometry(), &side.hunt);
        let stage = stage.clamp(1, HintView::STAGES);
        let mut chain = self.chain(side)?;
        let (flags, notes) = (hunt.flags(), hunt.notes());
        let refutes_mark =
            |step: &Deduction| step.water.intersects(flags) || step.ship.intersects(notes);
        let finds_ship = |step: &Deduction| !step.ship.is_subset(flags | hunt.shot());
        let notes_water = !notes.is_empty() || hunt.rules().is_puzzle();
        let finds_water =
            |step: &Deduction| notes_water && !step.water.is_subset(notes | hunt.shot());
        let finds = |step: &Deduction| finds_ship(step) || finds_water(step);

        let by_rules = chain.by_rules().len();
        // Once all marks are settled no further step refutes one.
        let mut unsettled = flags | notes;
        while let Some(step) = (!unsettled.is_empty()).then(|| chain.next()).flatten() {
            if refutes_mark(&step) {
                return Ok(Some(HintView::new(&step, stage, true, geometry)));
            }
            unsettled -= step.settles();
        }
        let (named, further) = chain.steps().split_at(by_rules);
        let found = (named.iter().find(|step| finds_ship(step)))
            .or_else(|| named.iter().find(|step| finds_water(step)))
            .or_else(|| further.iter().find(|step| finds(step)))
            .cloned();
        let found = found.or_else(|| chain.find(finds));
        Ok(found.map(|step| HintView::new(&step, stage, false, geometry)))
    }

    /// The proof of a cell's content from the observations of `player` (from 0): the steps it needs, in order; none where the content is
    /// not certain.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `no-deductions` under rules the expert does not know.
    ///
    /// # Complexity
    ///
    /// Refutations and counting stop after some 0.1 s of work each.
    pub fn prove(&self, player: usize, cell: Cell) -> Result<Vec<Deduction>, GameError> {
        let side = self.shown_side(player)?;
        let mut chain = self.chain(side)?;
        let mut steps = Vec::new();
        for step in chain.by_ref() {
            let settles = step.settles().contains(cell);
            steps.push(step);
            if settles {
                let needed = proof(chain.board(), &steps, cell);
                return Ok(needed.into_iter().map(|place| steps[place].clone()).collect());
            }
        }
        Ok(Vec::new())
    }

    /// Begins to draw `count` fleets that fit the observations of `player` (from 0), with a ship on a cell.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `outside-board`, `not-counted` where ships move.
    pub fn fleets_through(
        &self,
        player: usize,
        cell: Cell,
        count: usize,
    ) -> Result<FleetsThroughCellJob, GameError> {
        FleetsThroughCellJob::new(self.shown_side(player)?.knowledge.clone(), cell, count)
    }

    /// Begins to draw `fleets` fleets that fit the observations of `player` (from 0), to be hunted by a planner.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `agent-not-for-rules`.
    pub fn draw_fleets(&self, player: usize, fleets: usize) -> Result<FleetDrawingJob, GameError> {
        FleetDrawingJob::new(&self.shown_side(player)?.knowledge, fleets)
    }

    /// The level of a puzzle; none where it has not exactly one solution, or needs more than refutations by rules, or too many of
    /// them.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    ///
    /// # Complexity
    ///
    /// That of [`Level::of`]: at most some 0.2 s, and less for an easier puzzle.
    pub fn level(&self) -> Result<Option<Level>, GameError> {
        let knowledge = &self.sides[0].knowledge;
        if !knowledge.rules().is_puzzle() {
            return Err(GeneratorError::NotAPuzzle.into());
        }
        Ok(Level::of(&Puzzle::new(String::new(), knowledge.clone())))
    }
}
