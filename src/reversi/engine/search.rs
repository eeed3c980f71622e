use std::sync::Arc;

use crate::reversi::rules::{Board, Square};

use super::{
    endgame::{RECURSIVE_ENDGAME_EMPTIES, SCORE_INF, bounds, settled},
    endgame_solver::{EndgameSolver, odd_quadrants},
    evaluation::{EVAL_UNITS_PER_DISC, Evaluation},
    ordering::{self, Candidate, Candidates, Squares},
    shallow::RECURSIVE_DEPTH,
    table::{NOWHERE, TO_THE_END, Table},
};

/// Beyond every estimate.
pub(super) const EVAL_INF: i32 = SCORE_INF * EVAL_UNITS_PER_DISC;

/// No board has more squares, so none has more moves.
pub(super) const MAX_MOVES: usize = 64;

/// One search after another, each of them in slices.
///
/// The nodes on the way down are kept in a list, so that a search ends its slice anywhere and goes on from there: what it finds does
/// not depend on how it is cut up.
///
/// # Complexity
///
/// Exponential in the plies searched. Memory is 24 bytes for each position of the table, and a kilobyte for each node on the way down.
#[derive(Debug)]
pub struct Search {
    pub(super) field: u64,
    pub(super) evaluation: Arc<Evaluation>,
    pub(super) table: Table,
    pub(super) last: EndgameSolver,
    pub(super) squares: Squares,
    frames: Vec<Frame>,
    best: Option<Square>,
    /// What the node just done was worth to its mover.
    done: Option<i32>,
}

/// A node on the way down.
#[derive(Debug)]
struct Frame {
    board: Board,
    depth: u8,
    /// The window it was entered with.
    floor: i32,
    alpha: i32,
    beta: i32,
    candidates: Candidates<MAX_MOVES>,
    /// The move looked at.
    current: Candidate,
    trial: Trial,
    /// Whether that look has yet to begin.
    ready: bool,
    best: i32,
    best_square: u8,
}

/// With which window the current move is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trial {
    /// The whole one.
    FullWindow,
    /// Only whether the move is better than the best before.
    NullWindow,
    /// It is better: the whole window, once more.
    ReSearch,
}

impl Search {
    /// Nothing searched yet, on boards of the squares in `field`, with a table of 2^`bits` positions.
    #[must_use]
    pub fn new(field: u64, evaluation: Arc<Evaluation>, bits: u32) -> Self {
        let area = field.count_ones() as i32;
        Self {
            field,
            evaluation,
            table: Table::new(bits),
            last: EndgameSolver { area, nodes: 0 },
            squares: Squares::of(field),
            frames: Vec::new(),
            best: None,
            done: None,
        }
    }

