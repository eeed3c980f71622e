use crate::grid::Cell;

use crate::battleship::rules::Placement;

/// How much likelier than usual each cell is to hold ship, before anything was told: a factor a cell.
///
/// A placement weighs the product of its cells' factors, divided by the mean of its class, so that a fleet's weight is
/// about 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Prior([f64; 256]);

impl Prior {
    /// The least factor.
    pub const LEAST: f64 = 0.2;
    /// The greatest factor.
    pub const MOST: f64 = 5.0;

    /// The prior of these factors, each held to 0.2–5; what is no number counts as 1.
    #[must_use]
    pub fn new(factor: impl Fn(Cell) -> f64) -> Self {
        Self(std::array::from_fn(|index| {
            let factor = factor(Cell::from_index(index as u8));
            if factor.is_nan() { 1.0 } else { factor.clamp(Self::LEAST, Self::MOST) }
        }))
    }

    /// The weights of the placements of one class, their mean 1.
    #[must_use]
    pub fn weights(&self, placements: &[Placement]) -> Vec<f64> {
        let plain = |placement: &Placement| -> f64 {
            placement.cells.iter().map(|cell| self.0[cell.index()]).product()
        };
        let weights: Vec<f64> = placements.iter().map(plain).collect();
        let mean = weights.iter().sum::<f64>() / weights.len() as f64;
        weights.into_iter().map(|weight| weight / mean).collect()
    }
}
