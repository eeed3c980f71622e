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

/// A line as far as a text could be read, and what stands in the way of more.
#[derive(Debug)]
pub(super) struct Reading {
    pub line: Line,
    pub fault: Option<NotationError>,
}

impl Reading {
    /// The line of the whole text.
    pub fn whole(self) -> Result<Line, NotationError> {
        self.fault.map_or(Ok(self.line), Err)
    }
}

/// A line under construction, every step checked, and the position at its end.
#[derive(Debug)]
pub(super) struct LineBuilder {
    line: Line,
    pub position: Position,
}

impl LineBuilder {
    /// What `read` reads from this position on.
    pub fn read(
        start: Position,
        read: impl FnOnce(&mut Self) -> Result<(), NotationError>,
    ) -> Reading {
        let mut own = Self { line: Line { start, steps: Vec::new() }, position: start };
        let fault = read(&mut own).err();
        Reading { line: own.line, fault }
    }

    /// The number of the next step, from 1.
    pub const fn number(&self) -> usize {
        self.line.steps.len() + 1
    }

    /// Adds a step that the text has at `at`; a pass that the text leaves out is inserted.
    pub fn add(&mut self, step: Step, at: usize) -> Result<(), NotationError> {
        if matches!(step, Step::Place(_)) && self.position.must_pass() {
            self.add(Step::Pass, at)?;
        }
        step.apply(&mut self.position).map_err(|cause| NotationError::IllegalMove {
            at,
            number: self.number(),
            found: step.to_string(),
            cause,
        })?;
        self.line.steps.push(step);
        Ok(())
    }
}