    /// How many nodes were looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.last.nodes
    }

    /// Begins the search of a position to `depth` plies, or to the end of the game: [`Self::run`] goes on with it.
    pub fn begin(&mut self, board: Board, depth: u8, alpha: i32, beta: i32) {
        self.frames.clear();
        self.best = None;
        let moves = board.moves(self.field);
        self.done = None;
        if moves == 0 || depth == 0 {
            self.done = self.enter(board, depth, alpha, beta);
        } else {
            // No short cut here: it is a move that is wanted.
            self.last.nodes += 1;
            let candidates = self.rated(board, depth, moves);
            self.frames.push(Frame::new(board, depth, (alpha, beta), candidates));
        }
    }

    /// The move that the last search found best. Where the value came out no greater than `alpha` it is any move.
    #[must_use]
    pub const fn best(&self) -> Option<Square> {
        self.best
    }

    /// Goes on until the value is found, or about `until` nodes were looked at in all.
    pub fn run(&mut self, until: u64) -> Option<i32> {
        loop {
            let Some(frame) = self.frames.last_mut() else { return self.done };
            if let Some(value) = self.done.take() {
                frame.record_result(-value);
            }
            if !frame.advance() {
                let frame = self.frames.pop()?;
                let beyond = if frame.depth == TO_THE_END { SCORE_INF } else { EVAL_INF };
                let found = bounds(frame.best, frame.floor, frame.beta, beyond);
                self.table.store(frame.board, frame.depth, found, frame.best_square);
                if self.frames.is_empty() && frame.best_square != NOWHERE {
                    self.best = Some(Square::from_index(frame.best_square));
                }
                self.done = Some(frame.best);
                continue;
            }
            if self.last.nodes >= until {
                return None;
            }
            let (after, depth, alpha, beta) = frame.child();
            self.done = self.enter(after, depth, alpha, beta);
        }
    }

    /// Whether one of the moves is known to be enough, by what is known of the positions after them.
    #[inline]
    pub(super) fn enough<'a>(
        &self,
        board: Board,
        mut candidates: impl Iterator<Item = &'a Candidate>,
        depth: u8,
        beta: i32,
    ) -> Option<i32> {
        candidates.find_map(|candidate| {
            let after = board.after(candidate.square as usize, candidate.flipped);
            let (_, upper) = self.known(after, depth)?;
            (-upper >= beta).then_some(-upper)
        })
    }

    /// Bounds of a value to `depth`, if the table holds some.
    fn known(&self, board: Board, depth: u8) -> Option<(i32, i32)> {
        let entry = self.table.probe(board)?;
        let unit = match entry.depth {
            TO_THE_END if depth < TO_THE_END => EVAL_UNITS_PER_DISC,
            found if found >= depth => 1,
            _ => return None,
        };
        Some((i32::from(entry.lower) * unit, i32::from(entry.upper) * unit))
    }

    /// The value of a node, or a frame more where it has to be searched in slices.
    fn enter(&mut self, board: Board, depth: u8, alpha: i32, beta: i32) -> Option<i32> {
        let to_the_end = depth == TO_THE_END;
        let empties = self.field & !(board.mover | board.waiting);
        let count = empties.count_ones();
        if to_the_end && count <= RECURSIVE_ENDGAME_EMPTIES {
            return Some(self.solve_endgame(board, empties, odd_quadrants(empties), alpha, beta));
        }
        if depth <= RECURSIVE_DEPTH {
            return Some(self.shallow(board, depth, alpha, beta));
        }
        self.last.nodes += 1;
        if to_the_end && let Some(bound) = self.stable_bound(board, count, alpha) {
            return Some(bound);
        }
        let known = self.known(board, depth);
        if let Some(value) = known.and_then(|found| settled(found, alpha, beta)) {
            return Some(value);
        }
        let moves = board.moves(self.field);
        if moves == 0 && board.passed().moves(self.field) == 0 {
            return Some(
                board.final_score(self.field) * if to_the_end { 1 } else { EVAL_UNITS_PER_DISC },
            );
        }
        if moves == 0 {
            let mut pass = Candidates::new(board, 0);
            pass.add(Candidate { square: NOWHERE, ordering_score: 0, flipped: 0 });
            self.frames.push(Frame::new(board, depth, (alpha, beta), pass));
            return None;
        }
        let candidates = self.rated(board, depth, moves);
        if let Some(bound) = self.enough(board, candidates.iter(), below(depth), beta) {
            return Some(bound);
        }
        self.frames.push(Frame::new(board, depth, (alpha, beta), candidates));
        None
    }

    /// The moves of a node, each with its ordering_score.
    fn rated(&mut self, board: Board, depth: u8, moves: u64) -> Candidates<MAX_MOVES> {
        let mut candidates = Candidates::new(board, moves);
        let known = self.table.probe(board).map_or([NOWHERE; 2], |entry| entry.moves);
        let field = self.field;
        let empties = field & !(board.mover | board.waiting);
        let odd = odd_quadrants(empties);
        let deeper = (empties.count_ones().saturating_sub(13) / 3).min(2) as u8;
        candidates.rate(|candidate| {
            if let Some(place) = known.iter().position(|&square| square == candidate.square) {
                return (1 << 20) - place as i32;
            }
            let after = board.after(candidate.square as usize, candidate.flipped);
            if depth < TO_THE_END {
                return -self.shallow(after, 0, -EVAL_INF, EVAL_INF);
            }
            ordering::ordering_score(board, field, odd, &self.squares, candidate)
                - self.shallow(after, deeper, -EVAL_INF, EVAL_INF) / 2
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
            current: Candidate { square: NOWHERE, ordering_score: 0, flipped: 0 },
            trial: Trial::FullWindow,
            ready: false,
            best: i32::MIN,
            best_square: NOWHERE,
        }
    }

    /// Takes in what the current move is worth.
    fn record_result(&mut self, value: i32) {
        if self.trial == Trial::NullWindow && self.alpha < value && value < self.beta {
            (self.trial, self.ready) = (Trial::ReSearch, true);
            return;
        }
        if value > self.best {
            (self.best, self.best_square) = (value, self.current.square);
            self.alpha = self.alpha.max(value);
        }
    }

    /// Whether there is something left to look at: a move, or the same one again.
    fn advance(&mut self) -> bool {
        if self.ready {
            return true;
        }
        if self.best >= self.beta {
            return false;
        }
        let Some(candidate) = self.candidates.take() else { return false };
        self.current = candidate;
        self.trial = if self.best == i32::MIN { Trial::FullWindow } else { Trial::NullWindow };
        self.ready = true;
        true
    }

    /// The position after the current move, how deep to search it, and within which window.
    fn child(&mut self) -> (Board, u8, i32, i32) {
        self.ready = false;
        let square = self.current.square;
        let (after, depth) = if square == NOWHERE {
            (self.board.passed(), self.depth)
        } else {
            (self.board.after(square as usize, self.current.flipped), below(self.depth))
        };
        let low = if self.trial == Trial::NullWindow { -self.alpha - 1 } else { -self.beta };
        (after, depth, low, -self.alpha)
    }
}

/// The depth that is left after a move.
const fn below(depth: u8) -> u8 {
    if depth == TO_THE_END { TO_THE_END } else { depth - 1 }
}
