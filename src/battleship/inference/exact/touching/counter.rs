use std::fmt;

use crate::{
    battleship::{
        inference::{
            Constraints, Symmetry,
            depth_first::{DepthFirst, Step, branch_on_tightest, placements_by_cell},
            order::sort_by_key,
            work_budget::WorkBudget,
        },
        rules::Contact,
    },
    grid::{CellSet, Geometry},
};

use super::{
    super::{Counter, Tally},
    lanes::Layout,
    leaf::{Leaf, MAX_SHIPS},
    ledger::Ledger,
    ships::{Ships, grouped, leaf},
    symmetry::{orbit, symmetries},
};

/// Counts the fleets of straight ships that may touch.
///
/// The observed ship cell with the fewest placements is covered in each way, then the next, until all are covered: exactly one ship
/// covers a cell, so every choice of covering ships is visited once. Of the other ships, on open water, all but three are placed in
/// each way, those with the fewest placements first; the last three are counted in closed form.
///
/// Classes with the same placements are counted as one group, and the fleets multiplied by the ways to name the ships. Where the
/// observations keep a symmetry of the board, one placement stands for all its images.
///
/// # Complexity
///
/// For k ships on open water the product of the placements of the k − 3 rarest, times the lanes of the board: on 10×10 with
/// `admiral` 14,400 pairs of placements, or 2,200 by symmetry, each a microsecond.
pub struct Touching {
    geometry: Geometry,
    groups: Vec<Ships>,
    /// By observed ship cell the placements over it.
    by_cell: Vec<Vec<Choice>>,
    /// By group the ships not placed over observed ship cells.
    left: Vec<u8>,
    walk: DepthFirst<Node, Choice>,
    plan: Plan,
    leaf: Box<dyn Leaf>,
    /// The work of counting three ships in closed form; that of fewer falls with the square of their number.
    leaf_work: u64,
    ledger: Ledger,
    weighted: bool,
    /// How many fleets a counted one stands for: the ways to name ships of classes counted as one.
    each: u128,
    symmetries: Vec<Symmetry>,
    done: bool,
    budget: WorkBudget,
}

/// A placement of a ship of a group.
#[derive(Clone, Copy)]
struct Choice {
    group: u8,
    way: u16,
    /// How many placements it stands for, its images under the symmetries.
    orbit: u8,
}

/// A partial fleet whose next ship is being placed.
struct Node {
    used: CellSet,
    /// The observed ship cells that no ship covers yet.
    open: CellSet,
    weight: f64,
    /// The group of the ship placed from here at the moment, where it covers an observed cell.
    covering: Option<u8>,
    /// The number of the next ship among those on open water.
    level: usize,
}

/// How the ships on open water are counted, once the observed ship cells are covered.
#[derive(Default)]
struct Plan {
    /// The group of each ship, in the order they are placed.
    order: Vec<u8>,
    /// How many of them are placed one by one.
    outer: usize,
    /// How often a closed form is added, so that every fleet is counted `divisor` times, or once under a prior.
    times: f64,
    divisor: u128,
    /// Whether the first ship stands for its images too.
    reflected: bool,
}

/// A weight below this share of that of ships that never meet may be mostly rounding error: one more ship is placed one by one then,
/// so that less cancels.
const DOUBTFUL: f64 = 1e-3;

/// Up to this divisor all closed forms share it, so that sums are not carried between them.
const COMMON_DIVISOR: u128 = 255;

