use super::{Points, Seen, weights::WIDER_CENTRE};

/// For every disc on the sixteen squares in the middle; the four inmost count again.
pub(super) fn points(seen: &Seen) -> Points {
    let middle = seen.middle(4);
    Points::of(|side| WIDER_CENTRE * (seen.discs(side) & middle).count_ones() as i32)
}
