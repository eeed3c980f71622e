use std::sync::Arc;

use crate::reversi::rules::{Position, Size, Square};

use super::{evaluation::Evaluation, limits::Limits, search::Search, target::Target};

/// What a position or a move is worth to the side to move, and how that was come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Searched to a depth, and estimated there: in [`EVAL_UNITS_PER_DISC`](super::EVAL_UNITS_PER_DISC) of a disc.
    Estimated {
        /// The estimate.
        parts: i32,
        /// How many plies were searched.
        depth: u8,
    },
    /// The end of the game was reached, but only asked whether it is won (1), drawn (0) or lost (−1).
    Outcome(i32),
    /// The final score with best play on both sides, in discs.
    Exact(i32),
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The best move and its value.
    Best,
    /// The value of every legal move.
    Every,
}

/// A legal move and its value as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The move.
    pub square: Square,
    /// Its value to the side that makes it.
    pub value: Option<Value>,
}

/// What of a search is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Depth(u8),
    Outcome,
    Exact,
}

/// The engine at work on one position, deeper and deeper, a slice at a time.
///
/// The same position, evaluation and limits give the same values, however the work is sliced.
///
/// # Complexity
///
/// Exponential in the plies searched, and in the empty squares where the game is played out: [`Limits`] bound both, and the nodes.
/// Memory is that of the table, fixed from the beginning, and of a list of the nodes on the way down.
///
/// ```
/// use spyglass::reversi::{engine::{Analysis, Evaluation, Goal, Level, Value}, rules::{Position, Size}};
/// let start = Position::start(Size::Four);
/// let mut analysis = Analysis::new(start, Evaluation::Plain.into(), Level::MOST.limits(), Goal::Best);
/// while !analysis.advance(10_000) {}
/// assert_eq!(analysis.value(), Some(Value::Exact(-10)));
/// ```
#[derive(Debug)]
pub struct Analysis {
    search: Search,
    limits: Limits,
    empties: u32,
    /// The position itself, or the positions after each move.
    targets: Vec<Target>,
    stage: Option<Stage>,
    /// The target being searched.
    current: usize,
    under_way: bool,
}

impl Analysis {
    /// Nothing looked at yet. A position without a legal move is done at once, and has no best move.
    #[must_use]
    pub fn new(
        position: Position,
        evaluation: Arc<Evaluation>,
        limits: Limits,
        goal: Goal,
    ) -> Self {
        let field = position.size().field().bits();
        let empties = position.empties().len();
        // Patterns are those of the large board.
        let fits = position.size() == Size::Eight;
        let evaluation = if fits { evaluation } else { Arc::new(Evaluation::Plain) };
        let board = position.board();
        let targets: Vec<Target> = match goal {
            _ if position.legal().is_empty() => Vec::new(),
            Goal::Best => vec![Target::position(board)],
            Goal::Every => position.legal().map(|square| Target::after(board, square)).collect(),
        };
        Self {
            search: Search::new(field, evaluation, limits.table_bits(empties)),
            limits,
            empties,
            stage: if targets.is_empty() { None } else { Some(Stage::Depth(1)) },
            targets,
            current: 0,
            under_way: false,
        }
    }

    /// Looks at about `nodes` more nodes; whether all is done.
    pub fn advance(&mut self, nodes: u64) -> bool {
        let mut until = self.search.nodes().saturating_add(nodes);
        while let Some(stage) = self.stage {
            let first = stage == Stage::Depth(1);
            if let (Some(bound), false) = (self.limits.nodes, first) {
                until = until.min(bound);
            }
            let target = &mut self.targets[self.current];
            if !self.under_way && !target.begin(&mut self.search, stage) {
                self.next(stage);
                continue;
            }
            self.under_way = true;
            let Some(value) = self.search.run(until) else {
                let spent = self.limits.nodes.is_some_and(|bound| self.search.nodes() >= bound);
                if spent && !first {
                    self.stage = None;
                }
                return self.stage.is_none();
            };
            self.under_way = false;
            target.record_result(&self.search, stage, value);
        }
        true
    }

    /// Goes on to the next target, or the next stage.
    fn next(&mut self, stage: Stage) {
        self.current += 1;
        if self.current < self.targets.len() {
            return;
        }
        self.current = 0;
        // The best first: what is found of it helps with the others.
        self.targets.sort_by_key(|target| std::cmp::Reverse(target.ordering_score()));
        let empties = self.empties;
        let ends = self.limits.affords_end(empties, self.search.nodes());
        let enough = if ends {
            END_PREPARED.min(empties.saturating_sub(10)) as u8
        } else {
            self.limits.depth
        };
        self.stage = match stage {
            Stage::Depth(depth) if depth < enough && u32::from(depth) < empties => {
                Some(Stage::Depth(depth + 1))
            }
            Stage::Depth(_) if ends => Some(Stage::Outcome),
            Stage::Depth(_) | Stage::Exact => None,
            Stage::Outcome => Some(Stage::Exact),
        };
    }

    /// Whether all that was asked for is known, or the bound of nodes is reached.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.stage.is_none()
    }

    /// How many nodes were looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The best move found so far.
    #[must_use]
    pub fn best(&self) -> Option<Square> {
        self.leading()?.best()
    }

    /// The value of the position to the side to move, as far as it is known.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.leading()?.value()
    }

    /// Every move whose value is looked for, in the order of the squares: all legal ones, or the best alone.
    #[must_use]
    pub fn moves(&self) -> Vec<Valued> {
        let valued =
            |target: &Target| Some(Valued { square: target.best()?, value: target.value() });
        let mut all: Vec<Valued> = self.targets.iter().filter_map(valued).collect();
        all.sort_by_key(|valued| valued.square);
        all
    }

    fn leading(&self) -> Option<&Target> {
        self.targets.iter().max_by_key(|target| target.ordering_score())
    }
}

/// How many plies are searched at most to prepare the playing out of an endgame.
const END_PREPARED: u32 = 8;
