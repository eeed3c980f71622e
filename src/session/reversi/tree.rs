use serde::Serialize;

use crate::{
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Player, Trained},
        evaluation::{FrontierReading, Variant},
        minimax::{MAX_DEPTH, NodeId, NodeStatus, Plan, Tree, TreeSearch},
        notation::squares_text,
        rules::{Side, Step},
    },
};

use super::{
    Game, ReversiError,
    game::OVER,
    view::{TermView, Values, term_views},
};

/// The search whose tree [`Game::tree`] grows from the present position. The default is the search of the agent to move.
#[derive(Clone, Debug, Default)]
pub struct TreeConfig {
    /// The agent whose search it is; where it is left out, the agent to move, or `minimax-expert` where none is.
    pub agent: Option<AgentText>,
    /// The depth in plies, from 1 to 4 ([`Game::tree`] refuses others with `bad-depth`); as deep as the agent searches where it is
    /// left out. The tree keeps every node, of 24 bytes each.
    pub depth: Option<u32>,
    /// The evaluation of the leaves; the agent's where it is left out.
    pub variant: Option<Variant>,
    /// Whether the search prunes by alpha-beta; not where it is left out.
    pub alpha_beta: Option<bool>,
}

impl TreeConfig {
    /// Reads the search from data `{agent?, depth?, variant?, alphaBeta?}`.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form; `unknown-agent` or `bad-agent-parameter` where the agent is none.
    pub fn from_json(json: &JsonValue) -> Result<Self, ReversiError> {
        let fields = json.fields(&["agent", "depth", "variant", "alphaBeta"])?;
        let agent: Option<String> = fields.optional("agent")?;
        Ok(Self {
            depth: fields.optional("depth")?,
            variant: fields.optional("variant")?,
            alpha_beta: fields.optional("alphaBeta")?,
            agent: agent.map(|text| text.parse()).transpose()?,
        })
    }
}

/// The search of a tree in slices of nodes, with every node kept: up to a depth of 4 plies.
#[derive(Debug)]
pub struct TreeWork(TreeSearch);

/// The result of a search as plain data: the value of the root for Black, the move chosen, and how many nodes the tree has. The
/// type `TreeResult` of `doors/reversi.d.ts`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TreeView {
    depth: u8,
    variant: &'static str,
    alpha_beta: bool,
    /// The value of the root, for Black.
    value: i32,
    choice: Option<String>,
    /// The number of nodes, the pruned ones among them.
    nodes: usize,
    looked_at: usize,
    /// The number of nodes with a backed-up value.
    decisions: usize,
    best_line: Vec<NodeId>,
}

/// A node of the tree as plain data, with its children and its path from the root: the type `TreeNode` of `doors/reversi.d.ts`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeView {
    #[serde(flatten)]
    brief: BriefView,
    parent: Option<NodeId>,
    depth: usize,
    /// The side to move: Black maximises the value, White minimises it.
    side: &'static str,
    board: String,
    children: Vec<BriefView>,
    /// The nodes from the root to this one.
    path: Vec<NodeId>,
    best_line: Vec<NodeId>,
    /// The terms of a leaf's evaluation.
    terms: Option<Vec<TermView>>,
    values: Option<Values>,
}

/// A node in short.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct BriefView {
    node: NodeId,
    step: Option<String>,
    worth: &'static str,
    /// For Black; none of a pruned node.
    value: Option<i32>,
    /// The number of nodes below.
    below: NodeId,
    /// The best child.
    best: Option<NodeId>,
    cut: Option<CutView>,
}

/// Why a node was pruned: a side has an alternative at least as good earlier on the path.
#[derive(Clone, Debug, Serialize)]
struct CutView {
    by: NodeId,
    side: &'static str,
    step: Option<String>,
    value: i32,
}

