use crate::reversi::rules::{Side, Square};

use super::Seen;

/// What lies along one edge, from its one end to the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    squares: [Option<Side>; 8],
    len: usize,
}

impl Edge {
    /// The discs of the edge with their places.
    pub fn discs(&self) -> impl DoubleEndedIterator<Item = (usize, Side)> + Clone + '_ {
        let squares = self.squares[..self.len].iter().enumerate();
        squares.filter_map(|(place, side)| side.map(|side| (place, side)))
    }

    /// How many squares it has.
    pub const fn len(&self) -> usize {
        self.len
    }
}

/// The edges: top, bottom, left, right.
pub(super) fn edges(seen: &Seen) -> [Edge; 4] {
    let len = seen.size.side();
    let far = len - 1;
    let squares: [fn(u8, u8) -> Square; 4] = [
        |place, _| Square::new(0, place),
        |place, far| Square::new(far, place),
        |place, _| Square::new(place, 0),
        |place, far| Square::new(place, far),
    ];
    squares.map(|square| {
        let mut edge = Edge { squares: [None; 8], len: len.into() };
        for place in 0..len {
            let bit = square(place, far).bit();
            let sides = [Side::Black, Side::White].into_iter();
            edge.squares[usize::from(place)] =
                sides.clone().find(|&side| seen.discs(side) & bit != 0);
        }
        edge
    })
}
