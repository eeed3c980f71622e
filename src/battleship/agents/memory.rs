use crate::{
    battleship::{knowledge::Knowledge, rules::Answer},
    grid::{Cell, CellSet},
};

/// What an agent keeps between decisions: a fold over the answers it heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// How many answers are folded in.
    seen: usize,
    /// Cells beside hits, each with the hit that put it there; the last is the next.
    pub(super) stack: Vec<(Cell, Cell)>,
}

impl Memory {
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
