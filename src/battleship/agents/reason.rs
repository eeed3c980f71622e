use serde::{Serialize, Serializer};

use crate::{
    error_code::{Arg, ErrorCode},
    grid::Cell,
};

/// How many of some cells hold ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The ship cells still to be found there.
    pub left: u32,
    /// The cells that may hold them.
    pub of: u32,
}

impl Share {
    pub(super) const NONE: Self = Self { left: 0, of: 1 };
    pub(super) const CERTAIN: Self = Self { left: 1, of: 1 };

    /// From 0 to 1.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.left) / f64::from(self.of.max(1))
    }
}

/// What solitaire's expert takes for the chance of a cell: the mean of the shares of its row and its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Of its row.
    pub row: Share,
    /// Of its column.
    pub col: Share,
}

impl Estimate {
    /// From 0 to 1.
    #[must_use]
    pub fn value(self) -> f64 {
        (self.row.value() + self.col.value()) / 2.0
    }

    fn args(self) -> Vec<(&'static str, Arg)> {
        vec![
            ("estimate", self.value().into()),
            ("rowLeft", self.row.left.into()),
            ("rowOf", self.row.of.into()),
            ("colLeft", self.col.left.into()),
            ("colOf", self.col.of.into()),
        ]
    }
}

/// Why an agent chose what it chose.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Reason {
    /// Drawn at random from `from` cells.
    DrawnAtRandom {
        /// The number of cells.
        from: u32,
    },
    /// A neighbour of a hit, last put on the list.
    NeighbourOfHit {
        /// The hit.
        hit: Cell,
        /// How many other cells wait on the list.
        waiting: u32,
    },
    /// On a moving sea the cell of the last hit again, as the ship slides through it.
    SameCellAgain {
        /// The cell.
        hit: Cell,
    },
    /// On a moving sea drawn at random from the row and the column of the last hit.
    CrossOfHit {
        /// The hit.
        hit: Cell,
        /// How many cells of them were not shot at since.
        from: u32,
    },
    /// On a moving sea the cell where most starts that replay to all answers have a segment not hit yet.
    TrackedThere {
        /// Their share.
        chance: f64,
        /// How many starts.
        samples: u32,
        /// The greatest standard error of a cell.
        error: f64,
        /// The best other cell and its chance.
        next: Option<(Cell, f64)>,
    },
    /// On a moving sea no start was found that replays to all answers: another agent's choice.
    LostTrack {
        /// How many answers there are.
        shots: u32,
    },
    /// Drawn at random from the cells of the lattice.
    ParityLattice {
        /// The distance between the lattice's lines.
        k: u32,
        /// The number of its cells.
        from: u32,
        /// Whether every ship is straight: then none of `k` cells and more can slip through.
        straight: bool,
    },
    /// The highest score.
    HighestScore {
        /// The score.
        score: f64,
        /// Its part from placements, where they count.
        placements: Option<f64>,
        /// Its part from hits beside the cell.
        bonus: f64,
        /// The best other cell and its score.
        next: Option<(Cell, f64)>,
        /// How many cells share the score.
        ties: u32,
        /// Whether it is the first of them in row order, instead of one drawn.
        first: bool,
    },
    /// No ship is wounded; the cell that most placements cover.
    Reconnaissance {
        /// The number of placements through the cell, or where they weigh differently, their weight.
        placements: f64,
        /// Whether a prior weighs them.
        weighed: bool,
        /// Whether all four turns of a ship count, those by which it looks alike too.
        turned: bool,
        /// How many cells any placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
    },
    /// A ship is wounded; the cell that most placements cover, those through wounds counting more.
    Finishing {
        /// The wounded cells.
        wounds: u32,
        /// The weighted number of placements through the cell.
        placements: f64,
        /// Whether a prior weighs them too.
        weighed: bool,
        /// How many cells any placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
    },
    /// Ships are wounded and left, as one afloat was certainly not hit: the cell that most placements through no wound cover.
    SeekingOthers {
        /// The wounded cells.
        wounds: u32,
        /// As of [`Reason::Reconnaissance`].
        placements: f64,
        /// Likewise.
        weighed: bool,
        /// How many cells any such placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
    },
    /// A ship is wounded, but no placement through a wound fits: reconnaissance is used for this shot.
    FinishingFallback {
        /// The wounded cells.
        wounds: u32,
        /// As of [`Reason::Reconnaissance`].
        placements: f64,
        /// Likewise.
        weighed: bool,
        /// How many cells any placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
    },
    /// A cell is wounded; most ships can lie in this direction from it.
    DirectionChosen {
        /// The wound.
        wound: Cell,
        /// The ways ships can lie through the wound and the cell.
        ways: u32,
        /// The directions in which any can.
        of: u32,
        /// How many directions share the most.
        ties: u32,
    },
    /// The direction hit, and goes on.
    DirectionKept {
        /// The wounds in the line.
        wounds: u32,
        /// The ways ships can lie through them and the cell.
        ways: u32,
    },
    /// The direction ended, and is turned round at the first wound.
    DirectionTurned {
        /// The first wound.
        wound: Cell,
        /// The wounds in the line.
        wounds: u32,
        /// The ways ships can lie through them and the cell.
        ways: u32,
    },
    /// Most of the fleets that fit have a ship there.
    Likeliest {
        /// Their share.
        chance: f64,
        /// How many fleets fit.
        fleets: u128,
        /// Whether they were counted in single precision.
        single: bool,
        /// The best other cell and its chance.
        next: Option<(Cell, f64)>,
        /// How many fleets a miss leaves.
        miss_leaves: u128,
        /// How many cells share the chance.
        ties: u32,
    },
    /// As [`Reason::Likeliest`], each fleet for what it weighs under a prior.
    LikeliestWeighed {
        /// Their share of the weight.
        chance: f64,
        /// The best other cell and its chance.
        next: Option<(Cell, f64)>,
        /// How many cells share the chance.
        ties: u32,
    },
    /// Another cell than the likeliest: followed to the end in every fleet that fits, fewer shots miss.
    FewestMisses {
        /// The mean number of shots that miss from here on.
        misses: f64,
        /// How many fleets fit.
        fleets: u128,
        /// The chance of a ship there.
        chance: f64,
        /// The likeliest cell.
        likeliest: Cell,
        /// Its chance.
        likeliest_chance: f64,
        /// The mean number of shots that would miss after it.
        likeliest_misses: f64,
    },
    /// As [`Reason::Likeliest`], by fleets drawn.
    LikeliestEstimated {
        /// The chance.
        chance: f64,
        /// How many fleets were drawn.
        samples: u32,
        /// The greatest standard error of a cell.
        error: f64,
        /// Whether they weigh differently, under a prior.
        weighed: bool,
        /// The best other cell and its chance.
        next: Option<(Cell, f64)>,
    },
    /// All fleets that fit have a ship there.
    Certain {
        /// How many they are.
        fleets: u128,
    },
    /// The fleets could be neither counted nor drawn: the cell that most placements cover.
    BeyondCounting {
        /// How many cells any placement covers.
        sensible: u32,
    },
    /// A guess drawn at random from `from` cells; `left` guesses remain after it.
    GuessAtRandom {
        /// The number of cells.
        from: u32,
        /// The guesses that remain.
        left: u32,
    },
    /// A shot promises the highest mean score.
    WorthMost {
        /// The chance of a ship there.
        chance: f64,
        /// The mean score of what is planned, over all fleets that fit.
        expected: f64,
        /// How much more that is than with flags alone.
        gain: f64,
        /// How many fleets fit.
        fleets: u32,
        /// Whether they were drawn, as too many fit.
        drawn: bool,
    },
    /// A flag belongs to those that promise the highest mean score.
    FlagGains {
        /// The chance of a ship there.
        chance: f64,
        /// The points it adds to the flags before it, sinkings among them.
        gain: f64,
        /// The mean score of what is planned, over all fleets that fit.
        expected: f64,
        /// The flags still to be made after it.
        left: u32,
    },
    /// A flag that stands loses more than it gains.
    FlagLost {
        /// The chance of a ship there.
        chance: f64,
    },
    /// Neither a shot nor a flag promises more.
    NothingGains {
        /// The mean score on ending now.
        expected: f64,
        /// How many fleets fit.
        fleets: u32,
    },
    /// No fleet was found that fits everything told.
    NoFleetFound,
    /// A ship is certain there, and its content, not known, will tell most.
    CertainContentUnknown {
        /// How many such cells there are.
        ties: u32,
    },
    /// The highest estimate by the counts of row and column; 1 where a ship is certain.
    HighestEstimate {
        /// What the estimate is made of.
        of: Estimate,
        /// The best other cell and its estimate.
        next: Option<(Cell, f64)>,
        /// How many cells share the estimate.
        ties: u32,
    },
    /// No shot is left: a flag on the highest estimate.
    FlagByEstimate {
        /// What the estimate is made of.
        of: Estimate,
        /// The guesses that remain.
        left: u32,
        /// How many cells share the estimate.
        ties: u32,
    },
    /// No cell left reaches the threshold.
    BelowThreshold {
        /// The best of them.
        best: Cell,
        /// Its estimate.
        estimate: f64,
        /// The threshold.
        threshold: f64,
    },
    /// Every cell left is certain water.
    NothingLikely,
    /// Nothing is left to do.
    ActionsSpent,
    /// The action stands in the record, and is not what the agent would choose here.
    ChosenElsewhere,
}

