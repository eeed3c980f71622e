use serde::{Serialize, Serializer};

use crate::{
    battleship::planning::PlannedBy,
    error_code::{Arg, ErrorCode, ErrorCodeData},
    grid::Cell,
};

/// A ratio of counts in one row or column: `left` ship cells are to be found in `of` cells that may hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The ship cells still to be found in a row or a column.
    pub left: u32,
    /// The cells of that row or column that may hold them.
    pub of: u32,
}

impl Share {
    pub(super) const NONE: Self = Self { left: 0, of: 1 };
    pub(super) const CERTAIN: Self = Self { left: 1, of: 1 };

    /// The ratio `left` / `of`, from 0 to 1; 0 where `of` is 0.
    pub fn value(self) -> f64 {
        f64::from(self.left) / f64::from(self.of.max(1))
    }
}

/// The estimate of solitaire's expert system for a cell: the mean of the ratios of its row and its column (Amedeo Racanati,
/// Angelo Pio Sansonetti, *Battaglia navale in CLIPS*, 2019/20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The ratio of its row.
    pub row: Share,
    /// The ratio of its column.
    pub col: Share,
}

impl Estimate {
    /// The mean of both ratios, from 0 to 1. It is no probability: it does not count the fleets that fit.
    pub fn value(self) -> f64 {
        (self.row.value() + self.col.value()) / 2.0
    }

    fn is_certain(self) -> bool {
        self.value() == 1.0
    }
}

