/// The discs of the side to move and of the other, as bits: what a search passes on.
///
/// Which colour moves and how large the board is are told elsewhere: a [`super::Position`] holds all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The discs of the side to move.
    pub mover: u64,
    /// The discs of the other side.
    pub waiting: u64,
}

/// All but the first and the last column: only there can a disc be flipped sideways, and nothing wraps round.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The steps from a square to a neighbour further on: right, down left, down, down right; and what can be flipped along each.
const STEPS: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, !0), (9, INNER)];

/// All squares beside one of these, in any of eight directions; also beyond a smaller board.
#[must_use]
#[inline]
pub(crate) const fn beside(squares: u64) -> u64 {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let sides = (squares & NOT_LAST) << 1 | (squares & NOT_FIRST) >> 1;
    let row = squares | sides;
    sides | row << 8 | row >> 8
}

impl Board {
    /// The squares of `field` where a move flips something.
    #[must_use]
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

    /// The discs that the mover turns by playing on the empty square with this index.
    #[must_use]
    #[inline]
    pub const fn flips(self, square: usize) -> u64 {
        let rays = &RAYS[square];
        let mut flipped = 0;
        let mut line = 0;
        while line < 4 {
            let flippable = self.waiting & STEPS[line].1;
            // Beyond the square: one added carries through the discs to be flipped, and comes to rest behind them.
            let after = rays.after[line];
            let end = after & (flippable | !after).wrapping_add(1) & self.mover;
            flipped |= end.wrapping_sub((end != 0) as u64) & after;
            // Before the square: the last disc that cannot be flipped ends the line.
            let before = rays.before[line];
            let last = 63 - ((before & !flippable) | 1).leading_zeros();
            let end = before & (1 << last) & self.mover;
            flipped |= (end.wrapping_neg() << 1) & before;
            line += 1;
        }
        flipped
    }

    /// The board after a move that flips `flipped`, seen by the other side.
    #[must_use]
    #[inline]
    pub const fn after(self, square: usize, flipped: u64) -> Self {
        Self { mover: self.waiting ^ flipped, waiting: self.mover ^ flipped ^ (1 << square) }
    }

    /// The same discs seen by the other side.
    #[must_use]
    #[inline]
    pub const fn passed(self) -> Self {
        Self { mover: self.waiting, waiting: self.mover }
    }

    /// The mover's discs less the other's, the empty squares of a `field` given to whoever has more.
    #[must_use]
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

/// The same the other way.
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
