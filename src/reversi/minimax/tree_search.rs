use crate::{
    reversi::{
        evaluation::{Evaluation, FINAL_DISC, Placed, TermInput},
        rules::{Position, Side, Step},
    },
    rng::GameRng,
};

use super::{Node, NodeId, NodeStatus, Plan, Tree, moves_in_order, tree::after};

/// A bound of alpha-beta: the value that a side has elsewhere, and the node that gives it.
#[derive(Clone, Copy, Debug)]
struct Bound {
    value: i32,
    by: NodeId,
}

/// A node on the stack.
#[derive(Debug)]
struct Frame {
    node: NodeId,
    position: Position,
    last: Option<Placed>,
    steps: Vec<Step>,
    /// How many of them were searched.
    done: usize,
    /// Black has at least this elsewhere.
    alpha: Bound,
    /// White has at most this elsewhere.
    beta: Bound,
    /// Alpha and beta before the first child.
    window: (i32, i32),
}

/// A minimax search in slices, depth first; on demand with alpha-beta pruning (D. E. Knuth, R. W. Moore, *An Analysis of
/// Alpha-Beta Pruning*, 1975).
///
/// # Complexity
///
/// Exponential in the depth: some 10 moves a position. Memory is 24 bytes for each node.
///
/// ```
/// use spyglass::{
///     reversi::{
///         evaluation::{FrontierReading, Variant},
///         minimax::{TreeSearch, Plan},
///         rules::{Position, Size},
///     },
///     rng::{GameRng, Seed, Stream},
/// };
/// let plan = Plan { depth: 2, variant: Variant::AsDescribed, frontier: FrontierReading::All, alpha_beta: false };
/// let rng = GameRng::new(Seed(1), Stream::Decision { player: 1, number: 0 });
/// let tree = TreeSearch::new(Position::start(Size::Eight), None, plan, rng).run();
/// assert_eq!(tree.nodes().len(), 1 + 4 + 12);
/// assert_eq!(tree.children(0).count(), 4);
/// ```
#[derive(Debug)]
pub struct TreeSearch {
    tree: Tree,
    stack: Vec<Frame>,
    rng: GameRng,
}

impl TreeSearch {
    /// Begins at a position; `last` is the last disc placed before it, and `rng` chooses among equal moves.
    #[must_use]
    pub fn new(root: Position, last: Option<Placed>, plan: Plan, rng: GameRng) -> Self {
        let tree = Tree { root, last, plan, nodes: Vec::new(), decisions: Vec::new() };
        let mut search = Self { tree, stack: Vec::new(), rng };
        let least = Bound { value: i32::MIN, by: 0 };
        let most = Bound { value: i32::MAX, by: 0 };
        search.enter(0, None, (root, last), (least, most));
        search
    }

    /// Visits about `nodes` more nodes; returns whether it is done. The tree does not depend on the slices.
    pub fn advance(&mut self, nodes: usize) -> bool {
        let goal = self.tree.nodes.len().saturating_add(nodes);
        while self.tree.nodes.len() < goal && self.visit_next() {}
        self.stack.is_empty()
    }

    /// The number of nodes so far.
    pub fn nodes(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Searches to the end and returns the tree. Exponential in the depth: some 10 moves a position.
    #[must_use]
    pub fn run(mut self) -> Tree {
        while self.visit_next() {}
        self.tree
    }

    /// The tree; `None` while the search is not done.
    pub fn tree(&self) -> Option<&Tree> {
        self.stack.is_empty().then_some(&self.tree)
    }

    /// Visits the next child of the top of the stack, or pops it; false where the stack is empty.
    fn visit_next(&mut self) -> bool {
        let Some(top) = self.stack.last_mut() else { return false };
        let cut = self.tree.plan.alpha_beta && top.beta.value <= top.alpha.value;
        match top.steps.get(top.done) {
            Some(&step) if !cut => {
                top.done += 1;
                let below = after(top.position, top.last, step);
                let (parent, bounds) = (top.node, (top.alpha, top.beta));
                self.enter(parent, Some(step), below, bounds);
            }
            _ => self.close(),
        }
        true
    }

    /// Adds a node: a leaf gets its value at once, any other is pushed on the stack.
    fn enter(
        &mut self,
        parent: NodeId,
        step: Option<Step>,
        (position, last): (Position, Option<Placed>),
        (alpha, beta): (Bound, Bound),
    ) {
        let node = self.add(parent, step, NodeStatus::Open);
        let depth = self.stack.len();
        let plan = self.tree.plan;
        if position.is_over() {
            self.back_up(node, FINAL_DISC * position.score_of(Side::Black), NodeStatus::Ended);
        } else if depth == usize::from(plan.depth) {
            let evaluation =
                Evaluation::of(&TermInput::new(position, last), plan.variant, plan.frontier);
            self.back_up(node, evaluation.value(), NodeStatus::Weighed);
        } else {
            let moves = moves_in_order(position);
            let steps = if moves.is_empty() {
                vec![Step::Pass]
            } else {
                moves.into_iter().map(Step::Place).collect()
            };
            let window = (alpha.value, beta.value);
            self.stack.push(Frame { node, position, last, steps, done: 0, alpha, beta, window });
        }
    }

    fn add(&mut self, parent: NodeId, step: Option<Step>, status: NodeStatus) -> NodeId {
        let id = self.tree.nodes.len() as NodeId;
        self.tree.nodes.push(Node { parent, end: id + 1, points_to: id, value: 0, step, status });
        id
    }

    /// Pops the top of the stack: its children that were not visited are cut off.
    fn close(&mut self) {
        let frame = self.stack.pop().expect("a node is on the stack");
        let cut = frame.done < frame.steps.len();
        let black = frame.position.side() == Side::Black;
        for &step in &frame.steps[frame.done..] {
            let child = self.add(frame.node, Some(step), NodeStatus::Cut);
            self.tree.nodes[child as usize].points_to =
                if black { frame.beta.by } else { frame.alpha.by };
        }
        let end = self.tree.nodes.len() as NodeId;
        let node = &mut self.tree.nodes[frame.node as usize];
        node.end = end;
        let (low, high) = frame.window;
        let status = match node.value {
            _ if cut && black => NodeStatus::AtLeast,
            _ if cut => NodeStatus::AtMost,
            value if self.tree.plan.alpha_beta && value <= low => NodeStatus::AtMost,
            value if self.tree.plan.alpha_beta && high <= value => NodeStatus::AtLeast,
            _ => NodeStatus::Exact,
        };
        let value = node.value;
        self.tree.decisions.push(frame.node);
        self.back_up(frame.node, value, status);
    }

    /// Sets the value of a node and backs it up to the parent.
    fn back_up(&mut self, id: NodeId, value: i32, status: NodeStatus) {
        let node = &mut self.tree.nodes[id as usize];
        (node.value, node.status) = (value, status);
        let Some(top) = self.stack.last_mut() else { return };
        let black = top.position.side() == Side::Black;
        let parent = &mut self.tree.nodes[top.node as usize];
        let first = parent.points_to == top.node;
        let better = if black { parent.value < value } else { value < parent.value };
        // The source chooses among equal moves by chance. With cuts an equal value may be only a bound, so that the first stays.
        let chosen_among_equals =
            !self.tree.plan.alpha_beta && !first && value == parent.value && self.rng.below(2) == 0;
        if first || better || chosen_among_equals {
            (parent.value, parent.points_to) = (value, id);
        }
        if black && top.alpha.value < value {
            top.alpha = Bound { value, by: id };
        }
        if !black && value < top.beta.value {
            top.beta = Bound { value, by: id };
        }
    }
}
