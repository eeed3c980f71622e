use crate::reversi::{
    engine::{PHASES, WEIGHT_SCALE, WEIGHTS, places, shared},
    rules::Board,
};

/// A position and its value for the mover, in discs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub board: Board,
    pub value: f32,
}

/// The number of passes over all samples.
const EPOCHS: u32 = 24;
/// The learning rate of the first epoch and of the last; between them it falls linearly.
const LEARNING_RATE: (f32, f32) = (0.004, 0.0004);

/// A linear model: by phase a weight for each feature, of which mirror images share one.
#[derive(Debug)]
pub(super) struct Model {
    /// By feature the index of its weight.
    weight_of: Vec<u16>,
    pub phases: Vec<Vec<f32>>,
}

impl Model {
    /// A model with weights of 0.
    pub fn new() -> Self {
        Self { weight_of: shared(), phases: vec![vec![0.0; WEIGHTS]; PHASES] }
    }

    /// Takes these weights, phase by phase; returns whether there are as many as it has, and changes nothing otherwise.
    pub fn resume(&mut self, weights: &[f32]) -> bool {
        let fits = weights.len() == PHASES * WEIGHTS && weights.iter().all(|own| own.is_finite());
        if fits {
            self.phases = weights.chunks(WEIGHTS).map(<[f32]>::to_vec).collect();
        }
        fits
    }

    /// Initialises the weights of a phase with those of the phase after it in the game.
    pub fn begin_phase(&mut self, phase: usize) {
        self.phases[phase] = self.phases[phase - 1].clone();
    }

    fn value(&self, phase: usize, board: Board) -> f32 {
        let table = &self.phases[phase];
        places(board)
            .iter()
            .map(|&place| table[usize::from(self.weight_of[usize::from(place)])])
            .sum()
    }

    /// Fits the weights of a phase by stochastic gradient descent on the squared error.
    pub fn fit(&mut self, phase: usize, samples: &[Sample]) {
        // Neighbours in the list are of the same band. A stride that is coprime to the length mixes the bands and still visits all samples.
        let len = samples.len();
        let stride = (1 + 2 * (len * 19 / 100)..).find(|&stride| coprime(stride, len)).unwrap_or(1);
        for epoch in 0..EPOCHS {
            let share = epoch as f32 / (EPOCHS - 1) as f32;
            let rate = LEARNING_RATE.0 + (LEARNING_RATE.1 - LEARNING_RATE.0) * share;
            let mut place = 0;
            for _ in 0..len {
                place = (place + stride) % len;
                let Sample { board, value } = samples[place];
                let step = rate * (value - self.value(phase, board));
                for place in places(board) {
                    self.phases[phase][usize::from(self.weight_of[usize::from(place)])] += step;
                }
            }
        }
    }

    /// The root mean squared error over `samples`, in discs.
    pub fn error(&self, phase: usize, samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|&Sample { board, value }| {
            let off = f64::from(value - self.value(phase, board));
            off * off
        });
        (squares.sum::<f64>() / samples.len().max(1) as f64).sqrt()
    }

    /// The bytes of the file, each weight rounded to a byte: phase by phase, a byte for each weight.
    pub fn bytes(&self) -> Vec<u8> {
        let all = self.phases.iter().flatten();
        let byte =
            |&weight: &f32| (weight * WEIGHT_SCALE as f32).round().clamp(-127.0, 127.0) as i8 as u8;
        all.map(byte).collect()
    }
}

fn coprime(a: usize, b: usize) -> bool {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}
