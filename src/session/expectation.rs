use serde::Serialize;

use crate::battleship::{
    inference::Muster,
    rules::{Points, Score},
};

use super::{Game, GameError, state::Side};

/// Solitaire's score as it would come out on average if the player ended the game now, as plain data.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ExpectedView {
    /// Shots that hit: told.
    pub fok: f64,
    /// Right guesses, on average.
    pub gok: f64,
    /// Ships sunk, on average.
    pub sink: f64,
    /// Shots in water: told.
    pub fko: f64,
    /// Wrong guesses, on average.
    pub gko: f64,
    /// Ship cells left untouched, on average.
    pub safe: f64,
    /// What one of each term is worth.
    pub points: Points,
    /// The score.
    pub total: f64,
    /// The fleets it is the average over.
    pub fleets: usize,
    /// The standard error of the score, where those fleets were drawn; none where they are all that fit.
    pub error: Option<f64>,
}

impl Game {
    fn shown_side(&self, player: usize) -> Result<&Side, GameError> {
        if self.withholds().get(player) != Some(&false) {
            return Err(GameError::ChancesWithheld);
        }
        self.state().sides.get(player).ok_or(GameError::ChancesWithheld)
    }

    /// The score `player` (from 0) could expect on ending the game now, by what that player was told.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `not-scored` under rules without a score, `not-counted` where
    /// no fleet that fits was found, or too few to tell how wrong their mean may be.
    ///
    /// # Complexity
    ///
    /// That of [`Muster::new`], and a look at each of its fleets.
    pub fn expected(&self, player: usize) -> Result<ExpectedView, GameError> {
        let side = self.shown_side(player)?;
        let (knowledge, rules) = (&side.knowledge, &self.id().rules);
        if !rules.is_scored() {
            return Err(GameError::NotScored);
        }
        let straight = rules.fleet().is_straight();
        let muster = Some(knowledge).filter(|_| straight).map(Muster::new);
        let muster = muster.filter(|muster| !muster.is_empty()).ok_or(GameError::NotCounted)?;
        let (found, guesses) = (knowledge.hits(), side.hunt.guesses());
        let fok = knowledge.shots_that_hit();
        let fko = knowledge.shot().len() - fok;
        let touched = found | guesses;
        let scores = (0..muster.len()).map(|number| {
            let mut score = Score { fok, fko, gko: guesses.len(), ..Score::default() };
            for &place in muster.fleet(number) {
                let ship = muster.placements()[usize::from(place)];
                let right = (ship & guesses).len();
                score.gok += right;
                score.gko -= right;
                score.safe += (ship - touched).len();
                score.sink += u32::from(ship.is_within(touched));
            }
            score
        });
        let scores: Vec<Score> = scores.collect();
        let (mut sum, mut total) = ([0_u64; 4], 0_i64);
        for score in &scores {
            total += i64::from(score.total());
            for (sum, term) in sum.iter_mut().zip([score.gok, score.sink, score.gko, score.safe]) {
                *sum += u64::from(term);
            }
        }
        let error = muster.error(|number| f64::from(scores[number].total()));
        if error.is_some_and(f64::is_infinite) {
            return Err(GameError::NotCounted);
        }
        let fleets = muster.len();
        let mean = |sum: f64| sum / fleets as f64;
        let [gok, sink, gko, safe] = sum.map(|sum| mean(sum as f64));
        Ok(ExpectedView {
            fok: fok.into(),
            gok,
            sink,
            fko: fko.into(),
            gko,
            safe,
            points: Score::POINTS,
            total: mean(total as f64),
            fleets,
            error,
        })
    }
}
