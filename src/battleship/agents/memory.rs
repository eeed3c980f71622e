use std::sync::Arc;

use crate::{
    battleship::{
        inference::{Book, Care, Reckoned, Reckoning},
        knowledge::Knowledge,
        rules::Answer,
    },
    grid::{Cell, CellSet},
};

/// What an agent keeps between decisions: a fold over the answers it heard, and what was counted of them.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// How many answers are folded in.
    seen: usize,
    /// Cells beside hits, each with the hit that put it there; the last is the next.
    pub(super) stack: Vec<(Cell, Cell)>,
    /// What follows from the answers heard so far, once it was asked for.
    outlook: Option<Arc<Reckoned>>,
    book: Option<Book>,
}

/// The outlook and the book are no part of it: the one follows from the answers, the other changes nothing but time.
impl PartialEq for Memory {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.stack == other.stack
    }
}

impl Eq for Memory {}

impl Memory {
    /// What follows from everything told; counted now where that was not done before.
    pub fn outlook(&mut self, knowledge: &Knowledge) -> Arc<Reckoned> {
        let book = self.book.as_ref();
        let count = || Arc::new(Reckoning::new(knowledge, None, Care::Decision, book).run());
        self.outlook.get_or_insert_with(count).clone()
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
    pub const fn known_outlook(&self) -> Option<&Arc<Reckoned>> {
        self.outlook.as_ref()
    }

    /// Keeps what was counted elsewhere of the same answers; nothing where there is a new one.
    pub(crate) fn keep_outlook(&mut self, outlook: Option<Arc<Reckoned>>) {
        self.outlook = outlook;
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
