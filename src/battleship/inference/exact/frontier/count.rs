use std::fmt;

use crate::{
    battleship::inference::{
        Constraints,
        exact::{Counter, Tally, Total},
        work_budget::WorkBudget,
    },
    grid::CellSet,
};

use super::{
    graph::{Graph, Spot, Step},
    lanes::{self, Lanes, Stretch, Sum},
    scan::{Scan, Transition},
};

/// The most memory of a count, in bytes; where the states need more, it is given up.
const MAX_BYTES: usize = 300 << 20;
/// The entries added in a unit of work.
const ENTRIES: usize = 256;
/// The entries created in a unit of work.
const ENTRIES_FILLED: usize = 32;
/// The bound on weights, far below the greatest single.
const MAX_SINGLE: f64 = (1_u128 << 120) as f64;
/// The bound, itself rounded, on numbers of 64 bits.
const MAX_NARROW: f64 = (1_u128 << 63) as f64;
/// The bound, itself rounded, on numbers of 128 bits.
const MAX_WIDE: f64 = (1_u128 << 127) as f64;

/// Counts all fleets of straight ships apart, by frontier-based search.
///
/// Fleets are counted in whole numbers; weights under a prior as `f32`.
///
/// # Complexity
///
/// Linear in the steps between states times the parts of the fleet. On the empty board of `sea-battle` there are 108,000 states of
/// some 70 parts each and 519,000 steps; every few shots halve that. All vectors are kept at once.
///
/// The method is that of Jun Kawahara, Takeru Inoue, Hiroaki Iwashita, Shin-ichi Minato, *Frontier-Based Search for Enumerating
/// All Constrained Subgraphs with Compressed Representation*, 2017.
pub struct Frontier {
    scan: Scan,
    graph: Graph,
    lanes: Box<dyn Lanes>,
    /// By placement the sum over the fleets that have it.
    sums: Vec<Sum>,
    total: Sum,
    weighted: bool,
    phase: Phase,
    given_up: bool,
    budget: WorkBudget,
}

/// The phase: first all states are found; then, forwards, the ways to reach each state are counted; then, backwards, the ways to
/// complete it, which replace the former.
#[derive(Clone, Copy, Debug)]
enum Phase {
    Find,
    Forward(Place),
    Backward(Place),
    Done,
}

/// A place among the states: going back, the state and the step before it come next.
#[derive(Clone, Copy, Debug)]
struct Place {
    cell: usize,
    state: usize,
    step: usize,
}

impl Place {
    const fn begin(cell: usize) -> Self {
        Self { cell, state: 0, step: 0 }
    }

    fn end(graph: &Graph, cell: usize) -> Self {
        let layer = &graph.layers[cell];
        Self { cell, state: layer.states(), step: layer.steps() }
    }
}

