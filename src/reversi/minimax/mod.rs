//! The source's search, move by move in its order, with every node kept.

mod node;
mod order;
mod tree;
mod tree_search;

pub use node::{Node, NodeId, NodeStatus};
pub use order::moves_in_order;
pub use tree::{MAX_DEPTH, Plan, Tree};
pub use tree_search::TreeSearch;
