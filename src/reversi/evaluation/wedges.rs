use super::{Points, Seen, edges::edges, weights::EVEN_GAP};

/// For every gap along an edge between two discs of one colour: a merit where it is even, a fault where it is odd, as the other can then wedge in.
pub(super) fn points(seen: &Seen) -> Points {
    let edges = edges(seen);
    Points::of(|side| {
        let pairs = edges.iter().flat_map(|edge| edge.discs().zip(edge.discs().skip(1)));
        let own = pairs.filter(|&((_, before), (_, after))| before == side && after == side);
        own.map(|((before, _), (after, _))| match after - before - 1 {
            0 => 0,
            gap if gap % 2 == 0 => EVEN_GAP,
            _ => -EVEN_GAP,
        })
        .sum()
    })
}
