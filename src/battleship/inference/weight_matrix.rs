use std::{fmt, str::FromStr};

use crate::{
    battleship::rules::{Placement, Ruleset},
    grid::Cell,
};

use super::Prior;

/// A step a character: that of base64 for addresses.
const STEPS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The step of the weight 1.
const PLAIN: u8 = 32;

/// How many times as often as by chance each cell holds ship, in steps of 5.2 %: the 64 steps go from 0.2 to 4.75, one of them is
/// exactly 1.
///
/// Its text has a character a cell, row by row: the step, as base64 for addresses writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightMatrix(Vec<u8>);

impl WeightMatrix {
    /// The least weight.
    pub const LEAST: f64 = 0.2;

    /// The matrix whose weights are nearest to these, row by row.
    #[must_use]
    pub fn nearest(weights: impl Iterator<Item = f64>) -> Self {
        let scale = scale();
        let half = ratio().sqrt();
        // The last step that it is above the middle of the way to.
        let step =
            |weight: f64| scale[1..].iter().take_while(|&&step| step < weight * half).count() as u8;
        Self(weights.map(step).collect())
    }

    /// How many cells it has weights for.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The weights, row by row.
    pub fn weights(&self) -> impl Iterator<Item = f64> {
        let scale = scale();
        self.0.iter().map(move |&step| scale[usize::from(step)])
    }

    /// What it makes of placements: a ship weighs as the middle one of its cells, by steps; nothing where every weight is 1.
    #[must_use]
    pub fn prior(&self, rules: &Ruleset) -> Option<Prior> {
        if self.0.iter().all(|&step| step == PLAIN) {
            return None;
        }
        let scale = scale();
        let cols = usize::from(rules.geometry().cols());
        let step = |cell: Cell| {
            let place = usize::from(cell.row()) * cols + usize::from(cell.col());
            u32::from(self.0.get(place).copied().unwrap_or(PLAIN))
        };
        Some(Prior::new(rules, |_, placement: &Placement| {
            let sum: u32 = placement.cells.iter().map(step).sum();
            let (whole, rest) = (sum / placement.cells.len(), sum % placement.cells.len());
            let (below, above) = (scale[whole as usize], scale[(whole as usize + 1).min(63)]);
            below + (above - below) * f64::from(rest) / f64::from(placement.cells.len())
        }))
    }
}

/// What one step is to the one before: the 32nd root of 5, by the one root that is the same on every machine.
fn ratio() -> f64 {
    (0..5).fold(5.0, |root: f64, _| root.sqrt())
}

/// The weight of every step.
fn scale() -> [f64; 64] {
    let (mut scale, ratio) = ([1.0; 64], ratio());
    for step in usize::from(PLAIN) + 1..scale.len() {
        scale[step] = scale[step - 1] * ratio;
    }
    for step in (0..usize::from(PLAIN)).rev() {
        scale[step] = scale[step + 1] / ratio;
    }
    scale
}

impl fmt::Display for WeightMatrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&step| write!(f, "{}", char::from(STEPS[usize::from(step)])))
    }
}

impl FromStr for WeightMatrix {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Self, BadWeights> {
        let step = |letter| STEPS.iter().position(|&own| own == letter).map(|step| step as u8);
        text.bytes().map(step).collect::<Option<_>>().map(Self).ok_or(BadWeights)
    }
}

/// The text has a character that is no step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadWeights;
