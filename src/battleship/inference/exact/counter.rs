use std::fmt;

use crate::battleship::inference::work_budget::WorkBudget;

use super::Tally;

/// A count of all fleets that fit some constraints, in slices of work. An implementation takes the next [`Counter::step`];
/// [`Counter::advance`] is the same for all.
///
/// The same constraints take the same steps to the same tally, however the work is sliced.
pub trait Counter {
    /// The work allowed and done.
    fn budget(&mut self) -> &mut WorkBudget;

    /// Whether the count has ended.
    fn is_done(&self) -> bool;

    /// Takes one step and charges its work to the budget. A count that has ended stays as it is.
    fn step(&mut self);

    /// The fleets counted; only meaningful once the count has ended.
    fn tally(&self) -> Tally;

    /// Whether a fleet was found so far.
    fn has_found(&self) -> bool {
        !self.tally().is_empty()
    }

    /// Whether the count ended early because it outgrew its memory: its tally means nothing then.
    fn is_given_up(&self) -> bool {
        false
    }

    /// Goes on for about `work` units ([`WorkBudget`]); true once the count has ended.
    fn advance(&mut self, work: u64) -> bool {
        self.budget().allow(work);
        while !self.is_done() && self.budget().is_open() {
            self.step();
        }
        self.is_done()
    }
}

/// Without the form of what counts, which would bring its printing into every module.
impl fmt::Debug for dyn Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Counter")
    }
}
