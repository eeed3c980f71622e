//! The evaluation of the source, a Greek course work on Reversi (`docs/sources.md`), by its program or by its text: eleven terms, each
//! with points for either colour.

use crate::json_value::{json_names, named_enum};

mod edges;
mod input;
mod stability;
mod stable_discs;
mod terms;

pub use input::{Placed, Points, TermInput};
pub use stability::{FlippableDisc, SourceStableDiscs, proved_stable};
pub use terms::{FINAL_DISC, FrontierReading};

named_enum! {
    /// A term of the source's evaluation of a position, which gives points to each colour. The source is the Greek course work of
    /// `docs/sources.md`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Term {
        /// Discs on the four squares in the middle.
        Centre = "centre",
        /// Discs on the sixteen in the middle.
        WiderCentre = "wider-centre",
        /// Corners held.
        Corners = "corners",
        /// Discs that the source takes for stable.
        StableDiscs = "stable-discs",
        /// Who has more discs.
        DiscCount = "disc-count",
        /// Who has fewer discs beside an empty square.
        Frontier = "frontier",
        /// Who has more moves.
        Mobility = "mobility",
        /// Gaps along an edge between discs of one colour.
        Wedges = "wedges",
        /// Whether the last move left an even number of empty squares about it.
        Parity = "parity",
        /// Discs diagonally beside an empty corner.
        Positioning = "positioning",
        /// Edges of one colour, in the middle or off it.
        UnbalancedEdges = "unbalanced-edges",
    }
}

impl Term {
    /// The points of the term for either colour, by the program or the text as `variant` says. `frontier` is read by the term of
    /// that name alone.
    pub fn points(self, input: &TermInput, variant: Variant, frontier: FrontierReading) -> Points {
        let by_text = variant == Variant::AsWritten;
        match self {
            Self::Centre => terms::centre(input),
            Self::WiderCentre => terms::wider_centre(input),
            Self::Corners => terms::corners(input, by_text),
            Self::StableDiscs => terms::stable_discs(input, by_text),
            Self::DiscCount => terms::disc_count(input, by_text),
            Self::Frontier => terms::frontier(input, by_text, frontier),
            Self::Mobility => terms::mobility(input, by_text),
            Self::Wedges => edges::wedges(input),
            Self::Parity => terms::parity(input),
            Self::Positioning => terms::positioning(input),
            Self::UnbalancedEdges => edges::unbalanced_edges(input),
        }
    }
}

named_enum! {
    /// A reading of the source: whose terms are used, and how the points of both colours are combined.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        /// The terms of the source's program with the sign corrected: Black's points less White's.
        AsDescribed = "as-described",
        /// The source's program: Black's points plus White's, as it keeps White's as negative numbers and subtracts those.
        AsPublished = "as-published",
        /// The terms as the source's text has them, Black's points less White's. Numbers that the text leaves open are the program's.
        AsWritten = "as-written",
    }
}

json_names!(Variant);

impl Variant {
    /// What these points add to the value of a position for Black.
    pub const fn of_points(self, points: Points) -> i32 {
        match self {
            Self::AsDescribed | Self::AsWritten => points.black - points.white,
            Self::AsPublished => points.black + points.white,
        }
    }
}

/// The points of every term for one position, and how they are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    points: [Points; 11],
    variant: Variant,
}

impl Evaluation {
    /// Evaluates every term of the position by one reading of the source. Constant time.
    #[must_use]
    pub fn of(input: &TermInput, variant: Variant, frontier: FrontierReading) -> Self {
        Self { points: Term::ALL.map(|term| term.points(input, variant, frontier)), variant }
    }

    /// The terms with their points, in the source's order.
    pub fn terms(&self) -> impl Iterator<Item = (Term, Points)> + '_ {
        Term::ALL.into_iter().zip(self.points)
    }

    /// The value of the position for Black, on the source's scale of points: the sum over the terms.
    pub fn value(&self) -> i32 {
        self.points.iter().map(|points| self.variant.of_points(*points)).sum()
    }
}
