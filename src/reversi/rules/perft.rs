use crate::json_value::named_enum;

use super::{Board, Position, Square, SquareSet};

named_enum! {
    /// Whether a pass counts in the depth of a line of play. Published numbers count either way.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Passes {
        /// A pass counts as a ply.
        Ply = "ply",
        /// A pass does not count.
        Free = "free",
    }
}

/// The number of lines of play to this depth; a game that ends before counts as one.
///
/// # Complexity
///
/// Linear in the number of lines one ply shorter. Memory is linear in the depth.
#[must_use]
pub fn perft(position: Position, depth: u32, passes: Passes) -> u64 {
    let field = position.size().field().bits();
    lines(position.board(), field, depth, passes)
}

fn lines(board: Board, field: u64, depth: u32, passes: Passes) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves(field);
    if moves == 0 {
        let passed = board.passed();
        return match (passed.moves(field), passes) {
            (0, _) => 1,
            (_, Passes::Ply) => lines(passed, field, depth - 1, passes),
            (_, Passes::Free) => lines(passed, field, depth, passes),
        };
    }
    // Each move of the last ply is one line: counted, not played.
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    let after = |square: Square| board.after(square.index(), board.flips(square.index()));
    let moves = SquareSet::from_bits(moves).iter();
    moves.map(|square| lines(after(square), field, depth - 1, passes)).sum()
}
