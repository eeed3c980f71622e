use serde::Serialize;

use crate::{
    error_code::error_codes,
    grid::{CellSet, Geometry},
};

use super::{Class, Fleet, Placements, ruleset_json::RulesetJson};

/// The greatest number of ships of a fleet.
pub const MAX_SHIPS: u32 = 32;
/// The greatest number of letters of a ship's name or of a rule set's id.
pub(super) const MAX_NAME: usize = 24;

/// Whether ships may lie beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contact {
    /// They may touch, but not overlap.
    Free,
    /// They may not touch, not even by a corner.
    Apart,
}

/// What is told after a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announce {
    /// Hit or miss, and nothing more.
    HitOrMiss,
    /// With the sinking hit the name of the ship that sank.
    Sunk,
    /// With every hit the name of the ship.
    NamesShip,
    /// The content of the cell (solitaire); sinkings are not announced.
    Content,
}

/// How the cells known at the start are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KnownKind {
    /// From all cells.
    Random,
    /// From the ship cells.
    Ship,
}

/// Whether ships move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// They lie still.
    None,
    /// After every shot each moves one cell along its heading.
    Slide,
}

/// How many actions of each kind a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budgets {
    /// Shots.
    pub shots: u16,
    /// Guesses.
    pub flags: u16,
    /// Actions of every kind; the last is a forced solve.
    pub actions: u16,
}

/// How many ship cells each row and each column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clues {
    /// By row, from the top.
    pub rows: Vec<u32>,
    /// By column, from the left.
    pub cols: Vec<u32>,
}

impl Clues {
    /// The clues of a fleet that covers `ships`.
    #[must_use]
    pub fn of(geometry: Geometry, ships: CellSet) -> Self {
        let count = |line: CellSet| (line & ships).len();
        Self {
            rows: (0..geometry.rows()).map(|row| count(geometry.row(row))).collect(),
            cols: (0..geometry.cols()).map(|col| count(geometry.col(col))).collect(),
        }
    }
}

/// A form of battleship: board, fleet, and what is allowed and told.
///
/// The preset ones are data in the same form as custom ones: see [`super::preset`].
#[derive(Clone, Debug)]
pub struct Ruleset {
    pub(super) json: RulesetJson,
    geometry: Geometry,
    fleet: Fleet,
    /// By class number.
    placements: Vec<Placements>,
}

impl Ruleset {
    /// The rule set of this data.
    ///
    /// # Errors
    ///
    /// All faults at once.
    pub(super) fn new(json: RulesetJson) -> Result<Self, Vec<RulesetFault>> {
        let mut faults = Vec::new();
        let sides = (u8::try_from(json.rows), u8::try_from(json.cols));
        let (Ok(rows), Ok(cols)) = sides else {
            return Err(vec![RulesetFault::Size { rows: json.rows, cols: json.cols }]);
        };
        let Some(geometry) = Geometry::new(rows, cols) else {
            return Err(vec![RulesetFault::Size { rows: json.rows, cols: json.cols }]);
        };
        let mut classes: Vec<Class> = Vec::new();
        let mut placements = Vec::new();
        // One class more than there may be ships is always a fault: a bound on the work for a hostile fleet.
        for ship in json.fleet.iter().take(MAX_SHIPS as usize + 1) {
            let letters = ship.name.chars().count();
            let plain = !ship.name.chars().any(char::is_control) && ship.name.trim() == ship.name;
            let new = classes.iter().all(|class| class.name != ship.name);
            if letters == 0 || MAX_NAME < letters || !plain || !new {
                faults.push(RulesetFault::ShipName { ship: ship.name.clone() });
            }
            let Some(shape) = ship.shape().filter(|_| 0 < ship.count) else {
                faults.push(RulesetFault::ShipShape { ship: ship.name.clone() });
                continue;
            };
            let ways = Placements::new(geometry, shape, json.contact);
            if ways.all().is_empty() {
                faults.push(RulesetFault::ShipTooBig { ship: ship.name.clone() });
            }
            placements.push(ways);
            // A count too great for the type is too great for a fleet as well.
            let count = u8::try_from(ship.count).unwrap_or(u8::MAX);
            classes.push(Class { name: ship.name.clone(), count, shape });
        }
        if json.fleet.is_empty() {
            faults.push(RulesetFault::FleetEmpty);
        }
        let ships: u32 = classes.iter().map(|class| u32::from(class.count)).sum();
        if MAX_SHIPS < ships {
            faults.push(RulesetFault::TooManyShips { max: MAX_SHIPS });
        }
        let fleet = Fleet::new(if MAX_SHIPS < ships { Vec::new() } else { classes });
        if geometry.len() < fleet.cells() as usize {
            let board = geometry.len() as u32;
            faults.push(RulesetFault::FleetTooBig { cells: fleet.cells(), board });
        }
        faults.extend(json.option_faults(geometry, &fleet));
        if faults.is_empty() { Ok(Self { json, geometry, fleet, placements }) } else { Err(faults) }
    }

