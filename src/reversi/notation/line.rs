use crate::reversi::rules::{MoveError, Position, Step};

use super::NotationError;

/// A position, and the steps taken from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it begins.
    pub start: Position,
    /// Every move, and every pass.
    pub steps: Vec<Step>,
}

/// A line being read, every move checked.
#[derive(Debug)]
pub(super) struct LineBuilder {
    line: Line,
    position: Position,
}

impl LineBuilder {
    pub const fn new(start: Position) -> Self {
        Self { line: Line { start, steps: Vec::new() }, position: start }
    }

    pub const fn position(&self) -> Position {
        self.position
    }

    /// Takes a step that stands at a place of the text; a pass that it leaves out is put in.
    pub fn take(&mut self, step: Step, at: usize) -> Result<(), NotationError> {
        if matches!(step, Step::Place(_)) && self.position.must_pass() {
            self.add(Step::Pass, at)?;
        }
        self.add(step, at)
    }

    fn add(&mut self, step: Step, at: usize) -> Result<(), NotationError> {
        step.apply(&mut self.position).map_err(|cause: MoveError| NotationError::IllegalMove {
            at,
            number: self.line.steps.len() + 1,
            found: step.to_string(),
            cause,
        })?;
        self.line.steps.push(step);
        Ok(())
    }

    pub fn done(self) -> Line {
        self.line
    }
}
