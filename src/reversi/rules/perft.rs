use super::{Board, Position, Square, SquareSet};

/// Whether a pass counts in the depth of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passes {
    /// As a ply of its own.
    Ply,
    /// Not at all.
    Free,
}

/// The number of lines of play to this depth; a game that ends before counts as one.
///
/// # Complexity
///
/// Linear in the number of lines one ply shorter. Memory is linear in the depth.
#[must_use]
pub fn perft(position: Position, depth: u32, passes: Passes) -> u64 {
    Count { field: position.size().field().bits(), passes }.lines(position.board(), depth)
}

struct Count {
    field: u64,
    passes: Passes,
}

impl Count {
    fn lines(&self, board: Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = board.moves(self.field);
        if moves == 0 {
            let passed = board.passed();
            return match (passed.moves(self.field), self.passes) {
                (0, _) => 1,
                (_, Passes::Ply) => self.lines(passed, depth - 1),
                (_, Passes::Free) => self.lines(passed, depth),
            };
        }
        // Every move of the last ply is one line: counted, not played.
        if depth == 1 {
            return u64::from(moves.count_ones());
        }
        let after = |square: Square| board.after(square.index(), board.flips(square.index()));
        let moves = SquareSet::from_bits(moves).iter();
        moves.map(|square| self.lines(after(square), depth - 1)).sum()
    }
}
