use serde::Serialize;

use crate::{
    reversi::{
        engine::{Analysis, BookMove, Evaluation, Goal, Level, Valued, best_of, mean_error},
        evaluation::Placed,
        minimax::{Tree, TreeSearch},
        rules::{Position, Side, Square, Step},
    },
    rng::GameRng,
};

use super::{BookUse, Player, Reason};

/// A step of an agent, the reason for it, and the moves that were compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The step that the agent takes: a move or a pass.
    pub step: Step,
    /// Why it takes that step.
    pub reason: Reason,
    /// Every move that was compared, in the order of the search.
    pub candidates: Vec<Candidate>,
    /// The number of nodes visited.
    pub nodes: u64,
}

/// A move that was compared with others, and its value to the side that makes it, on the agent's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// The square of the move.
    pub square: Square,
    /// Its value to the side that makes it.
    pub value: i32,
}

/// The computation of a decision in slices of nodes. The decision does not depend on the slices.
#[derive(Debug)]
pub struct Deliberation(Kind);

#[derive(Debug)]
enum Kind {
    Made(Decision),
    Searching { search: Box<TreeSearch>, mover: Side },
    Analysing { analysis: Box<Analysis>, level: Option<Level>, dice: u32, rng: GameRng },
}

impl Deliberation {
    /// Begins to decide in `position`; `None` where the game is over. `last` is the last disc placed, which one term of the
    /// source's evaluation looks at; `rng` draws among equal moves.
    #[must_use]
    pub fn new(
        player: &Player,
        position: Position,
        last: Option<Placed>,
        mut rng: GameRng,
    ) -> Option<Self> {
        let legal = position.legal();
        let plain = |step, reason| {
            Some(Self(Kind::Made(Decision { step, reason, candidates: Vec::new(), nodes: 0 })))
        };
        if position.is_over() {
            return None;
        }
        if legal.is_empty() {
            return plain(Step::Pass, Reason::MustPass);
        }
        match player {
            Player::Random => {
                let moves = legal.len();
                let place = rng.below(moves) as usize;
                let square = legal.iter().nth(place).expect("below the number of moves");
                let reason = if moves == 1 { Reason::OnlyMove } else { Reason::Drawn { moves } };
                plain(Step::Place(square), reason)
            }
            Player::Engine { level, limits, evaluation, dice, book } => {
                let (level, dice) = (*level, *dice);
                let by_book = book.and_then(|by| of_book(evaluation, position, by, &mut rng));
                if let Some((square, reason)) = by_book {
                    return plain(Step::Place(square), reason);
                }
                let goal = if 0 < dice { Goal::Every } else { Goal::Best };
                let analysis = Box::new(Analysis::new(position, evaluation.clone(), *limits, goal));
                Some(Self(Kind::Analysing { analysis, level, dice, rng }))
            }
            Player::Minimax(plan) => {
                let search = Box::new(TreeSearch::new(position, last, *plan, rng));
                Some(Self(Kind::Searching { search, mover: position.side() }))
            }
        }
    }

    /// Visits about `nodes` more nodes; returns whether it is decided.
    pub fn advance(&mut self, nodes: u64) -> bool {
        match &mut self.0 {
            Kind::Made(_) => true,
            Kind::Analysing { analysis, level, dice, rng } => {
                let done = analysis.advance(nodes);
                if done {
                    self.0 = Kind::Made(of_analysis(analysis, *level, *dice, rng));
                }
                done
            }
            Kind::Searching { search, mover } => {
                let done = search.advance(usize::try_from(nodes).unwrap_or(usize::MAX));
                if let Some(tree) = search.tree() {
                    self.0 = Kind::Made(of_tree(tree, *mover));
                }
                done
            }
        }
    }

    /// The engine's best move so far and its value; `None` before the first, and for every other agent.
    pub fn leading(&self) -> Option<Valued> {
        match &self.0 {
            Kind::Analysing { analysis, .. } => {
                Some(Valued { square: analysis.best()?, value: analysis.value() })
            }
            Kind::Made(_) | Kind::Searching { .. } => None,
        }
    }

    /// Whether it is decided.
    pub const fn is_done(&self) -> bool {
        matches!(self.0, Kind::Made(_))
    }

    /// Works to the decision and returns it.
    ///
    /// # Complexity
    ///
    /// Exponential in the depth of the agent's search; the engine's [`Limits`](crate::reversi::engine::Limits) may bound its nodes.
    #[must_use]
    pub fn run(mut self) -> Decision {
        loop {
            if let Kind::Made(decision) = self.0 {
                return decision;
            }
            self.advance(u64::MAX);
        }
    }
}

/// A move of the evaluation's book; `None` where it has none.
fn of_book(
    evaluation: &Evaluation,
    position: Position,
    by: BookUse,
    rng: &mut GameRng,
) -> Option<(Square, Reason)> {
    let book = evaluation.book()?;
    let known = book.moves(position);
    let chosen = match by {
        BookUse::Best => best_of(&known)?,
        BookUse::Drawn => drawn(&known, rng)?,
    };
    let (depth, moves) = (book.depth(), known.len() as u32);
    let error = mean_error(position.empties().len(), depth);
    let reason = Reason::Book { parts: chosen.parts(), depth, error, moves, book: by };
    Some((chosen.square, reason))
}

/// A move of a book by its weight.
fn drawn(known: &[BookMove], rng: &mut GameRng) -> Option<BookMove> {
    let all: u32 = known.iter().map(|each| each.weight).sum();
    if all == 0 {
        return None;
    }
    let mut place = rng.below(all);
    known.iter().copied().find(|each| match place.checked_sub(each.weight) {
        Some(rest) => {
            place = rest;
            false
        }
        None => true,
    })
}

fn of_analysis(
    analysis: &Analysis,
    level: Option<Level>,
    dice: u32,
    rng: &mut GameRng,
) -> Decision {
    let Valued { square, value } =
        analysis.diced(dice, rng).expect("a position with moves has a best one");
    let value = value.expect("an analysis that is done knows a value");
    let reason = Reason::Engine { level, value, error: analysis.error(value), dice };
    Decision { step: Step::Place(square), reason, candidates: Vec::new(), nodes: analysis.nodes() }
}

fn of_tree(tree: &Tree, mover: Side) -> Decision {
    // Values of the tree are for Black, those of a decision for its mover.
    let own = |value: i32| if mover == Side::Black { value } else { -value };
    let nodes = tree.nodes();
    let children = tree.children(0).map(|child| nodes[child as usize]);
    let candidate = |(step, value): (Option<Step>, i32)| {
        let square = step.and_then(Step::square)?;
        Some(Candidate { square, value: own(value) })
    };
    let candidates: Vec<Candidate> =
        children.filter_map(|child| candidate((child.step, child.value))).collect();
    let value = own(tree.value());
    let ties = candidates.iter().filter(|candidate| candidate.value == value).count() as u32;
    let plan = tree.plan();
    let reason = if candidates.len() == 1 {
        Reason::OnlyMove
    } else {
        Reason::Minimax { depth: plan.depth, variant: plan.variant, value, ties }
    };
    let step = tree.choice().expect("a search of a game that goes on has a choice");
    Decision { step, reason, candidates, nodes: nodes.len() as u64 }
}
