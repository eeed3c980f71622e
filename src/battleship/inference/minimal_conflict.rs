use crate::battleship::knowledge::Knowledge;

use super::{
    Constraints, Observation,
    exact::{Backtracking, Counter, Enumeration},
};

/// Work of setting up one count.
const SETUP_WORK: u64 = 500;
/// The work of a count between two looks whether it has found a fleet.
const STRETCH: u64 = 10_000;

/// Work after which an observation stays in, as it takes too long to find out whether it can be left out.
const QUESTION_WORK: u64 = 1_000_000;

/// The result of a [`MinimalConflict`]: that some fleet fits, or a set of observations that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConflictSearch {
    /// Some fleet fits all observations.
    Fits,
    /// No fleet fits these, and dropping any one of them makes the rest satisfiable, unless that took too long to prove. The set is
    /// empty where the rules have no legal fleet at all.
    MinimalConflict {
        /// The observations in conflict.
        observed: Vec<Observation>,
        /// Whether it was proved that no smaller set is in conflict.
        is_smallest: bool,
    },
}

/// The search for a smallest set of observations that no fleet fits: a minimal unsatisfiable subset.
///
/// First observations are deleted one after another as long as no fleet fits the rest (J. Marques-Silva, *Minimal Unsatisfiability:
/// Models, Algorithms and Applications*, 2010). Then all smaller sets are tried, the smallest first.
#[derive(Debug)]
pub struct MinimalConflict {
    knowledge: Knowledge,
    items: Vec<Observation>,
    /// The conflict found so far.
    conflict: Vec<Observation>,
    phase: Phase,
    asked: Vec<Observation>,
    question: Box<dyn Counter>,
    /// The work done on the question.
    waited: u64,
    /// Whether an observation stays in that is not proved to be needed.
    unsure: bool,
}

#[derive(Debug)]
enum Phase {
    All,
    /// The place in the conflict of what is left out.
    Without(usize),
    /// The places of the items of a smaller set.
    Fewer(Vec<usize>),
    Done(ConflictSearch),
}

/// The count that decides whether a fleet fits these observations.
fn question(knowledge: &Knowledge, asked: &[Observation]) -> Box<dyn Counter> {
    let constraints = Constraints::of(knowledge, None, |observed| asked.contains(&observed));
    match Backtracking::searching(&constraints, 1) {
        Some(search) => Box::new(search),
        None => Box::new(Enumeration::new(&constraints)),
    }
}

impl MinimalConflict {
    /// Begins to search the observations of a player. It does no work yet.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Self {
        let shots = (0..knowledge.answers().len()).map(Observation::Shot);
        let known = (0..knowledge.known().len()).map(Observation::Known);
        let mut items: Vec<Observation> = known.chain(shots).collect();
        if let Some(clues) = knowledge.clues() {
            let mut rows: Vec<Observation> =
                (0..clues.rows.len()).map(|row| Observation::Row(row as u8)).collect();
            let mut cols: Vec<Observation> =
                (0..clues.cols.len()).map(|col| Observation::Col(col as u8)).collect();
            // Lines whose sum is wrong are a conflict by themselves, which a count sees at once: they are left out last.
            if clues.rows.iter().sum::<u32>() != knowledge.rules().fleet().cells() {
                std::mem::swap(&mut rows, &mut cols);
            }
            items.extend(rows);
            items.extend(cols);
        }
        Self {
            question: question(knowledge, &items),
            knowledge: knowledge.clone(),
            conflict: items.clone(),
            asked: items.clone(),
            items,
            phase: Phase::All,
            waited: 0,
            unsure: false,
        }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The conflict does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work && !matches!(self.phase, Phase::Done(_)) {
            let is_done = self.question.advance(STRETCH);
            let fits = self.question.has_found();
            if is_done || fits {
                self.record_answer(fits);
                spent += SETUP_WORK;
                continue;
            }
            spent += STRETCH;
            self.waited += STRETCH;
            if QUESTION_WORK <= self.waited && matches!(self.phase, Phase::Without(_)) {
                self.unsure = true;
                self.record_answer(true);
            }
        }
        matches!(self.phase, Phase::Done(_))
    }

    /// Records whether a fleet fits the set asked about, and asks about the next.
    fn record_answer(&mut self, fits: bool) {
        match &mut self.phase {
            Phase::All if fits => return self.phase = Phase::Done(ConflictSearch::Fits),
            Phase::All => self.phase = Phase::Without(0),
            Phase::Without(place) if fits => *place += 1,
            Phase::Without(place) => drop(self.conflict.remove(*place)),
            Phase::Fewer(places) if fits => {
                if !next_set(places, self.items.len()) {
                    let more = places.len() + 1;
                    *places = (0..more).collect();
                }
            }
            Phase::Fewer(_) => {
                self.conflict.clone_from(&self.asked);
                return self.finish(true);
            }
            Phase::Done(_) => return,
        }
        if matches!(self.phase, Phase::Without(place) if place == self.conflict.len()) {
            if self.unsure {
                return self.finish(false);
            }
            self.phase = Phase::Fewer(Vec::new());
        }
        self.asked = match &self.phase {
            Phase::Without(place) => {
                let mut rest = self.conflict.clone();
                rest.remove(*place);
                rest
            }
            Phase::Fewer(places) if self.conflict.len() <= places.len() => {
                return self.finish(true);
            }
            Phase::Fewer(places) => places.iter().map(|&place| self.items[place]).collect(),
            Phase::All | Phase::Done(_) => return,
        };
        self.question = question(&self.knowledge, &self.asked);
        self.waited = 0;
    }

    fn finish(&mut self, is_smallest: bool) {
        self.phase = Phase::Done(ConflictSearch::MinimalConflict {
            observed: self.conflict.clone(),
            is_smallest,
        });
    }

    /// The conflict so far, which later work may make smaller; `None` until no single observation of it can be left out.
    pub fn outcome(&self) -> Option<ConflictSearch> {
        match &self.phase {
            Phase::Done(outcome) => Some(outcome.clone()),
            Phase::Fewer(_) => Some(ConflictSearch::MinimalConflict {
                observed: self.conflict.clone(),
                is_smallest: false,
            }),
            Phase::All | Phase::Without(_) => None,
        }
    }
}

/// The next set of as many places below `count`, in order; false after the last.
fn next_set(places: &mut [usize], count: usize) -> bool {
    let size = places.len();
    for place in (0..size).rev() {
        if places[place] < count - (size - place) {
            places[place] += 1;
            for later in place + 1..size {
                places[later] = places[later - 1] + 1;
            }
            return true;
        }
    }
    false
}
