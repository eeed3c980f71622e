//! The source's search, move by move in its order, with every node kept.

mod grow;
mod node;
mod order;
mod tree;

pub use grow::{Growing, MOST_DEPTH, Plan};
pub use node::{Node, NodeId, Worth};
pub use order::moves_in_order;
pub use tree::Tree;
