use std::ops::AddAssign;

use crate::{battleship::rules::MAX_SHIPS, grid::CellSet, rng::GameRng};

use super::{
    Constraints,
    depth_first::{branch_on_tightest, placements_by_cell},
    order::sort_by_key,
};

const MAX_CLASSES: usize = MAX_SHIPS as usize;
const MAX_LINES: usize = 32;
/// What a line needs whose count is unknown.
const ANY: u8 = u8::MAX;

/// The placements from which fleets are placed ship by ship, for looking at all fleets and for drawing some.
///
/// The next ship covers the observed ship cell with the fewest placements. Once all are covered, it belongs to the class that had
/// the fewest placements at the start.
#[derive(Clone, Debug)]
pub(super) struct Search {
    classes: Vec<Vec<ShipPlacement>>,
    /// The classes, those with the fewest placements first.
    order: Vec<u8>,
    /// By observed ship cell the placements that cover it.
    by_cell: Vec<Vec<Choice>>,
    counted: bool,
}

/// A placement of the ships of one class.
#[derive(Clone, Debug)]
pub(super) struct ShipPlacement {
    pub cells: CellSet,
    /// The cells, and those beside them that must be water.
    closes: CellSet,
    pub weight: f64,
    /// By row, then by column: how many of the cells lie there.
    held: [u8; MAX_LINES],
}

/// A placement, by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    class: u8,
    way: u16,
}

impl Choice {
    /// The place of the choice's class in [`Constraints::ways`](super::Constraints::ways).
    pub const fn class(self) -> u8 {
        self.class
    }
}

/// A fleet of which some ships are placed.
#[derive(Clone, Debug)]
pub(super) struct PartialFleet {
    pub used: CellSet,
    closed: CellSet,
    /// The observed ship cells that no ship covers yet.
    open: CellSet,
    /// By class the ships still to be placed.
    left: [u8; MAX_CLASSES],
    /// By class the first placement still to be tried: ships of one class are placed in rising order only.
    from: [u16; MAX_CLASSES],
    /// By row, then by column: the ship cells still needed.
    needs: [u8; MAX_LINES],
}

/// A fleet drawn.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    /// Its ships, in the order they were placed.
    pub ships: Vec<Choice>,
    /// Their cells.
    pub used: CellSet,
    /// The inverse of the probability of the draw, times the fleet's weight; 0 where the draw led to no fleet.
    pub weight: f64,
    /// How many placements were looked at.
    pub looked: usize,
    choices: Vec<Choice>,
}

impl Search {
    /// A search through the placements that `constraints` allow. Linear in them.
    pub fn new(constraints: &Constraints) -> Self {
        let geometry = constraints.geometry;
        let lines: [CellSet; MAX_LINES] = std::array::from_fn(|line| {
            let (line, is_row) = (line as u8 % 16, line < 16);
            match is_row {
                true if line < geometry.rows() => geometry.row(line),
                false if line < geometry.cols() => geometry.col(line),
                _ => CellSet::EMPTY,
            }
        });
        let classes = constraints.ways.iter().map(|ways| {
            let placements = ways.placements.iter().enumerate();
            let way = placements.map(|(number, placement)| ShipPlacement {
                cells: placement.cells,
                closes: placement.cells | placement.buffer,
                weight: ways.weights.as_ref().map_or(1.0, |weights| weights[number]),
                held: lines.map(|line| (line & placement.cells).len() as u8),
            });
            way.collect()
        });
        let classes: Vec<Vec<ShipPlacement>> = classes.collect();
        let mut order: Vec<u8> = (0..classes.len() as u8).collect();
        sort_by_key(&mut order, |class| classes[usize::from(class)].len());
        let all = (0..).zip(&classes).flat_map(|(class, ways)| {
            (0..).zip(ways).map(move |(way, own)| (Choice { class, way }, own.cells))
        });
        let by_cell = placements_by_cell(constraints.cover, all);
        Self { classes, order, by_cell, counted: constraints.has_counts() }
    }

