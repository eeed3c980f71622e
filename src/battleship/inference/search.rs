use crate::{
    battleship::rules::MAX_SHIPS,
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{Constraints, order::sort_by_key};

const MAX_CLASSES: usize = MAX_SHIPS as usize;
const MAX_LINES: usize = 32;
/// What a line needs whose count is not told.
const ANY: u8 = u8::MAX;

/// Laying fleets that fit everything told, ship by ship: what looking at all of them and drawing some have in common.
///
/// The told cell that the fewest placements cover comes first; where all are covered, the class that had the fewest placements.
#[derive(Clone, Debug)]
pub(super) struct Search {
    classes: Vec<Vec<ShipPlacement>>,
    /// The classes, those with the fewest placements first.
    order: Vec<u8>,
    /// By told cell the placements that cover it.
    through: Vec<Vec<Choice>>,
    counted: bool,
}

/// A way the ships of one class can lie.
#[derive(Clone, Debug)]
pub(super) struct ShipPlacement {
    pub cells: CellSet,
    /// The cells with those beside that must be water.
    closes: CellSet,
    pub weight: f64,
    /// By row, then by column: the cells there.
    held: [u8; MAX_LINES],
}

/// A placement of a class, by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    class: u8,
    way: u16,
}

impl Choice {
    /// The place of its class among the constraints' classes.
    pub const fn class(self) -> u8 {
        self.class
    }
}

/// A fleet half laid.
#[derive(Clone, Debug)]
pub(super) struct PartialFleet {
    pub used: CellSet,
    closed: CellSet,
    /// The told cells no ship covers yet.
    open: CellSet,
    left: [u8; MAX_CLASSES],
    /// By class the first placement that is still to be tried, so that ships not told apart come in one order.
    from: [u16; MAX_CLASSES],
    /// By row, then by column: the cells it still needs.
    needs: [u8; MAX_LINES],
}

/// A fleet drawn.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    /// Its ships, in the order they were laid.
    pub ships: Vec<Choice>,
    /// Their cells.
    pub used: CellSet,
    /// What it stands for among all fleets; 0 where the draw came to no fleet.
    pub weight: f64,
    /// The placements looked at.
    pub looked: u64,
    choices: Vec<Choice>,
}

impl Search {
    pub fn new(constraints: &Constraints) -> Self {
        let geometry = constraints.geometry;
        let lines = (0..16_u8).map(|row| (row < geometry.rows()).then(|| geometry.row(row)));
        let lines =
            lines.chain((0..16).map(|col| (col < geometry.cols()).then(|| geometry.col(col))));
        let lines: Vec<CellSet> = lines.map(|line| line.unwrap_or(CellSet::EMPTY)).collect();
        let classes = constraints.ways.iter().map(|ways| {
            let placements = ways.placements.iter().enumerate();
            let way = placements.map(|(number, placement)| ShipPlacement {
                cells: placement.cells,
                closes: placement.cells | placement.buffer,
                weight: ways.weights.as_ref().map_or(1.0, |weights| weights[number]),
                held: std::array::from_fn(|line| (lines[line] & placement.cells).len() as u8),
            });
            way.collect()
        });
        let classes: Vec<Vec<ShipPlacement>> = classes.collect();
        let mut order: Vec<u8> = (0..classes.len() as u8).collect();
        sort_by_key(&mut order, |class| classes[usize::from(class)].len());
        let mut through = vec![Vec::new(); 256];
        for (class, ways) in classes.iter().enumerate() {
            for (way, own) in ways.iter().enumerate() {
                for cell in own.cells & constraints.cover {
                    through[cell.index()].push(Choice { class: class as u8, way: way as u16 });
                }
            }
        }
        Self { classes, order, through, counted: constraints.has_counts() }
    }

    /// Before the first ship.
    pub fn begin(constraints: &Constraints) -> PartialFleet {
        let mut left = [0; MAX_CLASSES];
        for (left, ways) in left.iter_mut().zip(&constraints.ways) {
            *left = ways.count;
        }
        let mut needs = [ANY; MAX_LINES];
        let lines = [(0, &constraints.rows), (16, &constraints.cols)];
        for (first, needed) in lines {
            for (need, &observed) in needs[first..].iter_mut().zip(needed) {
                *need = observed.map_or(ANY, |observed| observed.min(u32::from(ANY) - 1) as u8);
            }
        }
        PartialFleet {
            used: CellSet::EMPTY,
            closed: CellSet::EMPTY,
            open: constraints.cover,
            left,
            from: [0; MAX_CLASSES],
            needs,
        }
    }

    pub fn way(&self, choice: Choice) -> &ShipPlacement {
        &self.classes[usize::from(choice.class)][usize::from(choice.way)]
    }

