//! Training of the engine's evaluation: each position of its own games is labelled with how the game ended.
//!
//! The games of a round are played with the weights of the round before, the first by the evaluation that is weighted by hand. Weights of
//! patterns fitted to results are those of M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for
//! Othello*, 1997.

mod book;
mod depths;
mod games;
mod truth;
mod weight_fitter;

use std::{
    convert::Infallible,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Evaluation, PHASES, Search, Weights, phase},
        rules::Size,
    },
    rng::{GameRng, Seed, Stream},
    training::{Training, share_of},
};

pub use book::{BookMaking, BookRecipe, Compared};
pub use depths::{Deepened, Spread};
pub use games::PlayedGame;
use games::Sample;
pub use truth::{Errors, Stage, Truth};
use weight_fitter::Model;

/// The input of the training. It determines the weights to the last bit.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// The seed of all random numbers.
    pub seed: Seed,
    /// The number of games of the last round.
    pub games: u32,
}

impl Recipe {
    /// The recipe of the published weights, `www/books/reversi.weights`.
    pub const PUBLISHED: Self = Self { seed: Seed(1), games: 150_000 };
}

/// How the games of a round are played.
struct Round {
    /// The number of the seed of its games.
    seed: u64,
    /// It has one in so many of the games of the last round.
    share: u32,
    /// The depth of the searches in plies.
    depth: u8,
    /// From so many empty squares on, games are played out with best play.
    solved: u32,
}

/// From the third, no weights are learned: the scale of the last is measured by them.
const ROUNDS: [Round; 4] = [
    Round { seed: 0, share: 4, depth: 1, solved: 10 },
    Round { seed: 1, share: 2, depth: 2, solved: 10 },
    Round { seed: 3, share: 500, depth: 4, solved: 20 },
    Round { seed: 2, share: 1, depth: 3, solved: 12 },
];
const MEASURING: u32 = 2;

/// Before so many squares are empty results are those of best play; earlier ones of mere searches, which tend to lose what they lead by.
const SHRUNK: u32 = 15;

/// How many plies are drawn at the beginning of a game: at least so many, and at most so many more.
const DRAWN: (u32, u32) = (6, 34);

/// The number of parts of a round.
const PARTS: usize = 64;

/// Positions with so many empty squares fewer or more than those of a phase are learned from too.
const OVERLAP: u32 = 2;

/// One of so many games is held out, to measure the error.
const HOLD_OUT: usize = 20;

/// The result of a round.
#[derive(Clone, Debug)]
pub struct RoundReport {
    /// The number of games.
    pub games: usize,
    /// The number of positions with a label.
    pub positions: usize,
    /// By phase, from the end of the game: the root mean squared error of the positions held out, in discs.
    pub errors: Vec<f64>,
}

/// A training of the evaluation.
#[derive(Debug)]
pub struct EvaluationTraining {
    recipe: Recipe,
    round: u32,
    /// The bytes of the file of weights, once there is one.
    file: Vec<u8>,
    /// The games that the scale is measured by, once they are played.
    measuring: Vec<PlayedGame>,
}

/// What a training has learned so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EvaluationState {
    round: u32,
    file: Vec<u8>,
    measuring: Vec<PlayedGame>,
}

impl EvaluationTraining {
    /// A training that has learned nothing yet.
    #[must_use]
    pub const fn new(recipe: Recipe) -> Self {
        Self { recipe, round: 0, file: Vec::new(), measuring: Vec::new() }
    }

    /// The evaluation by what is learned so far.
    fn evaluation(&self) -> Evaluation {
        Weights::read(&self.file).map_or(Evaluation::Plain, Evaluation::Trained)
    }

    fn now(&self) -> Option<&'static Round> {
        ROUNDS.get(self.round as usize)
    }

    /// Multiplies the weights by how much greater results are by best play than by what is learned.
    fn scale(&self, model: &Model, phases: &mut [Vec<f32>]) {
        let (mut products, mut squares) = (0.0, 0.0);
        for Sample { board, value } in measured(&self.measuring) {
            let learned = f64::from(model.value(&phases[phase(board.empties())], board));
            products += learned * f64::from(value);
            squares += learned * learned;
        }
        if 0.0 < squares {
            let scale = (products / squares).clamp(0.8, 1.25) as f32;
            phases[phase(SHRUNK)..].iter_mut().flatten().for_each(|weight| *weight *= scale);
        }
    }

    /// The numbers of the games of a part of the present round.
    fn games(&self, part: usize) -> std::ops::Range<u32> {
        let games = self.now().map_or(0, |round| self.recipe.games.div_ceil(round.share));
        let own = share_of(part, PARTS, games as usize);
        own.start as u32..own.end as u32
    }
}

impl Training for EvaluationTraining {
    type State = EvaluationState;
    type Part = Vec<PlayedGame>;
    type Report = RoundReport;
    type Error = Infallible;

    const TOLD: usize = 1;