    /// The fleet in which no ship is placed beyond the settled ones.
    pub fn begin(constraints: &Constraints) -> PartialFleet {
        let mut left = [0; MAX_CLASSES];
        for (left, ways) in left.iter_mut().zip(&constraints.ways) {
            *left = ways.count;
        }
        let mut needs = [ANY; MAX_LINES];
        let (rows, cols) = needs.split_at_mut(16);
        for (needs, counts) in [(rows, &constraints.rows), (cols, &constraints.cols)] {
            for (need, &count) in needs.iter_mut().zip(counts) {
                *need = count.map_or(ANY, |count| count.min(u32::from(ANY) - 1) as u8);
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

    /// The placement that a choice stands for.
    pub fn way(&self, choice: Choice) -> &ShipPlacement {
        &self.classes[usize::from(choice.class)][usize::from(choice.way)]
    }

    /// Appends the placements of the next ship to `choices`; returns how many were looked at.
    ///
    /// Where `ordered`, ships of one class that cover no observed ship cell are placed in rising order.
    #[inline(never)]
    pub fn branch(
        &self,
        partial: &PartialFleet,
        ordered: bool,
        choices: &mut Vec<Choice>,
    ) -> usize {
        let fits = |choice: &Choice| {
            0 < partial.left[usize::from(choice.class)] && self.can_lie(partial, *choice)
        };
        if !partial.open.is_empty() {
            return branch_on_tightest(partial.open, &self.by_cell, fits, choices);
        }
        let next = self.order.iter().find(|&&class| 0 < partial.left[usize::from(class)]);
        let Some(&class) = next else { return 1 };
        let from = if ordered { partial.from[usize::from(class)] } else { 0 };
        let ways = &self.classes[usize::from(class)];
        for way in from..ways.len() as u16 {
            if self.fits(partial, &ways[usize::from(way)]) {
                choices.push(Choice { class, way });
            }
        }
        ways.len() - usize::from(from)
    }

    /// All placements that the next ship of `class` can have in `partial`. Linear in the placements of the class.
    pub fn places(&self, partial: &PartialFleet, class: u8) -> Vec<Choice> {
        let ways = 0..self.classes[usize::from(class)].len() as u16;
        let choices = ways.map(|way| Choice { class, way });
        choices.filter(|&choice| self.can_lie(partial, choice)).collect()
    }

    /// Whether the next ship of the choice's class can have this placement in `partial`. Constant time.
    pub fn can_lie(&self, partial: &PartialFleet, choice: Choice) -> bool {
        self.fits(partial, self.way(choice))
    }

    fn fits(&self, partial: &PartialFleet, way: &ShipPlacement) -> bool {
        let room = || way.held.iter().zip(&partial.needs).all(|(held, need)| held <= need);
        !way.cells.intersects(partial.closed) && (!self.counted || room())
    }

    /// Adds the chosen ship to `partial`.
    pub fn place_ship(&self, partial: &mut PartialFleet, choice: Choice) {
        let (way, class) = (self.way(choice), usize::from(choice.class));
        if partial.open.is_empty() {
            partial.from[class] = choice.way + 1;
        }
        partial.used |= way.cells;
        partial.closed |= way.closes;
        partial.open -= way.cells;
        partial.left[class] -= 1;
        if self.counted {
            for (need, &held) in partial.needs.iter_mut().zip(&way.held) {
                if *need != ANY {
                    *need -= held;
                }
            }
        }
    }

    /// Whether this ship, as the last one, completes the fleet so that it fits.
    pub fn completes(&self, partial: &PartialFleet, choice: Choice) -> bool {
        let way = self.way(choice);
        let met =
            || way.held.iter().zip(&partial.needs).all(|(held, need)| *need == ANY || held == need);
        partial.open.is_subset(way.cells) && (!self.counted || met())
    }

    /// Draws a fleet ship by ship from `begin` on, each placement with a probability proportional to its weight.
    ///
    /// A random descent of the search tree (D. E. Knuth, *Estimating the Efficiency of Backtrack Programs*, 1975). The draw weighs
    /// the product, over the steps, of the weights of all placements possible there: averages by this weight estimate averages
    /// over all fleets.
    pub fn draw(&self, begin: &PartialFleet, rng: &mut GameRng, drawn: &mut Drawn) {
        let mut partial = begin.clone();
        let mut weight = 1.0;
        let mut covered = false;
        drawn.ships.clear();
        drawn.looked = 0;
        drawn.weight = 0.0;
        while 0 < partial.ships() {
            if !covered && partial.is_covered() {
                covered = true;
                // From here on ships of one class are placed in any order.
                weight /= partial.orders();
            }
            drawn.choices.clear();
            drawn.looked += self.branch(&partial, false, &mut drawn.choices);
            let Some(&last) = drawn.choices.last() else { return };
            let all: f64 = drawn.choices.iter().map(|&choice| self.way(choice).weight).sum();
            let mut share = rng.unit_f64() * all;
            let is_drawn = |choice: &&Choice| {
                share -= self.way(**choice).weight;
                share < 0.0
            };
            let chosen = *drawn.choices.iter().find(is_drawn).unwrap_or(&last);
            self.place_ship(&mut partial, chosen);
            drawn.ships.push(chosen);
            weight *= all;
        }
        if partial.is_whole() {
            drawn.weight = weight;
            drawn.used = partial.used;
        }
    }
}

impl PartialFleet {
    /// The number of ships still to be placed.
    pub fn ships(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// The classes that have ships still to be placed, each with how many.
    pub fn left_by_class(&self) -> impl Iterator<Item = (u8, usize)> {
        let left = (0..).zip(self.left).filter(|&(_, left)| 0 < left);
        left.map(|(class, left)| (class, usize::from(left)))
    }

    /// Whether the ships placed cover every observed ship cell.
    pub fn is_covered(&self) -> bool {
        self.open.is_empty()
    }

    /// The number of orders in which the ships still to be placed can be placed within their classes: the product of the
    /// factorials.
    pub fn orders(&self) -> f64 {
        let factorial = |&left: &u8| (1..=left).map(f64::from).product::<f64>();
        self.left.iter().map(factorial).product()
    }

    /// Whether the fleet fits as it is: no ship is left, every observed ship cell is covered, and every count is met.
    pub fn is_whole(&self) -> bool {
        self.open.is_empty() && self.needs.iter().all(|&need| need == 0 || need == ANY)
    }
}

/// The work of looking at so many placements.
pub(super) const fn looking_work(placements: usize) -> u64 {
    1 + placements as u64 / 32
}

/// Adds `amount` to the sum of each of these cells.
pub(super) fn add<T: Copy + AddAssign>(sums: &mut [T; 256], cells: CellSet, amount: T) {
    for cell in cells {
        sums[cell.index()] += amount;
    }
}
