//! Small boards solved: the fewest shots that hit the whole fleet, and what is left of them where the deployer plays too.

mod bound;
mod equilibrium;
mod error;
mod fraction;
mod hash;
mod layouts;
mod linear;
mod optimum;
mod search;
mod state;

pub use equilibrium::{Equilibrium, Share, Solution};
pub use error::SmallError;
pub use fraction::Fraction;
pub use layouts::{Layouts, MAX_CELLS, MAX_LAYOUTS, MAX_LENGTH, MAX_SHIPS};
pub use optimum::{Next, Node, Optimum, Policy, Solved};
