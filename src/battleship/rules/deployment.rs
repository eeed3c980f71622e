use std::{error::Error, fmt, str::FromStr};

use crate::{
    coded::{Arg, Coded},
    dice::Dice,
    grid::{Cell, CellSet, Geometry},
};

use super::{Placement, Ruleset, Sea};

/// How fleets are laid when nobody lays them by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deployer {
    /// Every legal fleet equally likely.
    #[default]
    Uniform,
    /// Ships of two cells and more wholly along one outer line, ships of one cell anywhere; every such legal fleet
    /// equally likely.
    Border,
    /// No ship covers the last cell of its own axis: a horizontal one never the last column, a vertical one never the
    /// last row; every such legal fleet equally likely. A fault of another program, kept to reproduce its figures.
    Faulty,
    /// Of twenty uniform fleets the one whose ships lie closest together: on average about where the nearest 5 % end.
    ///
    /// How far apart a fleet lies is the sum over all pairs of its ships of the steps, diagonal ones too, from one to the other.
    /// The choice among a fixed number is defined for every rule set, needs no limits measured beforehand, and always ends.
    Close,
    /// As [`Deployer::Close`], the one whose ships lie farthest apart.
    Sparse,
    /// As [`Deployer::Close`], the one in the middle: the tenth of the twenty.
    Mixed,
}

impl Deployer {
    /// Every deployer.
    pub const ALL: [Self; 6] =
        [Self::Uniform, Self::Border, Self::Faulty, Self::Close, Self::Sparse, Self::Mixed];

    /// The name in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Border => "border",
            Self::Faulty => "faulty",
            Self::Close => "close",
            Self::Sparse => "sparse",
            Self::Mixed => "mixed",
        }
    }

    fn allows(self, geometry: Geometry, cells: CellSet) -> bool {
        let (last_row, last_col) = (geometry.rows() - 1, geometry.cols() - 1);
        let lines =
            [geometry.row(0), geometry.row(last_row), geometry.col(0), geometry.col(last_col)];
        match self {
            Self::Uniform | Self::Close | Self::Sparse | Self::Mixed => true,
            Self::Border => cells.len() == 1 || lines.iter().any(|&line| cells.is_within(line)),
            Self::Faulty => {
                let upright =
                    cells.iter().map(Cell::col).min() == cells.iter().map(Cell::col).max();
                let flat = cells.iter().map(Cell::row).min() == cells.iter().map(Cell::row).max();
                // A single has no axis of its own; the other program laid it as it laid any ship, so either way.
                let along_row = !cells.meets(geometry.col(last_col));
                let along_col = !cells.meets(geometry.row(last_row));
                match (flat, upright) {
                    (true, true) => along_row || along_col,
                    (true, false) => along_row,
                    (false, true) => along_col,
                    (false, false) => along_row && along_col,
                }
            }
        }
    }

    /// Of the fleets drawn, by rising distance, the place of the one that is laid; nothing where the first will do.
    const fn rank(self) -> Option<usize> {
        match self {
            Self::Uniform | Self::Border | Self::Faulty => None,
            Self::Close => Some(0),
            Self::Sparse => Some(CHOICE - 1),
            Self::Mixed => Some(CHOICE / 2 - 1),
        }
    }
}

impl fmt::Display for Deployer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No deployer has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDeployer(pub String);

impl Coded for UnknownDeployer {
    fn code(&self) -> &'static str {
        "unknown-deployer"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("deployer", self.0.as_str().into())]
    }
}

impl fmt::Display for UnknownDeployer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no deployer is called {:?}", self.0)
    }
}

impl Error for UnknownDeployer {}

impl FromStr for Deployer {
    type Err = UnknownDeployer;

    fn from_str(text: &str) -> Result<Self, UnknownDeployer> {
        let known = Self::ALL.into_iter().find(|deployer| deployer.id() == text);
        known.ok_or_else(|| UnknownDeployer(text.to_owned()))
    }
}

/// Why no fleet was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeployError {
    /// There is none: proved by looking at all.
    NoLegalDeployment,
    /// None could be drawn evenly within the work allowed: not in this many draws, nor by counting all.
    NotFound {
        /// The draws made.
        draws: u32,
    },
}

