use crate::{
    battleship::knowledge::Knowledge,
    grid::{Cell, CellSet},
};

use super::{
    Board, Combinations, Contradiction, Deduction, Facts, Permitted, Rule, rules,
    step::Findings,
    survey::{Known, Survey},
};

/// Runs the named rules on a player's knowledge to the fixed point, and keeps every step.
///
/// The fixed point does not depend on the order of the rules; the steps are those of the simplest rules first.
///
/// # What is built on it
///
/// - An agent reads [`Self::facts`], [`Board::content`], [`Board::remaining`], [`Board::candidates`] and [`Self::fleet_left`].
/// - A hint is the first of [`Self::steps`]; its four stages are described at [`Deduction`].
/// - A proof of one cell is [`proof`](super::proof()) of the steps.
/// - A puzzle's difficulty is the greatest [`Rule::group`] of its [`Chain`](super::Chain).
#[derive(Clone, Debug)]
pub struct Deducer {
    board: Board,
    facts: Facts,
    steps: Vec<Deduction>,
    contradiction: Option<Contradiction>,
}

impl Deducer {
    /// Deduces from a player's knowledge by all named rules; `None` under rules without a [`Board`].
    ///
    /// # Complexity
    ///
    /// At most one run of every rule for each conclusion: milliseconds on boards of 10×10.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        Self::by(knowledge, Permitted::ALL)
    }

    /// Deduces as [`Deducer::new`] does, by those named rules that are `permitted`.
    #[must_use]
    pub fn by(knowledge: &Knowledge, permitted: Permitted) -> Option<Self> {
        let rules: Vec<_> = permitted.named().collect();
        Board::new(knowledge).map(|board| Self::in_order(board, &rules))
    }

    /// Deduces from the observations of `board` by `rules`, asked in this order.
    #[must_use]
    pub fn in_order(board: Board, rules: &[Rule]) -> Self {
        let facts = board.facts();
        Self::from(board, facts, rules)
    }

    /// Deduces by `rules` from `facts`, which may go beyond the observed ones.
    #[must_use]
    pub fn from(board: Board, mut facts: Facts, rules: &[Rule]) -> Self {
        let mut steps = Vec::new();
        let contradiction = explain(&board, &mut facts, rules, &mut steps);
        Self { board, facts, steps, contradiction }
    }

    /// The board of the observations.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The facts at the fixed point: those given and those concluded.
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The steps, in order: each rests on observations and on steps before it.
    pub fn steps(&self) -> &[Deduction] {
        &self.steps
    }

    /// The proof that no fleet fits; `None` where the rules found none.
    pub const fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// The ships found and those still to be found, at the fixed point.
    pub fn fleet_left(&self) -> FleetLeft {
        let survey = Survey::of(&self.board, &self.facts);
        let mut fleet = FleetLeft::default();
        for (ships, standing) in self.board.ships.iter().zip(&survey.standings) {
            let cells = |&number: &u16| ships.ways[usize::from(number)].cells;
            fleet.found.extend(standing.found.iter().map(cells));
            if let left @ 1.. = standing.left {
                let ways = standing.ways.iter().map(cells).collect();
                let own = Combinations { length: ships.length, left: left as u32, ways };
                fleet.combinations.insert(0, own);
            }
        }
        fleet
    }
}

/// The fleet as far as it is known: the ships found, and by length the placements that are left for the others.
#[derive(Clone, Debug, Default)]
pub struct FleetLeft {
    /// The ships found, the shortest first.
    pub found: Vec<CellSet>,
    /// By length, the longest first: the ships still to be found.
    pub combinations: Vec<Combinations>,
}

/// Runs the rules to the fixed point or a contradiction, and appends every step.
pub(super) fn explain(
    board: &Board,
    facts: &mut Facts,
    rules: &[Rule],
    steps: &mut Vec<Deduction>,
) -> Option<Contradiction> {
    let mut derived = Vec::new();
    let contradiction = derive(board, facts, rules, &mut derived);
    let mut finder = Finder::default();
    steps.extend(derived.into_iter().map(|step| finder.explained(board, step)));
    contradiction
}

/// A step without its premises, which often take longer to find than the step itself.
#[derive(Debug)]
pub(super) struct Derived {
    pub step: Deduction,
    /// The facts at which its rule found it; `None` where the step has its premises.
    pub from: Option<Facts>,
}

/// Runs the rules to the fixed point or a contradiction, and appends every step, without its premises.
pub(super) fn derive(
    board: &Board,
    facts: &mut Facts,
    rules: &[Rule],
    steps: &mut Vec<Derived>,
) -> Option<Contradiction> {
    let mut finder = Finder::default();
    let mut next = 0;
    while let Some(&rule) = rules.get(next) {
        next += 1;
        let from = *facts;
        finder.find(board, &from, rule, CellSet::EMPTY);
        for mut step in finder.found.list.drain(..) {
            if step.trim(facts) {
                step.apply(facts);
                steps.push(Derived { step, from: Some(from) });
                // The simplest rules first.
                next = 0;
            }
        }
        if finder.found.contradiction.is_some() {
            return finder.found.contradiction;
        }
    }
    None
}

