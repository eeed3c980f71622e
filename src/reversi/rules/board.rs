/// The discs of the side to move and of the other, as bits; a1 is bit 0, h8 bit 63.
///
/// Searches pass it on. It knows neither the colour to move nor the size of the board: a [`super::Position`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The discs of the side to move.
    pub mover: u64,
    /// The discs of the other side.
    pub waiting: u64,
}

/// All but the first and the last column: no disc of those is flipped sideways, and no shift by one wraps round.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// Shifts to a later neighbour, right, down left, down, and down right, each with the squares whose discs can be flipped along it.
const STEPS: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, !0), (9, INNER)];

/// All squares that neighbour one of these, in any of eight directions. On small boards some lie outside the field.
#[must_use]
#[inline]
pub(crate) const fn beside(squares: u64) -> u64 {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let sides = (squares & NOT_LAST) << 1 | (squares & NOT_FIRST) >> 1;
    let row = squares | sides;
    sides | row << 8 | row >> 8
}

/// The corners of a square field whose first square is a1.
pub(crate) const fn corners(field: u64) -> u64 {
    let last = (field & 0xff).count_ones() - 1;
    1 | 1 << last | 1 << (8 * last) | 1 << (9 * last)
}

/// The board mirrored along the diagonal from a1 to h8.
pub(crate) const fn transposed(mut squares: u64) -> u64 {
    let mut swapped = 0x0f0f_0f0f_0000_0000 & (squares ^ squares << 28);
    squares ^= swapped ^ swapped >> 28;
    swapped = 0x3333_0000_3333_0000 & (squares ^ squares << 14);
    squares ^= swapped ^ swapped >> 14;
    swapped = 0x5500_5500_5500_5500 & (squares ^ squares << 7);
    squares ^ swapped ^ swapped >> 7
}

impl Board {
    /// Of the images under the initial position's symmetries (by both diagonals) the least, so that each stands for all four.
    #[must_use]
    pub fn canonical(self) -> Self {
        let Self { mover, waiting } = self;
        let across = Self { mover: transposed(mover), waiting: transposed(waiting) };
        let turned = |Self { mover, waiting }| Self {
            mover: mover.reverse_bits(),
            waiting: waiting.reverse_bits(),
        };
        self.min(across).min(turned(self)).min(turned(across))
    }

    /// A hash of 64 bits, of which the upper ones are the better. Opening books (`spyopen1`) keep 40 of them: it never changes.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        let hash = self.mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ self.waiting.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(29);
        (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// The mover's legal moves on `field`, the squares of the board, as bits. Constant time.
    #[inline]
    pub const fn moves(self, field: u64) -> u64 {
        let mut found = 0;
        let mut line = 0;
        while line < 4 {
            let (step, inner) = STEPS[line];
            let flippable = self.waiting & inner;
            found |=
                ends_after(self.mover, flippable, step) | ends_before(self.mover, flippable, step);
            line += 1;
        }
        found & field & !(self.mover | self.waiting)
    }

    /// The discs that the mover flips by playing on the empty square of this index, from 0 to 63, as bits; 0 where the move is
    /// illegal.
    #[inline]
    pub const fn flips(self, square: usize) -> u64 {
        let rays = &RAYS[square];
        let mut flipped = 0;
        let mut line = 0;
        while line < 4 {
            let flippable = self.waiting & STEPS[line].1;
            // Later squares: adding one carries through the discs to be flipped and sets the square behind them.
            let after = rays.after[line];
            let end = after & (flippable | !after).wrapping_add(1) & self.mover;
            flipped |= end.wrapping_sub((end != 0) as u64) & after;
            // Earlier squares: the run ends at the last square whose disc cannot be flipped.
            let before = rays.before[line];
            let last = 63 - ((before & !flippable) | 1).leading_zeros();
            let end = before & (1 << last) & self.mover;
            flipped |= (end.wrapping_neg() << 1) & before;
            line += 1;
        }
        flipped
    }

    /// The board after a move to `square` that flips `flipped`, seen by the other side. Nothing is checked.
    #[must_use]
    #[inline]
    pub const fn after(self, square: usize, flipped: u64) -> Self {
        Self { mover: self.waiting ^ flipped, waiting: self.mover ^ flipped ^ (1 << square) }
    }

    /// The number of empty squares of the large board.
    #[inline]
    pub(crate) const fn empties(self) -> u32 {
        (self.mover | self.waiting).count_zeros()
    }

    /// The board after a pass: the same discs, seen by the other side.
    #[must_use]
    #[inline]
    pub const fn passed(self) -> Self {
        Self { mover: self.waiting, waiting: self.mover }
    }

    /// The mover's discs less the other's, from −64 to 64; the empty squares of `field` go to whoever has more.
    #[inline]
    pub const fn final_score(self, field: u64) -> i32 {
        let (own, other) = (self.mover.count_ones() as i32, self.waiting.count_ones() as i32);
        let empties = field.count_ones() as i32 - own - other;
        if own == other { 0 } else { own - other + if own > other { empties } else { -empties } }
    }
}

/// Where runs of `flippable` that begin beside `from` end, `step` by `step` further on.
const fn ends_after(from: u64, flippable: u64, step: u32) -> u64 {
    let mut run = flippable & (from << step);
    run |= flippable & (run << step);
    let pairs = flippable & (flippable << step);
    run |= pairs & (run << (2 * step));
    run |= pairs & (run << (2 * step));
    run << step
}

/// Where runs of `flippable` that begin beside `from` end, `step` by `step` back.
const fn ends_before(from: u64, flippable: u64, step: u32) -> u64 {
    let mut run = flippable & (from >> step);
    run |= flippable & (run >> step);
    let pairs = flippable & (flippable >> step);
    run |= pairs & (run >> (2 * step));
    run |= pairs & (run >> (2 * step));
    run >> step
}

/// The squares in a straight line from one, for each of [`STEPS`].
#[derive(Clone, Copy)]
struct Rays {
    after: [u64; 4],
    before: [u64; 4],
}

static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    let ways = [(0, 1), (1, -1), (1, 0), (1, 1)];
    let mut all = [Rays { after: [0; 4], before: [0; 4] }; 64];
    let mut square = 0;
    while square < 64 {
        let (row, col) = (square as i32 / 8, square as i32 % 8);
        let mut line = 0;
        while line < 4 {
            let (down, right) = ways[line];
            all[square].after[line] = ray(row, col, down, right);
            all[square].before[line] = ray(row, col, -down, -right);
            line += 1;
        }
        square += 1;
    }
    all
}

const fn ray(row: i32, col: i32, down: i32, right: i32) -> u64 {
    let mut squares = 0;
    let (mut row, mut col) = (row + down, col + right);
    while 0 <= row && row < 8 && 0 <= col && col < 8 {
        squares |= 1 << (8 * row + col);
        row += down;
        col += right;
    }
    squares
}
