use serde::{Serialize, Serializer};

use crate::grid::Cell;

/// The least chance of a cell unless it is proved that no fleet has a ship there.
pub(super) const ABOVE_ZERO: f64 = f64::EPSILON;
/// The greatest chance of a cell unless it is proved that every fleet has a ship there.
pub(super) const BELOW_ONE: f64 = 1.0 - f64::EPSILON;

/// How chances were computed: counted, weighed under a prior, or estimated. The page shows it beside every number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Basis {
    /// All fleets that fit were counted.
    Counted {
        /// How many there are.
        #[serde(serialize_with = "as_text")]
        fleets: u128,
        /// How the arithmetic was done.
        precision: Precision,
    },
    /// All fleets that fit were counted, each by its weight under a prior.
    Weighed,
    /// Fleets that fit were drawn.
    Sampled {
        /// How many.
        samples: u32,
        /// The greatest standard error of a cell's chance, from 0 to 1.
        worst_error: f64,
        /// Whether they were weighed under a prior.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        weighed: bool,
    },
    /// The values are scores of an agent, not probabilities.
    Heuristic,
    /// No start of the moving ships that fits the answers was found: each ship is estimated by itself.
    LostTrack,
}

/// How the chances of a count were computed from whole numbers of fleets: as `f64`, or rounded to `f32` in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Precision {
    /// The fleets were counted in whole numbers, and each chance is a quotient of such numbers as `f64`.
    Exact,
    /// The count comes from a [`Book`](super::Book), which holds chances as `f32`: a relative error of at most 2⁻²⁴. A count that was
    /// made here is never of this precision.
    Single,
}

/// A whole number as text: JS has none of that size.
fn as_text<S: Serializer>(number: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&number.to_string())
}

/// For every cell the chance that it holds a ship cell given all observations, and how the chances were computed.
///
/// The chances of all cells sum to the fleet's cells, but for [`Basis::LostTrack`], which knows each ship by itself alone. Where ships lie still, the chance is 1 on observed ship cells and 0 on observed
/// water; where they move, a ship may have left the cell or entered it since. [`Basis::Heuristic`] is never the basis of a
/// belief, only of an agent's map.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    /// How the chances were computed.
    pub basis: Basis,
    /// By [`Cell::index`], from 0 to 1.
    pub chances: Box<[f64; 256]>,
    /// Where ships move: by cell the chance that a shot there hits a segment not hit before.
    pub unhit: Option<Box<[f64; 256]>>,
}

impl Belief {
    /// The number of fleets that fit, where all were counted; `None` under a prior and for estimates.
    pub const fn fleets(&self) -> Option<u128> {
        match self.basis {
            Basis::Counted { fleets, .. } => Some(fleets),
            Basis::Weighed | Basis::Sampled { .. } | Basis::Heuristic | Basis::LostTrack => None,
        }
    }

    /// The probability, from 0 to 1, that a shot at `cell` hits a segment not hit before. Where ships lie still and the cell was
    /// not shot at, it is that of [`Belief::at`].
    pub fn target(&self, cell: Cell) -> f64 {
        self.unhit.as_ref().unwrap_or(&self.chances)[cell.index()]
    }

    /// The probability of a ship on `cell`, from 0 to 1.
    pub fn at(&self, cell: Cell) -> f64 {
        self.chances[cell.index()]
    }
}