/// Runs single rules, and surveys the facts again where they are others than before.
#[derive(Debug)]
pub(super) struct Finder {
    found: Findings<true>,
    survey: Survey,
    surveyed: Option<Facts>,
}

impl Default for Finder {
    fn default() -> Self {
        Self { found: Findings::new(), survey: Survey::default(), surveyed: None }
    }
}

impl Finder {
    /// Lists what a rule finds, with the premises of what settles cells of `why`.
    fn find(&mut self, board: &Board, facts: &Facts, rule: Rule, why: CellSet) {
        if rule.surveys() && self.surveyed != Some(*facts) {
            self.survey.renew(board, facts);
            self.surveyed = Some(*facts);
        }
        self.found.ask(why);
        rules::find(rule, Known { board, facts, survey: &self.survey }, &mut self.found);
    }

    /// The step with its premises.
    pub fn explained(&mut self, board: &Board, Derived { mut step, from }: Derived) -> Deduction {
        if let Some(facts) = from.filter(|_| !step.settles().is_empty()) {
            self.find(board, &facts, step.rule, step.settles());
            // A rule settles no cell twice in one run.
            let own = |found: &&Deduction| step.settles().is_subset(found.settles());
            step.because = self.found.list.iter().find(own).map_or(step.because, |own| own.because);
        }
        step
    }
}

/// The rules found that no fleet fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NothingFits;

/// The work of one survey of a board and of the rules that use it. Measured on boards of up to 100 cells; on larger boards it grows
/// with about the third power of the cells.
pub(super) fn survey_work(board: &Board) -> u64 {
    const SURVEY: u64 = 800;
    const CELLS: u64 = 100;
    let cells = u64::from(board.all.len()).max(CELLS);
    SURVEY * cells.pow(3) / CELLS.pow(3)
}

/// Runs the rules without recording steps, as fast as possible.
#[derive(Debug)]
pub(super) struct FastDeducer {
    /// The rules it runs.
    permitted: Permitted,
    found: Findings<false>,
    survey: Survey,
    /// The number of surveys, the measure of its work.
    pub surveys: u64,
    /// How many conclusions the last run drew.
    pub steps: u32,
}

impl FastDeducer {
    /// A deducer by the permitted named rules, which has done no work yet.
    pub fn new(permitted: Permitted) -> Self {
        Self { permitted, found: Findings::new(), survey: Survey::default(), surveys: 0, steps: 0 }
    }

    /// Whether one of its rules needs a [`Survey`] of ships and combinations, which makes a run slower.
    pub fn surveys_board(&self) -> bool {
        self.permitted.surveys()
    }

    /// Adds to `facts` all that the rules conclude, to the fixed point.
    ///
    /// # Errors
    ///
    /// [`NothingFits`] where the rules find a contradiction; `facts` then holds some of the conclusions.
    pub fn run(&mut self, board: &Board, facts: &mut Facts) -> Result<(), NothingFits> {
        self.steps = 0;
        loop {
            loop {
                let before = *facts;
                self.apply(board, facts, false)?;
                if *facts == before {
                    break;
                }
            }
            if !self.surveys_board() {
                return Ok(());
            }
            self.survey.renew(board, facts);
            self.surveys += 1;
            let before = *facts;
            self.apply(board, facts, true)?;
            if *facts == before {
                return Ok(());
            }
        }
    }

    /// Applies once each of the rules that use a survey, or each of the others.
    fn apply(
        &mut self,
        board: &Board,
        facts: &mut Facts,
        surveying: bool,
    ) -> Result<(), NothingFits> {
        for rule in self.permitted.named().filter(|rule| rule.surveys() == surveying) {
            let known = Known { board, facts, survey: &self.survey };
            rules::find(rule, known, &mut self.found);
            facts.water |= self.found.water;
            facts.ship |= self.found.ship;
            self.steps += self.found.count;
            if self.found.contradiction.take().is_some() {
                self.steps += 1;
                return Err(NothingFits);
            }
        }
        Ok(())
    }
}

/// The places in `steps` of the deductions that settle `cell`, rising: found backwards from the cell through the premises. Empty
/// where these steps do not settle it.
///
/// # Complexity
///
/// Linear in the steps.
#[must_use]
pub fn proof(board: &Board, steps: &[Deduction], cell: Cell) -> Vec<usize> {
    let mut needed = CellSet::of(cell);
    let mut places = Vec::new();
    for (place, step) in steps.iter().enumerate().rev() {
        if step.settles().intersects(needed) {
            places.push(place);
            needed |= step.because.settled(board.geometry);
        }
    }
    places.reverse();
    places
}