impl Touching {
    /// A count not yet begun; `None` where the method does not apply: ships lie apart, one is not straight, rows or columns are
    /// counted, or the count might exceed 128 bits.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Option<Self> {
        let straight = constraints.ways.iter().all(|ways| ways.length.is_some());
        if constraints.contact != Contact::Free || !straight || constraints.has_counts() {
            return None;
        }
        let weighted = constraints.is_weighted();
        let groups = grouped(&constraints.ways);
        // No sum exceeds the number of ordered choices of a placement for every ship, times eight symmetries.
        let mut bound: u128 = 8;
        let mut apart = 1;
        for ways in &constraints.ways {
            for _ in 0..ways.count {
                bound = bound.checked_mul(ways.placements.len().max(1) as u128)?;
            }
            apart *= factorial(ways.count);
        }
        let (mut together, mut longest) = (1, 1);
        for group in &groups {
            together *= factorial(group.count);
            longest = longest.max(group.length);
        }
        let layout = Layout::new(constraints.geometry, longest as usize);
        let (leaf, leaf_work) = leaf(layout, &groups, weighted);
        let mut counter = Self {
            geometry: constraints.geometry,
            by_cell: placements_by_cell(constraints.cover, choices(&groups)),
            left: groups.iter().map(|group| group.count).collect(),
            walk: DepthFirst::default(),
            plan: Plan::default(),
            leaf,
            leaf_work,
            ledger: Ledger::new(weighted),
            weighted,
            each: together / apart,
            symmetries: Symmetry::all(constraints.geometry).take(1).collect(),
            done: constraints.contradictory,
            budget: WorkBudget::default(),
            groups,
        };
        if !counter.done {
            counter.begin(constraints);
        }
        Some(counter)
    }

    fn begin(&mut self, constraints: &Constraints) {
        let ships: usize = self.left.iter().map(|&left| usize::from(left)).sum();
        if constraints.cover.is_empty() && MAX_SHIPS < ships {
            let lists = self.groups.iter().map(|group| (&*group.ways, group.weights.as_deref()));
            let lists: Vec<_> = lists.collect();
            self.symmetries = symmetries(self.geometry, &lists);
        }
        self.go_on(CellSet::EMPTY, constraints.cover, 1.0);
        if self.walk.is_at_end() {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.ledger.carry(&mut *self.leaf);
        self.done = true;
    }

    /// Tries the next choice; returns the work.
    fn try_next(&mut self) -> u64 {
        if let Some(group) = self.walk.top().and_then(|node| node.covering.take()) {
            self.left[usize::from(group)] += 1;
        }
        let (node, choice) = match self.walk.step() {
            Step::Try(node, choice) => (node, choice),
            Step::Leave => return 1,
            Step::End => {
                self.finish();
                return 1;
            }
        };
        let group = usize::from(choice.group);
        let ships = &self.groups[group];
        let way = ships.ways[usize::from(choice.way)];
        let used = node.used | way;
        let mut weight = node.weight;
        if let Some(weights) = &ships.weights {
            weight *= weights[usize::from(choice.way)];
        }
        if !node.open.is_empty() {
            node.covering = Some(choice.group);
            self.left[group] -= 1;
            let open = node.open - way;
            return self.go_on(used, open, weight);
        }
        let level = node.level;
        if self.plan.reflected && level == 0 {
            if self.weighted {
                weight *= f64::from(choice.orbit);
            } else {
                self.ledger.set_unit(choice.orbit.into(), self.plan.divisor, &mut *self.leaf);
            }
        }
        self.leaf.exclude(level, way);
        let twin =
            level + 1 < self.plan.outer && self.plan.order[level] == self.plan.order[level + 1];
        self.go_on_water(level + 1, used, weight, if twin { choice.way + 1 } else { 0 })
    }

    /// Covers the next observed ship cell, or goes on to open water where all are covered.
    #[inline(never)]
    fn go_on(&mut self, used: CellSet, open: CellSet, weight: f64) -> u64 {
        if open.is_empty() {
            return self.plan(used) + self.go_on_water(0, used, weight, 0);
        }
        let (mut ships, mut cells) = (0, 0);
        for (group, &left) in self.groups.iter().zip(&self.left) {
            ships += left;
            cells += group.length * u32::from(left);
        }
        if cells < open.len() {
            return 1;
        }
        if ships == 1 {
            return self.place_last(used, open, weight);
        }
        let begin = self.walk.choices.len();
        let fits = |choice: &Choice| {
            let group = usize::from(choice.group);
            let way = self.groups[group].ways[usize::from(choice.way)];
            0 < self.left[group] && !way.intersects(used)
        };
        let looked = branch_on_tightest(open, &self.by_cell, fits, &mut self.walk.choices);
        self.walk.enter(Node { used, open, weight, covering: None, level: 0 }, begin);
        1 + looked as u64 / 16
    }

    /// Places the only ship left over all observed ship cells left.
    fn place_last(&mut self, used: CellSet, open: CellSet, weight: f64) -> u64 {
        let times = self.share_out(1);
        let Some(cell) = open.first() else { return 1 };
        let through = &self.by_cell[cell.index()];
        let mut sum = 0.0;
        for choice in through {
            let group = usize::from(choice.group);
            let ships = &self.groups[group];
            let way = ships.ways[usize::from(choice.way)];
            if self.left[group] == 0 || way.intersects(used) || !open.is_subset(way) {
                continue;
            }
            let own = ships.weights.as_ref().map_or(1.0, |own| own[usize::from(choice.way)]);
            let amount = times * weight * own;
            self.ledger.reserve(times, &mut *self.leaf);
            self.ledger.add(amount, way);
            sum += amount;
        }
        self.ledger.cover(sum, used);
        2 + through.len() as u64 / 8
    }

    /// How often a closed form with every fleet in `orders` orders is added.
    fn share_out(&mut self, orders: u128) -> f64 {
        if self.weighted {
            return 1.0 / orders as f64;
        }
        let all = self.groups.iter().map(|group| factorial(group.count)).product();
        let divisor = if all <= COMMON_DIVISOR { all } else { orders };
        self.ledger.set_unit(1, divisor, &mut *self.leaf);
        self.plan.divisor = divisor;
        (divisor / orders) as f64
    }

    /// Plans the count of the ships left beside `used`; returns the work.
    fn plan(&mut self, used: CellSet) -> u64 {
        let plan = &mut self.plan;
        plan.order.clear();
        for (group, &left) in self.left.iter().enumerate() {
            plan.order.extend(std::iter::repeat_n(group as u8, left.into()));
        }
        plan.outer = plan.order.len().saturating_sub(MAX_SHIPS);
        let mut looked = 0;
        if 0 < plan.outer {
            let groups = &self.groups;
            let fits = groups.iter().map(|group| {
                looked += group.ways.len();
                group.ways.iter().filter(|way| !way.intersects(used)).count()
            });
            let fits: Vec<usize> = fits.collect();
            sort_by_key(&mut plan.order, |group| fits[usize::from(group)]);
        }
        let (outer, inner) = plan.order.split_at(plan.outer);
        let ships = |of: &[u8], group: usize| {
            of.iter().filter(|&&other| usize::from(other) == group).count() as u8
        };
        // Ships of a group placed one by one come in one order; those in closed form in every order.
        let mut orders = 1;
        for group in 0..self.groups.len() {
            let placed = ships(outer, group);
            orders *= factorial(placed + ships(inner, group)) / factorial(placed);
        }
        let alone = !outer.is_empty() && ships(outer, usize::from(outer[0])) == 1;
        plan.reflected = alone && 1 < self.symmetries.len();
        self.leaf.begin(used, inner);
        self.plan.times = self.share_out(orders);
        2 + looked as u64 / 32
    }

    /// Counts the ships on open water from number `level` on, or places that ship in each way from placement `from` on; returns the
    /// work.
    fn go_on_water(&mut self, level: usize, used: CellSet, weight: f64, from: u16) -> u64 {
        if self.plan.outer <= level && self.count(level, used, weight) {
            let ships = (self.plan.order.len() - level) as u64;
            return 1 + self.leaf_work * ships * ships / 9;
        }
        let begin = self.walk.choices.len();
        let group = self.plan.order[level];
        let ways = self.groups[usize::from(group)].ways.iter().enumerate();
        for (number, &way) in ways.skip(from.into()).filter(|(_, way)| !way.intersects(used)) {
            let orbit = match level {
                0 if self.plan.reflected => orbit(way, &self.symmetries),
                _ => Some(1),
            };
            let choice = orbit.map(|orbit| Choice { group, way: number as u16, orbit });
            self.walk.choices.extend(choice);
        }
        let open = CellSet::EMPTY;
        self.walk.enter(Node { used, open, weight, covering: None, level }, begin);
        2
    }

    /// Counts the ships left in closed form; false where the result would be mostly rounding error.
    fn count(&mut self, level: usize, used: CellSet, weight: f64) -> bool {
        let plan = &self.plan;
        let ships = plan.order.len() - level;
        let times = plan.times * weight;
        if ships == 0 {
            self.ledger.reserve(times, &mut *self.leaf);
            self.ledger.add(times, used);
            return true;
        }
        let found = self.leaf.count(level, level - plan.outer);
        if self.weighted && 1 < ships && found < self.leaf.scale() * DOUBTFUL {
            return self.leaf.scale() == 0.0;
        }
        if found != 0.0 {
            self.ledger.reserve(times * MAX_SHIPS as f64, &mut *self.leaf);
            self.ledger.add(found * times, used);
            self.leaf.add(times);
        }
        true
    }
}

impl Counter for Touching {
    fn budget(&mut self) -> &mut WorkBudget {
        &mut self.budget
    }

    fn is_done(&self) -> bool {
        self.done
    }

    fn step(&mut self) {
        let work = self.try_next();
        self.budget.charge(work);
    }

    fn tally(&self) -> Tally {
        self.ledger.tally(self.geometry, self.each, &self.symmetries)
    }
}

impl fmt::Debug for Touching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Touching").field("done", &self.done).finish_non_exhaustive()
    }
}

/// All placements of all groups, each with its cells.
fn choices(groups: &[Ships]) -> impl Iterator<Item = (Choice, CellSet)> {
    (0..).zip(groups).flat_map(|(group, ships)| {
        let ways = (0..).zip(&ships.ways);
        ways.map(move |(way, &cells)| (Choice { group, way, orbit: 1 }, cells))
    })
}

fn factorial(count: u8) -> u128 {
    (1..=u128::from(count)).product()
}
