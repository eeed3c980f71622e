use crate::reversi::rules::Board;

/// The depth of what was searched to the end of the game.
pub const TO_THE_END: u8 = 64;

/// No square: nothing known.
pub(super) const NOWHERE: u8 = 64;

/// What is known of a position: bounds of its value to a depth, and the moves that were best.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    board: Board,
    pub lower: i16,
    pub upper: i16,
    /// Plies searched, or [`TO_THE_END`] and more.
    pub depth: u8,
    /// How much work it was: which of two entries makes room.
    effort: u8,
    pub moves: [u8; 2],
}

/// What was found of positions, in a fixed room: a transposition table.
///
/// FullWindow boards are kept, so that what is found is never that of another position.
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
    /// A table of 2^`bits` entries of 24 bytes.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![BLANK; 1 << bits] }
    }

    #[inline]
    fn slot(&self, board: Board) -> usize {
        let mixed = board.mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ board.waiting.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(29);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn probe(&self, board: Board) -> Option<&Entry> {
        let slot = self.slot(board);
        [slot, slot ^ 1]
            .into_iter()
            .map(|slot| &self.entries[slot])
            .find(|entry| entry.board == board)
    }

    /// Keeps that the value lies between `lower` and `upper`.
    pub fn store(&mut self, board: Board, depth: u8, (lower, upper): (i32, i32), best: u8) {
        let (lower, upper) = (lower as i16, upper as i16);
        let discs = (board.mover | board.waiting).count_ones() as u8;
        let effort = if depth == TO_THE_END { 64 - discs } else { depth };
        let slot = self.slot(board);
        let own = [slot, slot ^ 1].into_iter().find(|&slot| self.entries[slot].board == board);
        if let Some(slot) = own {
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
            return;
        }
        let easier = self.entries[slot].effort <= self.entries[slot ^ 1].effort;
        let moves = [best, NOWHERE];
        let slot = if easier { slot } else { slot ^ 1 };
        self.entries[slot] = Entry { board, lower, upper, depth, effort, moves };
    }
}