    fn recipe(&self) -> Value {
        let Recipe { seed, games } = self.recipe;
        json!({"of": "reversi", "seed": seed.to_string(), "games": games})
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn is_done(&self) -> bool {
        self.now().is_none()
    }

    fn parts(&self) -> usize {
        PARTS
    }

    /// # Complexity
    ///
    /// Linear in the games of the part, each some milliseconds.
    fn part(&self, part: usize) -> Result<Vec<PlayedGame>, Infallible> {
        let Some(&Round { seed, depth, solved, .. }) = self.now() else { return Ok(Vec::new()) };
        let evaluation = Arc::new(self.evaluation());
        let seed = self.recipe.seed.game(seed);
        let bits = if self.round == MEASURING { 16 } else { 12 };
        let played = self.games(part).map(|game| {
            // A table of its own: what others left would change some moves.
            let mut search = Search::new(Size::Eight.field().bits(), evaluation.clone(), bits);
            let mut rng = GameRng::new(seed, Stream::Opening { game });
            let drawn = DRAWN.0 + rng.below(DRAWN.1 + 1);
            PlayedGame::play(&mut search, drawn, depth, solved, &mut rng)
        });
        Ok(played.collect())
    }

    fn fits(&self, _number: usize, part: &Vec<PlayedGame>) -> bool {
        part.len() <= self.recipe.games as usize && part.iter().all(|game| game.samples().is_some())
    }

    fn learn(&mut self, parts: &[Vec<PlayedGame>]) -> RoundReport {
        if self.round == MEASURING {
            self.measuring = parts.concat();
            self.round += 1;
            let positions = measured(&self.measuring).count();
            return RoundReport { games: self.measuring.len(), positions, errors: Vec::new() };
        }
        let mut fitted = ByEmpties::default();
        let mut held_out = ByEmpties::default();
        let games = parts.iter().flatten();
        for (number, game) in games.clone().enumerate() {
            let set = if number % HOLD_OUT == 0 { &mut held_out } else { &mut fitted };
            game.samples().into_iter().flatten().for_each(|sample| set.add(sample));
        }
        let model = Model::new();
        let mut phases =
            in_parallel(PHASES, |phase| model.fitted(&fitted.of_phase(phase, OVERLAP)));
        self.scale(&model, &mut phases);
        let errors = (0..PHASES)
            .map(|phase| model.error(&phases[phase], &held_out.of_phase(phase, 0)))
            .collect();
        let rounded = phases
            .iter()
            .flatten()
            .map(|weight| (weight * EVAL_UNITS_PER_DISC as f32).round().clamp(-127.0, 127.0) as i8);
        self.file = Weights::file(rounded.collect());
        self.round += 1;
        RoundReport { games: games.count(), positions: fitted.len() + held_out.len(), errors }
    }

    fn state(&self) -> EvaluationState {
        EvaluationState {
            round: self.round,
            file: self.file.clone(),
            measuring: self.measuring.clone(),
        }
    }

    fn resume(&mut self, state: EvaluationState) -> bool {
        let EvaluationState { round, file, measuring } = state;
        let fits = round as usize <= ROUNDS.len()
            && if round == 0 { file.is_empty() } else { Weights::read(&file).is_ok() }
            && self.fits(0, &measuring)
            && (MEASURING < round) != measuring.is_empty();
        if fits {
            (self.round, self.file, self.measuring) = (round, file, measuring);
        }
        fits
    }

    fn told(&self, rounds: &[RoundReport]) -> Value {
        let round = |RoundReport { games, positions, errors }: &RoundReport| json!({"games": games, "positions": positions, "errors": errors});
        rounds.iter().map(round).next_back().unwrap_or_default()
    }

    fn weights(&self) -> Vec<u8> {
        self.file.clone()
    }
}

/// The earliest positions of games whose results are those of best play.
fn measured(games: &[PlayedGame]) -> impl Iterator<Item = Sample> {
    let solved = ROUNDS[MEASURING as usize].solved;
    let samples = games.iter().flat_map(|game| game.samples().unwrap_or_default());
    samples.filter(move |sample| (solved - 2..=solved).contains(&sample.board.empties()))
}

/// Samples by the number of their empty squares.
#[derive(Debug)]
struct ByEmpties(Vec<Vec<Sample>>);

impl Default for ByEmpties {
    fn default() -> Self {
        Self(vec![Vec::new(); 65])
    }
}

impl ByEmpties {
    fn add(&mut self, sample: Sample) {
        self.0[sample.board.empties() as usize].push(sample);
    }

    fn len(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// The samples of a phase, and of so many empty squares fewer or more.
    fn of_phase(&self, of: usize, overlap: u32) -> Vec<Sample> {
        let near = |&empties: &u32| {
            (empties.saturating_sub(overlap)..=(empties + overlap))
                .any(|empties| phase(empties) == of)
        };
        (0..=64).filter(near).flat_map(|empties| &self.0[empties as usize]).copied().collect()
    }
}

/// What `work` comes to for each number below `count`, on all cores.
fn in_parallel<R: Send>(count: usize, work: impl Fn(usize) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if count <= number {
                        break;
                    }
                    let result = work(number);
                    done.lock().expect("nobody fails with it").push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody failed with it");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
