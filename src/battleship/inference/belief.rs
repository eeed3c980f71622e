use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::grid::Cell;

/// The least chance told of a cell of which it is not proved that no fleet has a ship there,
pub(super) const ABOVE_ZERO: f64 = f64::EPSILON;
/// and the greatest of one of which it is not proved that every fleet has.
pub(super) const BELOW_ONE: f64 = 1.0 - f64::EPSILON;

/// How numbers were come by. Shown beside every number on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Basis {
    /// All fleets that fit were counted.
    Counted {
        /// How many there are.
        fleets: u128,
        /// How the arithmetic was done.
        precision: Precision,
    },
    /// All fleets that fit were counted, each for what it weighs under a prior.
    Weighed,
    /// Fleets that fit were drawn.
    Sampled {
        /// How many.
        samples: u32,
        /// The greatest standard error of a cell's chance.
        worst_error: f64,
        /// Whether they weigh differently, under a prior.
        weighed: bool,
    },
    /// A score, not a chance: never drawn or spoken as a probability.
    Heuristic,
    /// No start that fits was found: the ships of a moving sea are lost sight of.
    LostTrack,
}

/// How a count's arithmetic was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Precision {
    /// In whole numbers, to the last fleet.
    Exact,
    /// In whole numbers, the chances then rounded to singles: each is wrong by 2⁻²⁴ of its size at most.
    Single,
}

impl Serialize for Basis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Counted { fleets, precision } => {
                map.serialize_entry("kind", "counted")?;
                // As text: JS has no whole numbers of that size.
                map.serialize_entry("fleets", &fleets.to_string())?;
                map.serialize_entry("precision", precision)?;
            }
            Self::Weighed => map.serialize_entry("kind", "weighed")?,
            Self::Sampled { samples, worst_error, weighed } => {
                map.serialize_entry("kind", "sampled")?;
                map.serialize_entry("samples", samples)?;
                map.serialize_entry("worstError", worst_error)?;
                if *weighed {
                    map.serialize_entry("weighed", weighed)?;
                }
            }
            Self::Heuristic => map.serialize_entry("kind", "heuristic")?,
            Self::LostTrack => map.serialize_entry("kind", "lost-track")?,
        }
        map.end()
    }
}

/// For every cell the chance that it holds a ship cell, given everything told, and how that was come by.
///
/// 1 on cells told to hold ship, 0 on cells told to be water. Over all cells it sums to the fleet's cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    /// How the chances were come by.
    pub basis: Basis,
    /// By [`Cell::index`].
    pub chances: Box<[f64; 256]>,
    /// Where ships move: by cell the chance that a shot there finds something new, as a segment not hit yet does.
    pub unhit: Option<Box<[f64; 256]>>,
}

impl Belief {
    /// How many fleets were counted, where they were.
    #[must_use]
    pub const fn fleets(&self) -> Option<u128> {
        match self.basis {
            Basis::Counted { fleets, .. } => Some(fleets),
            Basis::Weighed | Basis::Sampled { .. } | Basis::Heuristic | Basis::LostTrack => None,
        }
    }

    /// The chance that a shot at a cell finds something new.
    #[must_use]
    pub fn target(&self, cell: Cell) -> f64 {
        self.unhit.as_ref().unwrap_or(&self.chances)[cell.index()]
    }

    /// The chance of a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> f64 {
        self.chances[cell.index()]
    }
}
