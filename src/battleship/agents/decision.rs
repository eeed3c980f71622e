use serde::{Serialize, Serializer};

use crate::{
    battleship::{inference::Basis, rules::Action},
    coded::{Arg, Coded},
    grid::Cell,
};

/// An action, and the grounds for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What is done.
    pub action: Action,
    /// Why.
    pub reason: Reason,
    /// What else was weighed, best first; at most [`Decision::MOST_CANDIDATES`].
    pub candidates: Vec<Candidate>,
    /// How many cells make sense at all.
    pub sensible: u32,
    /// How many cells share the top.
    pub ties: u32,
    /// The value of every cell of the board, row by row.
    pub map: Option<Map>,
}

impl Decision {
    /// The greatest number of candidates a decision lists.
    pub const MOST_CANDIDATES: usize = 12;

    /// A decision without candidates or map.
    #[must_use]
    pub const fn plain(action: Action, reason: Reason, sensible: u32) -> Self {
        let candidates = Vec::new();
        Self { action, reason, candidates, sensible, ties: sensible, map: None }
    }
}

/// A cell that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The agent's value of it.
    pub score: f64,
    /// What the value is made of.
    pub terms: Vec<Term>,
}

/// A part of a candidate's value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Its name, which never changes.
    pub code: &'static str,
    /// Its value.
    pub value: f64,
}

/// The value of every cell, and how it was come by.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Map {
    /// How the values were come by.
    pub basis: Basis,
    /// Row by row.
    pub values: Vec<f64>,
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
        /// How many cells wait on the list.
        waiting: u32,
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
        /// Its part from placements.
        placements: f64,
        /// Its part from hits beside the cell.
        bonus: f64,
        /// The best other cell and its score.
        next: Option<(Cell, f64)>,
        /// How many cells share the score.
        ties: u32,
    },
    /// No ship is wounded; the cell that most placements cover.
    Reconnaissance {
        /// The number of placements through the cell.
        placements: f64,
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
        /// How many cells any placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
    },
    /// A ship is wounded, but no placement through a wound fits: reconnaissance is used for this shot.
    FinishingFallback {
        /// The wounded cells.
        wounds: u32,
        /// The number of placements through the cell.
        placements: f64,
        /// How many cells any placement covers.
        sensible: u32,
        /// How many cells share the most.
        ties: u32,
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
    /// As [`Reason::Likeliest`], by fleets drawn.
    LikeliestEstimated {
        /// The chance.
        chance: f64,
        /// How many fleets were drawn.
        samples: u32,
        /// The greatest standard error of a cell.
        error: f64,
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
    /// Nothing is left to do.
    ActionsSpent,
    /// The action stands in the record, and is not what the agent would choose here.
    ChosenElsewhere,
}

impl Coded for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::DrawnAtRandom { .. } => "drawn-at-random",
            Self::NeighbourOfHit { .. } => "neighbour-of-hit",
            Self::ParityLattice { straight: true, .. } => "parity-lattice",
            Self::ParityLattice { straight: false, .. } => "parity-lattice-shapes",
            Self::HighestScore { ties: 0..=1, .. } => "highest-score",
            Self::HighestScore { .. } => "highest-score-shared",
            Self::Reconnaissance { .. } => "reconnaissance",
            Self::Finishing { .. } => "finishing",
            Self::FinishingFallback { .. } => "finishing-fallback",
            Self::Likeliest { ties: 2.., .. } => "likeliest-shared",
            Self::Likeliest { single: true, .. } => "likeliest-single",
            Self::Likeliest { .. } => "likeliest",
            Self::LikeliestEstimated { .. } => "likeliest-estimated",
            Self::Certain { .. } => "certain",
            Self::BeyondCounting { .. } => "beyond-counting",
            Self::GuessAtRandom { .. } => "guess-at-random",
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
            Self::ParityLattice { k, from, .. } => vec![("k", k.into()), ("from", from.into())],
            Self::HighestScore { score, placements, bonus, next, ties } => {
                let mut args = vec![
                    ("score", score.into()),
                    ("placements", placements.into()),
                    ("bonus", bonus.into()),
                    ("ties", ties.into()),
                ];
                if let Some((cell, score)) = next {
                    args.extend([("next", cell.into()), ("nextScore", score.into())]);
                }
                args
            }
            Self::Reconnaissance { placements, sensible, ties } => vec![
                ("placements", placements.into()),
                ("sensible", sensible.into()),
                ("ties", ties.into()),
            ],
            Self::Finishing { wounds, placements, sensible, ties }
            | Self::FinishingFallback { wounds, placements, sensible, ties } => vec![
                ("wounds", wounds.into()),
                ("placements", placements.into()),
                ("sensible", sensible.into()),
                ("ties", ties.into()),
            ],
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
            Self::LikeliestEstimated { chance, samples, error, next } => {
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
            Self::ActionsSpent | Self::ChosenElsewhere => Vec::new(),
        }
    }
}

fn extend_with_next(args: &mut Vec<(&'static str, Arg)>, next: Option<(Cell, f64)>) {
    if let Some((cell, chance)) = next {
        args.extend([("next", cell.into()), ("nextChance", chance.into())]);
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::coded::CodedData::from(self).serialize(serializer)
    }
}
