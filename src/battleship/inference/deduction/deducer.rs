use serde::Serialize;

use crate::{
    battleship::knowledge::Knowledge,
    grid::{Cell, CellSet},
};

use super::{
    Board, Contradiction, Deduction, Facts, Permitted, Rule, rules,
    step::Findings,
    survey::{Known, Survey},
};

/// Runs the named rules over what one player was told, to the fixed point, and keeps every step.
///
/// The end is the same in whatever order the rules are asked; the steps are those of the simplest rules first.
///
/// # What is built on it
///
/// - An agent reads [`Self::facts`], [`Board::content`], [`Board::remaining`], [`Board::candidates`] and [`Self::fleet_left`].
/// - A hint is the first of [`Self::steps`]; its four stages are told at [`Deduction`].
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
    /// What follows from what one player was told; nothing under rules that [`Board::new`] does not know.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        Self::by(knowledge, Permitted::ALL)
    }

    /// The same, by the named rules that are permitted.
    #[must_use]
    pub fn by(knowledge: &Knowledge, permitted: Permitted) -> Option<Self> {
        let rules: Vec<_> = permitted.named().collect();
        Board::new(knowledge).map(|board| Self::in_order(board, &rules))
    }

    /// The same, by these rules, those that stand first being asked first.
    #[must_use]
    pub fn in_order(board: Board, rules: &[Rule]) -> Self {
        let facts = board.facts();
        Self::from(board, facts, rules)
    }

    /// What follows where more is settled than was told.
    #[must_use]
    pub fn from(board: Board, mut facts: Facts, rules: &[Rule]) -> Self {
        let mut steps = Vec::new();
        let contradiction = explain(&board, &mut facts, rules, &mut steps);
        Self { board, facts, steps, contradiction }
    }

    /// What the deductions start from.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What is settled at the fixed point.
    #[must_use]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The steps, in order: each rests on what was told and on steps before it.
    #[must_use]
    pub fn steps(&self) -> &[Deduction] {
        &self.steps
    }

    /// The proof that no fleet fits, where the rules came upon one.
    #[must_use]
    pub const fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// What is left of the fleet at the fixed point.
    #[must_use]
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

/// What is left of a fleet.
#[derive(Clone, Debug, Default)]
pub struct FleetLeft {
    /// The ships found, the shortest first.
    pub found: Vec<CellSet>,
    /// By length, the longest first: the ships still to be found.
    pub combinations: Vec<Combinations>,
}

/// The ways ships of one length can still lie.
#[derive(Clone, Debug, Serialize)]
pub struct Combinations {
    /// The length.
    pub length: u32,
    /// How many ships of it are still to be found.
    pub left: u32,
    /// The ways.
    pub ways: Vec<CellSet>,
}

/// Asks the rules until none finds anything, and tells every step.
pub(super) fn explain(
    board: &Board,
    facts: &mut Facts,
    rules: &[Rule],
    steps: &mut Vec<Deduction>,
) -> Option<Contradiction> {
    let mut found = Findings::<true>::new();
    let mut survey = Survey::of(board, facts);
    let mut surveyed = *facts;
    let mut next = 0;
    while let Some(&rule) = rules.get(next) {
        next += 1;
        if rule.surveys() && surveyed != *facts {
            survey.renew(board, facts);
            surveyed = *facts;
        }
        rules::find(rule, Known { board, facts, survey: &survey }, &mut found);
        for mut step in found.list.drain(..) {
            if step.trim(facts) {
                step.apply(facts);
                steps.push(step);
                // The simplest rules first.
                next = 0;
            }
        }
        if found.contradiction.is_some() {
            return found.contradiction;
        }
    }
    None
}

/// What the rules come to where nobody asks why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The fixed point.
    Settled,
    /// Nothing fits.
    Contradiction,
}

/// Work of one survey of a board with what the rules do with it, in units of some 0.1 µs. Measured on boards of 100 cells and
/// fewer; on greater ones it grows with about the third power of the cells.
pub(super) fn survey_work(board: &Board) -> u64 {
    const SURVEY: u64 = 800;
    const CELLS: u64 = 100;
    let cells = u64::from(board.all.len()).max(CELLS);
    SURVEY * cells.pow(3) / CELLS.pow(3)
}

/// The same without steps: many at a time, and as fast as may be.
#[derive(Debug)]
pub(super) struct FastDeducer {
    /// The rules that are asked.
    permitted: Permitted,
    found: Findings<false>,
    survey: Survey,
    /// How often a survey was made: the measure of work.
    pub surveys: u64,
    /// How many conclusions the last sprint drew.
    pub steps: u32,
}

impl FastDeducer {
    /// By the named rules among these.
    pub fn new(permitted: Permitted) -> Self {
        Self { permitted, found: Findings::new(), survey: Survey::default(), surveys: 0, steps: 0 }
    }

    /// Whether its rules look at ships and combinations.
    pub fn surveys_board(&self) -> bool {
        self.permitted.surveys()
    }

    /// Runs the rules to the fixed point.
    pub fn run(&mut self, board: &Board, facts: &mut Facts) -> Outcome {
        self.steps = 0;
        let permitted = self.permitted;
        let surveys = permitted.surveys();
        loop {
            let before = *facts;
            loop {
                let simple = *facts;
                let rules = permitted.named().filter(|rule| !rule.surveys());
                if self.ask(board, facts, rules) == Outcome::Contradiction {
                    return Outcome::Contradiction;
                }
                if *facts == simple {
                    break;
                }
            }
            if !surveys {
                return Outcome::Settled;
            }
            self.survey.renew(board, facts);
            self.surveys += 1;
            let settled = *facts;
            let rules = permitted.named().filter(|rule| rule.surveys());
            if self.ask(board, facts, rules) == Outcome::Contradiction {
                return Outcome::Contradiction;
            }
            if *facts == settled {
                return Outcome::Settled;
            }
            debug_assert!(before.settled().is_subset(facts.settled()));
        }
    }

    fn ask(
        &mut self,
        board: &Board,
        facts: &mut Facts,
        rules: impl Iterator<Item = Rule>,
    ) -> Outcome {
        for rule in rules {
            rules::find(rule, Known { board, facts, survey: &self.survey }, &mut self.found);
            facts.water |= self.found.water;
            facts.ship |= self.found.ship;
            self.steps += self.found.count;
            if self.found.contradiction.take().is_some() {
                self.steps += 1;
                return Outcome::Contradiction;
            }
        }
        Outcome::Settled
    }
}

/// The deductions needed to settle a cell, by their places in `steps`, in order: backwards from the cell through the premises.
/// None where the cell is not settled by them.
#[must_use]
pub fn proof(board: &Board, steps: &[Deduction], cell: Cell) -> Vec<usize> {
    needed(board, steps, CellSet::of(cell))
}

/// The same for some cells.
pub(super) fn needed(board: &Board, steps: &[Deduction], mut wanted: CellSet) -> Vec<usize> {
    let mut places = Vec::new();
    for (place, step) in steps.iter().enumerate().rev() {
        if step.settles().intersects(wanted) {
            places.push(place);
            wanted |= step.because.settled(board.geometry);
        }
    }
    places.reverse();
    places
}
