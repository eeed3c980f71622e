use std::sync::Arc;

use crate::{
    battleship::{
        inference::{
            BeliefComputation, BeliefResult, Book, CountingMode, Prior, Tracking,
            deduction::Settled,
        },
        knowledge::Knowledge,
        rules::Answer,
    },
    grid::{Cell, CellSet},
};

use super::{expected_score::ScorePlan, scan::Scan};

/// What an agent keeps between decisions: a fold over the answers it heard, and what was counted of them.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// How many answers are folded in.
    seen: usize,
    /// Cells beside hits, each with the hit that put it there; the last is the next.
    pub(super) stack: Vec<(Cell, Cell)>,
    /// What the fixed scan of a moving sea knows.
    pub(super) scan: Scan,
    /// The ships of a moving sea, as far as they were tracked.
    tracking: Option<Arc<Tracking>>,
    /// What follows from the answers heard so far, once it was asked for.
    outlook: Option<Arc<BeliefResult>>,
    /// What the agent for scored rules is about to do, likewise.
    intent: Option<Arc<ScorePlan>>,
    /// What the expert's rules come to, likewise; nothing under rules they do not know.
    expertise: Option<Option<Arc<Settled>>>,
    book: Option<Book>,
}

/// The outlook, the intent, the expertise, the tracking and the book are no part of it: the first four follow from the answers, the
/// last changes nothing but time.
impl PartialEq for Memory {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.stack == other.stack && self.scan == other.scan
    }
}

impl Eq for Memory {}

impl Memory {
    /// What follows from everything told, under the prior of the agent whose memory it is; counted now where that was not done
    /// before.
    pub fn outlook(&mut self, knowledge: &Knowledge, prior: Option<&Prior>) -> Arc<BeliefResult> {
        if self.outlook.is_none() {
            let mut computation = self.computation(knowledge, prior);
            while !computation.advance(u64::MAX) {}
            self.keep(computation);
        }
        self.outlook.clone().unwrap_or_else(|| Arc::new(BeliefResult::NotFound))
    }

    /// Begins to count what follows from everything told, from where it was left.
    pub(crate) fn computation(
        &self,
        knowledge: &Knowledge,
        prior: Option<&Prior>,
    ) -> BeliefComputation {
        match &self.tracking {
            Some(tracking) => BeliefComputation::follow(tracking.clone(), knowledge),
            None => {
                BeliefComputation::new(knowledge, prior, CountingMode::Decision, self.book.as_ref())
            }
        }
    }

    /// Keeps what a count came to.
    pub(crate) fn keep(&mut self, computation: BeliefComputation) {
        let (computed, tracking) = computation.into_parts();
        self.outlook = computed.map(Arc::new);
        self.tracking = tracking.or(self.tracking.take());
    }

    /// What there is to do where a score is played for; thought out now where that was not done since the last answer.
    pub(super) fn intent(&mut self, knowledge: &Knowledge) -> Arc<ScorePlan> {
        self.intent.take_if(|intent| !intent.stands(knowledge));
        self.intent.get_or_insert_with(|| Arc::new(ScorePlan::new(knowledge))).clone()
    }

    /// What the expert's rules come to; worked out now where that was not done since the last answer.
    pub(super) fn expertise(&mut self, knowledge: &Knowledge) -> Option<Arc<Settled>> {
        self.expertise.get_or_insert_with(|| Settled::new(knowledge).map(Arc::new)).clone()
    }

    /// Takes in a book of openings: it saves the time of the counts it holds, and changes nothing else.
    pub(crate) fn learn(&mut self, book: Book) {
        self.book = Some(book);
    }

    /// The book of openings, where one was learnt.
    #[must_use]
    pub const fn book(&self) -> Option<&Book> {
        self.book.as_ref()
    }

    /// The outlook, where it was asked for since the last answer.
    #[must_use]
    pub const fn known_outlook(&self) -> Option<&Arc<BeliefResult>> {
        self.outlook.as_ref()
    }

    /// Forgets what followed from the answers before the one just told.
    pub(crate) fn forget(&mut self) {
        self.outlook = None;
        self.intent = None;
        self.expertise = None;
    }

    /// Folds in the answers not yet seen: a shot cell leaves the stack, and a hit puts its neighbours on it.
    pub(super) fn follow(&mut self, knowledge: &Knowledge) {
        let geometry = knowledge.rules().geometry();
        let answers = knowledge.answers();
        let mut shot: CellSet = answers[..self.seen].iter().map(|&(cell, _)| cell).collect();
        for &(cell, answer) in &answers[self.seen..] {
            shot.insert(cell);
            self.stack.retain(|&(waiting, _)| waiting != cell);
            if !matches!(answer, Answer::Hit(_) | Answer::Sunk(_)) {
                continue;
            }
            for beside in geometry.sides(cell) {
                let waits = self.stack.iter().any(|&(waiting, _)| waiting == beside);
                if !shot.contains(beside) && !waits {
                    self.stack.push((beside, cell));
                }
            }
        }
        self.seen = answers.len();
    }
}
