//! Training of the engine's evaluation, on positions of its own games whose values it searches itself.
//!
//! Training goes from the end of the game to its beginning. Near the end values are exact; earlier ones come from a search whose leaves
//! are evaluated with the weights learned so far.
//!
//! Learning the weights of patterns from positions of searched value is that of M. Buro, *Experiments with Multi-ProbCut and a New
//! High-Quality Evaluation Function for Othello*, 1997.

mod games;
mod weight_fitter;

use std::sync::Arc;

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Evaluation, Search, TO_THE_END, Weights, phase as phase_of},
        rules::{Board, Size},
    },
    rng::Seed,
};

use games::Band;
use weight_fitter::{Model, Sample};

/// The input of the training. It determines the weights to the last bit.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// The seed of all random numbers.
    pub seed: Seed,
    /// The number of games; each gives at most one position to every band.
    pub games: u32,
}

impl Recipe {
    /// The recipe of the published weights, `www/books/reversi.weights`.
    pub const PUBLISHED: Self = Self { seed: Seed(1), games: 40_000 };
}

/// The bands from the end to the beginning: none but the first, which is solved, is wider than the search is deep.
const BANDS: [Band; 10] = [
    (4, 13),
    (14, 18),
    (19, 23),
    (24, 28),
    (29, 33),
    (34, 38),
    (39, 43),
    (44, 48),
    (49, 53),
    (54, 58),
];

/// The depth of the searches in plies.
const DEPTH: u8 = 5;

/// With no more empty squares than this, positions are solved.
const SOLVED: u32 = 14;

/// One of so many positions is held out, to measure the error.
const HOLD_OUT: usize = 20;

/// The result of the training on one band of positions, by number of empty squares.
#[derive(Clone, Copy, Debug)]
pub struct BandReport {
    /// The numbers of empty squares, the first and the last.
    pub empties: (u32, u32),
    /// The number of positions.
    pub positions: usize,
    /// The root mean squared error of the positions held out, in discs.
    pub error: f64,
}

/// Learns weights and gives the bytes of their file; `report` is called after every band.
///
/// # Panics
///
/// Never: the model writes as many weights as are read.
///
/// # Complexity
///
/// Linear in the games: for each at most ten positions, searched five plies deep or solved from 14 empty squares.
pub fn train(recipe: Recipe, mut report: impl FnMut(BandReport)) -> Vec<u8> {
    let mut model = Model::new();
    let mut evaluation = Evaluation::Plain;
    let games: Vec<[Option<Board>; BANDS.len()]> =
        (0..recipe.games).map(|game| games::positions(recipe.seed, game, &BANDS)).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut phase = 0;
    for (number, &(first, last)) in BANDS.iter().enumerate() {
        if phase_of(first) != phase {
            phase = phase_of(first);
            samples.clear();
            model.begin_phase(phase);
        }
        let mut search = Search::new(Size::Eight.field().bits(), Arc::new(evaluation), 16);
        let boards = games.iter().filter_map(|positions| positions[number]);
        let own: Vec<Sample> = boards.map(|board| labelled(&mut search, board)).collect();
        // Games are independent, so that any part of them is a fair sample.
        let (held_out, fitted) = own.split_at(own.len() / HOLD_OUT);
        samples.extend_from_slice(fitted);
        model.fit(phase, &samples);
        report(BandReport {
            empties: (first, last),
            positions: own.len(),
            error: model.error(phase, held_out),
        });
        let weights =
            Weights::read(&model.bytes()).expect("the model has a number for every weight");
        evaluation = Evaluation::Trained(weights);
    }
    model.bytes()
}

/// A position labelled with its value, exact or searched.
fn labelled(search: &mut Search, board: Board) -> Sample {
    let empties = (!(board.mover | board.waiting)).count_ones();
    let (depth, unit) =
        if empties <= SOLVED { (TO_THE_END, 1) } else { (DEPTH, EVAL_UNITS_PER_DISC) };
    search.begin(board, depth, -64 * unit, 64 * unit);
    let value = search.run(u64::MAX).expect("no budget ends it");
    Sample { board, value: value as f32 / unit as f32 }
}
