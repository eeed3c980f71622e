use crate::reversi::rules::{Position, Side, Square, SquareSet, beside};

/// Up, down, right, left, then the diagonals: (rows down, columns right).
const DIRECTIONS: [(i8, i8); 8] =
    [(-1, 0), (1, 0), (0, 1), (0, -1), (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The legal moves in the source's order: disc by disc of the other side that lies beside an empty square, a1 to h8 row by row, and direction by
/// direction in which an own disc ends the line through it, the empty square at the line's other end.
///
/// ```
/// use spyglass::reversi::{minimax::moves_in_order, rules::{Position, Size}};
/// let moves: Vec<_> = moves_in_order(Position::start(Size::Eight)).iter().map(|square| square.to_string()).collect();
/// assert_eq!(moves, ["d3", "c4", "e6", "f5"]);
/// ```
#[must_use]
pub fn moves_in_order(position: Position) -> Vec<Square> {
    let legal = position.legal();
    let mut found = Vec::with_capacity(legal.len() as usize);
    let mut left = legal;
    for disc in position.discs(position.side().other()) {
        for (down, right) in DIRECTIONS {
            if found.len() == legal.len() as usize {
                return found;
            }
            let square = line_end(position, disc, (-down, -right))
                .filter(|&end| left.contains(end))
                .filter(|_| ends_in(position, disc, (down, right)))
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
    let mut place = neighbour(disc, down, right)?;
    while other.contains(place) {
        place = neighbour(place, down, right)?;
    }
    Some(place)
}

fn ends_in(position: Position, disc: Square, direction: (i8, i8)) -> bool {
    let own: Side = position.side();
    line_end(position, disc, direction).is_some_and(|end| position.discs(own).contains(end))
}

fn neighbour(square: Square, down: i8, right: i8) -> Option<Square> {
    let row = square.row().checked_add_signed(down).filter(|row| *row < 8)?;
    let col = square.col().checked_add_signed(right).filter(|col| *col < 8)?;
    Some(Square::new(row, col))
}
