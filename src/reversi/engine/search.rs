use std::sync::Arc;

use crate::reversi::rules::{Board, Square};

use super::{
    endgame::RECURSIVE_ENDGAME_EMPTIES,
    endgame_solver::{EndgameSolver, odd_quadrants},
    evaluation::{EVAL_UNITS_PER_DISC, Evaluation},
    ordering::{Candidate, Candidates, SquareRanks},
    probcut::LEAST_DEPTH,
    recursive::{MAX_MOVES, RECURSIVE_DEPTH, RecursiveSearch},
    table::{Bounds, EVAL_INF, NOWHERE, SCORE_INF, TO_THE_END, Table},
};

/// Principal variation search with a transposition table, one search after another, each in slices.
///
/// Principal variation search: Marsland and Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982; also known as NegaScout
/// (Reinefeld, *An Improvement to the Scout Tree Search Algorithm*, 1983). The nodes from the root down are kept on an explicit stack,
/// so that a search can stop anywhere and go on from there: its result does not depend on the slices.
///
/// # Complexity
///
/// Exponential in the plies searched. Memory is 24 bytes for each position of the table, and a kilobyte for each node on the stack.
#[derive(Debug)]
pub struct Search {
    recursive: RecursiveSearch,
    /// Whether it leaves out what is unlikely to matter.
    selective: bool,
    stack: Vec<Frame>,
    best: Option<Square>,
    /// The value of the node just finished, for its mover.
    finished: Option<i32>,
}

/// A node on the stack.
#[derive(Debug)]
struct Frame {
    board: Board,
    depth: u8,
    /// The alpha it was entered with.
    floor: i32,
    alpha: i32,
    beta: i32,
    candidates: Candidates<MAX_MOVES>,
    /// The move being searched, or to be searched next.
    current: Candidate,
    window: SearchWindow,
    /// Whether the search of the current move has yet to begin.
    ready: bool,
    best: i32,
    best_square: u8,
}

/// The window in which the current move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchWindow {
    /// From alpha to beta: the first move.
    FullWindow,
    /// Only whether the move exceeds alpha: every later move.
    NullWindow,
    /// From alpha to beta, once a null window was exceeded.
    ReSearch,
}

impl Search {
    /// A search on boards whose squares are `field`, with an empty table of 2^`bits` positions of 24 bytes each.
    #[must_use]
    pub fn new(field: u64, evaluation: Arc<Evaluation>, bits: u32) -> Self {
        let recursive = RecursiveSearch {
            field,
            evaluation,
            table: Table::new(bits),
            solver: EndgameSolver { area: field.count_ones() as i32, nodes: 0 },
            ranks: SquareRanks::of(field),
        };
        Self { recursive, selective: false, stack: Vec::new(), best: None, finished: None }
    }

    /// The same search, which leaves out what shallow searches make very likely: estimates come from deeper searches then, and are no
    /// longer those of every line. Final scores stay exact.
    #[must_use]
    pub fn selective(self) -> Self {
        let selective = matches!(*self.recursive.evaluation, Evaluation::Trained(_));
        Self { selective, ..self }
    }

    /// The number of nodes visited so far, over all searches.
    pub const fn nodes(&self) -> u64 {
        self.recursive.solver.nodes
    }

    /// Begins the search of a position to `depth` plies or [`TO_THE_END`], in the window from `alpha` to `beta`; [`Self::run`] does it.
    pub fn begin(&mut self, board: Board, depth: u8, alpha: i32, beta: i32) {
        self.stack.clear();
        self.best = None;
        self.finished = None;
        let moves = board.moves(self.recursive.field);
        if moves == 0 || depth == 0 {
            self.finished = self.enter(board, depth, alpha, beta);
        } else {
            // No cutoff before the first move: the root must have a best move.
            self.recursive.solver.nodes += 1;
            let candidates = self.scored(board, depth, moves);
            self.stack.push(Frame::new(board, depth, (alpha, beta), candidates));
        }
    }

    /// The best move of the last search; `None` where it has none. Where the value is no greater than `alpha`, it is an arbitrary
    /// move.
    pub const fn best(&self) -> Option<Square> {
        self.best
    }

    /// Searches until the value is known, or about `until` nodes were visited in all; returns the value for the side to move,
    /// `None` while it is not known.
    ///
    /// The value is exact between `alpha` and `beta`, else a bound.
    pub fn run(&mut self, until: u64) -> Option<i32> {
        loop {
            let Some(frame) = self.stack.last_mut() else { return self.finished };
            if let Some(value) = self.finished.take() {
                frame.record_result(-value);
            }
            if !frame.advance() {
                let frame = self.stack.pop()?;
                let inf = if frame.depth == TO_THE_END { SCORE_INF } else { EVAL_INF };
                let bounds = Bounds::proved_by(frame.best, frame.floor, frame.beta, inf);
                self.recursive.table.store(frame.board, frame.depth, bounds, frame.best_square);
                if self.stack.is_empty() && frame.best_square != NOWHERE {
                    self.best = Some(Square::from_index(frame.best_square));
                }
                self.finished = Some(frame.best);
                continue;
            }
            if self.recursive.solver.nodes >= until {
                return None;
            }
            let (after, depth, alpha, beta) = frame.child();
            self.finished = self.enter(after, depth, alpha, beta);
        }
    }

