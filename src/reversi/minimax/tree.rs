use crate::reversi::{
    evaluation::{FrontierReading, Placed, TermInput, Variant},
    rules::{Position, Side, Step},
};

use super::{Node, NodeId, NodeStatus};

/// The greatest depth of a tree in plies: that of the source's expert.
pub const MAX_DEPTH: u8 = 4;

/// The parameters of a minimax search: depth, reading of the evaluation, and whether it prunes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The depth in plies; a pass is one too.
    pub depth: u8,
    /// Which reading of the evaluation is used.
    pub variant: Variant,
    /// Which discs its frontier holds.
    pub frontier: FrontierReading,
    /// Whether branches that cannot matter are cut off, which the source's search never does.
    pub alpha_beta: bool,
}

/// A finished minimax search (C. E. Shannon, *Programming a Computer for Playing Chess*, 1950): every node, in the order of
/// visits.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) root: Position,
    /// The last disc placed before the root.
    pub(super) last: Option<Placed>,
    pub(super) plan: Plan,
    pub(super) nodes: Vec<Node>,
    /// The nodes whose values were backed up, in that order.
    pub(super) decisions: Vec<NodeId>,
}

impl Tree {
    /// The parameters that the search was made with.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// All nodes, in the order of the search; a node's number is its place here.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes whose values were backed up, in that order: the root is the last.
    pub fn decisions(&self) -> &[NodeId] {
        &self.decisions
    }

    /// The number of nodes visited: all but those cut off. Linear in the nodes.
    pub fn visited(&self) -> usize {
        self.nodes.iter().filter(|node| node.status != NodeStatus::Cut).count()
    }

    /// The value of the root for Black, on the scale of the evaluation.
    pub fn value(&self) -> i32 {
        self.nodes[0].value
    }

    /// The step that the search chose; `None` where the game is over.
    pub fn choice(&self) -> Option<Step> {
        let root = self.nodes[0];
        root.status.is_backed_up().then(|| self.nodes[root.points_to as usize].step).flatten()
    }

    /// The children of a node, in the order of the search; none for a leaf.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let end = self.nodes[node as usize].end;
        let first = Some(node + 1).filter(|&child| child < end);
        let next = move |&child: &NodeId| {
            Some(self.nodes[child as usize].end).filter(|&sibling| sibling < end)
        };
        std::iter::successors(first, next)
    }

    /// The nodes from a child of the root down to this one; none for the root.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let parent = |&node: &NodeId| Some(self.nodes[node as usize].parent).filter(|&up| up != 0);
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node).filter(|&node| node != 0), parent).collect();
        path.reverse();
        path
    }

    /// The principal variation from `node` on: its best child, that one's, and so on.
    pub fn best_line(&self, node: NodeId) -> Vec<NodeId> {
        let best = |&node: &NodeId| {
            let node = self.nodes[node as usize];
            node.status.is_backed_up().then_some(node.points_to)
        };
        std::iter::successors(Some(node), best).skip(1).collect()
    }

    /// The position of a node, played out from the root, and the last disc placed before it. Linear in the depth of the node.
    pub fn position(&self, node: NodeId) -> (Position, Option<Placed>) {
        let (mut position, mut last) = (self.root, self.last);
        for id in self.path(node) {
            let step = self.nodes[id as usize].step;
            (position, last) = after(position, last, step.expect("only the root has no step"));
        }
        (position, last)
    }

    /// The input of the evaluation at a node: its position and the last disc placed.
    pub fn input(&self, node: NodeId) -> TermInput {
        let (position, last) = self.position(node);
        TermInput::new(position, last)
    }

    /// The side to move at a node: Black maximises the value, White minimises it.
    pub fn side(&self, node: NodeId) -> Side {
        if self.path(node).len().is_multiple_of(2) {
            self.root.side()
        } else {
            self.root.side().other()
        }
    }
}

/// The position after a legal step, and the last disc placed.
pub(super) fn after(
    mut position: Position,
    last: Option<Placed>,
    step: Step,
) -> (Position, Option<Placed>) {
    let side = position.side();
    step.apply(&mut position).expect("the search takes legal steps");
    (position, step.square().map(|square| Placed { square, side }).or(last))
}
