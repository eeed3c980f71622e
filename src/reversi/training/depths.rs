use std::sync::Arc;

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Evaluation, Search},
        rules::{Board, Size},
    },
    rng::{GameRng, Seed, Stream},
};

use super::{games::PlayedGame, truth::PLAYED};

/// The values of a position from searches of 0, 1, 2 and more plies.
#[derive(Clone, Debug)]
pub struct Deepened {
    empties: u32,
    /// In discs, by the plies searched.
    values: Vec<f64>,
}

/// How far values of shallow searches are off those of deeper ones: what ProbCut goes by (M. Buro, *ProbCut: An Effective Selective
/// Extension of the Alpha-Beta Algorithm*, 1995).
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The number of positions.
    pub positions: usize,
    /// By how much shallow values are too great on average, in discs.
    pub mean: f64,
    /// The root of the mean squared difference, in discs.
    pub deviation: f64,
}

impl Deepened {
    /// The stages of the game that are told apart, each by its fewest and most empty squares.
    pub const STAGES: [(u32, u32); 4] = [(13, 21), (22, 30), (31, 40), (41, 54)];

    /// A position of an own game, searched to every depth up to `plies`; `None` where the game has none that was not drawn.
    ///
    /// # Complexity
    ///
    /// Exponential in the plies.
    #[must_use]
    pub fn find(seed: Seed, game: u32, plies: u8, evaluation: &Arc<Evaluation>) -> Option<Self> {
        let mut rng = GameRng::new(seed, Stream::Opening { game });
        let field = Size::Eight.field().bits();
        let (first, last) = Self::STAGES[game as usize % Self::STAGES.len()];
        let least = PLAYED.0.min(60 - last);
        let drawn = least + rng.below(61 - last - least);
        let mut search = Search::new(field, evaluation.clone(), 12);
        let game = PlayedGame::play(&mut search, drawn, PLAYED.1, 0, &mut rng);
        let mut boards: Vec<Board> =
            game.samples()?.into_iter().map(|sample| sample.board).collect();
        boards.retain(|board| (first..=last).contains(&board.empties()));
        if boards.is_empty() {
            return None;
        }
        let board = boards[rng.below(boards.len() as u32) as usize];
        let mut search = Search::new(field, evaluation.clone(), 18);
        let most = 64 * EVAL_UNITS_PER_DISC;
        let values = (0..=plies).map(|depth| {
            search.begin(board, depth, -most, most);
            let parts = search.run(u64::MAX).expect("no budget ends it");
            f64::from(parts) / f64::from(EVAL_UNITS_PER_DISC)
        });
        Some(Self { empties: board.empties(), values: values.collect() })
    }

    /// How far `shallow` plies are off `deep` ones over the positions of a stage; `None` where it has none.
    #[must_use]
    pub fn spread(
        all: &[Self],
        (first, last): (u32, u32),
        shallow: u8,
        deep: u8,
    ) -> Option<Spread> {
        let own = all.iter().filter(|own| (first..=last).contains(&own.empties));
        let off = own.filter_map(|Self { values, .. }| {
            Some(values.get(usize::from(shallow))? - values.get(usize::from(deep))?)
        });
        let off: Vec<f64> = off.collect();
        let mean = |of: fn(f64) -> f64| off.iter().copied().map(of).sum::<f64>() / off.len() as f64;
        (!off.is_empty()).then(|| Spread {
            positions: off.len(),
            mean: mean(|off| off),
            deviation: mean(|off| off * off).sqrt(),
        })
    }
}
