//! Training of the engine's evaluation, on positions of its own games whose values it searches itself.
//!
//! Training goes from the end of the game to its beginning. Near the end values are exact; earlier ones come from a search whose leaves
//! are evaluated with the weights learned so far.
//!
//! Learning the weights of patterns from positions of searched value is that of M. Buro, *Experiments with Multi-ProbCut and a New
//! High-Quality Evaluation Function for Othello*, 1997.

mod games;
mod weight_fitter;

use std::{convert::Infallible, sync::OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Evaluation, Search, TO_THE_END, Weights, phase as phase_of},
        rules::{Board, Size},
    },
    rng::Seed,
    training::{Training, bits},
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
    /// In so many parts the positions of a band are searched, each part with a transposition table of its own. A table that has seen
    /// other positions makes some values a little deeper, so the weights depend on the number of parts.
    pub parts: u32,
}

impl Recipe {
    /// The recipe of the published weights, `www/books/reversi.weights`.
    pub const PUBLISHED: Self = Self { seed: Seed(1), games: 40_000, parts: 1 };
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

/// A training of the evaluation. A round is a range of numbers of empty squares, from the end of the game to its beginning.
#[derive(Debug)]
pub struct EvaluationTraining {
    recipe: Recipe,
    /// By game, once it was played: a position for each band.
    games: Vec<OnceLock<[Option<Board>; BANDS.len()]>>,
    round: u32,
    model: Model,
    /// What the present phase is fitted to.
    labels: Vec<Label>,
}

/// What a training has learned so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EvaluationState {
    round: u32,
    /// The weights, phase by phase.
    #[serde(with = "bits")]
    weights: Vec<f32>,
    labels: Vec<Label>,
}

/// A position and its value for the mover, in units of the evaluation.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Label {
    mover: u64,
    waiting: u64,
    value: i32,
}

impl Label {
    fn sample(self) -> Sample {
        let Self { mover, waiting, value } = self;
        Sample { board: Board { mover, waiting }, value: value as f32 / EVAL_UNITS_PER_DISC as f32 }
    }
}

impl EvaluationTraining {
    /// A training that has learned nothing yet.
    #[must_use]
    pub fn new(recipe: Recipe) -> Self {
        let games = (0..recipe.games).map(|_| OnceLock::new()).collect();
        Self { recipe, games, round: 0, model: Model::new(), labels: Vec::new() }
    }

    /// The evaluation by what is learned so far.
    fn evaluation(&self) -> Evaluation {
        match Weights::read(&self.model.bytes()) {
            Ok(weights) if 0 < self.round => Evaluation::Trained(weights),
            _ => Evaluation::Plain,
        }
    }
}

impl Training for EvaluationTraining {
    type State = EvaluationState;
    type Part = Vec<Label>;
    type Report = BandReport;
    type Error = Infallible;

    const TOLD: usize = 1;

    fn recipe(&self) -> Value {
        let Recipe { seed, games, parts } = self.recipe;
        json!({"of": "reversi", "seed": seed.to_string(), "games": games, "parts": parts})
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn is_done(&self) -> bool {
        BANDS.len() <= self.round as usize
    }

    fn parts(&self) -> usize {
        self.recipe.parts as usize
    }

    /// # Complexity
    ///
    /// Linear in the games of the part: one position of each is searched five plies deep, or solved from 14 empty squares.
    fn part(&self, part: usize) -> Result<Vec<Label>, Infallible> {
        let mut search = Search::new(Size::Eight.field().bits(), self.evaluation().into(), 16);
        let parts = self.parts();
        let played = self.games.len() * part / parts..self.games.len() * (part + 1) / parts;
        let board = |game: usize| {
            let positions = self.games[game]
                .get_or_init(|| games::positions(self.recipe.seed, game as u32, &BANDS));
            positions[self.round as usize]
        };
        Ok(played.filter_map(board).map(|board| labelled(&mut search, board)).collect())
    }

    fn fits(&self, part: &Vec<Label>) -> bool {
        part.len() <= self.games.len() && are_labels(part)
    }

    fn learn(&mut self, parts: &[Vec<Label>]) -> BandReport {
        let (first, last) = BANDS[self.round as usize];
        let phase = phase_of(first);
        if 0 < self.round && phase_of(BANDS[self.round as usize - 1].0) != phase {
            self.labels.clear();
            self.model.begin_phase(phase);
        }
        let own = parts.concat();
        // Games are independent, so that any part of them is a fair sample.
        let (held_out, fitted) = own.split_at(own.len() / HOLD_OUT);
        self.labels.extend_from_slice(fitted);
        let samples = |labels: &[Label]| -> Vec<Sample> {
            labels.iter().map(|label| label.sample()).collect()
        };
        self.model.fit(phase, &samples(&self.labels));
        self.round += 1;
        BandReport {
            empties: (first, last),
            positions: own.len(),
            error: self.model.error(phase, &samples(held_out)),
        }
    }

    fn state(&self) -> EvaluationState {
        let (round, labels) = (self.round, self.labels.clone());
        EvaluationState { round, weights: self.model.phases.concat(), labels }
    }

    fn resume(&mut self, state: EvaluationState) -> bool {
        let fits = state.round as usize <= BANDS.len()
            && state.labels.len() <= BANDS.len() * self.games.len()
            && are_labels(&state.labels)
            && self.model.resume(&state.weights);
        if fits {
            (self.round, self.labels) = (state.round, state.labels);
        }
        fits
    }

    fn told(&self, bands: &[BandReport]) -> Value {
        let band = |&BandReport { empties, positions, error }| json!({"empties": [empties.0, empties.1], "positions": positions, "error": error});
        bands.iter().map(band).next_back().unwrap_or_default()
    }

    fn weights(&self) -> Vec<u8> {
        self.model.bytes()
    }
}

/// Whether these are positions with values that a position can have.
fn are_labels(labels: &[Label]) -> bool {
    let is_label =
        |label: &Label| label.mover & label.waiting == 0 && label.sample().value.abs() <= 64.0;
    labels.iter().all(is_label)
}

/// A position labelled with its value, exact or searched.
fn labelled(search: &mut Search, board: Board) -> Label {
    let Board { mover, waiting } = board;
    let empties = (!(mover | waiting)).count_ones();
    let (depth, unit) =
        if empties <= SOLVED { (TO_THE_END, 1) } else { (DEPTH, EVAL_UNITS_PER_DISC) };
    search.begin(board, depth, -64 * unit, 64 * unit);
    let value = search.run(u64::MAX).expect("no budget ends it");
    Label { mover, waiting, value: value * (EVAL_UNITS_PER_DISC / unit) }
}
