/// The work a computation was allowed, and the work it has done.
///
/// A unit of work is about 0.1 µs on a desktop. What a step costs follows from its data alone, never from a clock. Work done
/// beyond the allowance counts against the next slice: so however a computation is sliced, it takes the same steps.
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkBudget {
    allowed: u64,
    done: u64,
}

impl WorkBudget {
    /// Allows `work` units more.
    pub const fn allow(&mut self, work: u64) {
        self.allowed = self.allowed.saturating_add(work);
    }

    /// Whether any allowed work is left.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.done < self.allowed
    }

    /// Charges `work` units to the budget.
    pub const fn charge(&mut self, work: u64) {
        self.done = self.done.saturating_add(work);
    }

    /// The units charged so far.
    #[must_use]
    pub const fn done(&self) -> u64 {
        self.done
    }
}
