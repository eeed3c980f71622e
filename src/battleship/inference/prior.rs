use crate::battleship::rules::{Placement, PlacementWeights, Ruleset};

/// A prior over fleets: a weight for each placement of every class.
///
/// A fleet weighs the product of the weights of its placements. Weights are divided by the mean of their class, so that a fleet
/// weighs about 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Prior(Vec<Vec<f64>>);

impl Prior {
    /// The least weight: no prior rules a fleet out.
    const MIN: f64 = 0.01;
    /// The greatest weight.
    const MAX: f64 = 100.0;

    /// The prior of these weights, by class and placement, each clamped to 0.01–100; NaN counts as 1.
    #[must_use]
    pub fn new(rules: &Ruleset, weight: &dyn Fn(usize, &Placement) -> f64) -> Self {
        let mut classes = Vec::new();
        for class in 0..rules.fleet().classes().len() {
            let (mut weights, mut sum) = (Vec::new(), 0.0);
            for placement in rules.placements(class).all() {
                let weight = weight(class, placement);
                let held = if weight.is_nan() { 1.0 } else { weight.clamp(Self::MIN, Self::MAX) };
                weights.push(held);
                sum += held;
            }
            let mean = sum / weights.len() as f64;
            for weight in &mut weights {
                *weight /= mean;
            }
            classes.push(weights);
        }
        Self(classes)
    }

    /// The prior of fitted placement weights, which must suit the rules: see [`PlacementWeights::suits`].
    #[must_use]
    pub fn of(rules: &Ruleset, weights: &PlacementWeights) -> Self {
        // Divided by a power of two, so that nothing is rounded.
        Self::new(rules, &|_, placement| f64::from(weights.weight(placement.cells)) / 128.0)
    }

    /// The weights of the placements of class number `class`, each above 0, in the order of `all` of
    /// [`Ruleset::placements`](crate::battleship::rules::Ruleset::placements); their mean is 1.
    ///
    /// # Panics
    ///
    /// Where the rules have no class of this number.
    pub fn weights(&self, class: usize) -> &[f64] {
        &self.0[class]
    }
}
