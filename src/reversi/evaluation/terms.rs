//! The terms but for those of edges and stable discs, with the source's weights; `by_text` asks for the text's reading of a term, not
//! the program's.

use crate::{
    json_value::named_enum,
    reversi::rules::{Side, beside, corners as corners_of},
};

use super::{
    input::{Points, TermInput, ahead},
    stable_discs::stable,
};

/// The points for each disc of the lead once the game has ended: no sum of terms outweighs a win.
pub const FINAL_DISC: i32 = 10_000;

/// For each disc on the four squares in the middle.
pub(super) fn centre(input: &TermInput) -> Points {
    Points::per_square(10, |side| input.discs(side) & input.middle(2))
}

/// For each disc on the sixteen squares in the middle, the four inmost again.
pub(super) fn wider_centre(input: &TermInput) -> Points {
    Points::per_square(10, |side| input.discs(side) & input.middle(4))
}

/// For each corner held; by the text only for the colour that holds more of them.
pub(super) fn corners(input: &TermInput, by_text: bool) -> Points {
    let held = |side| input.discs(side) & corners_of(input.field());
    let more = ahead(|side| held(side).count_ones());
    Points::per_square(1000, |side| if by_text && more != Some(side) { 0 } else { held(side) })
}

/// For each disc that the source takes for stable.
pub(super) fn stable_discs(input: &TermInput, by_text: bool) -> Points {
    Points::per_square(100, |side| stable(input, side, by_text))
}

/// For the colour with more discs: a fault early in the game, a merit late in it.
///
/// In the source's program a tie is Black's. By its text the game is late one disc later, the other colour then loses as much, and a tie
/// is nobody's; the text leaves the early weight open, so that it is the program's.
pub(super) fn disc_count(input: &TermInput, by_text: bool) -> Points {
    let more = ahead(|side| input.discs(side).count_ones());
    let more = more.or((!by_text).then_some(Side::Black));
    // 58 discs on 8×8, on smaller boards as near to the end.
    let late = input.field().count_ones() - 6;
    let is_late = late + u32::from(by_text) <= input.taken().count_ones();
    Points::ahead(more, if is_late { 50 } else { -20 }, by_text && is_late)
}

named_enum! {
    /// Which discs beside an empty square count for the term [`Frontier`](super::Term::Frontier), where the program's terms are used.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum FrontierReading {
        /// All discs, as in the source's program.
        #[default]
        All = "all",
        /// The discs that are not stable: the one detail taken from the source's text.
        Unstable = "unstable",
    }
}

/// For the colour with fewer discs beside an empty square. By the text stable discs never count, and the other colour loses as much.
pub(super) fn frontier(input: &TermInput, by_text: bool, reading: FrontierReading) -> Points {
    let count = |side| {
        let own = input.discs(side) & beside(input.empties());
        let all = !by_text && reading == FrontierReading::All;
        if all { own } else { own & !stable(input, side, by_text) }.count_ones()
    };
    Points::ahead(ahead(count).map(Side::other), 75, by_text)
}

/// For the colour with more moves, by the text at the cost of the other.
pub(super) fn mobility(input: &TermInput, by_text: bool) -> Points {
    Points::ahead(ahead(|side| input.moves(side).count_ones()), 100, by_text)
}

/// For the last mover, at the cost of the other: a merit where an even number of squares about the disc is empty, else a fault.
pub(super) fn parity(input: &TermInput) -> Points {
    // From 20 discs on 8×8, on smaller boards from as great a share.
    let begins = input.field().count_ones() * 20 / 64;
    let Some(last) = input.last.filter(|_| begins <= input.taken().count_ones()) else {
        return Points::default();
    };
    let empties = (beside(last.square.bit()) & input.empties()).count_ones();
    let points = if empties.is_multiple_of(2) { 50 } else { -50 };
    Points::ahead(Some(last.side), points, true)
}

/// A fault for each disc diagonally beside an empty corner.
pub(super) fn positioning(input: &TermInput) -> Points {
    let inner = input.middle(input.size.side() - 2);
    let diagonal = beside(corners_of(input.field()) & input.empties()) & inner;
    Points::per_square(-25, |side| input.discs(side) & diagonal)
}
