use crate::reversi::rules::Step;

/// The number of a node, in the order of the search.
pub type NodeId = u32;

/// How a node came by its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStatus {
    /// By weighing its position: the search goes no further.
    Weighed,
    /// By the discs: the game has ended.
    Ended,
    /// From its children, all of them looked at or none needed.
    Exact,
    /// From its children: at least this, the rest was not looked at.
    AtLeast,
    /// From its children: at most this, the rest was not looked at.
    AtMost,
    /// Not at all: it was not looked at.
    Cut,
    /// Not yet.
    Open,
}

impl NodeStatus {
    /// A name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Weighed => "weighed",
            Self::Ended => "ended",
            Self::Exact => "exact",
            Self::AtLeast => "at-least",
            Self::AtMost => "at-most",
            Self::Cut => "cut",
            Self::Open => "open",
        }
    }

    /// Whether the value was backed up from children.
    #[must_use]
    pub const fn is_backed_up(self) -> bool {
        matches!(self, Self::Exact | Self::AtLeast | Self::AtMost)
    }
}

/// A node of the search, small as there are many.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The node it is a child of; the root is its own.
    pub parent: NodeId,
    /// The node after the last below this one: its next sibling, where it has one.
    pub end: NodeId,
    /// Of a node with children the best of them; of one cut off the node whose value did it.
    pub points_to: NodeId,
    /// What it is worth to Black.
    pub value: i32,
    /// What leads here; of the root, nothing does.
    pub step: Option<Step>,
    /// How it came by its value.
    pub worth: NodeStatus,
}
