use crate::reversi::rules::Side;

use super::{Points, Seen, seen::frontier, stable_discs::stable, weights::SMALLER_FRONTIER};

/// Which discs beside an empty square count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FrontierReading {
    /// All, as in the source's program.
    #[default]
    All,
    /// Those that are not stable, as the source's text says.
    Unstable,
}

/// For the colour with fewer discs beside an empty square; nobody's where both have as many.
pub(super) fn points(seen: &Seen, reading: FrontierReading) -> Points {
    let count = |side: Side| {
        let own = frontier(seen.discs(side), seen.empties()).bits();
        match reading {
            FrontierReading::All => own,
            FrontierReading::Unstable => own & !stable(seen, side),
        }
        .count_ones()
    };
    Seen::ahead(count)
        .map_or_else(Points::default, |more| Points::to(more.other(), SMALLER_FRONTIER))
}
