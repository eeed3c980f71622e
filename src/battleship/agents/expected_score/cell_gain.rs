use crate::{
    battleship::{knowledge::Knowledge, rules::Score},
    grid::CellSet,
};

/// The points that each event adds to the final score, compared with leaving its cell alone. A ship cell left alone costs
/// [`Score::safe`], so that finding it also gains these.
#[derive(Clone, Copy, Debug)]
pub struct CellGain {
    /// A flag on a ship cell.
    pub correct_flag: i64,
    /// A flag on water.
    pub wrong_flag: i64,
    /// A ship whose every cell is found or flagged.
    pub sink: i64,
    /// A shot that hits.
    pub hit: i64,
    /// A shot that misses.
    pub miss: i64,
}

impl CellGain {
    /// The gains that follow from [`Score::POINTS`].
    pub fn new() -> Self {
        let total = |score: Score| i64::from(score.total());
        let none = Score::default();
        let safe = total(Score { safe: 1, ..none });
        Self {
            correct_flag: total(Score { correct_flags: 1, ..none }) - safe,
            wrong_flag: total(Score { wrong_flags: 1, ..none }),
            sink: total(Score { sink: 1, ..none }),
            hit: total(Score { hits: 1, ..none }) - safe,
            miss: total(Score { misses: 1, ..none }),
        }
    }
}

/// The part of the final score that is the same for every fleet that fits, given the answers so far.
#[derive(Clone, Copy, Debug)]
pub struct FixedScore {
    /// The cells observed to hold ship.
    pub found: CellSet,
    /// The points so far without those for sinkings, which depend on the fleet.
    pub points: i64,
}

impl FixedScore {
    /// The fixed part after the observations so far, without any flag.
    pub fn new(knowledge: &Knowledge) -> Self {
        let found = knowledge.hits();
        let hits = knowledge.shots_that_hit();
        let score = Score {
            hits,
            misses: knowledge.shot().len() - hits,
            safe: knowledge.rules().fleet().cells().saturating_sub(found.len()),
            ..Score::default()
        };
        Self { found, points: score.total().into() }
    }

    /// The fixed part after one more `shot`, a set of one cell, and whether it `hits`.
    pub fn after(self, gains: &CellGain, shot: CellSet, hits: bool) -> Self {
        if hits {
            Self { found: self.found | shot, points: self.points + gains.hit }
        } else {
            Self { points: self.points + gains.miss, ..self }
        }
    }
}
