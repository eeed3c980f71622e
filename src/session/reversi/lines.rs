use crate::reversi::rules::{MoveError, Position, Step};

use super::ReversiError;

/// The greatest number of lines of a game.
const MAX_LINES: usize = 256;

/// A line of steps from the start of a game.
#[derive(Clone, Debug)]
pub(super) struct GameLine {
    pub steps: Vec<Step>,
    /// The step at which it branched off from another line; 0 of the main line.
    pub from: usize,
}

/// The lines of a game, the main one first, and the one the game is in. A step that a line does not take branches off from it, so that
/// no line is lost.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    all: Vec<GameLine>,
    current: usize,
    /// The positions of the current line, the start first.
    positions: Vec<Position>,
}

impl Lines {
    /// The main line alone, without steps.
    pub fn new(start: Position) -> Self {
        let main = GameLine { steps: Vec::new(), from: 0 };
        Self { all: vec![main], current: 0, positions: vec![start] }
    }

    /// Every line, the main one first.
    pub fn all(&self) -> &[GameLine] {
        &self.all
    }

    /// The number of the current line, from 0.
    pub const fn current(&self) -> usize {
        self.current
    }

    /// The steps of the current line, also those past the place in it.
    pub fn steps(&self) -> &[Step] {
        &self.all[self.current].steps
    }

    /// The positions of the current line, the start first: one more than it has steps.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Takes `step` after the first `place` steps of the current line.
    ///
    /// Where the current line already goes on with `step`, nothing changes. Else, where another line begins with the same steps,
    /// that line becomes the current one. Else `step` is appended where `place` is the end of the current line; anywhere earlier a
    /// new line branches off and becomes the current one.
    ///
    /// # Errors
    ///
    /// Those of [`Step::apply`] where the rules do not allow `step`; [`ReversiError::TooManyLines`] where a line more than
    /// `MAX_LINES` would begin. Nothing changes then.
    ///
    /// # Panics
    ///
    /// Where `place` is greater than the number of steps of the current line.
    pub fn take(&mut self, place: usize, step: Step) -> Result<(), ReversiError> {
        let mut position = self.positions[place];
        step.apply(&mut position)?;
        if self.steps().get(place) == Some(&step) {
            return Ok(());
        }
        let mut steps = self.steps()[..place].to_vec();
        steps.push(step);
        if let Some(line) = self.all.iter().position(|line| line.steps.starts_with(&steps)) {
            self.enter(line);
            return Ok(());
        }
        if place == self.steps().len() {
            self.all[self.current].steps = steps;
        } else if self.all.len() < MAX_LINES {
            self.all.push(GameLine { steps, from: place });
            self.current = self.all.len() - 1;
        } else {
            return Err(ReversiError::TooManyLines);
        }
        self.positions.truncate(place + 1);
        self.positions.push(position);
        Ok(())
    }

    /// Takes legal steps from the start; the current line stays the current one.
    pub fn add(&mut self, steps: &[Step]) -> Result<(), ReversiError> {
        let line = self.current;
        let taken = steps.iter().enumerate().try_for_each(|(place, step)| self.take(place, *step));
        self.enter(line);
        taken
    }

    /// Goes over to a line; the number of the first steps it shares with the present one.
    pub fn choose(&mut self, line: usize) -> Result<usize, ReversiError> {
        let other = self.all.get(line).ok_or(ReversiError::NoSuchLine(line))?;
        let shared = self.steps().iter().zip(&other.steps).take_while(|(own, other)| own == other);
        let shared = shared.count();
        self.enter(line);
        Ok(shared)
    }

    fn enter(&mut self, line: usize) {
        self.current = line;
        let mut position = self.positions[0];
        self.positions.truncate(1);
        for step in self.all[line].steps.clone() {
            let done: Result<_, MoveError> = step.apply(&mut position);
            debug_assert!(done.is_ok(), "a line was legal when it was made");
            self.positions.push(position);
        }
    }
}
