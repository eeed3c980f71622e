use crate::{
    battleship::{knowledge::Knowledge, rules::Score},
    grid::CellSet,
};

/// What the terms of the score come to, each against leaving the cell alone.
#[derive(Clone, Copy, Debug)]
pub struct CellGain {
    /// A flag on a ship cell.
    pub right: i64,
    /// A flag on water.
    pub wrong: i64,
    /// A ship wholly found.
    pub sink: i64,
    /// A shot that hits.
    pub hit: i64,
    /// A shot that misses.
    pub miss: i64,
}

impl CellGain {
    /// As the rules have it.
    pub fn new() -> Self {
        let total = |score: Score| i64::from(score.total());
        let none = Score::default();
        let safe = total(Score { safe: 1, ..none });
        Self {
            right: total(Score { correct_flags: 1, ..none }) - safe,
            wrong: total(Score { wrong_flags: 1, ..none }),
            sink: total(Score { sink: 1, ..none }),
            hit: total(Score { hits: 1, ..none }) - safe,
            miss: total(Score { misses: 1, ..none }),
        }
    }
}

/// What of the score is settled, whatever the fleet.
#[derive(Clone, Copy, Debug)]
pub struct Settled {
    /// The cells told to hold ship.
    pub found: CellSet,
    /// The points so far, the sinkings left out: those follow from the fleet.
    pub points: i64,
}

impl Settled {
    /// What was told so far. No flag counts yet.
    pub fn new(knowledge: &Knowledge) -> Self {
        let found = knowledge.hits();
        let hits = knowledge.shots_that_hit();
        let score = Score {
            hits: hits,
            misses: knowledge.shot().len() - hits,
            safe: knowledge.rules().fleet().cells().saturating_sub(found.len()),
            ..Score::default()
        };
        Self { found, points: score.total().into() }
    }

    /// After a shot more.
    pub fn after(self, worth: &CellGain, shot: CellSet, hits: bool) -> Self {
        if hits {
            Self { found: self.found | shot, points: self.points + worth.hit }
        } else {
            Self { points: self.points + worth.miss, ..self }
        }
    }
}
