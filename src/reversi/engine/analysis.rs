use std::{cmp::Reverse, sync::Arc};

use crate::{
    reversi::rules::{Position, Size, Square},
    rng::GameRng,
};

use super::{
    evaluation::{EVAL_UNITS_PER_DISC, Evaluation, mean_error},
    limits::Limits,
    search::Search,
    target::{Stage, Target, Value},
};

/// Before an endgame is solved, no more plies than this are searched for the order of its moves.
const PREPARING_DEPTH: u32 = 8;

/// Which values an [`Analysis`] seeks: the best move's alone, which is faster, or every move's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The best move and its value.
    Best,
    /// The value of every legal move.
    Every,
}

/// A legal move and its value; `None` while none is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The square of the move.
    pub square: Square,
    /// Its value to the side that makes it.
    pub value: Option<Value>,
}

/// The analysis of one position by iterative deepening, a slice at a time; in the endgame the outcome and the exact score follow.
///
/// The same position, evaluation and limits give the same values, however the work is sliced.
///
/// # Complexity
///
/// Exponential in the plies searched, and in the empty squares where the endgame is solved: [`Limits`] bound both, and the nodes.
/// Memory is that of the table, fixed from the beginning, and of a stack of nodes.
///
/// ```
/// use spyglass::reversi::{engine::{Analysis, Evaluation, Goal, Level, Value}, rules::{Position, Size}};
/// let start = Position::start(Size::Four);
/// let mut analysis = Analysis::new(start, Evaluation::Plain.into(), Level::MAX.limits(), Goal::Best);
/// while !analysis.advance(10_000) {}
/// assert_eq!(analysis.value(), Some(Value::Exact(-10)));
/// ```
#[derive(Debug)]
pub struct Analysis {
    search: Search,
    limits: Limits,
    empties: u32,
    /// Whether the evaluation is trained.
    trained: bool,
    /// The position alone, or the positions after each move.
    targets: Vec<Target>,
    stage: Option<Stage>,
    /// The target being searched.
    current: usize,
    under_way: bool,
}

impl Analysis {
    /// An analysis with no work done. A position without a legal move is done at once, and has no best move.
    ///
    /// A trained evaluation is of 8×8 boards: on smaller ones [`Evaluation::Plain`] stands in for it.
    #[must_use]
    pub fn new(
        position: Position,
        evaluation: Arc<Evaluation>,
        limits: Limits,
        goal: Goal,
    ) -> Self {
        let field = position.size().field().bits();
        let empties = position.empties().len();
        let patterns_fit = position.size() == Size::Eight;
        let evaluation = if patterns_fit { evaluation } else { Evaluation::Plain.into() };
        let trained = matches!(*evaluation, Evaluation::Trained(_));
        let board = position.board();
        let targets: Vec<Target> = match goal {
            _ if position.legal().is_empty() => Vec::new(),
            Goal::Best => vec![Target::position(board)],
            Goal::Every => {
                position.legal().iter().map(|square| Target::after(board, square)).collect()
            }
        };
        Self {
            search: Search::new(field, evaluation, limits.table_bits(empties)).selective(),
            limits,
            empties,
            trained,
            stage: (!targets.is_empty()).then_some(Stage::Depth(1)),
            targets,
            current: 0,
            under_way: false,
        }
    }

    /// Visits about `nodes` more nodes; true once done.
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

    /// Goes on to the next target, or to the next stage.
    fn next(&mut self, stage: Stage) {
        self.current += 1;
        if self.current < self.targets.len() {
            return;
        }
        self.current = 0;
        // The best first: its entries in the table and its score help with the others.
        self.targets.sort_by_key(|target| Reverse(target.ordering_score()));
        let empties = self.empties;
        let ends = self.limits.affords_end(empties, self.search.nodes());
        let enough = if ends {
            PREPARING_DEPTH.min(empties.saturating_sub(10)) as u8
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

    /// Whether all values sought are known, or the bound on the nodes is reached.
    pub const fn is_done(&self) -> bool {
        self.stage.is_none()
    }

    /// The number of nodes visited so far, over all searches.
    pub const fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The best move found so far. `None` where no move is legal, and with [`Goal::Best`] before the first search; with
    /// [`Goal::Every`] it is an arbitrary move before that.
    pub fn best(&self) -> Option<Square> {
        self.leading()?.best()
    }

    /// The value of the position to the side to move, by the last search; `None` before the first.
    pub fn value(&self) -> Option<Value> {
        self.leading()?.value()
    }

    /// How far an estimate of this analysis is off on average, in discs, by how deep it is; `None` of other values, and where that was never
    /// measured.
    pub fn error(&self, value: Value) -> Option<u32> {
        match value {
            Value::Estimated { depth, .. } if self.trained => Some(mean_error(self.empties, depth)),
            _ => None,
        }
    }

    /// The move of the greatest value after dice have added up to `dice` discs to each, of those sought; the best where `dice` is 0. A move
    /// whose certain outcome is worse than that of the best is never chosen.
    pub fn diced(&self, dice: u32, rng: &mut GameRng) -> Option<Valued> {
        let outcome = self.leading()?.outcome();
        let sides = dice * EVAL_UNITS_PER_DISC as u32 + 1;
        let mut chosen: Option<((i32, i32), &Target)> = None;
        for target in &self.targets {
            let worth = target.ordering_score();
            // Of equal sums the one of the better value.
            let thrown = (worth + rng.below(sides) as i32, worth);
            let spoils = match outcome {
                None => target.outcome() == Some(-1),
                _ => target.outcome() < outcome,
            };
            if !spoils && chosen.is_none_or(|(best, _)| best < thrown) {
                chosen = Some((thrown, target));
            }
        }
        let (_, target) = chosen?;
        Some(Valued { square: target.best()?, value: target.value() })
    }

    /// Every move whose value is sought, in the order of the squares: all legal ones with [`Goal::Every`], else the best alone.
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