    /// The value of a node; nothing where a frame was pushed to find it.
    fn enter(&mut self, board: Board, depth: u8, alpha: i32, beta: i32) -> Option<i32> {
        let search = &mut self.recursive;
        let to_the_end = depth == TO_THE_END;
        let empties = search.field & !(board.mover | board.waiting);
        let count = empties.count_ones();
        if to_the_end && count <= RECURSIVE_ENDGAME_EMPTIES {
            let odd = odd_quadrants(empties);
            return Some(search.solve_endgame(board, empties, odd, alpha, beta));
        }
        let selective =
            self.selective && beta - alpha == 1 && (LEAST_DEPTH..TO_THE_END).contains(&depth);
        if depth <= RECURSIVE_DEPTH {
            let bound = if selective { search.probable_bound(board, depth, alpha) } else { None };
            return bound.or_else(|| Some(search.alpha_beta(board, depth, alpha, beta)));
        }
        search.solver.nodes += 1;
        if to_the_end && let Some(bound) = search.stability_cutoff(board, count, alpha) {
            return Some(bound);
        }
        let known = search.known_bounds(board, depth);
        if let Some(value) = known.and_then(|bounds| bounds.cutoff(alpha, beta)) {
            return Some(value);
        }
        let moves = board.moves(search.field);
        if moves == 0 && board.passed().moves(search.field) == 0 {
            let unit = if to_the_end { 1 } else { EVAL_UNITS_PER_DISC };
            return Some(board.final_score(search.field) * unit);
        }
        if selective && let Some(bound) = search.probable_bound(board, depth, alpha) {
            return Some(bound);
        }
        let candidates = if moves == 0 {
            Candidates::pass()
        } else {
            let candidates = self.scored(board, depth, moves);
            let (search, below) = (&self.recursive, depth_below(depth));
            let bound = search.transposition_cutoff(board, candidates.iter(), below, beta);
            if bound.is_some() {
                return bound;
            }
            candidates
        };
        self.stack.push(Frame::new(board, depth, (alpha, beta), candidates));
        None
    }

    /// The moves of a node with their ordering scores.
    fn scored(&mut self, board: Board, depth: u8, moves: u64) -> Candidates<MAX_MOVES> {
        let search = &mut self.recursive;
        let mut candidates = Candidates::new(board, moves);
        let known = search.table.probe(board).map_or([NOWHERE; 2], |entry| entry.moves);
        let empties = search.field & !(board.mover | board.waiting);
        let odd = odd_quadrants(empties);
        let plies = (empties.count_ones().saturating_sub(13) / 3).min(2) as u8;
        let numbers = search.evaluation.numbers(board);
        candidates.score(|candidate| {
            if let Some(score) = candidate.table_score(known) {
                return score;
            }
            if depth < TO_THE_END {
                search.solver.nodes += 1;
                return -search.value_after(&numbers, board, candidate);
            }
            search.ranks.endgame_score(board, search.field, odd, candidate)
                - search.alpha_beta(candidate.after(board), plies, -EVAL_INF, EVAL_INF) / 2
        });
        candidates
    }
}

impl Frame {
    const fn new(
        board: Board,
        depth: u8,
        (alpha, beta): (i32, i32),
        candidates: Candidates<MAX_MOVES>,
    ) -> Self {
        Self {
            board,
            depth,
            floor: alpha,
            alpha,
            beta,
            candidates,
            current: Candidate::PASS,
            window: SearchWindow::FullWindow,
            ready: false,
            best: i32::MIN,
            best_square: NOWHERE,
        }
    }

    /// Records the value of the current move for the mover.
    fn record_result(&mut self, value: i32) {
        if self.window == SearchWindow::NullWindow && self.alpha < value && value < self.beta {
            (self.window, self.ready) = (SearchWindow::ReSearch, true);
            return;
        }
        if value > self.best {
            (self.best, self.best_square) = (value, self.current.square);
            self.alpha = self.alpha.max(value);
        }
    }

    /// Whether a move is left to search: the next one, or the current one again.
    fn advance(&mut self) -> bool {
        if self.ready {
            return true;
        }
        if self.best >= self.beta {
            return false;
        }
        let Some(candidate) = self.candidates.next_best() else { return false };
        self.current = candidate;
        self.window =
            if self.best == i32::MIN { SearchWindow::FullWindow } else { SearchWindow::NullWindow };
        self.ready = true;
        true
    }

    /// The position after the current move, the depth left, and the window, both for the other side.
    fn child(&mut self) -> (Board, u8, i32, i32) {
        self.ready = false;
        let (after, depth) = if self.current.square == NOWHERE {
            (self.board.passed(), self.depth)
        } else {
            (self.current.after(self.board), depth_below(self.depth))
        };
        let low =
            if self.window == SearchWindow::NullWindow { -self.alpha - 1 } else { -self.beta };
        (after, depth, low, -self.alpha)
    }
}

/// The depth left after a move.
const fn depth_below(depth: u8) -> u8 {
    if depth == TO_THE_END { TO_THE_END } else { depth - 1 }
}
