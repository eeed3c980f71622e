use crate::rng::GameRng;

use super::features::{Features, OF_BOARD, OF_CELL};

/// The hidden units of a network.
const HIDDEN: usize = 24;
/// A number for each hidden unit.
type Units = [f32; HIDDEN];
/// The rows of weights: one for each feature of a cell and of the board, the biases, and the weights in the score.
const ROWS: usize = OF_CELL + OF_BOARD + 2;
const BIASES: usize = OF_CELL + OF_BOARD;
const IN_SCORE: usize = BIASES + 1;
/// The slope of a hidden unit below 0.
const LEAK: f32 = 0.1;

/// A score of cells by their features: the first feature, weighted, and one hidden layer of rectified units.
///
/// Every sum has a fixed order, so that all machines have the same bits.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The weight of the first feature, then row by row one for each hidden unit.
    pub(crate) weights: Vec<f32>,
}

/// The scores of the candidates, and what a gradient needs of how they came about.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    scores: Vec<f32>,
    hidden: Vec<Units>,
}

/// What a gradient needs of some candidates of a choice, once the choice is past.
#[derive(Clone, Debug)]
pub(crate) struct ScoredCandidates {
    of_cell: Vec<([f32; OF_CELL], Units)>,
    of_board: [f32; OF_BOARD],
}

impl ScoredCandidates {
    /// The candidates with these numbers.
    pub fn of(features: &Features, scores: &Scores, numbers: &[usize]) -> Self {
        let own = |&number: &usize| (features.of_cell[number], scores.hidden[number]);
        Self { of_cell: numbers.iter().map(own).collect(), of_board: features.of_board }
    }
}

impl Scores {
    /// The scores, a candidate each: the more, the better its shot.
    pub fn all(&self) -> &[f32] {
        &self.scores
    }

    /// The candidate of the highest score, the first of equals; 0 where there is none.
    pub fn best(&self) -> usize {
        let better = |best, own| if self.scores[best] < self.scores[own] { own } else { best };
        (1..self.scores.len()).fold(0, better)
    }
}

impl Network {
    /// How many numbers it has.
    pub const LEN: usize = 1 + HIDDEN * ROWS;

    /// A network that scores by the first feature alone.
    #[must_use]
    pub fn plain() -> Self {
        let mut weights = vec![0.0; Self::LEN];
        weights[0] = 1.0;
        Self { weights }
    }

    /// A network that scores by the first feature alone, with hidden units from which a training can begin.
    pub(crate) fn begin(first: f32, rng: &mut GameRng) -> Self {
        let mut network = Self::plain();
        network.weights[0] = first;
        for weight in &mut network.weights[1..Self::LEN - HIDDEN] {
            *weight = 0.8 * (rng.unit_f64() as f32 - 0.5);
        }
        network
    }

    /// Scores the candidates. Linear in them.
    pub fn score(&self, features: &Features, out: &mut Scores) {
        let (rows, _) = self.weights[1..].as_chunks::<HIDDEN>();
        let mut biases = rows[BIASES];
        for (row, value) in rows[OF_CELL..].iter().zip(&features.of_board) {
            add(&mut biases, row, *value);
        }
        out.scores.clear();
        out.hidden.clear();
        for own in &features.of_cell {
            let mut units = biases;
            for (row, value) in rows.iter().zip(own) {
                add(&mut units, row, *value);
            }
            let mut parts = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                units[unit] *= if 0.0 < units[unit] { 1.0 } else { LEAK };
                parts[unit] = units[unit] * rows[IN_SCORE][unit];
            }
            out.scores.push(self.weights[0] * own[0] + parts.iter().sum::<f32>());
            out.hidden.push(units);
        }
    }

    /// Adds to `out` by every weight the gradient of the sum of the candidates' scores, each times its number of `times`.
    pub(crate) fn add_gradient(
        &self,
        candidates: &ScoredCandidates,
        times: &[f32],
        out: &mut [f32],
    ) {
        let (rows, _) = self.weights[1..].as_chunks::<HIDDEN>();
        let (first, out) = out.split_at_mut(1);
        let (out, _) = out.as_chunks_mut::<HIDDEN>();
        let mut sum = [0.0; HIDDEN];
        for ((own, hidden), &times) in candidates.of_cell.iter().zip(times) {
            first[0] += times * own[0];
            let mut through = rows[IN_SCORE];
            for unit in 0..HIDDEN {
                through[unit] *= times * if 0.0 < hidden[unit] { 1.0 } else { LEAK };
            }
            for (out, value) in out.iter_mut().zip(own) {
                add(out, &through, *value);
            }
            add(&mut sum, &through, 1.0);
            add(&mut out[IN_SCORE], hidden, times);
        }
        for (out, value) in out[OF_CELL..].iter_mut().zip(&candidates.of_board) {
            add(out, &sum, *value);
        }
        add(&mut out[BIASES], &sum, 1.0);
    }
}

/// Adds a row, so many times.
#[inline]
fn add(sum: &mut Units, row: &Units, times: f32) {
    for (sum, own) in sum.iter_mut().zip(row) {
        *sum += times * own;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        battleship::{
            planning::{Water, Ways},
            rules::Ruleset,
        },
        rng::{Seed, Stream},
    };

    /// How far a weight is moved to see the slope: far enough for single precision, near enough that few units pass 0.
    const STEP: f32 = 2e-4;

    /// The gradient is the slope of the scores, weight by weight.
    #[test]
    fn the_gradient_is_the_slope() {
        let ways = Ways::new(&Ruleset::read("admiral").expect("a preset"));
        let mut water = Water::new(&ways);
        water.miss(ways.cells[37]);
        let mut features = Features::default();
        features.describe(&water, None);
        let mut rng = GameRng::new(Seed(4), Stream::Seal);
        let mut network = Network::begin(2.0, &mut rng);
        for weight in network.weights.iter_mut().rev().take(HIDDEN) {
            *weight = rng.unit_f64() as f32 - 0.5;
        }
        let times: Vec<f32> = (0..features.len()).map(|own| (own % 5) as f32 - 2.0).collect();
        let mut scores = Scores::default();
        let mut sum = |network: &Network| -> f64 {
            network.score(&features, &mut scores);
            let all = scores.all().iter().zip(&times);
            all.map(|(&score, &times)| f64::from(score) * f64::from(times)).sum()
        };
        let slopes: Vec<f64> = (0..Network::LEN)
            .map(|place| {
                let mut moved = network.clone();
                moved.weights[place] += STEP;
                let above = sum(&moved);
                moved.weights[place] -= 2.0 * STEP;
                (above - sum(&moved)) / f64::from(2.0 * STEP)
            })
            .collect();
        network.score(&features, &mut scores);
        let mut gradient = vec![0.0; Network::LEN];
        let numbers: Vec<usize> = (0..features.len()).collect();
        let candidates = ScoredCandidates::of(&features, &scores, &numbers);
        network.add_gradient(&candidates, &times, &mut gradient);
        let near = |(&own, &slope): (&f32, &f64)| {
            (f64::from(own) - slope).abs() < 0.05 * slope.abs().max(1.0)
        };
        // Where a unit passes 0 on the way its slope has no value.
        let right = gradient.iter().zip(&slopes).filter(|&pair| near(pair)).count();
        assert!(0.97 * Network::LEN as f64 <= right as f64, "{right} of {}", Network::LEN);
    }
}
