use super::{Points, Seen, edges::edges, weights::BALANCED_EDGE};

/// For every edge with two discs or more, all of one colour: a merit where as many squares are empty before as behind them.
pub(super) fn points(seen: &Seen) -> Points {
    let edges = edges(seen);
    Points::of(|side| {
        let own = edges.iter().filter(|edge| {
            2 <= edge.discs().count() && edge.discs().all(|(_, owner)| owner == side)
        });
        own.map(|edge| {
            let first = edge.discs().next().map_or(0, |(place, _)| place);
            let last = edge.discs().next_back().map_or(0, |(place, _)| place);
            if first == edge.len() - 1 - last { BALANCED_EDGE } else { -BALANCED_EDGE }
        })
        .sum()
    })
}
