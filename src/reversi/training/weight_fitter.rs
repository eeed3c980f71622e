use crate::reversi::{
    engine::{Features, WEIGHTS, shared_place, weight_numbers},
    rules::Board,
};

use super::games::Sample;

/// The number of passes over all samples.
const EPOCHS: u32 = 4;
/// The learning rate of the first epoch and of the last; between them it falls linearly.
const LEARNING_RATE: (f32, f32) = (0.0015, 0.0001);

/// A linear model: which weights make the value of a position.
#[derive(Debug)]
pub(super) struct Model {
    features: Features,
    /// For each place the index of its weight, and of that of the first squares of its pattern.
    weights: Vec<(u32, Option<u32>)>,
}

impl Model {
    pub fn new() -> Self {
        let number = weight_numbers();
        let shared = |place| shared_place(place).map(|shared| number[shared]);
        Self {
            features: Features::new(),
            weights: (0..number.len()).map(|place| (number[place], shared(place))).collect(),
        }
    }

    fn each(&self, board: Board, mut weight: impl FnMut(usize)) {
        Features::places(board, &self.features.numbers(board), |place| {
            let (own, shared) = self.weights[place];
            weight(own as usize);
            if let Some(shared) = shared {
                weight(shared as usize);
            }
        });
    }

    /// The value of a position, in discs.
    pub fn value(&self, weights: &[f32], board: Board) -> f32 {
        let mut sum = 0.0;
        self.each(board, |weight| sum += weights[weight]);
        sum
    }

    /// Weights fitted by stochastic gradient descent on the squared error. They begin at 0, and small steps leave those of rare patterns near it.
    pub fn fitted(&self, samples: &[Sample]) -> Vec<f32> {
        let mut weights = vec![0.0; WEIGHTS];
        // Neighbours in the list have as many discs. A stride that is coprime to the length mixes them and still visits all samples.
        let len = samples.len();
        let stride = (1 + 2 * (len * 19 / 100)..).find(|&stride| coprime(stride, len)).unwrap_or(1);
        let mut own = Vec::new();
        for epoch in 0..EPOCHS {
            let share = epoch as f32 / (EPOCHS - 1) as f32;
            let rate = LEARNING_RATE.0 + (LEARNING_RATE.1 - LEARNING_RATE.0) * share;
            let mut place = 0;
            for _ in 0..len {
                place = (place + stride) % len;
                let Sample { board, value } = samples[place];
                own.clear();
                self.each(board, |weight| own.push(weight));
                let step = rate * (value - own.iter().map(|&weight| weights[weight]).sum::<f32>());
                for &weight in &own {
                    weights[weight] += step;
                }
            }
        }
        weights
    }

    /// The root mean squared error over `samples`, in discs.
    pub fn error(&self, weights: &[f32], samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|&Sample { board, value }| {
            let off = f64::from(value - self.value(weights, board));
            off * off
        });
        (squares.sum::<f64>() / samples.len().max(1) as f64).sqrt()
    }
}

fn coprime(a: usize, b: usize) -> bool {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}
