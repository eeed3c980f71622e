use crate::reversi::rules::Side;

use super::{Points, Seen, seen::frontier, stable_discs::stable, weights::SMALLER_FRONTIER};

/// Which discs beside an empty square count, where the program's terms do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FrontierReading {
    /// All, as in the source's program.
    #[default]
    All,
    /// Those that are not stable, which is all of the source's text that this takes over.
    Unstable,
}

/// For the colour with fewer discs beside an empty square; nobody's where both have as many. By the text stable discs never count, and
/// it costs the other colour.
pub(super) fn points(seen: &Seen, by_text: bool, reading: FrontierReading) -> Points {
    let count = |side: Side| {
        let own = frontier(seen.discs(side), seen.empties()).bits();
        let all = !by_text && reading == FrontierReading::All;
        if all { own } else { own & !stable(seen, side, by_text) }.count_ones()
    };
    Seen::ahead(count)
        .map_or_else(Points::default, |more| Points::ahead(more.other(), SMALLER_FRONTIER, by_text))
}
