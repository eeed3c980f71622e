use crate::reversi::rules::{Board, Position, Side, Size, Square, SquareSet, beside};

/// A disc put on the board, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// Whose.
    pub side: Side,
}

/// What the terms look at: the discs, and which was put down last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    pub(super) size: Size,
    black: u64,
    white: u64,
    pub(super) last: Option<Placed>,
}

impl Seen {
    /// A position, and the last disc put down, where that is known.
    #[must_use]
    pub fn new(position: Position, last: Option<Placed>) -> Self {
        Self {
            size: position.size(),
            black: position.discs(Side::Black).bits(),
            white: position.discs(Side::White).bits(),
            last,
        }
    }

    /// The discs of a colour.
    pub(super) const fn discs(&self, side: Side) -> u64 {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    pub(super) const fn empties(&self) -> u64 {
        self.size.field().bits() & !(self.black | self.white)
    }

    /// How many discs lie on the board.
    pub(super) const fn total(&self) -> u32 {
        (self.black | self.white).count_ones()
    }

    /// How many moves a colour has.
    pub(super) const fn moves(&self, side: Side) -> u32 {
        let board = Board { mover: self.discs(side), waiting: self.discs(side.other()) };
        board.moves(self.size.field().bits()).count_ones()
    }

    /// The colour that has more of something, or less where `more` counts so; nobody where both have as much.
    pub(super) fn ahead(more: impl Fn(Side) -> u32) -> Option<Side> {
        match more(Side::Black).cmp(&more(Side::White)) {
            std::cmp::Ordering::Greater => Some(Side::Black),
            std::cmp::Ordering::Less => Some(Side::White),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The middle squares of the board, `side` × `side` of them.
    pub(super) const fn middle(&self, side: u8) -> u64 {
        let low = (self.size.side() - side) / 2;
        let row = ((1 << side) - 1) << low;
        let mut squares = 0;
        let mut down = 0;
        while down < side {
            squares |= row << (8 * (low + down));
            down += 1;
        }
        squares
    }

    /// The four corners.
    pub(super) fn corners(&self) -> [Square; 4] {
        let far = self.size.side() - 1;
        [(0, 0), (0, far), (far, 0), (far, far)].map(|(row, col)| Square::new(row, col))
    }
}

/// The discs of `own` that lie beside an empty square.
pub(super) const fn frontier(own: u64, empties: u64) -> SquareSet {
    SquareSet::from_bits(own & beside(empties))
}
