//! How the weights of the engine's evaluation are learned: from positions of own games, valued by the engine itself.
//!
//! The way goes from the end of the game to its beginning. Near the end values are exact; earlier ones come from a search whose
//! last plies are valued by what was learned of the positions there.

mod games;
mod weight_fitter;

use std::sync::Arc;

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Evaluation, Search, TO_THE_END, Weights},
        rules::{Board, Size},
    },
    rng::Seed,
};

use games::Band;
use weight_fitter::{Model, Sample};

/// What the weights follow from.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// The number that all chance follows from.
    pub seed: Seed,
    /// How many games are played; each gives a position to every band.
    pub games: u32,
}

impl Recipe {
    /// Of which `www/books/reversi.weights` was made.
    pub const PUBLISHED: Self = Self { seed: Seed(1), games: 40_000 };
}

/// From the end to the beginning: none is wider than the search is deep.
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

/// How many plies the values come from.
const DEPTH: u8 = 5;

/// With no more empty squares than this, values are exact.
const SOLVED: u32 = 14;

/// One of so many positions is kept to see how well the weights do on what they were not fitted to.
const KEPT_BACK: usize = 20;

/// What came of one band.
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    /// The numbers of empty squares, the first and the last.
    pub empties: (u32, u32),
    /// How many positions were valued.
    pub positions: usize,
    /// The root of the mean squared difference of what was kept back, in discs.
    pub error: f64,
}

/// Learns weights and gives the bytes of their file; `tell` hears of every band.
///
/// # Panics
///
/// Never: the model writes as many weights as are read.
pub fn train(recipe: Recipe, mut tell: impl FnMut(Learned)) -> Vec<u8> {
    let mut model = Model::new();
    let mut evaluation = Evaluation::Plain;
    let games: Vec<[Option<Board>; BANDS.len()]> =
        (0..recipe.games).map(|game| games::positions(recipe.seed, game, &BANDS)).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut phase = 0;
    for (number, &(first, last)) in BANDS.iter().enumerate() {
        if model.phase(first) != phase {
            phase = model.phase(first);
            samples.clear();
            model.begin_phase(phase);
        }
        let mut search = Search::new(Size::Eight.field().bits(), Arc::new(evaluation), 16);
        let boards = games.iter().filter_map(|positions| positions[number]);
        let own: Vec<Sample> = boards.map(|board| valued(&mut search, board)).collect();
        // Games are drawn one by one, so that any part of them is as good as any other.
        let (kept_back, fitted) = own.split_at(own.len() / KEPT_BACK);
        samples.extend_from_slice(fitted);
        model.fit(phase, &samples);
        tell(Learned {
            empties: (first, last),
            positions: own.len(),
            error: model.error(phase, kept_back),
        });
        let weights =
            Weights::read(&model.bytes()).expect("the model has a number for every weight");
        evaluation = Evaluation::Trained(weights);
    }
    model.bytes()
}

/// A position with its value, exact or searched.
fn valued(search: &mut Search, board: Board) -> Sample {
    let empties = (!(board.mover | board.waiting)).count_ones();
    let (depth, unit) =
        if empties <= SOLVED { (TO_THE_END, 1) } else { (DEPTH, EVAL_UNITS_PER_DISC) };
    search.begin(board, depth, -64 * unit, 64 * unit);
    let value = search.run(u64::MAX).expect("no budget ends it");
    Sample { board, value: value as f32 / unit as f32 }
}