impl Coded for DeployError {
    fn code(&self) -> &'static str {
        match self {
            Self::NoLegalDeployment => "no-legal-deployment",
            Self::NotFound { .. } => "deployment-not-found",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::NoLegalDeployment => Vec::new(),
            Self::NotFound { draws } => vec![("draws", (*draws).into())],
        }
    }
}

impl fmt::Display for DeployError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLegalDeployment => f.write_str("no legal deployment exists"),
            Self::NotFound { draws } => {
                write!(
                    f,
                    "no legal deployment was drawn in {draws} tries, and there are too many to count"
                )
            }
        }
    }
}

impl Error for DeployError {}

/// Ships drawn one by one before the exact method is tried. The rarest preset case, `sea-battle` on the border,
/// accepts about one whole fleet in 5,000 of these.
const MOST_DRAWS: u32 = 2_000_000;
/// The fleets of which one is chosen by how far apart its ships lie.
const CHOICE: usize = 20;
/// Steps of the walk that counts all fleets.
const MOST_STEPS: u64 = 20_000_000;

/// A deployer ready to lay fleets of one rule set.
#[derive(Clone, Debug)]
pub struct Deployment {
    /// For every ship its placements, the classes with the most cells first.
    ships: Vec<ShipPlaces>,
    /// For every ship of the fleet its place in `ships`.
    order: Vec<usize>,
    deployer: Deployer,
    /// Whether ships are bound somewhere.
    moves: bool,
}

#[derive(Clone, Debug)]
struct ShipPlaces {
    places: std::sync::Arc<[Placement]>,
    class: usize,
}

impl Deployment {
    /// The deployer for these rules.
    #[must_use]
    pub fn new(rules: &Ruleset, deployer: Deployer) -> Self {
        let classes = rules.fleet().classes();
        let places: Vec<std::sync::Arc<[Placement]>> = (0..classes.len())
            .map(|class| {
                let all = rules.placements(class).all().iter().copied();
                all.filter(|placement| deployer.allows(rules.geometry(), placement.cells)).collect()
            })
            .collect();
        let class_of = rules.fleet().class_of();
        let length = |ship: usize| classes[class_of[ship]].shape.len();
        let longest = (0..class_of.len()).map(length).max().unwrap_or(0);
        let mut numbers = Vec::with_capacity(class_of.len());
        for wanted in (0..=longest).rev() {
            numbers.extend((0..class_of.len()).filter(|&ship| length(ship) == wanted));
        }
        let ships = numbers
            .iter()
            .map(|&ship| ShipPlaces {
                places: places[class_of[ship]].clone(),
                class: class_of[ship],
            })
            .collect();
        let mut order = vec![0; numbers.len()];
        for (place, &ship) in numbers.iter().enumerate() {
            order[ship] = place;
        }
        Self { ships, order, deployer, moves: rules.moves() }
    }

    /// Lays a fleet as the deployer does.
    ///
    /// # Errors
    ///
    /// Where there is no fleet, or none was found within the bounds on the work.
    pub fn lay(&self, dice: &mut Dice) -> Result<Sea, DeployError> {
        let sea = self.lay_ships(dice)?;
        Ok(if self.moves { sea.bound(dice) } else { sea })
    }

    fn lay_ships(&self, dice: &mut Dice) -> Result<Sea, DeployError> {
        let Some(rank) = self.deployer.rank() else { return self.lay_any(dice) };
        let mut fleets: Vec<(u32, Sea)> = Vec::with_capacity(CHOICE);
        for _ in 0..CHOICE {
            let sea = self.lay_any(dice)?;
            let apart = distance(sea.ships());
            let place = fleets.iter().position(|&(other, _)| apart < other);
            fleets.insert(place.unwrap_or(fleets.len()), (apart, sea));
        }
        Ok(fleets.swap_remove(rank).1)
    }