/// Defines [`Reason`], its codes and its arguments from one table.
///
/// A field `name: Type = "key"` is an argument of that key, `name: Type = "key" => value` one of that value; any other field is no
/// argument. The code follows `=>` and may depend on the fields. Keys are written in the order of the fields.
macro_rules! reasons {
    ($(
        $(#[$doc:meta])*
        $reason:ident $({ $(
            $(#[$field_doc:meta])*
            $field:ident: $type:ty $(= $key:literal $(=> $value:expr)?)?,
        )* })? => $code:expr,
    )*) => {
        /// Why an agent chose its action: a code that never changes, with cells and numbers as arguments. The page words it.
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum Reason { $(
            $(#[$doc])*
            $reason $({ $( $(#[$field_doc])* $field: $type, )* })?,
        )* }

        impl ErrorCode for Reason {
            #[allow(unused_variables)]
            fn code(&self) -> &'static str {
                match *self { $( Self::$reason $({ $($field),* })? => $code, )* }
            }

            #[allow(unused_variables)]
            fn args(&self) -> Vec<(&'static str, Arg)> {
                let mut args = Vec::new();
                match *self { $(
                    Self::$reason $({ $($field),* })? => {
                        $($( $( reasons!(@value $field $($value)?).push_to(&mut args, $key); )? )*)?
                    }
                )* }
                args
            }
        }
    };
    (@value $field:ident) => { $field };
    (@value $field:ident $value:expr) => { $value };
}

reasons! {
    /// Drawn at random from `from` cells.
    DrawnAtRandom {
        /// The number of cells.
        from: u32 = "from",
    } => "drawn-at-random",

    /// The neighbour of a hit that was stacked last.
    NeighbourOfHit {
        /// The hit.
        hit: Cell = "hit",
        /// How many other cells are on the stack.
        waiting: u32 = "waiting",
    } => "neighbour-of-hit",

    /// Where ships move: the cell of the last hit again, as the ship slides through it.
    SameCellAgain {
        /// The cell.
        hit: Cell = "hit",
    } => "same-cell-again",

    /// Where ships move: drawn at random from the row and the column of the last hit.
    CrossOfHit {
        /// The hit.
        hit: Cell = "hit",
        /// How many cells of them were not shot at since.
        from: u32 = "from",
    } => "cross-of-hit",

    /// Where ships move: the cell where most particles have a segment that is not hit yet.
    TrackedThere {
        /// Their share.
        chance: f64 = "chance",
        /// The number of particles.
        samples: u32 = "samples",
        /// The greatest standard error of a cell's chance.
        error: f64 = "error",
        /// The best other cell and its chance.
        next: Option<(Cell, f64)> = "nextChance",
    } => "tracked-there",

    /// Where ships move: no particle replays to all answers; the cell where most segments that are not hit yet are expected, each ship by
    /// itself.
    LostTrack {
        /// The number of answers.
        shots: u32 = "shots",
        /// How likely one is there.
        chance: f64 = "chance",
        /// The best other cell and its chance.
        next: Option<(Cell, f64)> = "nextChance",
    } => "lost-track",

    /// Drawn at random from the cells of the parity lattice.
    ParityLattice {
        /// The distance between the lattice's diagonals.
        k: u32 = "k",
        /// The number of its cells.
        from: u32 = "from",
        /// Whether every ship is straight: then no ship of `k` cells or more misses the lattice.
        straight: bool,
    } => if straight { "parity-lattice" } else { "parity-lattice-shapes" },

    /// The highest score of the probability map.
    HighestScore {
        /// The score.
        score: f64 = "score",
        /// Its part from hits beside the cell.
        bonus: f64 = "bonus",
        /// How many cells share the score.
        ties: u32 = "ties",
        /// Its part from placements, where the agent counts them.
        placements: Option<f64> = "placements",
        /// The best other cell and its score.
        next: Option<(Cell, f64)> = "nextScore",
        /// Whether it is the first of them in row order, instead of one drawn.
        first: bool,
    } => match (placements, ties) {
        (None, _) => "highest-score-by-hits",
        (_, 0..=1) => "highest-score",
        _ if first => "highest-score-first",
        _ => "highest-score-shared",
    },

    /// No ship is wounded; the cell that most placements cover.
    Reconnaissance {
        /// The number of placements through the cell; under a prior, the sum of their weights.
        placements: f64 = "placements" => shown_weight(placements, weighed),
        /// How many cells any placement covers.
        sensible: u32 = "sensible",
        /// How many cells share the most.
        ties: u32 = "ties",
        /// Whether a prior weighs the placements.
        weighed: bool,
        /// Whether all four turns of a ship count, also those that give the same placement.
        turned: bool,
    } => match (weighed, turned) {
        (true, _) => "reconnaissance-weighed",
        (false, true) => "reconnaissance-turned",
        (false, false) => "reconnaissance",
    },

    /// A ship is wounded; the cell that most placements cover, those through wounds weighing more.
    Finishing {
        /// The number of wounded cells.
        wounds: u32 = "wounds",
        /// The sum of the weights of the placements through the cell.
        placements: f64 = "placements" => shown_weight(placements, weighed),
        /// How many cells any placement covers.
        sensible: u32 = "sensible",
        /// How many cells share the most.
        ties: u32 = "ties",
        /// Whether a prior weighs the placements too.
        weighed: bool,
    } => if weighed { "finishing-weighed" } else { "finishing" },

    /// A ship is wounded, and one afloat was certainly not hit: the cell that most placements through no wound cover.
    SeekingOthers {
        /// The number of wounded cells.
        wounds: u32 = "wounds",
        /// The sum of the weights of the placements through the cell.
        placements: f64 = "placements" => shown_weight(placements, weighed),
        /// How many cells any such placement covers.
        sensible: u32 = "sensible",
        /// How many cells share the most.
        ties: u32 = "ties",
        /// Whether a prior weighs the placements.
        weighed: bool,
    } => "seeking-others",

    /// A ship is wounded, but no placement through a wound fits: this shot is one of reconnaissance.
    FinishingFallback {
        /// The number of wounded cells.
        wounds: u32 = "wounds",
        /// The sum of the weights of the placements through the cell.
        placements: f64 = "placements" => shown_weight(placements, weighed),
        /// How many cells any placement covers.
        sensible: u32 = "sensible",
        /// How many cells share the most.
        ties: u32 = "ties",
        /// Whether a prior weighs the placements.
        weighed: bool,
    } => if weighed { "finishing-fallback-weighed" } else { "finishing-fallback" },

    /// A cell is wounded; most ships can lie in this direction from it.
    DirectionChosen {
        /// The wound.
        wound: Cell = "hit",
        /// The number of placements through the wound and the cell.
        ways: u32 = "ways",
        /// The number of directions in which a placement fits.
        of: u32 = "of",
        /// How many directions share the most.
        ties: u32 = "ties",
    } => "direction-chosen",

    /// The direction hit, and goes on.
    DirectionKept {
        /// The wounds in the line.
        wounds: u32 = "wounds",
        /// The number of placements through them and the cell.
        ways: u32 = "ways",
    } => "direction-kept",

    /// The direction ended; the line goes on at its other end.
    DirectionTurned {
        /// The first wound.
        wound: Cell = "hit",
        /// The wounds in the line.
        wounds: u32 = "wounds",
        /// The number of placements through them and the cell.
        ways: u32 = "ways",
    } => "direction-turned",

    /// Most of the fleets that fit have a ship there.
    Likeliest {
        /// Their share.
        chance: f64 = "chance",
        /// The number of fleets that fit.
        fleets: u128 = "fleets",
        /// The number of fleets that fit after a miss.
        miss_leaves: u128 = "missLeaves",
        /// How many cells share the chance.
        ties: u32 = "ties",
        /// The best other cell and its chance.
        next: Option<(Cell, f64)> = "nextChance",
        /// Whether the chances are of single precision.
        single: bool,
    } => match (ties, single) {
        (2.., _) => "likeliest-shared",
        (_, true) => "likeliest-single",
        (_, false) => "likeliest",
    },

    /// The cell most likely to have a ship, each fleet by its weight under a prior.
    LikeliestWeighed {
        /// Their share of the weight.
        chance: f64 = "chance",
        /// How many cells share the chance.
        ties: u32 = "ties",
        /// The best other cell and its chance.
        next: Option<(Cell, f64)> = "nextChance",
    } => "likeliest-weighed",

    /// Another cell than the likeliest: over all fleets that fit, fewer shots miss on the way to the end of the hunt.
    FewestMisses {
        /// The chance of a ship there.
        chance: f64 = "chance",
        /// The number of fleets that fit.
        fleets: u128 = "fleets",
        /// The mean number of shots that miss from here on.
        misses: f64 = "misses",
        /// The likeliest cell.
        likeliest: Cell = "best",
        /// Its chance.
        likeliest_chance: f64 = "bestChance",
        /// The mean number of shots that miss if it is shot at.
        likeliest_misses: f64 = "bestMisses",
    } => "fewest-misses",

    /// The cell after which the whole hunt should be shortest.
    Planned {
        /// The chance of a ship there.
        chance: f64 = "chance",
        /// The likeliest cell, which may be the one chosen.
        likeliest: Cell = "best",
        /// Its chance.
        likeliest_chance: f64 = "bestChance",
        /// How many cells were scored.
        cells: u32 = "cells",
        /// What put it first.
        by: PlannedBy,
    } => match by {
        PlannedBy::Scores => "planned",
        PlannedBy::Book => "planned-by-book",
        PlannedBy::Hunts => "planned-by-hunts",
    },

    /// The cell most likely to have a ship, estimated from fleets drawn.
    LikeliestEstimated {
        /// The chance.
        chance: f64 = "chance",
        /// The number of fleets drawn.
        samples: u32 = "samples",
        /// The greatest standard error of a cell's chance.
        error: f64 = "error",
        /// The best other cell and its chance.
        next: Option<(Cell, f64)> = "nextChance",
        /// Whether a prior weighs the fleets.
        weighed: bool,
    } => if weighed { "likeliest-estimated-weighed" } else { "likeliest-estimated" },

    /// All fleets that fit have a ship there.
    Certain {
        /// Their number.
        fleets: u128 = "fleets",
    } => "certain",

    /// The fleets could be neither counted nor drawn: the cell that most placements cover.
    BeyondCounting {
        /// How many cells any placement covers.
        sensible: u32 = "sensible",
    } => "beyond-counting",

    /// A flag drawn at random from `from` cells.
    GuessAtRandom {
        /// The number of cells.
        from: u32 = "from",
        /// The flags left after it.
        left: u32 = "left",
    } => "guess-at-random",

    /// A shot has the highest expected score.
    WorthMost {
        /// The chance of a ship there.
        chance: f64 = "chance",
        /// The expected score of the plan, in points.
        expected: f64 = "expected" => tenths(expected),
        /// How much more that is than with flags alone.
        gain: f64 = "gain" => tenths(gain),
        /// The number of fleets.
        fleets: u32 = "fleets",
        /// Whether they were drawn, as too many fit.
        drawn: bool,
    } => if drawn { "worth-most-estimated" } else { "worth-most" },

    /// A flag is one of those with the highest expected score.
    FlagGains {
        /// The chance of a ship there.
        chance: f64 = "chance",
        /// The points it adds to the flags before it, sinkings included.
        gain: f64 = "gain" => tenths(gain),
        /// The expected score of the plan, in points.
        expected: f64 = "expected" => tenths(expected),
        /// The flags still to be set after it.
        left: u32 = "left",
    } => "flag-gains",

    /// A flag that stands loses more than it gains.
    FlagLost {
        /// The chance of a ship there.
        chance: f64 = "chance",
    } => "flag-lost",

    /// Neither a shot nor a flag raises the expected score.
    NothingGains {
        /// The expected score of ending now, in points.
        expected: f64 = "expected" => tenths(expected),
        /// The number of fleets.
        fleets: u32 = "fleets",
    } => "nothing-gains",

    /// No fleet was found that fits all observations.
    NoFleetFound => "no-fleet-found",

    /// A ship is certain there, and its content is not known.
    CertainContentUnknown {
        /// How many such cells there are.
        ties: u32 = "ties",
    } => "certain-content-unknown",

    /// The highest estimate by the counts of row and column; 1 where a ship is certain.
    HighestEstimate {
        /// The estimate.
        of: Estimate = "estimate",
        /// How many cells share the estimate.
        ties: u32 = "ties",
        /// The best other cell and its estimate.
        next: Option<(Cell, f64)> = "nextScore",
    } => if of.is_certain() { "certain-ship" } else { "highest-estimate" },

    /// No shot is left: a flag on the highest estimate.
    FlagByEstimate {
        /// The estimate.
        of: Estimate = "estimate",
        /// The flags left after it.
        left: u32 = "left",
        /// How many cells share the estimate.
        ties: u32 = "ties",
    } => if of.is_certain() { "flag-certain" } else { "flag-by-estimate" },

    /// No cell left reaches the threshold.
    BelowThreshold {
        /// The best of them.
        best: Cell = "best",
        /// Its estimate.
        estimate: f64 = "estimate",
        /// The threshold.
        threshold: f64 = "threshold",
    } => "below-threshold-solve",

    /// Every cell left is certain water.
    NothingLikely => "nothing-likely-solve",

    /// No action is left.
    ActionsSpent => "actions-spent-solve",

    /// The action is the record's, and not what the agent would choose here.
    ChosenElsewhere => "chosen-elsewhere",
}

/// A field of a reason as arguments.
trait PushArgs {
    fn push_to(self, args: &mut Vec<(&'static str, Arg)>, key: &'static str);
}

impl<T: Into<Arg>> PushArgs for T {
    fn push_to(self, args: &mut Vec<(&'static str, Arg)>, key: &'static str) {
        args.push((key, self.into()));
    }
}

impl PushArgs for Option<f64> {
    fn push_to(self, args: &mut Vec<(&'static str, Arg)>, key: &'static str) {
        args.extend(self.map(|value| (key, value.into())));
    }
}

/// The next best cell as `next`, its value under the key.
impl PushArgs for Option<(Cell, f64)> {
    fn push_to(self, args: &mut Vec<(&'static str, Arg)>, key: &'static str) {
        if let Some((cell, value)) = self {
            args.extend([("next", cell.into()), (key, value.into())]);
        }
    }
}

/// The mean under the key, and the counts it is made of.
impl PushArgs for Estimate {
    fn push_to(self, args: &mut Vec<(&'static str, Arg)>, key: &'static str) {
        args.push((key, self.value().into()));
        let Self { row, col } = self;
        let counts =
            [("rowLeft", row.left), ("rowOf", row.of), ("colLeft", col.left), ("colOf", col.of)];
        args.extend(counts.map(|(key, count)| (key, count.into())));
    }
}

/// A number of placements, or the sum of their weights rounded for display.
fn shown_weight(placements: f64, weighed: bool) -> f64 {
    if weighed { tenths(placements) } else { placements }
}

/// Rounds to tenths, as people read it.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ErrorCodeData::from(self).serialize(serializer)
    }
}
