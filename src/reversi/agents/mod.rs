//! Who plays Reversi: an agent's decision, and the grounds for it.
//!
//! A decision is a function of the position, the last disc put down and the dice; it may take long, and is come to a stretch at a time.

mod decision;
mod deliberation;
mod reason;
mod spec;

pub use decision::{Candidate, Decision};
pub use deliberation::Deliberation;
pub use reason::{Reason, in_discs};
pub use spec::{AGENTS, AgentEntry, AgentText, Player, Trained};
