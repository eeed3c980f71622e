use std::cmp::Ordering;

use serde::Serialize;

use crate::reversi::rules::{Board, Position, Side, Size, Square};

/// A disc that a move placed: its square and its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// Whose.
    pub side: Side,
}

/// The input of the terms of the source's evaluation: the discs by colour, on any of the three sizes of boards, and the one placed
/// last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermInput {
    pub(super) size: Size,
    black: u64,
    white: u64,
    pub(super) last: Option<Placed>,
}

impl TermInput {
    /// The input for a position. `last` is the disc placed last, which the term of parity needs; without it that term has no
    /// points.
    #[must_use]
    pub fn new(position: Position, last: Option<Placed>) -> Self {
        let [black, white] = [Side::Black, Side::White].map(|side| position.discs(side).bits());
        Self { size: position.size(), black, white, last }
    }

    /// The discs of a colour.
    pub(super) const fn discs(&self, side: Side) -> u64 {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The discs of both colours.
    pub(super) const fn taken(&self) -> u64 {
        self.black | self.white
    }

    /// All squares of the board.
    pub(super) const fn field(&self) -> u64 {
        self.size.field().bits()
    }

    pub(super) const fn empties(&self) -> u64 {
        self.field() & !self.taken()
    }

    /// The legal moves of a colour, were it to move.
    pub(super) const fn moves(&self, side: Side) -> u64 {
        let board = Board { mover: self.discs(side), waiting: self.discs(side.other()) };
        board.moves(self.field())
    }

    /// The middle squares of the board, `side` × `side` of them.
    pub(super) fn middle(&self, side: u8) -> u64 {
        let low = (self.size.side() - side) / 2;
        let row = ((1 << side) - 1) << low;
        (low..low + side).fold(0, |squares, down| squares | row << (8 * down))
    }
}

/// The colour with the greater count; nobody where both have as many.
pub(super) fn ahead(count: impl Fn(Side) -> u32) -> Option<Side> {
    match count(Side::Black).cmp(&count(Side::White)) {
        Ordering::Greater => Some(Side::Black),
        Ordering::Less => Some(Side::White),
        Ordering::Equal => None,
    }
}

/// The points of a term for either colour. Positive points are good for the colour that has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Points {
    /// To Black.
    pub black: i32,
    /// To White.
    pub white: i32,
}

impl Points {
    /// Points of each colour by itself.
    pub(super) fn of(mut points: impl FnMut(Side) -> i32) -> Self {
        Self { black: points(Side::Black), white: points(Side::White) }
    }

    /// The points of each colour: `points` for each of its squares.
    pub(super) fn per_square(points: i32, squares: impl Fn(Side) -> u64) -> Self {
        Self::of(|side| points * squares(side).count_ones() as i32)
    }

    /// Points for one colour, if any, and where `costs` as many less for the other.
    pub(super) fn ahead(side: Option<Side>, points: i32, costs: bool) -> Self {
        Self::of(|own| match side {
            Some(side) if side == own => points,
            Some(_) if costs => -points,
            _ => 0,
        })
    }
}
