use serde::{Serialize, Serializer};

use crate::{
    error_code::{Arg, ErrorCode, ErrorCodeData},
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Level, Value},
        evaluation::Variant,
    },
};

use super::BookUse;

/// Why an agent chose its step: a code that never changes, with numbers as arguments. The page words it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no legal move.
    MustPass,
    /// There is one legal move.
    OnlyMove,
    /// Drawn uniformly among all moves.
    Drawn {
        /// How many moves there are.
        moves: u32,
    },
    /// The best by minimax.
    Minimax {
        /// The depth in plies.
        depth: u8,
        /// The evaluation's reading of the source.
        variant: Variant,
        /// Its value for the mover.
        value: i32,
        /// How many moves have this value.
        ties: u32,
    },
    /// The best by the engine.
    Engine {
        /// Its strength; `None` for the agents beside the six levels.
        level: Option<Level>,
        /// Its value for the mover.
        value: Value,
        /// How far such an estimate is off on average, in discs; `None` of other values, and where that is not known.
        error: Option<u32>,
        /// The most discs that dice added to an estimate; 0 without dice.
        dice: u32,
    },
    /// A move of the engine's opening book.
    Book {
        /// The value of the move for the mover, in parts of a disc.
        parts: i32,
        /// How many plies were searched at least for it.
        depth: u8,
        /// How far such a value is off on average, in discs.
        error: u32,
        /// How many moves the book has here.
        moves: u32,
        /// Which of them is played.
        book: BookUse,
    },
    /// The record has this step, where the agent would choose another.
    ChosenElsewhere,
}

impl ErrorCode for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::MustPass => "must-pass",
            Self::OnlyMove => "only-move",
            Self::Drawn { .. } => "drawn-move",
            Self::Minimax { .. } => "minimax",
            Self::Engine { value: Value::Estimated { .. }, dice: 1.., .. } => "engine-diced",
            Self::Engine { value: Value::Estimated { .. }, .. } => "engine-estimated",
            Self::Engine { value: Value::Outcome(_), .. } => "engine-outcome",
            Self::Engine { value: Value::Exact(_), .. } => "engine-exact",
            Self::Book { .. } => "engine-book",
            Self::ChosenElsewhere => "chosen-elsewhere",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::MustPass | Self::OnlyMove | Self::ChosenElsewhere => Vec::new(),
            Self::Drawn { moves } => vec![("moves", (*moves).into())],
            Self::Engine { level, value, error, dice } => {
                let mut args = vec![("level", u32::from(level.map_or(0, Level::number)).into())];
                args.push(match value {
                    Value::Estimated { parts, .. } => ("discs", in_discs(*parts).into()),
                    Value::Outcome(outcome) => ("outcome", f64::from(*outcome).into()),
                    Value::Exact(discs) => ("discs", f64::from(*discs).into()),
                });
                if let Value::Estimated { depth, .. } = value {
                    args.push(("depth", u32::from(*depth).into()));
                    args.extend(error.map(|error| ("error", error.into())));
                    args.extend((0 < *dice).then(|| ("dice", (*dice).into())));
                }
                args
            }
            Self::Book { parts, depth, error, moves, book } => vec![
                ("discs", in_discs(*parts).into()),
                ("depth", u32::from(*depth).into()),
                ("error", (*error).into()),
                ("moves", (*moves).into()),
                ("book", book.id().into()),
            ],
            Self::Minimax { depth, variant, value, ties } => vec![
                ("depth", u32::from(*depth).into()),
                ("variant", variant.id().into()),
                ("value", f64::from(*value).into()),
                ("ties", (*ties).into()),
            ],
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ErrorCodeData::from(self).serialize(serializer)
    }
}

/// An estimate of the engine in discs, given in [`EVAL_UNITS_PER_DISC`](crate::reversi::engine::EVAL_UNITS_PER_DISC) parts of a
/// disc.
#[must_use]
pub fn in_discs(parts: i32) -> f64 {
    f64::from(parts) / f64::from(EVAL_UNITS_PER_DISC)
}
