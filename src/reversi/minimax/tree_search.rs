use crate::{
    reversi::{
        evaluation::{Evaluation, FINAL_DISC, Placed, Seen},
        rules::{Position, Side, Step},
    },
    rng::GameRng,
};

use super::{Node, NodeId, NodeStatus, Plan, Tree, moves_in_order, tree::after};

/// A bound of alpha-beta: what a side already has, and by which node.
#[derive(Clone, Copy, Debug)]
struct Bound {
    value: i32,
    by: NodeId,
}

/// A node whose children are being looked at.
#[derive(Debug)]
struct Open {
    node: NodeId,
    position: Position,
    last: Option<Placed>,
    steps: Vec<Step>,
    /// How many of them were looked at.
    done: usize,
    /// What Black already has elsewhere, at least.
    alpha: Bound,
    /// What White already has elsewhere, at most.
    beta: Bound,
    /// The bounds that held before the first child.
    window: (i32, i32),
}

/// A search under way, depth first.
///
/// ```
/// use spyglass::{
///     dice::{GameRng, Seed, Stream},
///     reversi::{
///         evaluation::{FrontierReading, Variant},
///         minimax::{TreeSearch, Plan},
///         rules::{Position, Size},
///     },
/// };
/// let plan = Plan { depth: 2, variant: Variant::AsDescribed, frontier: FrontierReading::All, alpha_beta: false };
/// let dice = GameRng::new(Seed(1), Stream::Decision { player: 1, number: 0 });
/// let tree = TreeSearch::new(Position::start(Size::Eight), None, plan, dice).run();
/// assert_eq!(tree.nodes().len(), 1 + 4 + 12);
/// assert_eq!(tree.children(0).count(), 4);
/// ```
#[derive(Debug)]
pub struct TreeSearch {
    tree: Tree,
    open: Vec<Open>,
    rng: GameRng,
}

impl TreeSearch {
    /// Begins at a position; `last` is the last disc put down before it.
    #[must_use]
    pub fn new(root: Position, last: Option<Placed>, plan: Plan, rng: GameRng) -> Self {
        let tree = Tree { root, last, plan, nodes: Vec::new(), decisions: Vec::new() };
        let mut growing = Self { tree, open: Vec::new(), rng };
        let least = Bound { value: i32::MIN, by: 0 };
        let most = Bound { value: i32::MAX, by: 0 };
        growing.enter(0, None, (root, last), (least, most));
        growing
    }

    /// Looks at about so many nodes more; true once there are none left.
    pub fn advance(&mut self, nodes: usize) -> bool {
        let goal = self.tree.nodes.len().saturating_add(nodes);
        while self.tree.nodes.len() < goal && self.go_on() {}
        self.open.is_empty()
    }

    /// How many nodes there are so far.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.nodes.len()
    }

    /// The whole tree.
    #[must_use]
    pub fn run(mut self) -> Tree {
        while self.go_on() {}
        self.tree
    }

    /// The tree, once there is no node left to look at.
    #[must_use]
    pub fn tree(&self) -> Option<&Tree> {
        self.open.is_empty().then_some(&self.tree)
    }

    /// Looks at the next child of the innermost open node, or closes it; false where none is open.
    fn go_on(&mut self) -> bool {
        let Some(top) = self.open.last_mut() else { return false };
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

    /// Adds a node: a leaf has its value at once, any other is opened.
    fn enter(
        &mut self,
        parent: NodeId,
        step: Option<Step>,
        (position, last): (Position, Option<Placed>),
        (alpha, beta): (Bound, Bound),
    ) {
        let node = self.add(parent, step, NodeStatus::Open);
        let depth = self.open.len();
        let plan = self.tree.plan;
        if position.is_over() {
            self.settle(node, FINAL_DISC * position.score_of(Side::Black), NodeStatus::Ended);
        } else if depth == usize::from(plan.depth) {
            let weighed = Evaluation::of(&Seen::new(position, last), plan.variant, plan.frontier);
            self.settle(node, weighed.value(), NodeStatus::Weighed);
        } else {
            let moves = moves_in_order(position);
            let steps = if moves.is_empty() {
                vec![Step::Pass]
            } else {
                moves.into_iter().map(Step::Place).collect()
            };
            let window = (alpha.value, beta.value);
            self.open.push(Open { node, position, last, steps, done: 0, alpha, beta, window });
        }
    }

    fn add(&mut self, parent: NodeId, step: Option<Step>, worth: NodeStatus) -> NodeId {
        let id = self.tree.nodes.len() as NodeId;
        self.tree.nodes.push(Node { parent, end: id + 1, points_to: id, value: 0, step, worth });
        id
    }

    /// Closes the innermost open node: its children that were not looked at are cut off.
    fn close(&mut self) {
        let open = self.open.pop().expect("a node is open");
        let cut = open.done < open.steps.len();
        let black = open.position.side() == Side::Black;
        for &step in &open.steps[open.done..] {
            let child = self.add(open.node, Some(step), NodeStatus::Cut);
            self.tree.nodes[child as usize].points_to =
                if black { open.beta.by } else { open.alpha.by };
        }
        let end = self.tree.nodes.len() as NodeId;
        let node = &mut self.tree.nodes[open.node as usize];
        node.end = end;
        let (low, high) = open.window;
        let worth = match node.value {
            _ if cut && black => NodeStatus::AtLeast,
            _ if cut => NodeStatus::AtMost,
            value if self.tree.plan.alpha_beta && value <= low => NodeStatus::AtMost,
            value if self.tree.plan.alpha_beta && high <= value => NodeStatus::AtLeast,
            _ => NodeStatus::Exact,
        };
        let value = node.value;
        self.tree.decisions.push(open.node);
        self.settle(open.node, value, worth);
    }

    /// Gives a node its value, and lets the node above make of it what it can.
    fn settle(&mut self, id: NodeId, value: i32, worth: NodeStatus) {
        let node = &mut self.tree.nodes[id as usize];
        (node.value, node.worth) = (value, worth);
        let Some(top) = self.open.last_mut() else { return };
        let black = top.position.side() == Side::Black;
        let parent = &mut self.tree.nodes[top.node as usize];
        let first = parent.points_to == top.node;
        let better = if black { parent.value < value } else { value < parent.value };
        // As the source chooses among equals; where branches are cut off a value may only be a bound, so the first stands.
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