impl Game {
    /// Begins an agent's search of the present position, with every node kept. Its random numbers are those of the agent's decision.
    ///
    /// # Errors
    ///
    /// `game-over` where no side is to move, `bad-depth` where the depth is not 1 to 4, `weights-not-loaded` where the agent uses the
    /// trained evaluation and that is not given.
    pub fn tree(
        &self,
        config: &TreeConfig,
        trained: Trained<'_>,
    ) -> Result<TreeWork, ReversiError> {
        let side = self.to_move().ok_or(OVER)?;
        let player = match &config.agent {
            Some(text) => Some(text.player(trained).ok_or(ReversiError::WeightsNotLoaded)?),
            None => self.player(side).cloned(),
        };
        let mut plan = match player {
            Some(Player::Minimax(plan)) => plan,
            _ => Plan {
                depth: MAX_DEPTH,
                variant: Variant::AsDescribed,
                frontier: FrontierReading::All,
                alpha_beta: false,
            },
        };
        if let Some(depth) = config.depth {
            let fits = u8::try_from(depth).ok().filter(|depth| (1..=MAX_DEPTH).contains(depth));
            plan.depth = fits.ok_or(ReversiError::BadDepth(depth))?;
        }
        plan.variant = config.variant.unwrap_or(plan.variant);
        plan.alpha_beta = config.alpha_beta.unwrap_or(false);
        Ok(TreeWork(TreeSearch::new(self.position(), self.last(), plan, self.rng())))
    }
}

impl TreeWork {
    /// Searches about `nodes` more nodes; returns whether it is done. The tree does not depend on the slices.
    pub fn advance(&mut self, nodes: usize) -> bool {
        self.0.advance(nodes)
    }

    /// The number of nodes searched so far. How many there will be is not known before the end.
    pub fn progress(&self) -> usize {
        self.0.nodes()
    }

    fn tree(&self) -> Result<&Tree, ReversiError> {
        self.0.tree().ok_or(ReversiError::NotDone)
    }

    /// The value and the choice of the search, once it is done.
    ///
    /// # Errors
    ///
    /// `not-done` before the end.
    pub fn result(&self) -> Result<TreeView, ReversiError> {
        let tree = self.tree()?;
        let plan = tree.plan();
        Ok(TreeView {
            depth: plan.depth,
            variant: plan.variant.id(),
            alpha_beta: plan.alpha_beta,
            value: tree.value(),
            choice: tree.choice().as_ref().map(Step::to_string),
            nodes: tree.nodes().len(),
            looked_at: tree.visited(),
            decisions: tree.decisions().len(),
            best_line: tree.best_line(0),
        })
    }

    /// A node by its number in the order of the search, the root 0.
    ///
    /// # Errors
    ///
    /// `no-such-node` where the tree has none, `not-done` before the end.
    pub fn node(&self, node: usize) -> Result<NodeView, ReversiError> {
        let tree = self.tree()?;
        let id = NodeId::try_from(node).ok().filter(|_| node < tree.nodes().len());
        let id = id.ok_or(ReversiError::NoSuchNode(node))?;
        let whole = tree.nodes()[node];
        let weighed = (whole.status == NodeStatus::Weighed).then(|| tree.input(id));
        let frontier = tree.plan().frontier;
        let path = tree.path(id);
        Ok(NodeView {
            brief: brief(tree, id),
            parent: (id != 0).then_some(whole.parent),
            depth: path.len(),
            side: tree.side(id).id(),
            board: squares_text(tree.position(id).0),
            children: tree.children(id).map(|child| brief(tree, child)).collect(),
            path,
            best_line: tree.best_line(id),
            terms: weighed.as_ref().map(|input| term_views(input, frontier)),
            values: weighed.as_ref().map(|input| Values::of(input, frontier)),
        })
    }

    /// The node whose value was backed up as the `number`th, from 0.
    ///
    /// # Errors
    ///
    /// `no-such-node` where the tree has no such backed-up value, `not-done` before the end.
    pub fn decision(&self, number: usize) -> Result<NodeView, ReversiError> {
        let node = self.tree()?.decisions().get(number).ok_or(ReversiError::NoSuchNode(number))?;
        self.node(*node as usize)
    }
}

fn brief(tree: &Tree, id: NodeId) -> BriefView {
    let node = tree.nodes()[id as usize];
    let step = |step: Option<Step>| step.as_ref().map(Step::to_string);
    let cut = (node.status == NodeStatus::Cut).then(|| {
        let by = tree.nodes()[node.points_to as usize];
        let side: Side = tree.side(by.parent);
        CutView { by: node.points_to, side: side.id(), step: step(by.step), value: by.value }
    });
    BriefView {
        node: id,
        step: step(node.step),
        worth: node.status.id(),
        value: cut.is_none().then_some(node.value),
        below: node.end - id - 1,
        best: node.status.is_backed_up().then_some(node.points_to),
        cut,
    }
}
