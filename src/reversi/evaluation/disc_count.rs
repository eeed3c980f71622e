use crate::reversi::rules::Side;

use super::{
    Points, Seen,
    weights::{MORE_DISCS, late},
};

/// For the colour with more discs: a fault while the game is young, a merit late in it.
///
/// Black's where both have as many, as in the source's program. By its text it is late one disc later, then costs the other colour as
/// much, and is nobody's where both have as many; what it is worth before is left open there, and is what the program has.
pub(super) fn points(seen: &Seen, by_text: bool) -> Points {
    let more = Seen::ahead(|side| seen.discs(side).count_ones());
    let Some(more) = more.or((!by_text).then_some(Side::Black)) else { return Points::default() };
    let (young, old) = MORE_DISCS;
    let is_late = late(seen.size) + u32::from(by_text) <= seen.total();
    Points::ahead(more, if is_late { old } else { young }, by_text && is_late)
}
