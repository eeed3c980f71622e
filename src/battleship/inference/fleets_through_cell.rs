use crate::{
    battleship::knowledge::Knowledge,
    grid::Cell,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints, FleetSearch,
    exact::FoundFleet,
    search::{Choice, PartialFleet, Search},
};

/// The most fleets listed to draw from.
const LISTED: usize = 2_000;
/// Where rows and columns are counted nothing else finds fleets: there more are listed.
const LISTED_BY_COUNTS: usize = 60_000;
/// Work of listing, in units of some 0.1 µs.
const LISTING_WORK: u64 = 500_000;
const LISTING_WORK_BY_COUNTS: u64 = 2_000_000;
const LISTING_STRETCH: u64 = 50_000;
/// Work of one fleet half laid, and of one tried.
const BEGINNING_WORK: u64 = 50;
const TRYING_WORK: u64 = 30;
/// The most ways to cover what was told that are told apart.
const MAX_BEGUN: usize = 50_000;
/// The fleets tried in all.
const TRIES: u32 = 500_000;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(3);

/// Some of the fleets that fit everything told and have a ship on one cell, each as likely as any other.
///
/// Where they are few all are listed, and those drawn are different ones. Else they are drawn one by one: first one of all ways to
/// cover the told cells and this one, each as likely as the ships left could lie in if they took no notice of each other; then every
/// ship left, each place as likely as another; and thrown away where two of them clash. So every fleet comes out as often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetsThroughCell {
    /// The fleets.
    pub fleets: Vec<FoundFleet>,
    /// How many there are in all, where they were listed.
    pub all: Option<usize>,
}

impl FleetsThroughCell {
    /// Draws as many as `wanted`; nothing where too many fit to be listed and too few of those tried do.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Option<Self> {
        let mut drawing = Drawing::new(knowledge, cell, wanted);
        while !drawing.advance(u64::MAX) {}
        drawing.behind().cloned()
    }
}

/// The way to [`FleetsThroughCell`], a stretch of work at a time; whatever the stretches, it draws the same.
#[derive(Debug)]
pub struct Drawing {
    constraints: Constraints,
    wanted: usize,
    rng: GameRng,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// The work left is counted in whole stretches, so that it ends at the same fleet however it is sliced.
    Listing {
        listing: Box<FleetSearch>,
        stretches_left: u64,
        most: usize,
    },
    Beginning {
        search: Box<Search>,
        open: Vec<(PartialFleet, Vec<Choice>)>,
        begun: Vec<Begun>,
    },
    Trying(Box<Trying>),
    Done(Option<FleetsThroughCell>),
}

#[derive(Debug)]
struct Trying {
    search: Box<Search>,
    begun: Vec<Begun>,
    tries_left: u32,
    fleets: Vec<FoundFleet>,
}

/// A way to cover all that must be covered.
#[derive(Debug)]
struct Begun {
    laid: PartialFleet,
    ships: Vec<Choice>,
    /// In how many ways the other ships could be laid, whether they clash or not, of this and all before it.
    ways_so_far: f64,
}

impl Drawing {
    /// Begins to draw as many as `wanted`.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Self {
        let mut constraints = Constraints::new(knowledge, None);
        if !constraints.laid_cells().contains(cell) {
            constraints.cover.insert(cell);
        }
        let rng = GameRng::new(DRAWING_SEED, Stream::Estimate { population: cell.index() as u32 });
        let is_outside = !knowledge.rules().geometry().board().contains(cell);
        let stage = if constraints.contradictory || is_outside {
            Stage::Done(Some(FleetsThroughCell { fleets: Vec::new(), all: Some(0) }))
        } else {
            let (most, work) = if constraints.has_counts() {
                (LISTED_BY_COUNTS, LISTING_WORK_BY_COUNTS)
            } else {
                (LISTED, LISTING_WORK)
            };
            let listing = Box::new(FleetSearch::up_to(&constraints, most + 1));
            Stage::Listing { listing, stretches_left: work / LISTING_STRETCH, most }
        };
        Self { constraints, wanted, rng, stage }
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work {
            let (next, cost) = match &mut self.stage {
                Stage::Listing { listing, stretches_left, most } => {
                    *stretches_left -= 1;
                    let is_listed = listing.advance(LISTING_STRETCH);
                    let fits = listing.found().len() <= *most;
                    let next = if is_listed && fits {
                        let fleets = some_of(listing.found(), self.wanted, &mut self.rng);
                        Some(Stage::Done(Some(FleetsThroughCell {
                            fleets,
                            all: Some(listing.found().len()),
                        })))
                    } else if fits && 0 < *stretches_left {
                        None
                    } else if self.constraints.has_counts() {
                        Some(Stage::Done(None))
                    } else {
                        let search = Box::new(Search::new(&self.constraints));
                        let open = vec![(Search::begin(&self.constraints), Vec::new())];
                        Some(Stage::Beginning { search, open, begun: Vec::new() })
                    };
                    (next, LISTING_STRETCH)
                }
                Stage::Beginning { search, open, begun } => {
                    begin_one(search, open, begun);
                    let next = if MAX_BEGUN < begun.len() {
                        Some(Stage::Done(None))
                    } else if open.is_empty() {
                        let begun = std::mem::take(begun);
                        Some(Stage::Trying(Box::new(Trying::new(search.clone(), begun))))
                    } else {
                        None
                    };
                    (next, BEGINNING_WORK)
                }
                Stage::Trying(trying) => {
                    let ended = trying.fleets.len() == self.wanted || trying.tries_left == 0;
                    if !ended {
                        trying.go_on(&self.constraints, &mut self.rng);
                    }
                    let next = ended.then(|| {
                        let fleets = std::mem::take(&mut trying.fleets);
                        let enough = fleets.len() == self.wanted;
                        Stage::Done(enough.then_some(FleetsThroughCell { fleets, all: None }))
                    });
                    (next, TRYING_WORK)
                }
                Stage::Done(_) => return true,
            };
            spent += cost;
            if let Some(next) = next {
                self.stage = next;
            }
        }
        matches!(self.stage, Stage::Done(_))
    }

    /// What was drawn, once it is done; nothing where too many fit to be listed and too few of those tried do.
    #[must_use]
    pub const fn behind(&self) -> Option<&FleetsThroughCell> {
        match &self.stage {
            Stage::Done(behind) => behind.as_ref(),
            _ => None,
        }
    }
}

