use serde::Serialize;

use crate::reversi::rules::{Board, Side, Square, SquareSet};

use super::{Seen, stable_discs::stable};

/// Half of the ways from a square; each with its opposite is a line.
const LINES: [(i8, i8); 4] = [(0, 1), (1, -1), (1, 0), (1, 1)];

/// The discs of a colour that the source's program counts as stable, and what can become of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// All of them.
    pub discs: SquareSet,
    /// Those that no game can turn, as far as this is seen from the lines through each: there may be more.
    pub kept: SquareSet,
    /// Those that the other colour could turn by its next move, were it to move.
    pub turned: Vec<Turned>,
}

/// A disc that can be turned at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turned {
    /// Where it lies.
    pub square: Square,
    /// The moves that turn it.
    pub by: SquareSet,
}

impl Counted {
    /// What the program counts for this colour.
    #[must_use]
    pub fn of(seen: &Seen, side: Side) -> Self {
        let discs = SquareSet::from_bits(stable(seen, side, false));
        let other = Board { mover: seen.discs(side.other()), waiting: seen.discs(side) };
        let moves = SquareSet::from_bits(other.moves(seen.size.field().bits()));
        let turned = discs.filter_map(|square| {
            let turns = |by: &Square| other.flips(by.index()) & square.bit() != 0;
            let by: SquareSet = moves.filter(turns).collect();
            (!by.is_empty()).then_some(Turned { square, by })
        });
        let kept = SquareSet::from_bits(discs.bits() & kept(seen, side).bits());
        Self { discs, kept, turned: turned.collect() }
    }
}

/// Some of the discs of a colour that no game can turn any more: on each of the four lines through such a disc no square is empty, or one of its two
/// neighbours there is off the board or such a disc itself.
#[must_use]
pub fn kept(seen: &Seen, side: Side) -> SquareSet {
    let len = seen.size.side() as i8;
    let next = |square: Square, (down, right): (i8, i8)| {
        let (row, col) = (square.row() as i8 + down, square.col() as i8 + right);
        let inside = (0..len).contains(&row) && (0..len).contains(&col);
        inside.then(|| Square::new(row as u8, col as u8))
    };
    let empties = seen.empties();
    let full = |square: Square, way: (i8, i8)| {
        std::iter::successors(next(square, way), |&square| next(square, way))
            .all(|square| empties & square.bit() == 0)
    };
    let mut kept = 0;
    loop {
        let stays = |square: &Square| {
            LINES.iter().all(|&(down, right)| {
                let ways = [(down, right), (-down, -right)];
                let held = |&way: &(i8, i8)| {
                    next(*square, way).is_none_or(|beside| kept & beside.bit() != 0)
                };
                ways.iter().any(held) || ways.iter().all(|&way| full(*square, way))
            })
        };
        let own = SquareSet::from_bits(seen.discs(side) & !kept);
        let more: SquareSet = own.filter(stays).collect();
        if more.is_empty() {
            return SquareSet::from_bits(kept);
        }
        kept |= more.bits();
    }
}
