use crate::reversi::rules::beside;

use super::{Points, Seen, weights::BESIDE_EMPTY_CORNER};

/// For every disc diagonally beside an empty corner.
pub(super) fn points(seen: &Seen) -> Points {
    let empties = seen.empties();
    Points::of(|side| {
        let held = seen.corners().into_iter().filter(|corner| {
            let diagonal = beside(corner.bit()) & inner(seen);
            empties & corner.bit() != 0 && seen.discs(side) & diagonal != 0
        });
        BESIDE_EMPTY_CORNER * held.count() as i32
    })
}

/// The board without its edges.
const fn inner(seen: &Seen) -> u64 {
    seen.middle(seen.size.side() - 2)
}
