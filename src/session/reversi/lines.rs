use crate::reversi::rules::{MoveError, Position, Step};

use super::ReversiError;

/// The greatest number of lines of a game.
const MAX_LINES: usize = 256;

/// A line of steps from the start of a game.
#[derive(Clone, Debug)]
pub(super) struct GameLine {
    pub steps: Vec<Step>,
    /// At which step it left the line it branched off from; the main line left none.
    pub from: usize,
}

/// The lines of a game, the main one first, and a place in one of them. A step that a line does not take branches off from it: nothing is lost.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    all: Vec<GameLine>,
    current: usize,
    step: usize,
    /// The positions of the current line, the start first.
    positions: Vec<Position>,
}

impl Lines {
    pub fn new(start: Position) -> Self {
        let main = GameLine { steps: Vec::new(), from: 0 };
        Self { all: vec![main], current: 0, step: 0, positions: vec![start] }
    }

    pub fn all(&self) -> &[GameLine] {
        &self.all
    }

    /// The number of the line the game is in.
    pub const fn current(&self) -> usize {
        self.current
    }

    /// The steps of the line the game is in, also past the place in it.
    pub fn steps(&self) -> &[Step] {
        &self.all[self.current].steps
    }

    pub const fn step(&self) -> usize {
        self.step
    }

    /// The positions of the line, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub fn position(&self) -> Position {
        self.positions[self.step]
    }

    /// Takes a step: along a line that takes it too, else on at the end of this one, else along a new one.
    pub fn take(&mut self, step: Step) -> Result<(), ReversiError> {
        let mut position = self.position();
        step.apply(&mut position)?;
        if self.steps().get(self.step) != Some(&step) {
            let way = self.steps()[..self.step].to_vec();
            let leads = |line: &GameLine| {
                line.steps.starts_with(&way) && line.steps.get(way.len()) == Some(&step)
            };
            if let Some(line) = self.all.iter().position(leads) {
                self.enter(line);
            } else if self.step == self.steps().len() {
                self.all[self.current].steps.push(step);
                self.positions.push(position);
            } else if self.all.len() < MAX_LINES {
                let from = self.step;
                self.positions.truncate(from + 1);
                self.positions.push(position);
                let steps = way.into_iter().chain([step]).collect();
                self.all.push(GameLine { steps, from });
                self.current = self.all.len() - 1;
            } else {
                return Err(ReversiError::TooManyLines);
            }
        }
        self.step += 1;
        Ok(())
    }

    /// Takes legal steps from the start; the place stays where it is.
    pub fn add(&mut self, steps: &[Step]) -> Result<(), ReversiError> {
        let (line, step) = (self.current, self.step);
        self.step = 0;
        let taken = steps.iter().try_for_each(|step| self.take(*step));
        self.enter(line);
        self.step = step;
        taken
    }

    pub fn seek(&mut self, step: usize) -> bool {
        let there = step <= self.steps().len();
        if there {
            self.step = step;
        }
        there
    }

    /// Goes over to a line, to the last step it shares with the present one, but not past the present step.
    pub fn choose(&mut self, line: usize) -> bool {
        let Some(other) = self.all.get(line) else { return false };
        let shared = self.steps().iter().zip(&other.steps).take_while(|(own, other)| own == other);
        self.step = shared.count().min(self.step);
        self.enter(line);
        true
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
