use serde::Serialize;

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet},
    json_value::json_object,
    rng::GameRng,
};

use super::{Clues, Contact, Content, Heading, MovingFleet, Ruleset};

/// A ship of a set-up as data: its class and its cells, in any order. [`setup_faults`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedShip {
    /// The name of the class.
    pub name: String,
    /// The cells of the ship, each once.
    pub cells: Vec<Cell>,
    /// Its heading, where ships move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<Heading>,
}

json_object!(PlacedShip { name: required, cells: required, heading: get });

impl PlacedShip {
    /// A ship of class number `class`.
    pub(crate) fn new(
        rules: &Ruleset,
        class: usize,
        cells: CellSet,
        heading: Option<Heading>,
    ) -> Self {
        let name = rules.fleet().classes()[class].name.clone();
        Self { name, cells: cells.iter().collect(), heading }
    }
}

/// A fleet as a person placed it: its ships in any order, not checked yet. [`setup_faults`] lists all that is wrong with it.
pub type Setup = Vec<PlacedShip>;

/// A fleet deployed legally: the truth of one sea. Agents never see this type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sea {
    /// The cells of every ship, in fleet order.
    ships: Vec<CellSet>,
    /// The heading of every ship; empty where ships lie still, or before headings are drawn.
    headings: Vec<Heading>,
}

impl Sea {
    /// The sea of a set-up.
    ///
    /// # Errors
    ///
    /// All faults of the set-up at once, as [`setup_faults`] finds them.
    pub fn new(rules: &Ruleset, setup: &[PlacedShip]) -> Result<Self, Vec<SetupFault>> {
        let faults = setup_faults(rules, setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut ships = Vec::with_capacity(setup.len());
        let mut headings = Vec::with_capacity(setup.len());
        for class in rules.fleet().classes() {
            for ship in setup.iter().filter(|ship| ship.name == class.name) {
                ships.push(ship.cells.iter().copied().collect::<CellSet>());
                headings.extend(ship.heading);
            }
        }
        Ok(Self { ships, headings })
    }

    /// The sea of ships known to be legal, in fleet order.
    pub(super) const fn of_legal(ships: Vec<CellSet>) -> Self {
        Self { ships, headings: Vec::new() }
    }

    /// The sea with a heading for every ship. Where none are given, each is drawn uniformly from those along the ship's axis.
    #[must_use]
    pub fn with_headings(mut self, rng: &mut GameRng) -> Self {
        if self.headings.is_empty() {
            let draw = |&ship: &CellSet| {
                let ways = Heading::along(ship);
                ways[rng.below(ways.len() as u32) as usize]
            };
            self.headings = self.ships.iter().map(draw).collect();
        }
        self
    }

    /// The ships before their first move. A ship without a heading moves right, or down where it lies along a column.
    pub fn moving_fleet(&self, rules: &Ruleset) -> MovingFleet {
        let given = self.headings.iter().copied().map(Some).chain(std::iter::repeat(None));
        let bound = self.ships.iter().zip(given).map(|(&ship, heading)| {
            let along = || Heading::along(ship).iter().copied().find(|way| way.is_forward());
            (ship, heading.or_else(along).unwrap_or(Heading::Right))
        });
        MovingFleet::new(rules.geometry(), bound)
    }

    /// Moves the ships to where they lie now.
    pub(super) fn follow(&mut self, moving_fleet: &MovingFleet) {
        self.ships.clear();
        self.ships.extend(moving_fleet.ships());
        self.headings.clear();
        self.headings.extend(moving_fleet.headings());
    }

    /// The heading of every ship in fleet order; empty where ships lie still.
    pub fn headings(&self) -> &[Heading] {
        &self.headings
    }

    /// The cells of every ship, in fleet order.
    pub fn ships(&self) -> &[CellSet] {
        &self.ships
    }

    /// The union of the cells of all ships.
    pub fn cells(&self) -> CellSet {
        self.ships.iter().fold(CellSet::EMPTY, |all, &ship| all | ship)
    }

    /// The number of the ship on `cell`, its place in the fleet from 0; `None` on water. Linear in the ships.
    pub fn ship_at(&self, cell: Cell) -> Option<usize> {
        self.ships.iter().position(|ship| ship.contains(cell))
    }

    /// The fleet as a set-up, with the names of the classes of `rules`.
    pub fn setup(&self, rules: &Ruleset) -> Setup {
        let named = self.ships.iter().zip(rules.fleet().class_of()).enumerate();
        let placed = |(number, (&ship, &class)): (usize, (&CellSet, &usize))| {
            PlacedShip::new(rules, class, ship, self.headings.get(number).copied())
        };
        named.map(placed).collect()
    }

    /// The row and column counts of this sea.
    pub fn clues(&self, rules: &Ruleset) -> Clues {
        Clues::of(rules.geometry(), self.cells())
    }

    /// The content of `cell`. All ships must be straight, as they are under rules that announce contents.
    pub fn content(&self, cell: Cell) -> Content {
        let Some(ship) = self.ship_at(cell).map(|number| self.ships[number]) else {
            return Content::Water;
        };
        Content::of(ship, cell)
    }
}

/// How many ships of a set-up are looked at one by one: enough for every fleet, and a bound on the work for a hostile one.
const MAX_SHIPS: usize = 64;

/// All faults of a set-up; none where it is legal.
///
/// # Complexity
///
/// Quadratic in the number of ships, of which at most 64 are compared.
#[must_use]
pub fn setup_faults(rules: &Ruleset, setup: &[PlacedShip]) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for class in rules.fleet().classes() {
        let placed = setup.iter().filter(|ship| ship.name == class.name).count();
        for _ in placed..usize::from(class.count) {
            faults.push(SetupFault::ShipMissing { ship: class.name.clone() });
        }
        for _ in usize::from(class.count)..placed {
            faults.push(SetupFault::ShipExtra { ship: class.name.clone() });
        }
    }
    let mut placed: Vec<(&PlacedShip, CellSet)> = Vec::with_capacity(setup.len());
    for ship in setup.iter().take(MAX_SHIPS) {
        let cells: CellSet = ship.cells.iter().copied().collect();
        let outside = cells - rules.geometry().board();
        faults.extend(
            outside.iter().map(|cell| SetupFault::OutsideBoard { ship: ship.name.clone(), cell }),
        );
        match rules.fleet().class_named(&ship.name) {
            None => faults.push(SetupFault::UnknownShip { ship: ship.name.clone() }),
            Some(class) => {
                let repeated = ship.cells.len() != cells.len() as usize;
                let misshapen = rules.placements(class).of(cells).is_none();
                if outside.is_empty() && (repeated || misshapen) {
                    faults.push(SetupFault::WrongShape { ship: ship.name.clone() });
                } else if !heading_fits(rules, setup, ship.heading, cells) {
                    faults.push(SetupFault::WrongHeading { ship: ship.name.clone() });
                }
            }
        }
        for (other, others) in &placed {
            let names = || (ship.name.clone(), other.name.clone());
            if let Some(cell) = (cells & *others).first() {
                let (ship, other) = names();
                faults.push(SetupFault::Overlap { ship, other, cell });
            } else if rules.spec().contact == Contact::Apart && cells.dilate().intersects(*others) {
                let (ship, other) = names();
                faults.push(SetupFault::Touching { ship, other });
            }
        }
        placed.push((ship, cells));
    }
    faults
}

