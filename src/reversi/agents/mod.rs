//! The agents of Reversi: their decisions, and the reasons.
//!
//! A decision is a function of the position, the last disc placed and the random numbers. It may take long, and is made in slices.

mod deliberation;
mod reason;
mod spec;

pub use deliberation::{Candidate, Decision, Deliberation};
pub use reason::{Reason, in_discs};
pub use spec::{AGENTS, AgentEntry, AgentText, BookUse, Player, Trained};
