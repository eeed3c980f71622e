/// The work a computation was allowed, and the work it has done.
///
/// A unit of work is about 0.1 µs on a desktop. What a step costs follows from its data alone, never from a clock. Work done
/// beyond the allowance counts against the next slice: so however a computation is sliced, it takes the same steps. A new budget
/// allows nothing: [`WorkBudget::is_open`] is false until [`WorkBudget::allow`].
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkBudget {
    allowed: u64,
    done: u64,
}

impl WorkBudget {
    /// Allows `work` units more than before.
    pub const fn allow(&mut self, work: u64) {
        self.allowed = self.allowed.saturating_add(work);
    }

    /// Whether allowed work is left. It is not where the last step exceeded the allowance.
    pub const fn is_open(&self) -> bool {
        self.done < self.allowed
    }

    /// Charges `work` units, which may exceed the allowance.
    pub const fn charge(&mut self, work: u64) {
        self.done = self.done.saturating_add(work);
    }

    /// The units charged so far, over all slices.
    pub const fn done(&self) -> u64 {
        self.done
    }
}
