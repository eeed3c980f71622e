use super::{Board, Position};

/// How a pass counts in the depth of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passes {
    /// As a ply of its own.
    Ply,
    /// Not at all.
    Free,
}

/// How many lines of play there are to this depth; a game that ends before is one.
///
/// # Complexity
///
/// As many steps as there are lines one ply shorter, and no memory but for the line under way.
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
        let mut left = moves;
        let mut lines = 0;
        while left != 0 {
            let square = left.trailing_zeros() as usize;
            left &= left - 1;
            lines += self.lines(board.after(square, board.flips(square)), depth - 1);
        }
        lines
    }
}
