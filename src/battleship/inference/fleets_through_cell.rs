use crate::{
    battleship::knowledge::Knowledge,
    grid::Cell,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints, FleetSearch, FoundFleet,
    depth_first::{DepthFirst, Step},
    search::{Choice, PartialFleet, Search},
};

/// The most fleets listed to draw from, and the work of listing them.
const LISTED: (usize, u64) = (2_000, 500_000);
/// The most fleets listed where rows or columns are counted, and the work of listing them: nothing else finds fleets there.
const LISTED_BY_COUNTS: (usize, u64) = (60_000, 2_000_000);
const LISTING_STRETCH: u64 = 50_000;
/// The work of one partial fleet, and of one try.
const COVERING_WORK: u64 = 50;
const TRYING_WORK: u64 = 30;
/// The most ways to cover the observed ship cells that are distinguished.
const MAX_COVERS: usize = 50_000;
/// The fleets tried in all.
const TRIES: u32 = 500_000;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(3);

/// Some of the fleets that fit all observations and have a ship on one cell, each fleet as likely as any other.
///
/// Where they are few, all are listed and different ones chosen. Else they are drawn by rejection sampling (J. von Neumann, *Various
/// Techniques Used in Connection with Random Digits*, 1951): the first ships are drawn among all ways to cover the observed ship
/// cells and this one, with a probability proportional to the number of ways to add the other ships if these ignored each
/// other. Every other ship then has any of its placements with the same probability, and a fleet whose ships clash is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetsThroughCell {
    /// The fleets drawn, at most as many as wanted, each with all ships.
    pub fleets: Vec<FoundFleet>,
    /// How many there are in all, where they were listed.
    pub all: Option<usize>,
}

impl FleetsThroughCell {
    /// Draws as many as `wanted` fleets with a ship on `cell`; `None` where too many fit to be listed and too few tries succeed.
    ///
    /// # Complexity
    ///
    /// It lists up to 2,000 fleets (60,000 where rows or columns are counted); else it makes up to 500,000 tries of some 5 µs
    /// each.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Option<Self> {
        let mut drawing = Drawing::new(knowledge, cell, wanted);
        while !drawing.advance(u64::MAX) {}
        drawing.outcome().cloned()
    }
}

/// The computation of [`FleetsThroughCell`] in slices of work. It draws the same however it is sliced.
#[derive(Debug)]
pub struct Drawing {
    constraints: Constraints,
    wanted: usize,
    rng: GameRng,
    stage: Stage,
}

/// A partial fleet with its ships.
type Begun = (PartialFleet, Vec<Choice>);

#[derive(Debug)]
enum Stage {
    /// Lists fleets. Its work is counted in steps of `LISTING_STRETCH`, so that it ends at the same fleet however it is sliced.
    Listing {
        listing: Box<FleetSearch>,
        stretches_left: u64,
        limit: usize,
    },
    /// Finds all ways to cover the observed ship cells.
    Covering {
        search: Box<Search>,
        walk: DepthFirst<Begun, Choice>,
        covers: Vec<Cover>,
    },
    Trying {
        search: Box<Search>,
        covers: Vec<Cover>,
        tries_left: u32,
        fleets: Vec<FoundFleet>,
    },
    Done(Option<FleetsThroughCell>),
}

/// A way to cover all observed ship cells.
#[derive(Debug)]
struct Cover {
    begun: Begun,
    /// In how many ways the other ships could be added if they ignored each other, to this cover and all before it.
    ways_so_far: f64,
}

