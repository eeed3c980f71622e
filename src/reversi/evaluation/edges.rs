//! The terms of edges.

use crate::reversi::rules::{Side, Square, SquareSet, transposed};

use super::input::{Points, TermInput};

/// The discs of a colour and of both on one edge, as bits from its one end to the other.
struct Edge {
    own: u64,
    taken: u64,
}

/// The edges: top, bottom, left, right.
fn edges(input: &TermInput, side: Side) -> [Edge; 4] {
    let far = 8 * (input.size.side() - 1);
    let lines = |squares: u64| {
        let across = transposed(squares);
        [squares, squares >> far, across, across >> far].map(|line| line & 0xff)
    };
    let (own, taken) = (lines(input.discs(side)), lines(input.taken()));
    std::array::from_fn(|edge| Edge { own: own[edge], taken: taken[edge] })
}

/// For each gap along an edge between two discs of one colour: a merit where it is even, a fault where it is odd, as the other colour
/// can then wedge in.
pub(super) fn wedges(input: &TermInput) -> Points {
    let points = |edge: Edge| -> i32 {
        let places = SquareSet::from_bits(edge.taken).iter().map(Square::index);
        let pairs = places.clone().zip(places.skip(1));
        let own = pairs.filter(|(before, after)| edge.own >> before & edge.own >> after & 1 == 1);
        own.map(|(before, after)| match after - before - 1 {
            0 => 0,
            gap if gap % 2 == 0 => 60,
            _ => -60,
        })
        .sum()
    };
    Points::of(|side| edges(input, side).into_iter().map(points).sum())
}

/// For each edge with two discs or more, all of one colour: a merit where as many squares are empty before as behind them, else a fault.
pub(super) fn unbalanced_edges(input: &TermInput) -> Points {
    Points::of(|side| {
        let edges = edges(input, side).into_iter();
        let own = edges.filter(|edge| edge.own == edge.taken && 2 <= edge.own.count_ones());
        own.map(|edge| {
            let (first, last) = (edge.own.trailing_zeros(), edge.own.ilog2());
            if first + last + 1 == u32::from(input.size.side()) { 10 } else { -10 }
        })
        .sum()
    })
}