    /// The id of a preset, or the name a custom rule set gave itself.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.json.id.as_deref()
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The ships.
    #[must_use]
    pub const fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// All placements of the ships of a class.
    #[must_use]
    pub fn placements(&self, class: usize) -> &Placements {
        &self.placements[class]
    }

    /// Whether ships may lie beside each other.
    #[must_use]
    pub const fn contact(&self) -> Contact {
        self.json.contact
    }

    /// What is told after a shot.
    #[must_use]
    pub const fn announce(&self) -> Announce {
        self.json.announce
    }

    /// Whether row and column counts are given.
    #[must_use]
    pub const fn has_clues(&self) -> bool {
        self.json.clues
    }

    /// How many cells are known at the start.
    #[must_use]
    pub const fn known(&self) -> u32 {
        self.json.known
    }

    /// How the known cells are drawn.
    #[must_use]
    pub const fn known_kind(&self) -> KnownKind {
        self.json.known_kind
    }

    /// How many actions of each kind a player has, where that is limited.
    #[must_use]
    pub const fn budgets(&self) -> Option<Budgets> {
        self.json.budgets
    }

    /// Whether a shot in water is told where contents are announced.
    #[must_use]
    pub const fn miss_revealed(&self) -> bool {
        self.json.miss_revealed
    }

    /// Whether a hit earns another shot in a duel.
    #[must_use]
    pub const fn shoot_again(&self) -> bool {
        self.json.shoot_again
    }

    /// Whether ships move after every shot.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.json.motion != Motion::None
    }

    /// Whether on a moving sea a hit on a segment hit before counts too.
    #[must_use]
    pub const fn any_hit_takes_a_life(&self) -> bool {
        self.json.any_hit_takes_a_life
    }

    /// Whether on a moving sea a shot that finds nothing new is told to be a miss.
    #[must_use]
    pub const fn spent_is_miss(&self) -> bool {
        self.json.spent_is_miss
    }

    /// Whether a sinking tells the ship's cells too.
    #[must_use]
    pub const fn sunk_cells_told(&self) -> bool {
        self.json.sunk_cells_told
    }

    /// Whether two can play, each shooting at the other's sea.
    #[must_use]
    pub fn can_duel(&self) -> bool {
        self.json.players == 2 && self.json.budgets.is_none()
    }

    /// Whether contents are told: by shots, or given at the start (solitaire and puzzles).
    #[must_use]
    pub fn tells_contents(&self) -> bool {
        self.json.announce == Announce::Content
    }

    /// Whether it is a puzzle of the newspaper kind: contents told, rows and columns counted, and no shot to take.
    ///
    /// Flags are free there, and nothing is scored: it is solved or given up.
    #[must_use]
    pub fn is_puzzle(&self) -> bool {
        let no_shots = self.json.budgets.is_some_and(|budgets| budgets.shots == 0);
        self.tells_contents() && self.json.clues && no_shots
    }

    /// Whether guesses are counted and the end is a score (solitaire).
    #[must_use]
    pub fn is_scored(&self) -> bool {
        self.tells_contents() && !self.is_puzzle()
    }

    /// Whether a sinking is told.
    #[must_use]
    pub fn tells_sinkings(&self) -> bool {
        matches!(self.json.announce, Announce::Sunk | Announce::NamesShip)
    }
}

/// What is wrong with a rule set.
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
    /// Budgets do not fit the rest: solitaire needs them, at least two actions, and only it counts guesses.
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
