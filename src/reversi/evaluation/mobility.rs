use super::{Points, Seen, weights::MORE_MOVES};

/// For the colour with more moves; nobody's where both have as many.
pub(super) fn points(seen: &Seen) -> Points {
    let more = Seen::ahead(|side| seen.moves(side));
    more.map_or_else(Points::default, |side| Points::to(side, MORE_MOVES))
}