/// Whether a ship can be bound so: along its axis where ships move and all have a heading; nowhere else.
fn heading_fits(
    rules: &Ruleset,
    setup: &[PlacedShip],
    heading: Option<Heading>,
    cells: CellSet,
) -> bool {
    match heading {
        None => setup.iter().all(|ship| ship.heading.is_none()),
        Some(heading) => rules.moves() && Heading::along(cells).contains(&heading),
    }
}

/// A way that one ship of a set-up can lie while the others stay: its quarter turns and its cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FreePlacement {
    /// Quarter turns of the class's shape, clockwise.
    pub turn: u8,
    /// The cells that the ship then covers.
    pub cells: CellSet,
}

/// All ways that the ship at `index` of a set-up can lie, the others staying where they are; `None` where the set-up has no such
/// ship or the fleet no such class.
///
/// # Complexity
///
/// Linear in the placements of the class and in the cells of the set-up.
#[must_use]
pub fn free_placements(
    rules: &Ruleset,
    setup: &[PlacedShip],
    index: usize,
) -> Option<Vec<FreePlacement>> {
    let class = rules.fleet().class_named(&setup.get(index)?.name)?;
    let others = setup.iter().enumerate().filter(|&(other, _)| other != index);
    let taken: CellSet = others.flat_map(|(_, ship)| ship.cells.iter().copied()).collect();
    let closed = match rules.spec().contact {
        Contact::Free => taken,
        Contact::Apart => taken.dilate(),
    };
    let free = rules.placements(class).all().iter();
    let free = free.filter(|placement| !placement.cells.intersects(closed));
    Some(
        free.map(|placement| FreePlacement { turn: placement.turn, cells: placement.cells })
            .collect(),
    )
}

/// A fault of a set-up: codes `ship-missing`, `ship-extra`, `unknown-ship`, `outside-board`, `wrong-shape`, `wrong-heading`,
/// `overlap` and `touching`. [`setup_faults`] reports all faults at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// A ship of the fleet is not placed.
    ShipMissing {
        /// Its class.
        ship: String,
    },
    /// There are more ships of a class than the fleet has.
    ShipExtra {
        /// The class.
        ship: String,
    },
    /// The fleet has no such class.
    UnknownShip {
        /// The name given.
        ship: String,
    },
    /// A cell of a ship lies outside the board.
    OutsideBoard {
        /// The ship's class.
        ship: String,
        /// The cell.
        cell: Cell,
    },
    /// The cells are not those of a ship of the class.
    WrongShape {
        /// The ship's class.
        ship: String,
    },
    /// A heading is not along the ship's axis, is missing beside others, or is given where ships lie still.
    WrongHeading {
        /// The ship's class.
        ship: String,
    },
    /// Two ships share a cell.
    Overlap {
        /// The later ship's class.
        ship: String,
        /// The earlier ship's class.
        other: String,
        /// The first shared cell.
        cell: Cell,
    },
    /// Two ships touch where they must lie apart.
    Touching {
        /// The later ship's class.
        ship: String,
        /// The earlier ship's class.
        other: String,
    },
}

error_codes! {
    SetupFault {
        ShipMissing { ship } => "ship-missing" { ship }, "a {ship} is missing";
        ShipExtra { ship } => "ship-extra" { ship }, "a {ship} too many";
        UnknownShip { ship } => "unknown-ship" { ship }, "the fleet has no {ship:?}";
        OutsideBoard { ship, cell } => "outside-board" { ship, cell },
            "{cell} of the {ship} is off the board";
        WrongShape { ship } => "wrong-shape" { ship }, "the cells of a {ship} do not have its shape";
        WrongHeading { ship } => "wrong-heading" { ship }, "the {ship} cannot be bound so";
        Overlap { ship, other, cell } => "overlap" { ship, other, cell }, "{ship} and {other} share {cell}";
        Touching { ship, other } => "touching" { ship, other }, "{ship} and {other} touch";
    }
}
