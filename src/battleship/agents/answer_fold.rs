use crate::{
    battleship::knowledge::Knowledge,
    grid::{Cell, CellSet},
};

/// What the agents of hunt and target, and the fixed scan of moving ships, remember: a fold over the answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AnswerFold {
    /// How many answers are folded in.
    answers: usize,
    /// The cells of those answers.
    shot: CellSet,
    /// Cells beside hits, each with its hit and none twice; the last is the next. A sinking does not clear it.
    pub stack: Vec<(Cell, Cell)>,
    /// The cell of the last shot, if that hit.
    pub repeated: Option<Cell>,
    /// The last hit, and the cells of its row and column not shot at since.
    pub cross: Option<(Cell, CellSet)>,
}

impl AnswerFold {
    /// Folds in the answers since the last call. The answers of `knowledge` must begin with those folded in before.
    ///
    /// # Complexity
    ///
    /// Linear in the new answers, each times the length of the stack.
    pub fn follow(&mut self, knowledge: &Knowledge) {
        let rules = knowledge.rules();
        let geometry = rules.geometry();
        for &(cell, answer) in &knowledge.answers()[self.answers..] {
            self.shot.insert(cell);
            self.stack.retain(|&(waiting, _)| waiting != cell);
            if let Some((_, left)) = &mut self.cross {
                left.remove(cell);
            }
            self.repeated = answer.is_hit().then_some(cell);
            if !answer.is_hit() {
                continue;
            }
            let mut cross = geometry.row(cell.row()) | geometry.col(cell.col());
            cross.remove(cell);
            self.cross = Some((cell, cross));
            for beside in geometry.sides(cell) {
                // Where ships move, one may come to a cell that was shot at before.
                let is_open = rules.moves() || !self.shot.contains(beside);
                if is_open && self.stack.iter().all(|&(waiting, _)| waiting != beside) {
                    self.stack.push((beside, cell));
                }
            }
        }
        self.answers = knowledge.answers().len();
    }
}