    /// Lays a fleet, each allowed one equally likely.
    ///
    /// All ships are drawn independently, and the draw is thrown away as soon as two clash: what remains is uniform.
    /// Where that finds nothing, all fleets are counted and one is picked by its number, uniform as well.
    fn lay_any(&self, dice: &mut Dice) -> Result<Sea, DeployError> {
        if self.ships.iter().any(|ship| ship.places.is_empty()) {
            return Err(DeployError::NoLegalDeployment);
        }
        let mut laid = Vec::with_capacity(self.ships.len());
        let mut draws = 0;
        while draws < MOST_DRAWS {
            laid.clear();
            let (mut taken, mut closed) = (CellSet::EMPTY, CellSet::EMPTY);
            for ship in &self.ships {
                let place = &ship.places[dice.below(ship.places.len() as u32) as usize];
                draws += 1;
                if place.cells.meets(closed) {
                    break;
                }
                taken |= place.cells;
                closed |= place.cells | place.buffer;
                laid.push(place.cells);
            }
            if laid.len() == self.ships.len() {
                return Ok(self.in_fleet_order(&laid));
            }
        }
        self.lay_by_counting(dice, draws)
    }

    /// Counts all fleets, then walks to the one whose number was drawn.
    fn lay_by_counting(&self, dice: &mut Dice, draws: u32) -> Result<Sea, DeployError> {
        let (mut count, mut steps) = (0_u64, 0);
        let whole = self.walk(&mut Vec::new(), CellSet::EMPTY, 0, &mut steps, &mut |_| {
            count += 1;
            false
        });
        if whole == Walk::TooLong {
            return Err(DeployError::NotFound { draws });
        }
        if count == 0 {
            return Err(DeployError::NoLegalDeployment);
        }
        let mut left = number_below(dice, count);
        let mut found = Vec::new();
        self.walk(&mut Vec::new(), CellSet::EMPTY, 0, &mut 0, &mut |laid| {
            if left == 0 {
                found = laid.to_vec();
                return true;
            }
            left -= 1;
            false
        });
        Ok(self.in_fleet_order(&found))
    }

    /// Calls `visit` with every fleet that completes `laid`, until it answers true: ships of one class by rising
    /// number of their placement, so that each fleet comes once.
    fn walk(
        &self,
        laid: &mut Vec<CellSet>,
        closed: CellSet,
        from: usize,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[CellSet]) -> bool,
    ) -> Walk {
        let depth = laid.len();
        let Some(ship) = self.ships.get(depth) else {
            return if visit(laid) { Walk::Stopped } else { Walk::Done };
        };
        let twin_next = self.ships.get(depth + 1).is_some_and(|next| next.class == ship.class);
        for (number, place) in ship.places.iter().enumerate().skip(from) {
            *steps += 1;
            if MOST_STEPS < *steps {
                return Walk::TooLong;
            }
            if place.cells.meets(closed) {
                continue;
            }
            laid.push(place.cells);
            let next = if twin_next { number + 1 } else { 0 };
            let below = self.walk(laid, closed | place.cells | place.buffer, next, steps, visit);
            laid.pop();
            if below != Walk::Done {
                return below;
            }
        }
        Walk::Done
    }

    fn in_fleet_order(&self, laid: &[CellSet]) -> Sea {
        Sea::of_legal(self.order.iter().map(|&place| laid[place]).collect())
    }
}

/// The steps, diagonal ones too, from ship to ship, summed over all pairs.
fn distance(ships: &[CellSet]) -> u32 {
    let mut sum = 0;
    for (number, ship) in ships.iter().enumerate() {
        for other in &ships[number + 1..] {
            let mut reach = *ship;
            while !reach.meets(*other) {
                reach = reach.spread();
                sum += 1;
            }
        }
    }
    sum
}

/// A number from 0 to `bound` − 1, each equally likely, by rejection of whole words.
fn number_below(dice: &mut Dice, bound: u64) -> u64 {
    let fair = u64::MAX - u64::MAX % bound;
    loop {
        let bits = dice.bits();
        if bits < fair {
            return bits % bound;
        }
    }
}

/// How a walk over all fleets ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Walk {
    Done,
    Stopped,
    TooLong,
}
