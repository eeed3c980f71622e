use serde::Serialize;

use crate::battleship::{inference::FleetSample, rules::Score};

use super::{Game, GameError, state::Side};

/// The expected score in solitaire if the player ended the game now, as plain data: the mean over the fleets that fit, term by
/// term. It is the type `Expected` of `doors/battleship.d.ts`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ExpectedView {
    /// The mean of every term. The shots are known; the others follow from the fleets, and from the flags set so far.
    #[serde(flatten)]
    pub terms: Score<f64>,
    /// The points for one of each term.
    pub points: Score<i32>,
    /// The mean of the whole score, in points.
    pub total: f64,
    /// The number of fleets in the mean.
    pub fleets: usize,
    /// The standard error of the mean score, where the fleets were drawn; none where they are all that fit.
    pub error: Option<f64>,
}

impl Game {
    pub(super) fn shown_side(&self, player: usize) -> Result<&Side, GameError> {
        if self.withholds().get(player) != Some(&false) {
            return Err(GameError::ChancesWithheld);
        }
        self.state().sides.get(player).ok_or(GameError::ChancesWithheld)
    }

    /// The expected score of `player` (from 0) on ending the game now, given that player's observations.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where the player's board is not shown, `not-scored` under rules without a score, `not-counted` where
    /// no fleet that fits was found, or too few for a standard error.
    ///
    /// # Complexity
    ///
    /// That of [`FleetSample::new`], and linear in the ships of its fleets.
    pub fn expected(&self, player: usize) -> Result<ExpectedView, GameError> {
        let side = self.shown_side(player)?;
        let (knowledge, rules) = (&side.knowledge, &self.id().rules);
        if !rules.is_scored() {
            return Err(GameError::NotScored);
        }
        let straight = rules.fleet().is_straight();
        let sample = Some(knowledge).filter(|_| straight).map(FleetSample::new);
        let sample = sample.filter(|sample| !sample.is_empty()).ok_or(GameError::NotCounted)?;
        let (found, flags) = (knowledge.hits(), side.hunt.flags());
        let hits = knowledge.shots_that_hit();
        let misses = knowledge.shot().len() - hits;
        let touched = found | flags;
        let scores = (0..sample.len()).map(|number| {
            let mut score = Score { hits, misses, wrong_flags: flags.len(), ..Score::default() };
            for &place in sample.fleet(number) {
                let ship = sample.placements()[usize::from(place)];
                let right = (ship & flags).len();
                score.correct_flags += right;
                score.wrong_flags -= right;
                score.safe += (ship - touched).len();
                score.sink += u32::from(ship.is_subset(touched));
            }
            score
        });
        let scores: Vec<Score> = scores.collect();
        let (mut sums, mut total) = ([0_u64; 6], 0_i64);
        for score in &scores {
            total += i64::from(score.total());
            for (sum, term) in sums.iter_mut().zip(score.terms()) {
                *sum += u64::from(term);
            }
        }
        let error = sample.error(|number| f64::from(scores[number].total()));
        if error.is_some_and(f64::is_infinite) {
            return Err(GameError::NotCounted);
        }
        let fleets = sample.len();
        let mean = |sum: f64| sum / fleets as f64;
        Ok(ExpectedView {
            terms: Score::of(sums.map(|sum| mean(sum as f64))),
            points: Score::POINTS,
            total: mean(total as f64),
            fleets,
            error,
        })
    }
}
