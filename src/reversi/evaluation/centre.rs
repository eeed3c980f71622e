use super::{Points, Seen, weights::CENTRE};

/// For every disc on the four squares in the middle.
pub(super) fn points(seen: &Seen) -> Points {
    let middle = seen.middle(2);
    Points::of(|side| CENTRE * (seen.discs(side) & middle).count_ones() as i32)
}