/// Different ones of a list, each as likely as another.
fn some_of(all: &[FoundFleet], wanted: usize, rng: &mut GameRng) -> Vec<FoundFleet> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    let taken = wanted.min(all.len());
    for place in 0..taken {
        let other = place + rng.below((all.len() - place) as u32) as usize;
        places.swap(place, other);
    }
    places[..taken].iter().map(|&place| all[place].clone()).collect()
}

/// Goes on from one fleet half laid: it has covered all told cells, or is laid further in every way.
fn begin_one(search: &Search, open: &mut Vec<(PartialFleet, Vec<Choice>)>, begun: &mut Vec<Begun>) {
    let Some((laid, ships)) = open.pop() else { return };
    if laid.is_covered() {
        let own = ways(search, &laid);
        if 0.0 < own {
            let before = begun.last().map_or(0.0, |begun| begun.ways_so_far);
            begun.push(Begun { laid, ships, ways_so_far: before + own });
        }
        return;
    }
    let mut choices = Vec::new();
    search.branch(&laid, false, &mut choices);
    for choice in choices {
        let (mut next, mut more): (PartialFleet, Vec<Choice>) = (laid.clone(), ships.clone());
        search.lay(&mut next, choice);
        more.push(choice);
        open.push((next, more));
    }
}

impl Trying {
    fn new(search: Box<Search>, begun: Vec<Begun>) -> Self {
        Self { search, begun, tries_left: TRIES, fleets: Vec::new() }
    }

    /// One try.
    fn go_on(&mut self, constraints: &Constraints, rng: &mut GameRng) {
        self.tries_left -= 1;
        let share = rng.unit_f64() * self.begun.last().map_or(0.0, |begun| begun.ways_so_far);
        let place = self.begun.partition_point(|begun| begun.ways_so_far <= share);
        let Some(begun) = self.begun.get(place).or(self.begun.last()) else {
            // No way to begin leads anywhere.
            self.tries_left = 0;
            return;
        };
        if let Some(ships) = begun.finished(&self.search, rng) {
            let ship = |choice: Choice| {
                let class = constraints.ways[usize::from(choice.class())].class;
                (class, self.search.way(choice).cells)
            };
            self.fleets.push(constraints.laid.iter().copied().chain(ships.map(ship)).collect());
        }
    }
}

/// In how many ways the ships left could be laid, whether they clash or not.
fn ways(search: &Search, laid: &PartialFleet) -> f64 {
    let ways = laid.left_by_class().map(|(class, left)| {
        let places = search.places(laid, class).len() as f64;
        std::iter::repeat_n(places, left).product::<f64>()
    });
    let all: f64 = ways.product();
    all / laid.orders()
}

impl Begun {
    /// A whole fleet; nothing where two of its ships clash.
    fn finished(&self, search: &Search, rng: &mut GameRng) -> Option<impl Iterator<Item = Choice>> {
        let mut laid = self.laid.clone();
        let mut ships = self.ships.clone();
        for (class, left) in self.laid.left_by_class() {
            let own = search.places(&self.laid, class);
            for _ in 0..left {
                let choice = *own.get(rng.below(own.len() as u32) as usize)?;
                if !search.can_lie(&laid, choice) {
                    return None;
                }
                search.lay(&mut laid, choice);
                ships.push(choice);
            }
        }
        laid.is_whole().then(|| ships.into_iter())
    }
}
