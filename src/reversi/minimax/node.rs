use crate::{json_value::named_enum, reversi::rules::Step};

/// The number of a node in the order of the search, from 0, the root.
pub type NodeId = u32;

named_enum! {
    /// How the value of a node was found, and whether it is exact.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NodeStatus {
        /// By the evaluation, at full depth.
        Weighed = "weighed",
        /// By the discs of a game that has ended.
        Ended = "ended",
        /// From its children: exact.
        Exact = "exact",
        /// From its children: a lower bound, as the rest was cut off.
        AtLeast = "at-least",
        /// From its children: an upper bound, as the rest was cut off.
        AtMost = "at-most",
        /// Not at all: the node was cut off.
        Cut = "cut",
        /// Not yet.
        Open = "open",
    }
}

impl NodeStatus {
    /// Whether the value was backed up from children, and not found at the node itself.
    pub const fn is_backed_up(self) -> bool {
        matches!(self, Self::Exact | Self::AtLeast | Self::AtMost)
    }
}

/// A node of the search, 24 bytes. A node follows its parent at once or after the descendants of its elder siblings.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The parent; the root is its own.
    pub parent: NodeId,
    /// One more than the last descendant: the next sibling, where there is one.
    pub end: NodeId,
    /// Of a node with children the best of them; of a node cut off the one whose value is the bound.
    pub points_to: NodeId,
    /// The value for Black.
    pub value: i32,
    /// The step that leads here; none to the root.
    pub step: Option<Step>,
    /// How the value was found.
    pub status: NodeStatus,
}
