use serde::Serialize;

use crate::reversi::rules::Side;

/// What a term is worth to either colour: positive is good for its owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Points {
    /// To Black.
    pub black: i32,
    /// To White.
    pub white: i32,
}

impl Points {
    /// What each colour is worth by itself.
    pub(super) fn of(mut points: impl FnMut(Side) -> i32) -> Self {
        Self { black: points(Side::Black), white: points(Side::White) }
    }

    /// Points for one colour, and where `costs` as many less for the other.
    pub(super) const fn ahead(side: Side, points: i32, costs: bool) -> Self {
        let other = if costs { -points } else { 0 };
        match side {
            Side::Black => Self { black: points, white: other },
            Side::White => Self { black: other, white: points },
        }
    }
}
