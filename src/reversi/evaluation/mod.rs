//! The evaluation of the source, a Greek course work on Reversi (`docs/sources.md`), by its program or by its text: eleven terms, each
//! with points for either colour.

mod edges;
mod input;
mod stability;
mod stable_discs;
mod terms;

pub use input::{Placed, Points, TermInput};
pub use stability::{FlippableDisc, SourceStableDiscs, proved_stable};
pub use terms::{FINAL_DISC, FrontierReading};

/// A term of the source's evaluation of a position, which gives points to each colour. The source is the Greek course work of
/// `docs/sources.md`.
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
    /// The eleven terms, in the source's order.
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

    /// The name in data, which never changes: lower-case words joined by `-`.
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

/// A reading of the source: whose terms are used, and how the points of both colours are combined.
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
    /// The three variants, the default first.
    pub const ALL: [Self; 3] = [Self::AsDescribed, Self::AsPublished, Self::AsWritten];

    /// The name in texts, which never changes: `as-described`, `as-published` or `as-written`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AsDescribed => "as-described",
            Self::AsPublished => "as-published",
            Self::AsWritten => "as-written",
        }
    }

    /// The variant of this name; `None` where no variant has it.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.id() == id)
    }

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
