use super::SessionError;

/// An agent's decision, which names an action.
pub(crate) trait Choice {
    type Action: PartialEq;

    /// Names `taken` as the action, and as the reason that somebody else chose it, where that is not the action already.
    fn overrule(&mut self, taken: Self::Action);
}

/// A place in a line of steps, with the decision `D` of the agent to move there, and the search `S` for it.
///
/// Both are dropped as soon as the place changes: a decision is made anew from the seed, the player and its number.
#[derive(Debug)]
pub(crate) struct Cursor<D, S = ()> {
    step: usize,
    decision: Option<D>,
    /// The search for the decision, while it runs.
    pub search: Option<S>,
}

impl<D: Choice, S> Cursor<D, S> {
    /// The place at the start of a line, without a decision.
    pub const fn new() -> Self {
        Self { step: 0, decision: None, search: None }
    }

    /// How many steps of the line are taken, from 0.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The decision of the agent to move; `None` where it was not made since the place changed.
    pub const fn decision(&self) -> Option<&D> {
        self.decision.as_ref()
    }

    /// Keeps the decision of the agent to move. The action that the line has `taken` here stands, whoever chose it.
    pub fn decide(&mut self, mut decision: D, taken: Option<D::Action>) {
        if let Some(taken) = taken {
            decision.overrule(taken);
        }
        (self.decision, self.search) = (Some(decision), None);
    }

    /// Drops the decision and the search for it.
    pub fn forget_decision(&mut self) {
        (self.decision, self.search) = (None, None);
    }

    /// Goes on by one step, whether or not the line has it yet. The decision is dropped.
    pub fn advance(&mut self) {
        self.step += 1;
        self.forget_decision();
    }

    /// Goes to a step of a line of `steps` steps.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has none. Nothing changes then.
    pub fn seek(&mut self, step: usize, steps: usize) -> Result<(), SessionError> {
        if steps < step {
            return Err(SessionError::NoSuchStep(step));
        }
        self.step = step;
        self.forget_decision();
        Ok(())
    }

    /// The step before the reader's last choice; `choices` says by step of the line whether it was one.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo` where there is none before this place.
    pub fn undo_step(&self, choices: &[bool]) -> Result<usize, SessionError> {
        let last = choices[..self.step].iter().rposition(|choice| *choice);
        last.ok_or(SessionError::NothingToUndo)
    }

    /// The step before the reader's next choice, or the end of the line; `choices` as in [`Cursor::undo_step`].
    ///
    /// # Errors
    ///
    /// `nothing-to-redo` at the end of the line.
    pub fn redo_step(&self, choices: &[bool]) -> Result<usize, SessionError> {
        let next = self.step + 1;
        let after = choices.get(next..).ok_or(SessionError::NothingToRedo)?;
        let skipped = after.iter().position(|choice| *choice);
        Ok(skipped.map_or(choices.len(), |skipped| next + skipped))
    }
}
