use crate::reversi::rules::Board;

use super::evaluation::EVAL_UNITS_PER_DISC;

/// The depth of a search to the end of the game.
///
/// Values of such a search are final scores in discs; those of any other depth are estimates, in
/// [`EVAL_UNITS_PER_DISC`](super::EVAL_UNITS_PER_DISC) parts of a disc.
pub const TO_THE_END: u8 = 64;

/// Greater than every final score.
pub(super) const SCORE_INF: i32 = 127;

/// Greater than every estimate.
pub(super) const EVAL_INF: i32 = SCORE_INF * EVAL_UNITS_PER_DISC;

/// No square.
pub(super) const NOWHERE: u8 = 64;

/// Between which numbers a value lies, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub lower: i32,
    pub upper: i32,
}

impl Bounds {
    /// What a fail-soft search of the window from `alpha` to `beta` proves by returning `value`; `inf` exceeds every value.
    pub const fn proved_by(value: i32, alpha: i32, beta: i32, inf: i32) -> Self {
        Self {
            lower: if value > alpha { value } else { -inf },
            upper: if value < beta { value } else { inf },
        }
    }

    /// The value or a bound of it, where that answers a search of the window from `alpha` to `beta`.
    #[inline]
    pub const fn cutoff(self, alpha: i32, beta: i32) -> Option<i32> {
        if self.lower >= beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}

/// Bounds of a position's value, and its best moves: the last one first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    board: Board,
    lower: i16,
    upper: i16,
    /// Plies searched, or [`TO_THE_END`].
    pub depth: u8,
    /// How much work the search was: of two entries that compete for a slot the one of less makes room.
    effort: u8,
    pub moves: [u8; 2],
}

impl Entry {
    /// The bounds of the entry, in the unit of its depth: discs for [`TO_THE_END`], else parts of a disc.
    pub const fn bounds(&self) -> Bounds {
        Bounds { lower: self.lower as i32, upper: self.upper as i32 }
    }
}

/// A transposition table of fixed size (Greenblatt, Eastlake and Crocker, *The Greenblatt Chess Program*, 1967).
///
/// A slot follows from the bits of the board by multiplication, where Zobrist (*A New Hashing Method with Application for Game
/// Playing*, 1970) sums random numbers over the pieces. Entries keep the whole board, so that no two positions are confused.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

const BLANK: Entry = Entry {
    // No position has two discs on a square.
    board: Board { mover: !0, waiting: !0 },
    lower: 0,
    upper: 0,
    depth: 0,
    effort: 0,
    moves: [NOWHERE; 2],
};

impl Table {
    /// An empty table of 2^`bits` entries of 24 bytes.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![BLANK; 1 << bits] }
    }

    /// Both slots where a board may stand, the preferred first.
    #[inline]
    fn slots(&self, board: Board) -> [usize; 2] {
        let slot = (board.hash() >> 32) as usize & (self.entries.len() - 1);
        [slot, slot ^ 1]
    }

    /// The entry of a position; `None` where it is not in the table. Constant time.
    #[inline]
    pub fn probe(&self, board: Board) -> Option<&Entry> {
        let entries = self.slots(board).map(|slot| &self.entries[slot]);
        entries.into_iter().find(|entry| entry.board == board)
    }

    /// Stores bounds and the best move of a position, [`NOWHERE`] for none.
    pub fn store(&mut self, board: Board, depth: u8, bounds: Bounds, best: u8) {
        let (lower, upper) = (bounds.lower as i16, bounds.upper as i16);
        let discs = (board.mover | board.waiting).count_ones() as u8;
        let effort = if depth == TO_THE_END { 64 - discs } else { depth };
        let [first, second] = self.slots(board);
        let Some(slot) =
            [first, second].into_iter().find(|&slot| self.entries[slot].board == board)
        else {
            let easier = self.entries[first].effort <= self.entries[second].effort;
            let moves = [best, NOWHERE];
            self.entries[if easier { first } else { second }] =
                Entry { board, lower, upper, depth, effort, moves };
            return;
        };
        let entry = &mut self.entries[slot];
        if entry.depth == depth {
            entry.lower = entry.lower.max(lower);
            entry.upper = entry.upper.min(upper);
        } else {
            (entry.lower, entry.upper) = (lower, upper);
            (entry.depth, entry.effort) = (depth, effort);
        }
        if best != NOWHERE && entry.moves[0] != best {
            entry.moves = [best, entry.moves[0]];
        }
    }
}
