use crate::reversi::{
    engine::{PHASES, WEIGHT_SCALE, WEIGHTS, phase, places, shared},
    rules::Board,
};

/// A position and what it is worth to the mover, in discs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub board: Board,
    pub value: f32,
}

/// How often all samples are gone through, and how far a weight follows one of them at first and at last.
const ROUNDS: u32 = 24;
const PACE: (f32, f32) = (0.004, 0.0004);

/// The weights while they are learned.
#[derive(Debug)]
pub(super) struct Model {
    number: Vec<u16>,
    phases: Vec<Vec<f32>>,
}

impl Model {
    pub fn new() -> Self {
        Self { number: shared(), phases: vec![vec![0.0; WEIGHTS]; PHASES] }
    }

    pub const fn phase(&self, empties: u32) -> usize {
        phase(empties)
    }

    /// A phase begins with what was learned of the one after it.
    pub fn begin_phase(&mut self, phase: usize) {
        self.phases[phase] = self.phases[phase - 1].clone();
    }

    fn value(&self, phase: usize, board: Board) -> f32 {
        let table = &self.phases[phase];
        places(board).iter().map(|&place| table[usize::from(self.number[usize::from(place)])]).sum()
    }

    /// Lets the weights of a phase follow the samples: gradient descent, one sample after another.
    pub fn fit(&mut self, phase: usize, samples: &[Sample]) {
        // Neighbours in the list come from the same band: a stride without a common factor goes through all of them.
        let len = samples.len();
        let stride = (1 + 2 * (len * 19 / 100)..).find(|&stride| coprime(stride, len)).unwrap_or(1);
        for round in 0..ROUNDS {
            let share = round as f32 / (ROUNDS - 1) as f32;
            let pace = PACE.0 + (PACE.1 - PACE.0) * share;
            let mut place = 0;
            for _ in 0..len {
                place = (place + stride) % len;
                let Sample { board, value } = samples[place];
                let step = pace * (value - self.value(phase, board));
                for place in places(board) {
                    self.phases[phase][usize::from(self.number[usize::from(place)])] += step;
                }
            }
        }
    }

    /// The root of the mean squared difference, in discs.
    pub fn error(&self, phase: usize, samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|&Sample { board, value }| {
            let off = f64::from(value - self.value(phase, board));
            off * off
        });
        (squares.sum::<f64>() / samples.len().max(1) as f64).sqrt()
    }

    /// The bytes of the file: phase by phase, a byte a weight.
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