impl Frontier {
    /// A count not yet begun; `None` where the method does not apply: a class is not straight, ships may touch, rows or
    /// columns are counted, the fleet has more than 4096 parts (the product over the classes of ships + 1), a ship of 16
    /// can lie on a board more than 12 wide, or more fleets than fit the numbers (2¹²⁷, or a weight of 2¹²⁰) cannot be
    /// ruled out.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Option<Self> {
        let scan = Scan::new(constraints)?;
        let bound = most_fleets(&scan);
        let weighted = constraints.is_weighted();
        let lanes = match weighted {
            true if bound < MAX_SINGLE => lanes::vectors::<f32>(&scan),
            false if bound < MAX_NARROW => lanes::vectors::<u64>(&scan),
            false if bound < MAX_WIDE => lanes::vectors::<u128>(&scan),
            _ => return None,
        };
        let graph = Graph::new(&scan);
        let phase = if constraints.contradictory { Phase::Done } else { Phase::Find };
        let sums = vec![Sum::default(); scan.ways.len()];
        let total = Sum::default();
        Some(Self {
            scan,
            graph,
            lanes,
            sums,
            total,
            weighted,
            phase,
            given_up: false,
            budget: WorkBudget::default(),
        })
    }

    fn find(&mut self) -> u64 {
        let work = self.graph.find(&self.scan);
        if self.graph.is_whole() {
            self.phase = Phase::Done;
            if self.graph.end().is_some() {
                self.lanes.reserve(self.graph.entries);
                self.lanes.fill(self.graph.layers[0].end);
                self.lanes.take(0);
                self.phase = Phase::Forward(Place::begin(0));
            }
        } else if self.graph.is_too_big() || MAX_BYTES < self.graph.bytes(self.lanes.entry()) {
            self.given_up = true;
            self.phase = Phase::Done;
        }
        work
    }

    fn forward(&mut self, mut place: Place) -> u64 {
        let layer = &self.graph.layers[place.cell];
        if place.state == layer.states() {
            self.phase = Phase::Forward(Place::begin(place.cell + 1));
            if place.cell + 1 == self.graph.layers.len() {
                self.turn();
            }
            return 1;
        }
        let source = layer.spot(place.state);
        let mut work = 1;
        for _ in 0..layer.degree(place.state) {
            let step = layer.step(place.step);
            place.step += 1;
            let stretch = self.stretch(source, step);
            let filled = self.lanes.fill(self.graph.layers[step.cell].end);
            work += 1 + (stretch.len / ENTRIES + filled / ENTRIES_FILLED) as u64;
            self.lanes.push(stretch);
        }
        place.state += 1;
        self.phase = Phase::Forward(place);
        work
    }

    /// Reads the number of all fleets at the end, and begins the backward pass there.
    fn turn(&mut self) {
        // All ships are placed in the last entry of the only state at the end.
        let end = self.graph.end().expect("a count that comes to no end has no vectors");
        let full = end + self.scan.parts - 1;
        self.total = self.lanes.take(full);
        self.lanes.settle(end, 0);
        self.lanes.take(full);
        self.phase = Phase::Backward(Place::end(&self.graph, self.graph.layers.len() - 2));
    }

    fn backward(&mut self, mut place: Place) -> u64 {
        let layer = &self.graph.layers[place.cell];
        if place.state == 0 {
            self.phase = match place.cell {
                0 => Phase::Done,
                cell => Phase::Backward(Place::end(&self.graph, cell - 1)),
            };
            return 1;
        }
        place.state -= 1;
        let source = layer.spot(place.state);
        let mut work = 1;
        for _ in 0..layer.degree(place.state) {
            place.step -= 1;
            let step = layer.step(place.step);
            let stretch = self.stretch(source, step);
            work += 1 + (stretch.len / ENTRIES) as u64;
            self.lanes.gather(stretch, &mut self.sums[usize::from(step.way)]);
        }
        self.lanes.settle(source.at(), source.least());
        self.phase = Phase::Backward(place);
        work
    }

    /// The entries of two states that a step joins.
    #[inline]
    fn stretch(&self, source: Spot, step: Step) -> Stretch {
        let &Transition { mask, stride, weight, .. } = &self.scan.ways[usize::from(step.way)];
        let target = self.graph.layers[step.cell].spot(step.state);
        // The entries left out are 0: they have too few ships for the upright ones.
        let part = source.least().max(target.least().saturating_sub(stride));
        Stretch {
            from: source.at() + part - source.least(),
            to: target.at() + part + stride - target.least(),
            len: self.scan.parts - stride - part,
            part,
            mask,
            weight,
        }
    }
}

impl Counter for Frontier {
    fn budget(&mut self) -> &mut WorkBudget {
        &mut self.budget
    }

    fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done)
    }

    fn step(&mut self) {
        let work = match self.phase {
            Phase::Find => self.find(),
            Phase::Forward(place) => self.forward(place),
            Phase::Backward(place) => self.backward(place),
            Phase::Done => 0,
        };
        self.budget.charge(work);
    }

    fn tally(&self) -> Tally {
        let total = self.total;
        let mut cells = Box::new([Sum::default(); 256]);
        for (way, &sum) in self.scan.ways.iter().zip(&self.sums) {
            add(&mut cells, way.cells, sum);
        }
        if !self.weighted {
            return Tally::exact(total.whole, Box::new(cells.map(|sum| sum.whole)));
        }
        let share = |sum: Sum| if total.real == 0.0 { 0.0 } else { sum.real / total.real };
        Tally { total: Total::Weighted { weight: total.real }, shares: Box::new(cells.map(share)) }
    }

    fn is_given_up(&self) -> bool {
        self.given_up
    }
}

impl fmt::Debug for Frontier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Frontier").field("phase", &self.phase).finish_non_exhaustive()
    }
}

fn add(cells: &mut [Sum; 256], ship: CellSet, sum: Sum) {
    for cell in ship {
        cells[cell.index()].whole += sum.whole;
        cells[cell.index()].real += sum.real;
    }
}

/// A bound on every number in the count: the product over the kinds of the number of sets of their placements, with as many
/// placements as ships or fewer, each as heavy as the heaviest. Every number in the count is one of distinct partial fleets.
fn most_fleets(scan: &Scan) -> f64 {
    let mut bound = 1.0;
    for (number, kind) in scan.kinds.iter().enumerate() {
        let own = scan.ways.iter().filter(|way| way.mask == number + 1);
        let heaviest = own.clone().map(|way| way.weight).fold(1.0, f64::max);
        bound *= most_sets(own.count(), kind.count.into());
        bound = (0..kind.count).fold(bound, |bound, _| bound * heaviest);
    }
    bound
}

/// The greatest number of sets of any one size up to `size`.
fn most_sets(ways: usize, size: usize) -> f64 {
    let (mut sets, mut most) = (1.0, 1.0_f64);
    for chosen in 0..size.min(ways) {
        sets *= (ways - chosen) as f64 / (chosen + 1) as f64;
        most = most.max(sets);
    }
    most
}
