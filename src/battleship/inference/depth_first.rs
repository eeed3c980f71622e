use crate::grid::CellSet;

/// A depth-first walk: a stack of nodes, each with the choices that lead on from it.
///
/// The choices of all nodes lie in one list, those of the top node last, so that a walk allocates only while it grows deeper.
#[derive(Debug)]
pub(super) struct DepthFirst<N, C> {
    nodes: Vec<Node<N>>,
    /// The choices of every node on the stack. A caller appends those of the node that it is about to enter.
    pub choices: Vec<C>,
}

#[derive(Debug)]
struct Node<N> {
    state: N,
    /// Where its choices begin, and where the next to be tried is.
    begin: usize,
    next: usize,
}

/// The next step of a walk.
pub(super) enum Step<'a, N, C> {
    /// Tries a choice from the top node.
    Try(&'a mut N, C),
    /// Leaves the top node: all its choices are tried.
    Leave,
    /// No node is left.
    End,
}

impl<N, C> Default for DepthFirst<N, C> {
    fn default() -> Self {
        Self { nodes: Vec::new(), choices: Vec::new() }
    }
}

impl<N, C: Copy> DepthFirst<N, C> {
    /// Pushes a node with its `state`. Its choices are those that were appended from place `begin` of the list on.
    #[inline]
    pub fn enter(&mut self, state: N, begin: usize) {
        self.nodes.push(Node { state, begin, next: begin });
    }

    /// The states of the nodes on the stack, from the first to the top.
    pub fn states(&self) -> impl Iterator<Item = &N> {
        self.nodes.iter().map(|node| &node.state)
    }

    /// The state of the top node; `None` where the stack is empty.
    pub fn top(&mut self) -> Option<&mut N> {
        self.nodes.last_mut().map(|node| &mut node.state)
    }

    /// Whether no node is left on the stack.
    pub const fn is_at_end(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Takes the next choice of the top node, or pops that node where all its choices are tried. Constant, but for freeing the
    /// choices of a popped node.
    #[inline]
    pub fn step(&mut self) -> Step<'_, N, C> {
        let Some(node) = self.nodes.last() else { return Step::End };
        let Some(&choice) = self.choices.get(node.next) else {
            self.choices.truncate(node.begin);
            self.nodes.pop();
            return Step::Leave;
        };
        let node = self.nodes.last_mut().expect("the top node was just looked at");
        node.next += 1;
        Step::Try(&mut node.state, choice)
    }
}

/// By cell of `cover` the placements over it, given all placements with their cells.
pub(super) fn placements_by_cell<C: Copy>(
    cover: CellSet,
    placements: impl Iterator<Item = (C, CellSet)>,
) -> Vec<Vec<C>> {
    let mut by_cell = vec![Vec::new(); 256];
    for (placement, cells) in placements {
        for cell in cells & cover {
            by_cell[cell.index()].push(placement);
        }
    }
    by_cell
}

/// Appends the placements that fit over one cell of `open`: over the cell with the fewest. Returns how many placements were looked at.
#[inline]
pub(super) fn branch_on_tightest<C: Copy>(
    open: CellSet,
    by_cell: &[Vec<C>],
    fits: impl Fn(&C) -> bool,
    choices: &mut Vec<C>,
) -> usize {
    let begin = choices.len();
    let (mut fewest, mut looked) = (usize::MAX, 0);
    for cell in open {
        let over = &by_cell[cell.index()];
        looked += over.len();
        let fitting = || over.iter().copied().filter(&fits);
        let count = fitting().take(fewest).count();
        if count < fewest {
            fewest = count;
            choices.truncate(begin);
            choices.extend(fitting());
        }
    }
    looked
}
