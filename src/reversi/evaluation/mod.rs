//! The evaluation of the source, a Greek course work on Reversi (`docs/sources.md`), by its program or by its text: eleven terms, each
//! with points for either colour.

mod edges;
mod seen;
mod stability;
mod stable_discs;
mod terms;

pub use seen::{Placed, Points, Seen};
pub use stability::{Counted, Turned, kept};
pub use terms::{FINAL_DISC, FrontierReading};

/// A term of the evaluation.
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
            Self::Centre => terms::centre(seen),
            Self::WiderCentre => terms::wider_centre(seen),
            Self::Corners => terms::corners(seen, by_text),
            Self::StableDiscs => terms::stable_discs(seen, by_text),
            Self::DiscCount => terms::disc_count(seen, by_text),
            Self::Frontier => terms::frontier(seen, by_text, frontier),
            Self::Mobility => terms::mobility(seen, by_text),
            Self::Wedges => edges::wedges(seen),
            Self::Parity => terms::parity(seen),
            Self::Positioning => terms::positioning(seen),
            Self::UnbalancedEdges => edges::unbalanced_edges(seen),
        }
    }
}

/// Which reading of the source is followed, and how the points of both colours are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// The terms of the source's program with the sign corrected: Black's points less White's.
    AsDescribed,
    /// The source's program: Black's points plus White's, as it keeps White's as negative numbers and subtracts those.
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

    /// The contribution of one term to the value, for Black.
    #[must_use]
    pub const fn of_points(self, points: Points) -> i32 {
        match self {
            Self::AsDescribed | Self::AsWritten => points.black - points.white,
            Self::AsPublished => points.black + points.white,
        }
    }
}

/// The points of every term for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    points: [Points; 11],
    variant: Variant,
}

impl Evaluation {
    /// Evaluates every term.
    #[must_use]
    pub fn of(seen: &Seen, variant: Variant, frontier: FrontierReading) -> Self {
        Self { points: Term::ALL.map(|term| term.points(seen, variant, frontier)), variant }
    }

    /// The terms with their points, in the source's order.
    pub fn terms(&self) -> impl Iterator<Item = (Term, Points)> + '_ {
        Term::ALL.into_iter().zip(self.points)
    }

    /// The sum over the terms, for Black.
    #[must_use]
    pub fn value(&self) -> i32 {
        self.points.iter().map(|points| self.variant.of_points(*points)).sum()
    }
}