impl Drawing {
    /// Begins to draw as many as `wanted` fleets with a ship on `cell`. It does no work yet.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Self {
        let mut constraints = Constraints::new(knowledge, None);
        if !constraints.settled_cells().contains(cell) {
            constraints.cover.insert(cell);
        }
        let rng = GameRng::new(DRAWING_SEED, Stream::Estimate { population: cell.index() as u32 });
        let is_outside = !knowledge.rules().geometry().board().contains(cell);
        let stage = if constraints.contradictory || is_outside {
            Stage::Done(Some(FleetsThroughCell { fleets: Vec::new(), all: Some(0) }))
        } else {
            let (limit, work) = if constraints.has_counts() { LISTED_BY_COUNTS } else { LISTED };
            let listing = Box::new(FleetSearch::up_to(&constraints, limit + 1));
            Stage::Listing { listing, stretches_left: work / LISTING_STRETCH, limit }
        };
        Self { constraints, wanted, rng, stage }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work && !matches!(self.stage, Stage::Done(_)) {
            let (next, cost) = self.step();
            spent += cost;
            if let Some(next) = next {
                self.stage = next;
            }
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// Takes a step; the next stage, where this one ends, and the work.
    fn step(&mut self) -> (Option<Stage>, u64) {
        match &mut self.stage {
            Stage::Listing { listing, stretches_left, limit } => {
                *stretches_left -= 1;
                let is_listed = listing.advance(LISTING_STRETCH);
                let found = listing.found();
                let fits = found.len() <= *limit;
                let next = if is_listed && fits {
                    let fleets = some_of(found, self.wanted, &mut self.rng);
                    Some(Stage::Done(Some(FleetsThroughCell { fleets, all: Some(found.len()) })))
                } else if fits && 0 < *stretches_left {
                    None
                } else if self.constraints.has_counts() {
                    Some(Stage::Done(None))
                } else {
                    let search = Box::new(Search::new(&self.constraints));
                    let (mut walk, mut covers) = (DepthFirst::default(), Vec::new());
                    let begun = (Search::begin(&self.constraints), Vec::new());
                    enter(&search, begun, &mut walk, &mut covers);
                    Some(Stage::Covering { search, walk, covers })
                };
                (next, LISTING_STRETCH)
            }
            Stage::Covering { search, walk, covers } => {
                let next = if MAX_COVERS < covers.len() {
                    Some(Stage::Done(None))
                } else if cover_on(search, walk, covers) {
                    None
                } else {
                    let (search, covers) = (search.clone(), std::mem::take(covers));
                    Some(Stage::Trying { search, covers, tries_left: TRIES, fleets: Vec::new() })
                };
                (next, COVERING_WORK)
            }
            Stage::Trying { search, covers, tries_left, fleets } => {
                let is_enough = fleets.len() == self.wanted;
                if is_enough || *tries_left == 0 {
                    let fleets = std::mem::take(fleets);
                    let found = is_enough.then_some(FleetsThroughCell { fleets, all: None });
                    return (Some(Stage::Done(found)), TRYING_WORK);
                }
                *tries_left = if covers.is_empty() { 0 } else { *tries_left - 1 };
                if let Some(ships) = try_one(search, covers, &mut self.rng) {
                    let ship = |choice: Choice| {
                        let class = self.constraints.ways[usize::from(choice.class())].class;
                        (class, search.way(choice).cells)
                    };
                    let placed = self.constraints.settled.iter().copied();
                    fleets.push(placed.chain(ships.into_iter().map(ship)).collect());
                }
                (None, TRYING_WORK)
            }
            Stage::Done(_) => (None, 0),
        }
    }

    /// The fleets drawn; `None` while work is left, and where too many fit to be listed and too few tries succeeded.
    pub const fn outcome(&self) -> Option<&FleetsThroughCell> {
        match &self.stage {
            Stage::Done(drawn) => drawn.as_ref(),
            _ => None,
        }
    }
}

/// Different fleets of a list, each as likely as another: the first steps of a Fisher–Yates shuffle.
fn some_of(all: &[FoundFleet], wanted: usize, rng: &mut GameRng) -> Vec<FoundFleet> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    let taken = wanted.min(all.len());
    for place in 0..taken {
        let other = place + rng.below((all.len() - place) as u32) as usize;
        places.swap(place, other);
    }
    places[..taken].iter().map(|&place| all[place].clone()).collect()
}

/// Goes on to the next partial fleet; false after the last.
fn cover_on(
    search: &Search,
    walk: &mut DepthFirst<Begun, Choice>,
    covers: &mut Vec<Cover>,
) -> bool {
    loop {
        match walk.step() {
            Step::Try(begun, choice) => {
                let (mut partial, mut ships) = begun.clone();
                search.place_ship(&mut partial, choice);
                ships.push(choice);
                enter(search, (partial, ships), walk, covers);
                return true;
            }
            Step::Leave => {}
            Step::End => return false,
        }
    }
}

/// Keeps a partial fleet that covers all observed ship cells, or lists the placements of its next ship.
fn enter(
    search: &Search,
    begun: Begun,
    walk: &mut DepthFirst<Begun, Choice>,
    covers: &mut Vec<Cover>,
) {
    if begun.0.is_covered() {
        let own = ways(search, &begun.0);
        if 0.0 < own {
            let before = covers.last().map_or(0.0, |cover| cover.ways_so_far);
            covers.push(Cover { begun, ways_so_far: before + own });
        }
        return;
    }
    let first = walk.choices.len();
    search.branch(&begun.0, false, &mut walk.choices);
    // Which cover a random number means depends on their order, and records rely on that.
    walk.choices[first..].reverse();
    walk.enter(begun, first);
}

/// In how many ways the ships left could be added if they ignored each other.
fn ways(search: &Search, partial: &PartialFleet) -> f64 {
    let ways = partial.left_by_class().map(|(class, left)| {
        let places = search.places(partial, class).len() as f64;
        std::iter::repeat_n(places, left).product::<f64>()
    });
    let all: f64 = ways.product();
    all / partial.orders()
}

/// Draws a cover and the other ships; the ships of the fleet, or none where two of them clash.
fn try_one(search: &Search, covers: &[Cover], rng: &mut GameRng) -> Option<Vec<Choice>> {
    let share = rng.unit_f64() * covers.last()?.ways_so_far;
    let place = covers.partition_point(|cover| cover.ways_so_far <= share);
    let (covering, ships) = &covers.get(place).or(covers.last())?.begun;
    let (mut partial, mut ships) = (covering.clone(), ships.clone());
    for (class, left) in covering.left_by_class() {
        let own = search.places(covering, class);
        for _ in 0..left {
            let choice = *own.get(rng.below(own.len() as u32) as usize)?;
            if !search.can_lie(&partial, choice) {
                return None;
            }
            search.place_ship(&mut partial, choice);
            ships.push(choice);
        }
    }
    partial.is_whole().then_some(ships)
}
