use std::sync::Arc;

use crate::{
    reversi::{
        engine::{
            Analysis, EVAL_UNITS_PER_DISC, Evaluation, Goal, Level, Limits, Search, TO_THE_END,
            Value,
        },
        notation::{board_text, read_board},
        rules::{Board, Position, Side, Size, SquareSet},
    },
    rng::{GameRng, Seed, Stream},
};

use super::games::PlayedGame;

/// A stage of the game, by its numbers of empty squares, with how deep the values of its positions are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The fewest empty squares.
    pub first: u32,
    /// The most.
    pub last: u32,
    /// The plies searched, or [`TO_THE_END`].
    pub depth: u8,
    /// One in so many games gives a position: those searched deep take long.
    pub share: u32,
}

impl Stage {
    /// The stages that the evaluation is measured at, from the end of the game.
    pub const ALL: [Self; 3] = [
        Self { first: 18, last: 20, depth: TO_THE_END, share: 1 },
        Self { first: 34, last: 43, depth: 18, share: 1 },
        Self { first: 44, last: 52, depth: 18, share: 3 },
    ];
}

/// With how many drawn plies at least the games begin, and the depth of the searches afterwards.
pub(super) const PLAYED: (u32, u8) = (8, 4);

/// A position and its value, exact or searched far deeper than what is measured by it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truth {
    board: Board,
    /// The mover's lead at the end, in discs.
    value: f64,
    depth: u8,
}

impl Truth {
    /// A position of a stage from an own game, with its value; `None` where the game has none that was not drawn.
    ///
    /// # Complexity
    ///
    /// Exponential in the depth, or in the empty squares: seconds to minutes.
    #[must_use]
    pub fn find(seed: Seed, game: u32, stage: Stage, evaluation: &Arc<Evaluation>) -> Option<Self> {
        let mut rng = GameRng::new(seed, Stream::Opening { game });
        let field = Size::Eight.field().bits();
        let (least, depth) = PLAYED;
        // Some of the stage is left to play.
        let drawn = least + rng.below(61 - stage.last - least);
        let mut search = Search::new(field, evaluation.clone(), 12);
        let game = PlayedGame::play(&mut search, drawn, depth, 0, &mut rng);
        let mut boards: Vec<Board> =
            game.samples()?.into_iter().map(|sample| sample.board).collect();
        boards.retain(|board| (stage.first..=stage.last).contains(&board.empties()));
        if boards.is_empty() {
            return None;
        }
        let board = boards[rng.below(boards.len() as u32) as usize];
        let value = if stage.depth == TO_THE_END {
            solved(board, evaluation)
        } else {
            let field = Size::Eight.field().bits();
            // What a shallow search makes very likely is left out: nobody could wait for the whole search.
            searched(Search::new(field, evaluation.clone(), 20).selective(), board, stage.depth)
        };
        Some(Self { board, value, depth: stage.depth })
    }

    /// The text of a line: the board, the mover black, then its value, and the plies searched or `end`.
    #[must_use]
    pub fn text(&self) -> String {
        let depth = if self.depth == TO_THE_END { "end".into() } else { self.depth.to_string() };
        format!("{} {} {depth}", board_text(self.position()), self.value)
    }

    /// Reads such a line; `None` where it is none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let board = read_board(&format!("{} {}", words.next()?, words.next()?)).ok()?.board();
        let value = words.next()?.parse().ok().filter(|value: &f64| value.abs() <= 64.0)?;
        let depth = match words.next()? {
            "end" => TO_THE_END,
            plies => plies.parse().ok()?,
        };
        words.next().is_none().then_some(Self { board, value, depth })
    }

    /// The position, its mover black.
    #[must_use]
    pub fn position(&self) -> Position {
        position(self.board)
    }

    /// Whether it is of a stage.
    #[must_use]
    pub const fn is_of(&self, stage: Stage) -> bool {
        let empties = self.board.empties();
        stage.first <= empties && empties <= stage.last
    }
}

/// How far values are off the truth, in discs.
#[derive(Clone, Copy, Debug)]
pub struct Errors {
    /// The mean of the absolute errors.
    pub mean: f64,
    /// By how much values are too great on average.
    pub bias: f64,
    /// By how much the truth changes with a value, by least squares: more than 1 where values are too small.
    pub slope: f64,
    /// The standard error of the slope; 0 of two positions.
    pub slope_se: f64,
}

impl Errors {
    /// The errors of searches of so many plies, as an analysis makes them; `None` of fewer than two positions.
    #[must_use]
    pub fn of(truths: &[Truth], plies: u8, evaluation: &Arc<Evaluation>) -> Option<Self> {
        let search = || Search::new(Size::Eight.field().bits(), evaluation.clone(), 14).selective();
        let pairs =
            truths.iter().map(|truth| (searched(search(), truth.board, plies), truth.value));
        let pairs: Vec<(f64, f64)> = pairs.collect();
        let mean = |of: &dyn Fn(f64, f64) -> f64| {
            pairs.iter().map(|&(value, truth)| of(value, truth)).sum::<f64>() / pairs.len() as f64
        };
        let (values, truth) = (mean(&|value, _| value), mean(&|_, truth| truth));
        let spread = mean(&|own, _| (own - values) * (own - values));
        (0.0 < spread).then(|| {
            let slope = mean(&|value, own| (value - values) * (own - truth)) / spread;
            let left = mean(&|value, own| {
                let off = own - truth - slope * (value - values);
                off * off
            });
            let free = pairs.len().saturating_sub(2).max(1) as f64;
            Self {
                mean: mean(&|value, truth| (value - truth).abs()),
                bias: values - truth,
                slope,
                slope_se: (left / spread / free).sqrt(),
            }
        })
    }
}

fn position(board: Board) -> Position {
    let [black, white] = [board.mover, board.waiting].map(SquareSet::from_bits);
    Position::new(Size::Eight, black, white, Side::Black).expect("no square has two discs")
}

/// The final score, by best play.
fn solved(board: Board, evaluation: &Arc<Evaluation>) -> f64 {
    let limits = Limits { exact: u32::MAX, ..Level::MAX.limits() };
    let mut analysis = Analysis::new(position(board), evaluation.clone(), limits, Goal::Best);
    while !analysis.advance(u64::MAX) {}
    match analysis.value() {
        Some(Value::Exact(score)) => f64::from(score),
        value => unreachable!("without a bound of nodes a game is played out: {value:?}"),
    }
}

/// The value after so many plies, in discs.
fn searched(mut search: Search, board: Board, plies: u8) -> f64 {
    let most = 64 * EVAL_UNITS_PER_DISC;
    let mut parts = 0;
    for depth in plies.min(1)..=plies {
        search.begin(board, depth, -most, most);
        parts = search.run(u64::MAX).expect("no budget ends it");
    }
    f64::from(parts) / f64::from(EVAL_UNITS_PER_DISC)
}
