//! Small boards solved exactly: the fewest expected shots against uniform layouts, and the equilibrium of shooter and deployer.
//!
//! [`Layouts`] lists every way the fleet can lie. A state holds the layouts that fit what is known, and layouts of which the same is left
//! are put together. The search finds the fewest misses depth first, cells that may come out best before the others, each left as soon
//! as a bound says that it cannot win; what was found of a position serves its images under the board's symmetries. [`Optimum`] gives
//! the shots and the tree. [`Equilibrium`] lets the search answer the deployer's mix until neither side can do better, by double oracle
//! (H. B. McMahan, G. J. Gordon, A. Blum, *Planning in the Presence of Cost Functions Controlled by an Adversary*, 2003), in whole numbers throughout.

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
pub use optimum::{Next, Node, Optimum, Policy, PolicyCost};
