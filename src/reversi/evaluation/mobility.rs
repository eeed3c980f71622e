use super::{Points, Seen, weights::MORE_MOVES};

/// For the colour with more moves, by the text at the cost of the other; nobody's where both have as many.
pub(super) fn points(seen: &Seen, by_text: bool) -> Points {
    let more = Seen::ahead(|side| seen.moves(side));
    more.map_or_else(Points::default, |side| Points::ahead(side, MORE_MOVES, by_text))
}
