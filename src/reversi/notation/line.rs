use crate::reversi::rules::{Position, Step};

use super::NotationError;

/// A first position, and the steps taken from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it begins.
    pub start: Position,
    /// Every move and every pass.
    pub steps: Vec<Step>,
}

/// A line under construction, every step checked, and the position at its end.
#[derive(Debug)]
pub(super) struct LineBuilder {
    pub line: Line,
    pub position: Position,
}

impl LineBuilder {
    /// A line without steps from this position.
    pub const fn new(start: Position) -> Self {
        Self { line: Line { start, steps: Vec::new() }, position: start }
    }

    /// Adds a step that the text has at `at`; a pass that the text leaves out is inserted.
    pub fn add(&mut self, step: Step, at: usize) -> Result<(), NotationError> {
        if matches!(step, Step::Place(_)) && self.position.must_pass() {
            self.add(Step::Pass, at)?;
        }
        step.apply(&mut self.position).map_err(|cause| NotationError::IllegalMove {
            at,
            number: self.line.steps.len() + 1,
            found: step.to_string(),
            cause,
        })?;
        self.line.steps.push(step);
        Ok(())
    }
}
