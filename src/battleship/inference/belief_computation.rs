use std::sync::Arc;

use crate::{
    battleship::{
        knowledge::Knowledge,
        rules::{Answer, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::Seed,
};

use super::{
    Basis, Belief, Book, CanonicalForm, Constraints, FleetSearch, Precision, Prior, Sampled,
    Tracking,
    belief::BELOW_ONE,
    exact::{Backtracking, Counter, Enumeration, Frontier, Tally, Total, Touching},
};

/// Work after which a decision's count is given up for an estimate: some seconds.
const DECISION_WORK: u64 = 20_000_000;
/// Work after which an enumeration is given up: it ends soon or never.
const WALK_WORK: u64 = 1_000_000;
/// Work of drawing fleets, which never ends by itself; four times the work halves the errors.
const DRAWING_WORK: u64 = 3_000_000;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(1);
/// No book holds positions with so few undecided cells: they are counted at once.
const FEW_CELLS: u32 = 56;
/// Weights are summed as `f32`: a share above this may be 1 by rounding only.
const NEAR_ONE: f64 = 1.0 - 1e-4;
/// Work of searching one fleet without a ship on a cell.
const LOOKING_WORK: u64 = 20_000;

/// How much work a belief may take before an estimate replaces the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountingMode {
    /// For a decision and for chances that are shown: from a book where it has them, an estimate where the count takes long.
    Decision,
    /// For as long as it takes to count most boards.
    Exact,
}

impl CountingMode {
    /// How many times the usual work of a decision a count may take.
    fn patience(self, rules: &Ruleset) -> u64 {
        match self {
            // Under these rules no agent decides by a belief: it is only shown, and people wait longer.
            Self::Decision if rules.announces_contents() => 3,
            Self::Decision => 1,
            Self::Exact => 150,
        }
    }
}

/// Computes a belief from a player's knowledge, in slices of work.
///
/// The same knowledge takes the same work to the same belief, however the work is sliced. A book rounds chances, and changes
/// neither which are equal nor which is greater.
///
/// # Accuracy
///
/// Fleets are counted in whole numbers: a cell is certain or impossible only if it is so in every fleet. The relative error of a
/// chance is at most 2⁻⁵³, or 2⁻²⁴ from a book. Under a prior, weights are summed as `f32`; a share near 1 is 1 only if no fleet
/// without the cell exists.
#[derive(Debug)]
pub struct BeliefComputation {
    /// The cells that hold ship in every fleet that fits: observed or settled.
    certain: CellSet,
    constraints: Constraints,
    method: Method,
    /// Where ships move: their tracking so far.
    tracking: Option<Arc<Tracking>>,
    /// The work the present method may still take before another replaces it.
    work_left: u64,
    patience: u64,
}

/// The method in use.
#[derive(Debug)]
enum Method {
    /// A count; whether a book may hold its position.
    Counting(Box<dyn Counter>, bool),
    Sampled(Box<Sampled>),
    /// Tracking of moving ships through these answers.
    Tracking(Vec<(Cell, Answer)>),
    Done(BeliefResult),
}

/// The result of a [`BeliefComputation`]: a belief, a proof that no fleet fits, or neither.
#[derive(Clone, Debug, PartialEq)]
pub enum BeliefResult {
    /// Some fleets fit.
    Belief {
        /// The chances.
        belief: Belief,
        /// By [`Cell::index`] the number of fleets with a ship there, where all were counted exactly.
        fleets: Option<Box<[u128; 256]>>,
    },
    /// No fleet fits.
    Contradiction,
    /// No fleet was found within the work; whether one fits is unknown.
    NotFound,
}

impl BeliefComputation {
    /// Begins a computation from one player's observations. A `book` answers at once for the positions it holds; without a
    /// `prior` all fleets that fit weigh the same.
    ///
    /// # Complexity
    ///
    /// That of [`Constraints::of`]: linear in the placements of all ships. The counting is done by [`Self::advance`].
    #[must_use]
    pub fn new(
        knowledge: &Knowledge,
        prior: Option<&Prior>,
        mode: CountingMode,
        book: Option<&Book>,
    ) -> Self {
        if knowledge.rules().moves() {
            return Self::follow(Arc::new(Tracking::new(knowledge.rules().clone())), knowledge);
        }
        let constraints = Constraints::new(knowledge, prior);
        let certain = constraints.settled_cells() | constraints.cover;
        let method = Method::Done(BeliefResult::Contradiction);
        let mut begun =
            Self { certain, constraints, method, tracking: None, work_left: 0, patience: 1 };
        if !begun.constraints.contradictory {
            begun.patience = mode.patience(knowledge.rules());
            (begun.method, begun.work_left) = begun.first_method(mode, book);
        }
        begun
    }

    /// Continues the tracking of moving ships with the answers that `knowledge` has beyond those folded in.
    #[must_use]
    pub fn follow(tracking: Arc<Tracking>, knowledge: &Knowledge) -> Self {
        let blank = Knowledge::new(knowledge.rules().clone(), None, Vec::new());
        Self {
            certain: CellSet::EMPTY,
            // An earlier hit does not constrain where a moving ship lies now.
            constraints: Constraints::new(&blank, None),
            method: Method::Tracking(knowledge.answers().to_vec()),
            tracking: Some(tracking),
            work_left: u64::MAX,
            patience: 1,
        }
    }

    /// The method to begin with, and the work it may take.
    fn first_method(&mut self, mode: CountingMode, book: Option<&Book>) -> (Method, u64) {
        let observed = &self.constraints;
        if observed.ways.is_empty() && !observed.has_counts() {
            let whole = observed.cover.is_empty();
            let tally = Tally::exact(whole.into(), Box::new([0; 256]));
            return (Method::Done(self.counted(tally)), 0);
        }
        let limit = self.patience * DECISION_WORK;
        let counting = |counter, limit| (Method::Counting(counter, false), limit);
        if observed.has_counts()
            && let Some(backtracking) = Backtracking::new(observed)
        {
            return counting(Box::new(backtracking), limit);
        }
        if let Some(touching) = Touching::new(observed) {
            return counting(Box::new(touching), limit);
        }
        let is_early = is_early(observed);
        if let Some(book) = book.filter(|_| mode == CountingMode::Decision && is_early) {
            let canonical = CanonicalForm::new(observed);
            if let Some(mut tally) = book.find(&canonical.constraints) {
                tally.shares = canonical.bring_back(&tally.shares);
                return (Method::Done(self.counted(tally)), 0);
            }
        }
        match Frontier::new(observed) {
            Some(frontier) => (Method::Counting(Box::new(frontier), is_early), limit),
            None => {
                counting(Box::new(Enumeration::new(observed)), self.patience.min(30) * WALK_WORK)
            }
        }
    }

    /// Whether a book of openings may hold this position, so that loading one may save the count.
    pub const fn may_be_in_book(&self) -> bool {
        matches!(self.method, Method::Counting(_, true))
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The result does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        let stretch = work.min(self.work_left);
        let mut is_given_up = false;
        let done = match &mut self.method {
            Method::Counting(counter, _) => {
                let done = counter.advance(stretch);
                is_given_up = counter.is_given_up();
                done
            }
            Method::Sampled(sampled) => {
                sampled.advance(stretch);
                self.work_left == stretch
            }
            Method::Tracking(answers) => self
                .tracking
                .as_mut()
                .is_none_or(|tracking| Arc::make_mut(tracking).advance(answers, stretch)),
            Method::Done(_) => return true,
        };
        if !matches!(self.method, Method::Tracking(_)) {
            self.work_left -= stretch;
        }
        if done && !is_given_up {
            self.finish();
        } else if is_given_up || self.work_left == 0 {
            self.method = Method::Sampled(Box::new(Sampled::new(&self.constraints, DRAWING_SEED)));
            // Errors fall with the square root of the work: ten times the work is worth a third of them.
            self.work_left = self.patience.min(10) * DRAWING_WORK;
        }
        matches!(self.method, Method::Done(_))
    }

    fn finish(&mut self) {
        let computed = match &self.method {
            Method::Counting(counter, _) => self.counted(counter.tally()),
            Method::Sampled(sampled) => self.drawn(sampled),
            Method::Tracking(_) => {
                let belief = self.tracking.as_ref().map(|tracking| tracking.belief());
                belief.map_or(BeliefResult::NotFound, |belief| BeliefResult::Belief {
                    belief,
                    fleets: None,
                })
            }
            Method::Done(_) => return,
        };
        self.method = Method::Done(computed);
    }

    fn counted(&self, tally: Tally) -> BeliefResult {
        if tally.is_empty() {
            return BeliefResult::Contradiction;
        }
        let (basis, mut fleets) = match tally.total {
            Total::Exact { fleets, cells } => {
                (Basis::Counted { fleets, precision: Precision::Exact }, Some((fleets, cells)))
            }
            Total::Rounded { fleets } => {
                (Basis::Counted { fleets, precision: Precision::Single }, None)
            }
            Total::Weighted { .. } => (Basis::Weighed, None),
        };
        let mut chances = tally.shares;
        if basis == Basis::Weighed {
            self.settle(&mut chances);
        }
        for cell in self.certain {
            chances[cell.index()] = 1.0;
            if let Some((fleets, cells)) = &mut fleets {
                cells[cell.index()] = *fleets;
            }
        }
        let fleets = fleets.map(|(_, cells)| cells);
        BeliefResult::Belief { belief: Belief { basis, chances, unhit: None }, fleets }
    }

    /// Sets shares near 1 to exactly 1 where a search proves it, and below 1 elsewhere.
    fn settle(&self, shares: &mut [f64; 256]) {
        for cell in self.constraints.geometry.cells() {
            let share = &mut shares[cell.index()];
            if *share <= NEAR_ONE || self.certain.contains(cell) {
                continue;
            }
            let mut without = FleetSearch::up_to(&self.constraints.without(cell), 1);
            let proved = without.advance(LOOKING_WORK) && without.found().is_empty();
            *share = if proved { 1.0 } else { share.min(BELOW_ONE) };
        }
    }

    fn drawn(&self, sampled: &Sampled) -> BeliefResult {
        let Some(estimate) = sampled.outcome() else { return BeliefResult::NotFound };
        let worst_error = estimate.worst_error();
        let mut chances = estimate.chances;
        for cell in self.certain {
            chances[cell.index()] = 1.0;
        }
        let weighed = self.constraints.is_weighted();
        let basis = Basis::Sampled { samples: estimate.samples, worst_error, weighed };
        BeliefResult::Belief { belief: Belief { basis, chances, unhit: None }, fleets: None }
    }

    /// The progress from 0 to 1, where it is known: where ships move, the share of the answers that are tracked.
    pub fn progress(&self) -> Option<f64> {
        let (Method::Tracking(answers), Some(tracking)) = (&self.method, &self.tracking) else {
            return None;
        };
        Some(tracking.folded() as f64 / answers.len().max(1) as f64)
    }

    /// The result, borrowed; `None` while work is left. [`Self::into_parts`] gives it away.
    pub const fn computed(&self) -> Option<&BeliefResult> {
        match &self.method {
            Method::Done(computed) => Some(computed),
            _ => None,
        }
    }

    /// The result, `None` while work is left; and where ships move the tracking so far, from which [`Self::follow`] continues.
    pub fn into_parts(self) -> (Option<BeliefResult>, Option<Arc<Tracking>>) {
        let computed = match self.method {
            Method::Done(computed) => Some(computed),
            _ => None,
        };
        (computed, self.tracking)
    }

    /// The tracking so far where ships move; `None` where they lie still.
    pub const fn tracking(&self) -> Option<&Arc<Tracking>> {
        self.tracking.as_ref()
    }

    /// Works to the end and returns the result.
    ///
    /// # Complexity
    ///
    /// Up to some seconds with [`CountingMode::Decision`], minutes with [`CountingMode::Exact`].
    #[must_use]
    pub fn run(mut self) -> BeliefResult {
        while !self.advance(u64::MAX) {}
        match self.method {
            Method::Done(computed) => computed,
            _ => BeliefResult::NotFound,
        }
    }
}

/// Whether the position is one that a book may hold: without a prior, and with many undecided cells.
fn is_early(observed: &Constraints) -> bool {
    !observed.is_weighted() && FEW_CELLS < (observed.reach() - observed.cover).len()
}

impl BeliefResult {
    /// The belief; `None` where no fleet fits or none was found.
    pub const fn belief(&self) -> Option<&Belief> {
        match self {
            Self::Belief { belief, .. } => Some(belief),
            Self::Contradiction | Self::NotFound => None,
        }
    }

    /// How many of the counted fleets have no ship in `cell`, as many as a miss there leaves; from a book to some seven digits.
    pub fn without(&self, cell: Cell) -> Option<u128> {
        let Self::Belief { belief, fleets } = self else { return None };
        let Basis::Counted { fleets: all, .. } = belief.basis else { return None };
        Some(match fleets {
            Some(fleets) => all - fleets[cell.index()],
            None => ((1.0 - belief.at(cell)) * all as f64).round() as u128,
        })
    }
}
