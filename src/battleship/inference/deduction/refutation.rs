use std::task::Poll;

use crate::grid::{Cell, CellSet};

use super::{
    Assumed, Because, Board, Contradiction, Deduction, Facts, Permitted, Refuted, Rule,
    deducer::{Derived, FastDeducer, Finder, derive},
    survey::Survey,
};

/// An assumption, and the facts that the rules have deduced from it.
#[derive(Debug)]
struct Trial {
    cell: Cell,
    what: Assumed,
    facts: Facts,
    /// How many conclusions the rules drew.
    steps: u32,
    is_done: bool,
    is_refuted: bool,
}

impl Trial {
    const fn new(facts: &Facts, cell: Cell, what: Assumed) -> Self {
        let facts = facts.with(cell, what);
        Self { cell, what, facts, steps: 0, is_done: false, is_refuted: false }
    }

    /// Whether it reached a fixed point without contradiction from at least these facts.
    fn stands(&self, facts: &Facts) -> bool {
        self.is_done
            && !self.is_refuted
            && facts.water.is_subset(self.facts.water)
            && facts.ship.is_subset(self.facts.ship)
    }

    fn contains(&self, cell: Cell, what: Assumed) -> bool {
        match what {
            Assumed::Water => self.facts.water.contains(cell),
            Assumed::Ship => self.facts.ship.contains(cell),
        }
    }
}

/// The trials of all assumptions. Conclusions stay valid as facts grow, so each trial continues from where it was.
#[derive(Debug, Default)]
pub(super) struct Trials(Vec<Trial>);

impl Trials {
    /// Two trials for each open cell, one that assumes ship and one that assumes water; none of them has been run.
    pub fn of(board: &Board, facts: &Facts) -> Self {
        let cells = board.open(facts).iter();
        let both = [Assumed::Ship, Assumed::Water];
        Self(cells.flat_map(|cell| both.map(|what| Trial::new(facts, cell, what))).collect())
    }

    /// Keeps only assumptions that are false where `ships` are the ship cells.
    pub fn assume_against(&mut self, ships: CellSet) {
        self.0.retain(|trial| ships.contains(trial.cell) != (trial.what == Assumed::Ship));
    }

    /// Settles the next cell whose opposite is refuted; returns whether there was one. No trial begins after `most` surveys. The
    /// trials after the last refuted one come before those that stood already.
    pub fn refute_one(
        &mut self,
        board: &Board,
        facts: &mut Facts,
        deducer: &mut FastDeducer,
        most: u64,
    ) -> bool {
        self.0.retain(|trial| !facts.settled().contains(trial.cell));
        for place in 0..self.0.len() {
            if most <= deducer.surveys {
                return false;
            }
            if self.is_due(place, facts) && self.run(place, board, facts, deducer) {
                let Trial { cell, what, .. } = self.0[place];
                *facts = facts.with(cell, what.opposite());
                self.0.rotate_left(place);
                return true;
            }
        }
        false
    }

    /// Whether running a trial may refute it.
    fn is_due(&self, place: usize, facts: &Facts) -> bool {
        let Trial { cell, what, is_refuted, .. } = self.0[place];
        // A conclusion of a trial that stands cannot be refuted either.
        let stands = |trial: &Trial| trial.stands(facts) && trial.contains(cell, what);
        !is_refuted && !self.0.iter().any(stands)
    }

    /// Continues a trial; returns whether it is refuted.
    fn run(
        &mut self,
        place: usize,
        board: &Board,
        facts: &Facts,
        deducer: &mut FastDeducer,
    ) -> bool {
        let surveys = deducer.surveys_board();
        let trial = &mut self.0[place];
        trial.facts.water |= facts.water;
        trial.facts.ship |= facts.ship;
        trial.is_done = true;
        trial.is_refuted = trial.facts.water.intersects(trial.facts.ship)
            || deducer.run(board, &mut trial.facts).is_err();
        // Rules without surveys are charged one too, so that the work is bounded.
        deducer.surveys += u64::from(!surveys);
        trial.steps += deducer.steps;
        trial.is_refuted
    }
}

/// An assumption being tested with nested refutations.
#[derive(Debug)]
struct Inner {
    facts: Facts,
    /// Whether the rules reached their fixed point.
    is_settled: bool,
    trials: Trials,
}

