//! The source's numbers.

use crate::reversi::rules::Size;

/// Of a disc on the four squares in the middle.
pub(super) const CENTRE: i32 = 10;
/// Of a disc on the sixteen squares in the middle, the four among them.
pub(super) const WIDER_CENTRE: i32 = 10;
/// Of a corner.
pub(super) const CORNER: i32 = 1000;
/// Of a stable disc.
pub(super) const STABLE_DISC: i32 = 100;
/// Of having more discs, while the game is young and late in it.
pub(super) const MORE_DISCS: (i32, i32) = (-20, 50);
/// Of having fewer discs beside empty squares.
pub(super) const SMALLER_FRONTIER: i32 = 75;
/// Of having more moves.
pub(super) const MORE_MOVES: i32 = 100;
/// Of an even gap between own discs on an edge; of an odd one as much less.
pub(super) const EVEN_GAP: i32 = 60;
/// Of an even number of empty squares about one's last move; of an odd one as much less.
pub(super) const EVEN_EMPTIES: i32 = 50;
/// Of a disc diagonally beside an empty corner.
pub(super) const BESIDE_EMPTY_CORNER: i32 = -25;
/// Of an edge of one's own in the middle; of one off it as much less.
pub(super) const BALANCED_EDGE: i32 = 10;

/// What a disc more is worth once the game has ended: any win is worth more than anything that the terms can come to.
pub const FINAL_DISC: i32 = 10_000;

/// The discs on the board from which a game is late: 58 on 8×8, on smaller boards as near to the end.
pub(super) const fn late(size: Size) -> u32 {
    size.field().len() - 6
}

/// The discs on the board from which parity counts: 20 on 8×8, on smaller boards as great a share.
pub(super) const fn middle(size: Size) -> u32 {
    size.field().len() * 20 / 64
}
