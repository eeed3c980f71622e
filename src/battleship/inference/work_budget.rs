/// Work allowed and work done. What one stretch did too much is taken from the next, so that all stretches together do the
/// same however they are cut.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WorkBudget {
    allowed: u64,
    done: u64,
}

impl WorkBudget {
    /// Allows so much more.
    pub const fn allow(&mut self, work: u64) {
        self.allowed = self.allowed.saturating_add(work);
    }

    /// Whether any is left.
    pub const fn is_open(&self) -> bool {
        self.done < self.allowed
    }

    /// Takes what was done.
    pub const fn take(&mut self, work: u64) {
        self.done = self.done.saturating_add(work);
    }
}
