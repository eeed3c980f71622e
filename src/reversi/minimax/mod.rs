//! The source's search: minimax (C. E. Shannon, *Programming a Computer for Playing Chess*, 1950) in the source's order of moves, with
//! every node kept. On demand branches are cut off by alpha-beta, which the source's does not do.

mod node;
mod order;
mod tree;
mod tree_search;

pub use node::{Node, NodeId, NodeStatus};
pub use order::moves_in_order;
pub use tree::{MAX_DEPTH, Plan, Tree};
pub use tree_search::TreeSearch;
