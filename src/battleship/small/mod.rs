//! Small boards solved exactly: the fewest expected shots against uniform layouts, and the equilibrium of shooter and deployer.

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
pub use error::{MAX_CELLS, MAX_LAYOUTS, MAX_LENGTH, MAX_SHIPS, SmallError};
pub use fraction::Fraction;
pub use layouts::Layouts;
pub use optimum::{Next, Node, Optimum, Policy, Solved};