impl ErrorCode for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::DrawnAtRandom { .. } => "drawn-at-random",
            Self::NeighbourOfHit { .. } => "neighbour-of-hit",
            Self::SameCellAgain { .. } => "same-cell-again",
            Self::CrossOfHit { .. } => "cross-of-hit",
            Self::TrackedThere { .. } => "tracked-there",
            Self::LostTrack { .. } => "lost-track",
            Self::ParityLattice { straight: true, .. } => "parity-lattice",
            Self::ParityLattice { straight: false, .. } => "parity-lattice-shapes",
            Self::HighestScore { placements: None, .. } => "highest-score-by-hits",
            Self::HighestScore { ties: 0..=1, .. } => "highest-score",
            Self::HighestScore { first: true, .. } => "highest-score-first",
            Self::HighestScore { .. } => "highest-score-shared",
            Self::Reconnaissance { weighed: true, .. } => "reconnaissance-weighed",
            Self::Reconnaissance { turned: true, .. } => "reconnaissance-turned",
            Self::Reconnaissance { .. } => "reconnaissance",
            Self::Finishing { weighed: false, .. } => "finishing",
            Self::Finishing { .. } => "finishing-weighed",
            Self::SeekingOthers { .. } => "seeking-others",
            Self::FinishingFallback { weighed: false, .. } => "finishing-fallback",
            Self::FinishingFallback { .. } => "finishing-fallback-weighed",
            Self::DirectionChosen { .. } => "direction-chosen",
            Self::DirectionKept { .. } => "direction-kept",
            Self::DirectionTurned { .. } => "direction-turned",
            Self::Likeliest { ties: 2.., .. } => "likeliest-shared",
            Self::Likeliest { single: true, .. } => "likeliest-single",
            Self::Likeliest { .. } => "likeliest",
            Self::FewestMisses { .. } => "fewest-misses",
            Self::LikeliestWeighed { .. } => "likeliest-weighed",
            Self::LikeliestEstimated { weighed: false, .. } => "likeliest-estimated",
            Self::LikeliestEstimated { .. } => "likeliest-estimated-weighed",
            Self::Certain { .. } => "certain",
            Self::BeyondCounting { .. } => "beyond-counting",
            Self::GuessAtRandom { .. } => "guess-at-random",
            Self::WorthMost { drawn: false, .. } => "worth-most",
            Self::WorthMost { drawn: true, .. } => "worth-most-estimated",
            Self::FlagGains { .. } => "flag-gains",
            Self::FlagLost { .. } => "flag-lost",
            Self::NothingGains { .. } => "nothing-gains",
            Self::NoFleetFound => "no-fleet-found",
            Self::CertainContentUnknown { .. } => "certain-content-unknown",
            Self::HighestEstimate { of, .. } if of.value() == 1.0 => "certain-ship",
            Self::HighestEstimate { .. } => "highest-estimate",
            Self::FlagByEstimate { of, .. } if of.value() == 1.0 => "flag-certain",
            Self::FlagByEstimate { .. } => "flag-by-estimate",
            Self::BelowThreshold { .. } => "below-threshold-solve",
            Self::NothingLikely => "nothing-likely-solve",
            Self::ActionsSpent => "actions-spent-solve",
            Self::ChosenElsewhere => "chosen-elsewhere",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Self::DrawnAtRandom { from } => vec![("from", from.into())],
            Self::NeighbourOfHit { hit, waiting } => {
                vec![("hit", hit.into()), ("waiting", waiting.into())]
            }
            Self::SameCellAgain { hit } => vec![("hit", hit.into())],
            Self::CrossOfHit { hit, from } => vec![("hit", hit.into()), ("from", from.into())],
            Self::LostTrack { shots } => vec![("shots", shots.into())],
            Self::ParityLattice { k, from, .. } => vec![("k", k.into()), ("from", from.into())],
            Self::HighestScore { score, placements, bonus, next, ties, .. } => {
                let mut args =
                    vec![("score", score.into()), ("bonus", bonus.into()), ("ties", ties.into())];
                if let Some(placements) = placements {
                    args.push(("placements", placements.into()));
                }
                if let Some((cell, score)) = next {
                    args.extend([("next", cell.into()), ("nextScore", score.into())]);
                }
                args
            }
            Self::Reconnaissance { placements, weighed, sensible, ties, .. } => vec![
                ("placements", shown_weight(placements, weighed).into()),
                ("sensible", sensible.into()),
                ("ties", ties.into()),
            ],
            Self::Finishing { wounds, placements, weighed, sensible, ties }
            | Self::SeekingOthers { wounds, placements, weighed, sensible, ties }
            | Self::FinishingFallback { wounds, placements, weighed, sensible, ties } => vec![
                ("wounds", wounds.into()),
                ("placements", shown_weight(placements, weighed).into()),
                ("sensible", sensible.into()),
                ("ties", ties.into()),
            ],
            Self::DirectionChosen { wound, ways, of, ties } => vec![
                ("hit", wound.into()),
                ("ways", ways.into()),
                ("of", of.into()),
                ("ties", ties.into()),
            ],
            Self::DirectionKept { wounds, ways } => {
                vec![("wounds", wounds.into()), ("ways", ways.into())]
            }
            Self::DirectionTurned { wound, wounds, ways } => {
                vec![("hit", wound.into()), ("wounds", wounds.into()), ("ways", ways.into())]
            }
            Self::Likeliest { chance, fleets, next, miss_leaves, ties, .. } => {
                let mut args = vec![
                    ("chance", chance.into()),
                    ("fleets", fleets.into()),
                    ("missLeaves", miss_leaves.into()),
                    ("ties", ties.into()),
                ];
                extend_with_next(&mut args, next);
                args
            }
            Self::LikeliestWeighed { chance, next, ties } => {
                let mut args = vec![("chance", chance.into()), ("ties", ties.into())];
                extend_with_next(&mut args, next);
                args
            }
            Self::FewestMisses {
                misses,
                fleets,
                chance,
                likeliest,
                likeliest_chance,
                likeliest_misses,
            } => vec![
                ("chance", chance.into()),
                ("fleets", fleets.into()),
                ("misses", misses.into()),
                ("best", likeliest.into()),
                ("bestChance", likeliest_chance.into()),
                ("bestMisses", likeliest_misses.into()),
            ],
            Self::LikeliestEstimated { chance, samples, error, next, .. }
            | Self::TrackedThere { chance, samples, error, next } => {
                let mut args = vec![
                    ("chance", chance.into()),
                    ("samples", samples.into()),
                    ("error", error.into()),
                ];
                extend_with_next(&mut args, next);
                args
            }
            Self::Certain { fleets } => vec![("fleets", fleets.into())],
            Self::BeyondCounting { sensible } => vec![("sensible", sensible.into())],
            Self::GuessAtRandom { from, left } => {
                vec![("from", from.into()), ("left", left.into())]
            }
            Self::WorthMost { chance, expected, gain, fleets, .. } => vec![
                ("chance", chance.into()),
                ("expected", tenths(expected).into()),
                ("gain", tenths(gain).into()),
                ("fleets", fleets.into()),
            ],
            Self::FlagGains { chance, gain, expected, left } => vec![
                ("chance", chance.into()),
                ("gain", tenths(gain).into()),
                ("expected", tenths(expected).into()),
                ("left", left.into()),
            ],
            Self::FlagLost { chance } => vec![("chance", chance.into())],
            Self::NothingGains { expected, fleets } => {
                vec![("expected", tenths(expected).into()), ("fleets", fleets.into())]
            }
            Self::CertainContentUnknown { ties } => vec![("ties", ties.into())],
            Self::HighestEstimate { of, next, ties } => {
                let mut args = of.args();
                args.push(("ties", ties.into()));
                if let Some((cell, estimate)) = next {
                    args.extend([("next", cell.into()), ("nextScore", estimate.into())]);
                }
                args
            }
            Self::FlagByEstimate { of, left, ties } => {
                let mut args = of.args();
                args.extend([("left", left.into()), ("ties", ties.into())]);
                args
            }
            Self::BelowThreshold { best, estimate, threshold } => vec![
                ("best", best.into()),
                ("estimate", estimate.into()),
                ("threshold", threshold.into()),
            ],
            Self::NothingLikely
            | Self::NoFleetFound
            | Self::ActionsSpent
            | Self::ChosenElsewhere => Vec::new(),
        }
    }
}

/// A number of placements, or where they weigh differently, their weight as it is told.
fn shown_weight(placements: f64, weighed: bool) -> f64 {
    if weighed { tenths(placements) } else { placements }
}

/// Points as they are told.
fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

fn extend_with_next(args: &mut Vec<(&'static str, Arg)>, next: Option<(Cell, f64)>) {
    if let Some((cell, chance)) = next {
        args.extend([("next", cell.into()), ("nextChance", chance.into())]);
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::error_code::ErrorCodeData::from(self).serialize(serializer)
    }
}
