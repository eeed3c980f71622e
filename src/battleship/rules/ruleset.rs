use crate::grid::{CellSet, Geometry};

use super::{
    Announce, Class, Contact, Fleet, KnownKind, Motion, Placements, RulesetFault, RulesetSpec,
};

/// The greatest number of ships of a fleet, all classes together.
pub const MAX_SHIPS: u32 = 32;
/// The greatest number of letters of a ship's name or of a rule set's id.
const MAX_NAME: usize = 24;

/// The number of ship cells of each row and of each column of one sea, each from 0 to 16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clues {
    /// By row, from the top.
    pub rows: Vec<u32>,
    /// By column, from the left.
    pub cols: Vec<u32>,
}

impl Clues {
    /// The clues of a fleet that covers `ships`, for a board of this size.
    #[must_use]
    pub fn of(geometry: Geometry, ships: CellSet) -> Self {
        let count = |line: CellSet| (line & ships).len();
        Self {
            rows: (0..geometry.rows()).map(|row| count(geometry.row(row))).collect(),
            cols: (0..geometry.cols()).map(|col| count(geometry.col(col))).collect(),
        }
    }
}

/// The rules of a game, checked: board, fleet, what is allowed and what answers announce.
///
/// Presets ([`super::preset`]) and custom rules are made of the same data, [`RulesetSpec`].
#[derive(Clone, Debug)]
pub struct Ruleset {
    spec: RulesetSpec,
    geometry: Geometry,
    fleet: Fleet,
    /// By class number.
    placements: Vec<Placements>,
}

impl Ruleset {
    /// Checks `spec`, and lists all placements of its ships. Does not look for a preset: see [`RulesetSpec::build`].
    ///
    /// # Errors
    ///
    /// All faults at once.
    pub(crate) fn new(spec: RulesetSpec) -> Result<Self, Vec<RulesetFault>> {
        let mut faults = Vec::new();
        let side = |side: u32| u8::try_from(side).ok();
        let sides = side(spec.rows).zip(side(spec.cols));
        let Some(geometry) = sides.and_then(|(rows, cols)| Geometry::new(rows, cols)) else {
            return Err(vec![RulesetFault::Size { rows: spec.rows, cols: spec.cols }]);
        };
        let mut classes: Vec<Class> = Vec::new();
        let mut placements = Vec::new();
        // One class more than there may be ships is always a fault: a bound on the work for a hostile fleet.
        for ship in spec.fleet.iter().take(MAX_SHIPS as usize + 1) {
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
            let ways = Placements::new(geometry, shape, spec.contact);
            if ways.all().is_empty() {
                faults.push(RulesetFault::ShipTooBig { ship: ship.name.clone() });
            }
            placements.push(ways);
            // A count too great for the type is too great for a fleet as well.
            let count = u8::try_from(ship.count).unwrap_or(u8::MAX);
            classes.push(Class { name: ship.name.clone(), count, shape });
        }
        if spec.fleet.is_empty() {
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
        faults.extend(option_faults(&spec, geometry, &fleet));
        if faults.is_empty() { Ok(Self { spec, geometry, fleet, placements }) } else { Err(faults) }
    }

    /// The rules as data, with every option.
    pub const fn spec(&self) -> &RulesetSpec {
        &self.spec
    }

    /// The id of a preset, or the name that custom rules gave themselves; `None` where they have none.
    pub fn id(&self) -> Option<&str> {
        self.spec.id.as_deref()
    }

    /// The size of the board, from 1×1 to 16×16.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The ships, class by class, at most [`MAX_SHIPS`] of them.
    pub const fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// All placements of the ships of a class.
    ///
    /// # Panics
    ///
    /// Where the fleet has no class of this number.
    pub fn placements(&self, class: usize) -> &Placements {
        &self.placements[class]
    }

    /// Whether ships move one cell after every shot.
    pub fn moves(&self) -> bool {
        self.spec.motion != Motion::None
    }

    /// Whether two can play a duel, each shooting at the other's sea: the rules are for two players and limit no actions.
    pub fn can_duel(&self) -> bool {
        self.spec.players == 2 && self.spec.budgets.is_none()
    }

    /// Whether contents are announced, by the answers to shots or as given cells: solitaire and puzzles.
    pub fn announces_contents(&self) -> bool {
        self.spec.announce == Announce::Content
    }

    /// Whether it is a puzzle of the newspaper kind: contents announced, rows and columns counted, and no shots.
    ///
    /// Flags are free there, and nothing is scored: it is solved or given up.
    pub fn is_puzzle(&self) -> bool {
        let no_shots = self.spec.budgets.is_some_and(|budgets| budgets.shots == 0);
        self.announces_contents() && self.spec.clues && no_shots
    }

    /// Whether flags are counted and the game ends with a score: solitaire.
    pub fn is_scored(&self) -> bool {
        self.announces_contents() && !self.is_puzzle()
    }

    /// Whether the answer to a shot announces that a ship sank.
    pub fn announces_sinkings(&self) -> bool {
        matches!(self.spec.announce, Announce::Sunk | Announce::NamesShip)
    }
}

/// The faults that do not lie in the ships themselves.
fn option_faults(spec: &RulesetSpec, geometry: Geometry, fleet: &Fleet) -> Vec<RulesetFault> {
    let mut faults = Vec::new();
    let solitaire = spec.announce == Announce::Content;
    let moves = spec.motion != Motion::None;
    let cells = match spec.known_kind {
        KnownKind::Random => geometry.len(),
        KnownKind::Ship => fleet.cells() as usize,
    };
    if (cells as u64) < u64::from(spec.known) {
        faults.push(RulesetFault::KnownTooMany);
    }
    let budgets_fit = match spec.budgets {
        // The last action is a forced solve, so that one action alone is no game.
        Some(budgets) => 1 < budgets.actions && (solitaire || budgets.flags == 0),
        None => !solitaire,
    };
    if !budgets_fit {
        faults.push(RulesetFault::Budgets);
    }
    // Contents are named by the segments of straight ships, and known cells are contents.
    let unsupported = [
        ("announce", solitaire && !fleet.is_straight()),
        ("known", 0 < spec.known && !solitaire),
        ("missRevealed", !spec.miss_revealed && !solitaire),
        // Ships bounce off each other, so they may touch; counts of lines would not stay true.
        (
            "motion",
            moves
                && (solitaire
                    || spec.clues
                    || spec.contact == Contact::Apart
                    || !fleet.is_straight()),
        ),
        ("anyHitTakesALife", spec.any_hit_takes_a_life && !moves),
        ("spentIsMiss", spec.spent_is_miss && !moves),
        ("sunkCellsTold", spec.sunk_cells_told && (spec.announce != Announce::Sunk || moves)),
        ("players", !(1..=2).contains(&spec.players)),
    ];
    for (key, wrong) in unsupported {
        if wrong {
            faults.push(RulesetFault::NotSupported { key });
        }
    }
    if let Some(id) = &spec.id {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if id.is_empty() || MAX_NAME < id.len() || !id.chars().all(plain) {
            faults.push(RulesetFault::IdForm { id: id.clone() });
        }
    }
    faults
}
