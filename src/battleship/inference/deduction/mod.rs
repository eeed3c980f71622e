//! Certain reasoning by named rules: the expert system of solitaire and puzzles.
//!
//! A [`Board`] holds the observations, [`Facts`] the settled cells. Named [`Rule`]s in three [`Group`]s look at them: cells and
//! lines; ships found and to be found; combinations, the ways ships of a length can still lie. Each conclusion is a [`Deduction`]
//! with its premises. Every rule is sound: its conclusions are true in every fleet that fits. The rules reach the same fixed point
//! in any order, as each concludes no less where more is known.
//!
//! A [`Deducer`] runs them to the fixed point; a [`Chain`] goes on from there by [`refutation`](refutation()), and last by counting.
//! [`Settled`] is the fixed point without the steps.
//!
//! An expert system for solitaire by such rules is that of Amedeo Racanati and Angelo Pio Sansonetti, *Battaglia navale in CLIPS*, 2019/20.
//!
//! An unrevealed shot is no observation here, as the player sees no answer. Counts treat it as water.

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
pub use deducer::{Deducer, FleetLeft, proof};
pub use facts::{Assumed, Facts};
pub use permitted::{Permitted, UnknownRule};
pub use refutation::refutation;
pub use rule::{Group, Rule};
pub use settled::Settled;
pub use solve_outcome::{SolveOutcome, reach};
pub use step::{Because, Combinations, Contradiction, Deduction, LineSet, Named, Refuted};
