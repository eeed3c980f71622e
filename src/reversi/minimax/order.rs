use crate::reversi::rules::{Position, Square, SquareSet, beside};

/// Up, down, right, left, then the diagonals: (rows down, columns right).
const DIRECTIONS: [(i8, i8); 8] =
    [(-1, 0), (1, 0), (0, 1), (0, -1), (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The legal moves in the order in which the source finds them.
///
/// For each disc of the other side that is beside an empty square, from a1 to h8 row by row, and for each direction in which an own disc
/// ends the run from there: the empty square at the other end of the run.
///
/// ```
/// use spyglass::reversi::{minimax::moves_in_order, rules::{Position, Size}};
/// let moves: Vec<_> = moves_in_order(Position::start(Size::Eight)).iter().map(|square| square.to_string()).collect();
/// assert_eq!(moves, ["d3", "c4", "e6", "f5"]);
/// ```
///
/// A move that flips along several lines is listed where it is found first.
#[must_use]
pub fn moves_in_order(position: Position) -> Vec<Square> {
    let legal = position.legal();
    let mut found = Vec::with_capacity(legal.len() as usize);
    let mut left = legal;
    let is_own = |end| position.discs(position.side()).contains(end);
    for disc in position.discs(position.side().other()) {
        for (down, right) in DIRECTIONS {
            if found.len() == legal.len() as usize {
                return found;
            }
            let square = line_end(position, disc, (-down, -right))
                .filter(|&end| left.contains(end))
                .filter(|_| line_end(position, disc, (down, right)).is_some_and(is_own))
                .filter(|_| beside(disc.bit()) & position.empties().bits() != 0);
            if let Some(square) = square {
                left = SquareSet::from_bits(left.bits() & !square.bit());
                found.push(square);
            }
        }
    }
    found
}

/// The first square from `disc` in a direction that the other side does not hold.
fn line_end(position: Position, disc: Square, (down, right): (i8, i8)) -> Option<Square> {
    let other = position.discs(position.side().other());
    let squares = std::iter::successors(Some(disc), |square| square.offset(down, right));
    squares.skip(1).find(|&square| !other.contains(square))
}
