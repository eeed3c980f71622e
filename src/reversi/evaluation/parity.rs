use crate::reversi::rules::beside;

use super::{
    Points, Seen,
    weights::{EVEN_EMPTIES, middle},
};

/// Whether the last move left an even number of empty squares about it: what it is worth to the mover it costs the other.
pub(super) fn points(seen: &Seen) -> Points {
    let Some(last) = seen.last.filter(|_| middle(seen.size) <= seen.total()) else {
        return Points::default();
    };
    let empties = (beside(last.square.bit()) & seen.empties()).count_ones();
    let points = if empties.is_multiple_of(2) { EVEN_EMPTIES } else { -EVEN_EMPTIES };
    Points::of(|side| if side == last.side { points } else { -points })
}
