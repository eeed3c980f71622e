use crate::{
    error_code::{error_codes, listed},
    json_value::BadJson,
};

/// A fault of a rule set: codes `size`, `fleet-empty`, `ship-shape`, `ship-too-big`, `ship-name`, `too-many-ships`,
/// `fleet-too-big`, `known-too-many`, `budgets`, `not-supported`, `id-taken` and `id-form`.
/// [`RulesetSpec::build`](super::RulesetSpec::build) reports all faults at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesetFault {
    /// A side of the board is not 1 to 16.
    Size {
        /// The rows asked for.
        rows: u32,
        /// The columns asked for.
        cols: u32,
    },
    /// There is no ship.
    FleetEmpty,
    /// A class has no count, or not exactly one of a length 1–16 and a set of joined cells.
    ShipShape {
        /// The class.
        ship: String,
    },
    /// A ship fits on the board in no way.
    ShipTooBig {
        /// The class.
        ship: String,
    },
    /// A name is empty, too long, blank at an end, or taken.
    ShipName {
        /// The class.
        ship: String,
    },
    /// There are more ships than are allowed.
    TooManyShips {
        /// The greatest number.
        max: u32,
    },
    /// The fleet has more cells than the board.
    FleetTooBig {
        /// The cells of the fleet.
        cells: u32,
        /// The cells of the board.
        board: u32,
    },
    /// More cells are to be known than there are.
    KnownTooMany,
    /// Budgets do not fit the rest: solitaire needs them, at least two actions, and only it counts flags.
    Budgets,
    /// The value of a key is not supported with the others.
    NotSupported {
        /// The key.
        key: &'static str,
    },
    /// The id is that of a preset with other rules.
    IdTaken {
        /// The id.
        id: String,
    },
    /// The id is empty, too long, or not of letters, digits and `-`.
    IdForm {
        /// The id.
        id: String,
    },
}

error_codes! {
    RulesetFault {
        Size { rows, cols } => "size" { rows, cols }, "a board of {rows} rows and {cols} columns";
        FleetEmpty => "fleet-empty", "a fleet without ships";
        ShipShape { ship } => "ship-shape" { ship }, "ship {ship:?} has no shape, or no count";
        ShipTooBig { ship } => "ship-too-big" { ship }, "ship {ship:?} does not fit on the board";
        ShipName { ship } => "ship-name" { ship }, "ship name {ship:?} is taken or not allowed";
        TooManyShips { max } => "too-many-ships" { max }, "more than {max} ships";
        FleetTooBig { cells, board } => "fleet-too-big" { cells, board },
            "a fleet of {cells} cells on a board of {board}";
        KnownTooMany => "known-too-many", "more known cells than there are cells";
        Budgets => "budgets", "budgets that do not fit the announcement";
        NotSupported { key } => "not-supported" { key }, "the value of {key:?} is not supported here";
        IdTaken { id } => "id-taken" { id }, "the id {id:?} names other rules";
        IdForm { id } => "id-form" { id }, "the id {id:?} is not of letters, digits and -";
    }
}

/// Why a text or data are no rule set: codes `unknown-rules`, `bad-json`, and `bad-ruleset` with the single faults.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesetError {
    /// No preset has this id.
    Unknown(String),
    /// The text is no JSON of a rule set's form.
    Json(String),
    /// All faults of the rules.
    Faults(Vec<RulesetFault>),
}

impl RulesetError {
    /// The single faults of rules that cannot be played; empty for every other error.
    pub fn faults(&self) -> &[RulesetFault] {
        match self {
            Self::Faults(faults) => faults,
            Self::Unknown(_) | Self::Json(_) => &[],
        }
    }
}

error_codes! {
    RulesetError {
        Unknown(rules) => "unknown-rules" { rules }, "no rule set is called {rules:?}";
        Json(cause) => "bad-json" { cause }, "not a rule set: {cause}";
        Faults(faults) => "bad-ruleset" [faults], "rules that cannot be played: {}", listed(faults);
    }
}

impl From<BadJson> for RulesetError {
    fn from(bad: BadJson) -> Self {
        Self::Json(bad.to_string())
    }
}
