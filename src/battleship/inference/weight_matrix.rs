use std::{fmt, str::FromStr};

use crate::{battleship::rules::Ruleset, grid::Cell};

use super::Prior;

/// The character of each step: the alphabet of base64url.
const STEPS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The step of the weight 1.
const PLAIN: usize = 32;

/// For each cell how many times as often as by chance it holds ship, in 64 steps of 5.2 % from 0.2 to 4.75; one step is exactly 1.
///
/// It is stored as its text: a base64url character a cell, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightMatrix(String);

impl WeightMatrix {
    /// The least weight that the text can hold.
    pub const MIN: f64 = 0.2;

    /// The matrix whose steps are nearest to these weights, row by row; weights beyond 0.2 and 4.75 become the least or the
    /// greatest.
    #[must_use]
    pub fn nearest(weights: &[f64]) -> Self {
        let scale = scale();
        let half = ratio().sqrt();
        let mut text = String::with_capacity(weights.len());
        for &weight in weights {
            let mut step = 0;
            // The geometric mean of two steps divides them.
            while step < 63 && scale[step + 1] < weight * half {
                step += 1;
            }
            text.push(char::from(STEPS[step]));
        }
        Self(text)
    }

    /// The number of cells that it has weights for: rows × columns of its board.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no weights, as for an agent that has learned nothing.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The weights, row by row, each from 0.2 to 4.75.
    pub fn weights(&self) -> impl Iterator<Item = f64> {
        let scale = scale();
        (0..self.len()).map(move |place| scale[self.step(place)])
    }

    /// The prior in which a placement weighs as the mean of its cells' steps; `None` where every weight is 1.
    pub fn prior(&self, rules: &Ruleset) -> Option<Prior> {
        if (0..self.len()).all(|place| self.step(place) == PLAIN) {
            return None;
        }
        let scale = scale();
        let cols = usize::from(rules.geometry().cols());
        let step = |cell: Cell| self.step(usize::from(cell.row()) * cols + usize::from(cell.col()));
        Some(Prior::new(rules, &|_, placement| {
            let cells = placement.cells.len() as usize;
            let sum: usize = placement.cells.iter().map(step).sum();
            let (below, rest) = (sum / cells, sum % cells);
            let above = (below + 1).min(63);
            scale[below] + (scale[above] - scale[below]) * rest as f64 / cells as f64
        }))
    }

    fn step(&self, place: usize) -> usize {
        let letter = self.0.as_bytes().get(place);
        letter.and_then(|letter| STEPS.iter().position(|own| own == letter)).unwrap_or(PLAIN)
    }
}

/// The ratio of two steps: the 32nd root of 5, by square roots, which are the same on every machine.
fn ratio() -> f64 {
    (0..5).fold(5.0, |root: f64, _| root.sqrt())
}

/// The weight of every step.
fn scale() -> [f64; 64] {
    let (mut scale, ratio) = ([1.0; 64], ratio());
    for step in PLAIN + 1..64 {
        scale[step] = scale[step - 1] * ratio;
    }
    for step in (0..PLAIN).rev() {
        scale[step] = scale[step + 1] / ratio;
    }
    scale
}

impl fmt::Display for WeightMatrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for WeightMatrix {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Self, BadWeights> {
        let known = text.bytes().all(|letter| STEPS.contains(&letter));
        if known { Ok(Self(text.to_owned())) } else { Err(BadWeights) }
    }
}

/// The text has a character that is no base64url character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadWeights;