    /// Adds the ways to lay the next ship to `choices`; the work it took, in placements looked at.
    ///
    /// Where `ordered`, ships of one class that cover nothing told come in the order of their placements.
    #[inline(never)]
    pub fn branch(&self, laid: &PartialFleet, ordered: bool, choices: &mut Vec<Choice>) -> usize {
        let begin = choices.len();
        let mut looked = 0;
        let mut fewest = usize::MAX;
        for cell in laid.open {
            let through = &self.through[cell.index()];
            let fits = |choice: &&Choice| {
                0 < laid.left[usize::from(choice.class)] && self.fits(laid, self.way(**choice))
            };
            looked += through.len();
            let count = through.iter().filter(fits).take(fewest).count();
            if count < fewest {
                fewest = count;
                choices.truncate(begin);
                choices.extend(through.iter().filter(fits));
            }
        }
        if !laid.open.is_empty() {
            return looked;
        }
        let next = self.order.iter().find(|&&class| 0 < laid.left[usize::from(class)]);
        let Some(&class) = next else { return 1 };
        let from = if ordered { laid.from[usize::from(class)] } else { 0 };
        let ways = &self.classes[usize::from(class)];
        for way in from..ways.len() as u16 {
            if self.fits(laid, &ways[usize::from(way)]) {
                choices.push(Choice { class, way });
            }
        }
        ways.len() - usize::from(from)
    }

    /// Every way a ship of this class can be laid next.
    pub fn places(&self, laid: &PartialFleet, class: u8) -> Vec<Choice> {
        let ways = 0..self.classes[usize::from(class)].len() as u16;
        let choices = ways.map(|way| Choice { class, way });
        choices.filter(|&choice| self.can_lie(laid, choice)).collect()
    }

    /// Whether a ship can be laid so next.
    pub fn can_lie(&self, laid: &PartialFleet, choice: Choice) -> bool {
        self.fits(laid, self.way(choice))
    }

    fn fits(&self, laid: &PartialFleet, way: &ShipPlacement) -> bool {
        let room = || way.held.iter().zip(&laid.needs).all(|(held, need)| held <= need);
        !way.cells.intersects(laid.closed) && (!self.counted || room())
    }

    /// Lays one ship more.
    pub fn lay(&self, laid: &mut PartialFleet, choice: Choice) {
        let (way, class) = (self.way(choice), usize::from(choice.class));
        if laid.open.is_empty() {
            laid.from[class] = choice.way + 1;
        }
        laid.used |= way.cells;
        laid.closed |= way.closes;
        laid.open -= way.cells;
        laid.left[class] -= 1;
        if self.counted {
            for (need, &held) in laid.needs.iter_mut().zip(&way.held) {
                if *need != ANY {
                    *need -= held;
                }
            }
        }
    }

    /// Whether this ship would make the fleet whole, where it is the last.
    pub fn completes(&self, laid: &PartialFleet, choice: Choice) -> bool {
        let way = self.way(choice);
        let met =
            || way.held.iter().zip(&laid.needs).all(|(held, need)| *need == ANY || held == need);
        laid.open.is_subset(way.cells) && (!self.counted || met())
    }

    /// Draws a fleet ship by ship, each placement that is left as likely as it weighs, from `begin` on; `drawn` says what was laid.
    ///
    /// It weighs what the placements left at each step weighed together, as that is one by how likely it was to be drawn so:
    /// averages by this weight are averages over all fleets.
    pub fn draw(&self, begin: &PartialFleet, rng: &mut GameRng, drawn: &mut Drawn) {
        let mut laid = begin.clone();
        let mut weight = 1.0;
        let mut covered = false;
        drawn.ships.clear();
        drawn.looked = 0;
        drawn.weight = 0.0;
        while 0 < laid.ships() {
            if !covered && laid.is_covered() {
                covered = true;
                // From here on ships that are not told apart come in any order.
                weight /= laid.orders();
            }
            drawn.choices.clear();
            drawn.looked += self.branch(&laid, false, &mut drawn.choices) as u64;
            let Some(&last) = drawn.choices.last() else { return };
            let all: f64 = drawn.choices.iter().map(|&choice| self.way(choice).weight).sum();
            let mut share = rng.unit_f64() * all;
            let is_drawn = |choice: &&Choice| {
                share -= self.way(**choice).weight;
                share < 0.0
            };
            let chosen = *drawn.choices.iter().find(is_drawn).unwrap_or(&last);
            self.lay(&mut laid, chosen);
            drawn.ships.push(chosen);
            weight *= all;
        }
        if laid.is_whole() {
            drawn.weight = weight;
            drawn.used = laid.used;
        }
    }

    /// The cells some placement covers.
    pub fn reach(&self) -> CellSet {
        let ways = self.classes.iter().flatten();
        ways.fold(CellSet::EMPTY, |cells, way| cells | way.cells)
    }
}

impl PartialFleet {
    /// How many ships are left to be laid.
    pub fn ships(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// The classes with ships left to be laid, each with how many.
    pub fn left_by_class(&self) -> impl Iterator<Item = (u8, usize)> {
        let left = (0..).zip(self.left).filter(|&(_, left)| 0 < left);
        left.map(|(class, left)| (class, usize::from(left)))
    }

    /// Whether every told cell is covered.
    pub fn is_covered(&self) -> bool {
        self.open.is_empty()
    }

    /// In how many orders the ships left can come, ships of one class in any.
    pub fn orders(&self) -> f64 {
        let factorial = |&left: &u8| (1..=left).map(f64::from).product::<f64>();
        self.left.iter().map(factorial).product()
    }

    /// Whether a fleet with no ship left to lay fits.
    pub fn is_whole(&self) -> bool {
        self.open.is_empty() && self.needs.iter().all(|&need| need == 0 || need == ANY)
    }
}

/// Adds `amount` to what stands for these cells.
pub(super) fn add<T: Copy + std::ops::AddAssign>(sums: &mut [T; 256], cells: CellSet, amount: T) {
    for cell in cells {
        let cell: Cell = cell;
        sums[cell.index()] += amount;
    }
}
