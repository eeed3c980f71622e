//! What the source thinks of a position, by its program or by its text: eleven terms, each with points for either colour.

mod centre;
mod corners;
mod disc_count;
mod edges;
mod frontier;
mod mobility;
mod parity;
mod points;
mod positioning;
mod seen;
mod stability;
mod stable_discs;
mod unbalanced_edges;
mod wedges;
mod weights;
mod wider_centre;

pub use frontier::FrontierReading;
pub use points::Points;
pub use seen::{Placed, Seen};
pub use stability::{Counted, Turned, kept};
pub use weights::FINAL_DISC;

/// What is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Discs on the four squares in the middle.
    Centre,
    /// Discs on the sixteen in the middle.
    WiderCentre,
    /// Corners held.
    Corners,
    /// Discs that the source takes for stable.
    StableDiscs,
    /// Who has more discs.
    DiscCount,
    /// Who has fewer discs beside an empty square.
    Frontier,
    /// Who has more moves.
    Mobility,
    /// Gaps along an edge between discs of one colour.
    Wedges,
    /// Whether the last move left an even number of empty squares about it.
    Parity,
    /// Discs diagonally beside an empty corner.
    Positioning,
    /// Edges of one colour, in the middle or off it.
    UnbalancedEdges,
}

impl Term {
    /// Every term, in the source's order.
    pub const ALL: [Self; 11] = [
        Self::Centre,
        Self::WiderCentre,
        Self::Corners,
        Self::StableDiscs,
        Self::DiscCount,
        Self::Frontier,
        Self::Mobility,
        Self::Wedges,
        Self::Parity,
        Self::Positioning,
        Self::UnbalancedEdges,
    ];

    /// A name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Centre => "centre",
            Self::WiderCentre => "wider-centre",
            Self::Corners => "corners",
            Self::StableDiscs => "stable-discs",
            Self::DiscCount => "disc-count",
            Self::Frontier => "frontier",
            Self::Mobility => "mobility",
            Self::Wedges => "wedges",
            Self::Parity => "parity",
            Self::Positioning => "positioning",
            Self::UnbalancedEdges => "unbalanced-edges",
        }
    }

    /// The points of the term.
    #[must_use]
    pub fn points(self, seen: &Seen, variant: Variant, frontier: FrontierReading) -> Points {
        let by_text = variant == Variant::AsWritten;
        match self {
            Self::Centre => centre::points(seen),
            Self::WiderCentre => wider_centre::points(seen),
            Self::Corners => corners::points(seen, by_text),
            Self::StableDiscs => stable_discs::points(seen, by_text),
            Self::DiscCount => disc_count::points(seen, by_text),
            Self::Frontier => frontier::points(seen, by_text, frontier),
            Self::Mobility => mobility::points(seen, by_text),
            Self::Wedges => wedges::points(seen),
            Self::Parity => parity::points(seen),
            Self::Positioning => positioning::points(seen),
            Self::UnbalancedEdges => unbalanced_edges::points(seen),
        }
    }
}

/// Whose points count, and how those of both colours come to one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// The terms of the source's program, mended: Black's points less White's.
    AsDescribed,
    /// The source's program: Black's points and White's together, as it keeps White's as negative numbers and subtracts those.
    AsPublished,
    /// The terms as the source's text has them, Black's points less White's. Numbers that the text leaves open are the program's.
    AsWritten,
}

impl Variant {
    /// All, the default first.
    pub const ALL: [Self; 3] = [Self::AsDescribed, Self::AsPublished, Self::AsWritten];

    /// A name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AsDescribed => "as-described",
            Self::AsPublished => "as-published",
            Self::AsWritten => "as-written",
        }
    }

    /// The variant of this name.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// One term's part in the value, for Black.
    #[must_use]
    pub const fn of_points(self, points: Points) -> i32 {
        match self {
            Self::AsDescribed | Self::AsWritten => points.black - points.white,
            Self::AsPublished => points.black + points.white,
        }
    }
}

/// The points of every term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    points: [Points; 11],
    variant: Variant,
}

impl Evaluation {
    /// Weighs all that is seen.
    #[must_use]
    pub fn of(seen: &Seen, variant: Variant, frontier: FrontierReading) -> Self {
        Self { points: Term::ALL.map(|term| term.points(seen, variant, frontier)), variant }
    }

    /// The terms with their points, in the source's order.
    pub fn terms(&self) -> impl Iterator<Item = (Term, Points)> + '_ {
        Term::ALL.into_iter().zip(self.points)
    }

    /// What it comes to, for Black.
    #[must_use]
    pub fn value(&self) -> i32 {
        self.points.iter().map(|points| self.variant.of_points(*points)).sum()
    }
}