/// The search for an assumption that nested refutations refute.
#[derive(Debug)]
struct Deep {
    assumptions: Vec<Assumption>,
    /// The place of the one being tried.
    next: usize,
    inner: Option<Inner>,
}

/// The search for an assumption that leads to a contradiction. It pauses once its surveys reach `until`.
#[derive(Debug)]
pub(super) struct Refuter {
    deducer: FastDeducer,
    /// The trials of the chain's facts.
    trials: Option<Trials>,
    deep: Option<Deep>,
    /// The named rules it uses.
    rules: Vec<Rule>,
    /// The surveys allowed, over all searches.
    allowed: u64,
}

/// An assumption to be refuted.
type Assumption = (Cell, Assumed);

impl Refuter {
    /// A search by the permitted named rules that makes at most `allowed` surveys.
    pub fn new(permitted: Permitted, allowed: u64) -> Self {
        let deducer = FastDeducer::new(permitted);
        Self { deducer, trials: None, deep: None, rules: permitted.named().collect(), allowed }
    }

    /// The number of surveys made so far, over all searches: the measure of its work.
    pub const fn surveys(&self) -> u64 {
        self.deducer.surveys
    }

    /// Whether any allowed survey is left.
    const fn is_open(&self) -> bool {
        self.deducer.surveys < self.allowed
    }

    /// The assumption with the fewest steps to a contradiction by rules, the first in row order among equals. The trials are of these
    /// facts or fewer.
    fn cheapest(
        &mut self,
        board: &Board,
        facts: &Facts,
        trials: &mut Trials,
        until: u64,
    ) -> Poll<Option<Assumption>> {
        trials.0.retain(|trial| !facts.settled().contains(trial.cell));
        for place in 0..trials.0.len() {
            if !self.is_open() {
                break;
            }
            if !trials.is_due(place, facts) {
                continue;
            }
            if until <= self.surveys() {
                return Poll::Pending;
            }
            trials.run(place, board, facts, &mut self.deducer);
        }
        let refuted = trials.0.iter().filter(|trial| trial.is_refuted);
        let cheapest = refuted.min_by_key(|trial| trial.steps);
        Poll::Ready(cheapest.map(|trial| (trial.cell, trial.what)))
    }

    /// The first assumption in row order that nested refutations refute.
    fn deepest(&mut self, board: &Board, facts: &Facts, until: u64) -> Poll<Option<Assumption>> {
        let mut deep = self.deep.take().unwrap_or_else(|| {
            let both = |cell| [(cell, Assumed::Ship), (cell, Assumed::Water)];
            let assumptions = board.open(facts).iter().flat_map(both).collect();
            Deep { assumptions, next: 0, inner: None }
        });
        while let Some(&(cell, what)) = deep.assumptions.get(deep.next) {
            if !self.is_open() {
                break;
            }
            let mut inner = deep.inner.take().unwrap_or_else(|| {
                let facts = facts.with(cell, what);
                Inner { trials: Trials::of(board, &facts), facts, is_settled: false }
            });
            let Poll::Ready(is_refuted) = self.is_refuted_within(board, &mut inner, until) else {
                deep.inner = Some(inner);
                self.deep = Some(deep);
                return Poll::Pending;
            };
            if is_refuted {
                return Poll::Ready(Some((cell, what)));
            }
            deep.next += 1;
        }
        Poll::Ready(None)
    }

    /// Whether rules and refutations by rules lead to a contradiction.
    fn is_refuted_within(&mut self, board: &Board, inner: &mut Inner, until: u64) -> Poll<bool> {
        loop {
            if !inner.is_settled && self.deducer.run(board, &mut inner.facts).is_err() {
                return Poll::Ready(true);
            }
            inner.is_settled = true;
            let cheapest = self.cheapest(board, &inner.facts, &mut inner.trials, until);
            let Poll::Ready(cheapest) = cheapest else { return Poll::Pending };
            let Some((cell, what)) = cheapest else {
                return Poll::Ready(false);
            };
            inner.facts = inner.facts.with(cell, what.opposite());
            inner.is_settled = false;
        }
    }

