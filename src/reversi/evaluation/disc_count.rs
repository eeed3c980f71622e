use crate::reversi::rules::Side;

use super::{
    Points, Seen,
    weights::{MORE_DISCS, late},
};

/// For the colour with more discs: a fault while the game is young, a merit late in it. Black's where both have as many, as in the source.
pub(super) fn points(seen: &Seen) -> Points {
    let more = Seen::ahead(|side| seen.discs(side).count_ones()).unwrap_or(Side::Black);
    let (young, old) = MORE_DISCS;
    Points::to(more, if seen.total() < late(seen.size) { young } else { old })
}
