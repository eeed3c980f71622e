use crate::reversi::rules::Board;

use super::PARTS;

/// Moves, squares that may become moves, corners and what gives them away: in parts of a disc.
pub(super) fn value(board: Board, field: u64) -> i32 {
    let corners = corners(field);
    let empties = field & !(board.mover | board.waiting);
    let lead = |own: u64, other: u64| own.count_ones() as i32 - other.count_ones() as i32;
    let moves = lead(board.moves(field), board.passed().moves(field));
    let frontier = lead(around(board.waiting) & empties, around(board.mover) & empties);
    let held = lead(board.mover & corners, board.waiting & corners);
    let given = around(corners & empties) & !corners;
    let risked = lead(board.mover & given, board.waiting & given);
    let value = 10 * moves + 4 * frontier + 60 * held - 16 * risked;
    value.clamp(-60 * PARTS, 60 * PARTS)
}

/// The corners of a square field whose first square is a1.
const fn corners(field: u64) -> u64 {
    let last = (field & 0xff).count_ones() - 1;
    1 | 1 << last | 1 << (8 * last) | 1 << (9 * last)
}

/// The squares beside any of these.
const fn around(squares: u64) -> u64 {
    let sideways =
        (squares & !0x8080_8080_8080_8080) << 1 | (squares & !0x0101_0101_0101_0101) >> 1;
    let band = squares | sideways;
    (band << 8 | band >> 8 | sideways) & !squares
}