    /// A cell settled by refutation: the cheapest by rules, else one with nested refutations.
    pub fn refute(&mut self, board: &Board, facts: &Facts, until: u64) -> Poll<Option<Deduction>> {
        let mut trials = self.trials.take().unwrap_or_else(|| Trials::of(board, facts));
        let cheapest = self.cheapest(board, facts, &mut trials, until);
        self.trials = Some(trials);
        let (assumption, depth) = match cheapest {
            Poll::Pending => return Poll::Pending,
            Poll::Ready(Some(assumption)) => (Some(assumption), 1),
            Poll::Ready(None) => match self.deepest(board, facts, until) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(assumption) => (assumption, 2),
            },
        };
        Poll::Ready(
            assumption.and_then(|assumption| self.deduction(board, facts, assumption, depth)),
        )
    }

    /// The steps from an assumption to a contradiction; `None` where there is none within the depth.
    pub fn chain(
        &mut self,
        board: &Board,
        facts: &Facts,
        (cell, what): Assumption,
        depth: u8,
    ) -> Option<(Vec<Deduction>, Contradiction)> {
        let mut facts = facts.with(cell, what);
        let mut steps = Vec::new();
        let mut trials = Trials::of(board, &facts);
        loop {
            if let Some(contradiction) = derive(board, &mut facts, &self.rules, &mut steps) {
                return Some((leading_to(&contradiction, board, steps), contradiction));
            }
            if depth < 2 {
                return None;
            }
            let cheapest = self.cheapest(board, &facts, &mut trials, u64::MAX);
            let Poll::Ready(Some(assumption)) = cheapest else { return None };
            let step = self.deduction(board, &facts, assumption, 1)?;
            step.apply(&mut facts);
            steps.push(Derived { step, from: None });
        }
    }

    fn deduction(
        &mut self,
        board: &Board,
        facts: &Facts,
        (cell, what): Assumption,
        depth: u8,
    ) -> Option<Deduction> {
        let (steps, contradiction) = self.chain(board, facts, (cell, what), depth)?;
        let mut because = contradiction.because;
        let mut deepest = 0;
        let mut count = 1;
        for step in &steps {
            because.join(&step.because);
            let within = step.refuted.as_ref().map_or((0, 0), |inner| (inner.depth, inner.steps));
            deepest = within.0.max(deepest);
            count += 1 + within.1;
        }
        // The assumption and its consequences are no premises.
        let found = Survey::of(board, facts).found & because.ships;
        let settled = because.settled(board.geometry) & facts.settled();
        because.cells = settled - found.dilate();
        because.ships = found;
        because.length = None;
        let opposite = CellSet::of(cell);
        let (water, ship) = match what {
            Assumed::Ship => (opposite, CellSet::EMPTY),
            Assumed::Water => (CellSet::EMPTY, opposite),
        };
        let depth = deepest + 1;
        let refuted = Refuted { cell, what, steps: count, depth, within: steps, contradiction };
        let contents = Vec::new();
        let rule = Rule::Refutation;
        Some(Deduction { rule, because, water, ship, contents, refuted: Some(Box::new(refuted)) })
    }
}

/// Those of the steps on which the contradiction rests, with their premises.
fn leading_to(contradiction: &Contradiction, board: &Board, steps: Vec<Derived>) -> Vec<Deduction> {
    let mut finder = Finder::default();
    let mut needed = contradiction.because.settled(board.geometry);
    let mut leading = Vec::new();
    for step in steps.into_iter().rev() {
        if step.step.settles().intersects(needed) {
            let step = finder.explained(board, step);
            needed |= step.because.settled(board.geometry);
            leading.push(step);
        }
    }
    leading.reverse();
    leading
}

/// The steps of a refutation by the `permitted` rules, found again: the deductions from the assumption, and the contradiction.
/// `facts` are those at which it was found, or its premises; `None` where they do not suffice.
///
/// # Complexity
///
/// One run of the rules, or where the refutation has nested ones, as many as there are open cells.
#[must_use]
pub fn refutation(
    board: &Board,
    facts: &Facts,
    refuted: &Refuted,
    permitted: Permitted,
) -> Option<(Vec<Deduction>, Contradiction)> {
    Refuter::new(permitted, u64::MAX).chain(
        board,
        facts,
        (refuted.cell, refuted.what),
        refuted.depth,
    )
}

/// The premises of a proof by counting: all observations.
pub(super) fn everything(board: &Board) -> Because {
    let mut because = Because::cells(board.observed.iter().map(|&(cell, _)| cell).collect());
    for line in &board.lines {
        if line.count.is_some() {
            because.count(line.line);
        }
    }
    because
}
