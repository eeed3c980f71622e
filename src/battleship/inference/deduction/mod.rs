//! What follows for certain, by rules that have names: solitaire's expert system.
//!
//! A [`Board`] holds what was told, [`Facts`] what is settled. Named [`Rule`]s in three [`Group`]s look at them: cells and
//! lines; ships found and to be found; combinations, the ways ships of a length can still lie. Each conclusion is a [`Deduction`]
//! with its premises. Every rule is sound: what it concludes is true in every fleet that fits. And the rules come to the same end in
//! any order, as each concludes no less where more is known.
//!
//! A [`Deducer`] runs them to the end; a [`Chain`] goes on from there by [`refutation`](refutation()), and last by counting. [`Settled`] is
//! their end without the way.
//!
//! A shot that was not answered tells nothing here: under rules that keep misses back the player is told no more, and other
//! ways of inference may know better.

mod board;
mod chain;
mod deducer;
mod facts;
mod permitted;
mod refutation;
mod rule;
mod rules;
mod settled;
mod solve_outcome;
mod step;
mod survey;

pub use board::{Board, Line};
pub use chain::Chain;
pub use deducer::{Combinations, Deducer, FleetLeft, proof};
pub use facts::{Assumed, Facts};
pub use permitted::{Permitted, UnknownRule};
pub use refutation::refutation;
pub use rule::{Group, Rule};
pub use settled::Settled;
pub use solve_outcome::{SolveOutcome, reach};
pub use step::{Because, Contradiction, Deduction, LineSet, Named, Refuted};
