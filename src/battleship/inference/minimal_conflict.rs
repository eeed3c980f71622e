use crate::battleship::knowledge::Knowledge;

use super::{
    Constraints, Told,
    exact::{Backtracking, Counter, Enumeration},
};

/// Work of asking once which placements are allowed, in units of some 0.1 µs.
const ASKING: u64 = 500;
/// How long a count goes on before it is asked whether it has found a fleet.
const STRETCH: u64 = 10_000;

/// Work after which nobody waits for an answer whether something can be left out: it stays in.
const QUESTION_WORK: u64 = 1_000_000;

/// What the search for a clash came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConflictSearch {
    /// Some fleet fits everything told.
    Fits,
    /// No fleet fits these, and one fits all but any one of them, unless that took too long to find out. They are none where
    /// the rules have no legal fleet at all.
    MinimalConflict {
        /// What clashes.
        observed: Vec<Told>,
        /// Whether it was proved that no fewer clash.
        is_smallest: bool,
    },
}

/// The search for a smallest set of what was told that no fleet fits.
///
/// First all that can be left out is left out, one after another. Then the sets of fewer are tried, the smallest first.
#[derive(Debug)]
pub struct MinimalConflict {
    knowledge: Knowledge,
    items: Vec<Told>,
    /// The clash found so far.
    clash: Vec<Told>,
    phase: Phase,
    asked: Vec<Told>,
    question: Box<dyn Counter>,
    /// The work done on the question.
    waited: u64,
    /// Whether something stays in that nobody knows to be needed.
    unsure: bool,
}

#[derive(Debug)]
enum Phase {
    All,
    /// The place in the clash of what is left out.
    Without(usize),
    /// The places of the items of a smaller set.
    Fewer(Vec<usize>),
    Done(ConflictSearch),
}

/// The count that tells whether a fleet fits these observations.
fn question(knowledge: &Knowledge, asked: &[Told]) -> Box<dyn Counter> {
    let constraints = Constraints::of(knowledge, None, |observed| asked.contains(&observed));
    match Backtracking::searching(&constraints, 1) {
        Some(search) => Box::new(search),
        None => Box::new(Enumeration::new(&constraints)),
    }
}

impl MinimalConflict {
    /// Begins.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Self {
        let shots = (0..knowledge.answers().len()).map(Told::Shot);
        let known = (0..knowledge.known().len()).map(Told::Known);
        let mut items: Vec<Told> = known.chain(shots).collect();
        if let Some(clues) = knowledge.clues() {
            let mut rows: Vec<Told> =
                (0..clues.rows.len()).map(|row| Told::Row(row as u8)).collect();
            let mut cols: Vec<Told> =
                (0..clues.cols.len()).map(|col| Told::Col(col as u8)).collect();
            // Lines that together hold too many or too few clash by themselves, which is seen at once: they are left out last.
            if clues.rows.iter().sum::<u32>() != knowledge.rules().fleet().cells() {
                std::mem::swap(&mut rows, &mut cols);
            }
            items.extend(rows);
            items.extend(cols);
        }
        Self {
            question: question(knowledge, &items),
            knowledge: knowledge.clone(),
            clash: items.clone(),
            asked: items.clone(),
            items,
            phase: Phase::All,
            waited: 0,
            unsure: false,
        }
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work && !matches!(self.phase, Phase::Done(_)) {
            let is_done = self.question.advance(STRETCH);
            let fits = self.question.has_found();
            if is_done || fits {
                self.record_answer(fits);
                spent += ASKING;
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

    /// Takes in whether a fleet fits what was asked, and asks the next.
    fn record_answer(&mut self, fits: bool) {
        match &mut self.phase {
            Phase::All if fits => return self.phase = Phase::Done(ConflictSearch::Fits),
            Phase::All => self.phase = Phase::Without(0),
            Phase::Without(place) if fits => *place += 1,
            Phase::Without(place) => drop(self.clash.remove(*place)),
            Phase::Fewer(places) if fits => {
                if !next_set(places, self.items.len()) {
                    let more = places.len() + 1;
                    *places = (0..more).collect();
                }
            }
            Phase::Fewer(_) => {
                self.clash.clone_from(&self.asked);
                return self.finish(true);
            }
            Phase::Done(_) => return,
        }
        if matches!(self.phase, Phase::Without(place) if place == self.clash.len()) {
            if self.unsure {
                return self.finish(false);
            }
            self.phase = Phase::Fewer(Vec::new());
        }
        self.asked = match &self.phase {
            Phase::Without(place) => {
                let mut rest = self.clash.clone();
                rest.remove(*place);
                rest
            }
            Phase::Fewer(places) if self.clash.len() <= places.len() => return self.finish(true),
            Phase::Fewer(places) => places.iter().map(|&place| self.items[place]).collect(),
            Phase::All | Phase::Done(_) => return,
        };
        self.question = question(&self.knowledge, &self.asked);
        self.waited = 0;
    }

    fn finish(&mut self, is_smallest: bool) {
        self.phase = Phase::Done(ConflictSearch::MinimalConflict {
            observed: self.clash.clone(),
            is_smallest,
        });
    }

    /// What clashes, as far as is known; nothing until all that can be left out is.
    #[must_use]
    pub fn outcome(&self) -> Option<ConflictSearch> {
        match &self.phase {
            Phase::Done(clashing) => Some(clashing.clone()),
            Phase::Fewer(_) => Some(ConflictSearch::MinimalConflict {
                observed: self.clash.clone(),
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
