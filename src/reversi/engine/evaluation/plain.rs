use crate::reversi::{
    engine::ordering::corners,
    rules::{Board, beside},
};

use super::EVAL_UNITS_PER_DISC;

/// Moves, squares that may become moves, corners and what gives them away: in parts of a disc.
pub(super) fn value(board: Board, field: u64) -> i32 {
    let corners = corners(field);
    let empties = field & !(board.mover | board.waiting);
    let lead = |own: u64, other: u64| own.count_ones() as i32 - other.count_ones() as i32;
    let moves = lead(board.moves(field), board.passed().moves(field));
    let frontier = lead(beside(board.waiting) & empties, beside(board.mover) & empties);
    let held = lead(board.mover & corners, board.waiting & corners);
    let given = beside(corners & empties) & !corners;
    let risked = lead(board.mover & given, board.waiting & given);
    let value = 10 * moves + 4 * frontier + 60 * held - 16 * risked;
    value.clamp(-60 * EVAL_UNITS_PER_DISC, 60 * EVAL_UNITS_PER_DISC)
}
