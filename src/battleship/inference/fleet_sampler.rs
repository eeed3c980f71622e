use crate::rng::GameRng;

use super::{
    Constraints, FoundFleet,
    depth_first::{DepthFirst, Step},
    search::{Choice, PartialFleet, Search},
};

/// The work of one partial fleet, and of one try: after a cover whose places are kept, and else.
const COVERING_WORK: u64 = 50;
const TRYING_WORK: u64 = 1;
const LISTING_WORK: u64 = 30;
/// The most ways to cover the observed ship cells that are distinguished.
const MAX_COVERS: usize = 100_000;
/// The most placements of other ships that are kept, four bytes each.
const MAX_KEPT: usize = 1_000_000;

/// Draws fleets that fit some constraints, each fleet as likely as any other.
///
/// It is rejection sampling (J. von Neumann, *Various Techniques Used in Connection with Random Digits*, 1951): the first ships are
/// drawn among all ways to cover the observed ship cells, with a probability proportional to the number of ways to add the other
/// ships if these ignored each other. Every other ship then has any of its placements with the same probability, and a fleet whose
/// ships clash is rejected. Where rows or columns are counted hardly a try meets the counts.
#[derive(Debug)]
pub struct FleetSampler {
    search: Search,
    /// The class numbers of the search's classes.
    classes: Vec<usize>,
    settled: FoundFleet,
    walk: DepthFirst<Begun, Choice>,
    covers: Vec<Cover>,
    /// By cover where the other ships could lie if they ignored each other, as far as it is kept.
    kept: Vec<Option<Vec<OtherShips>>>,
    /// How many placements are kept.
    kept_placements: usize,
    /// The ships that the last try added to a cover.
    added: Vec<Choice>,
}

/// A partial fleet with its ships.
type Begun = (PartialFleet, Vec<Choice>);

/// A way to cover all observed ship cells.
#[derive(Debug)]
struct Cover {
    begun: Begun,
    /// In how many ways the other ships could be added if they ignored each other, to this cover and all before it.
    ways_so_far: f64,
}

/// The ships of one class that a cover leaves to be placed.
#[derive(Debug)]
struct OtherShips {
    count: usize,
    places: Vec<Choice>,
}

/// How far a [`FleetSampler`] is with the ways to cover the observed ship cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covering {
    /// Some are not found yet.
    Unfinished,
    /// All are found: it can draw.
    Done,
    /// There are more than 100,000, so that nothing is drawn.
    TooMany,
}

impl FleetSampler {
    /// A sampler that has found no way yet to cover the observed ship cells.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        let mut sampler = Self {
            search: Search::new(constraints),
            classes: constraints.ways.iter().map(|ways| ways.class).collect(),
            settled: constraints.settled.clone(),
            walk: DepthFirst::default(),
            covers: Vec::new(),
            kept: Vec::new(),
            kept_placements: 0,
            added: Vec::new(),
        };
        if !constraints.contradictory {
            sampler.enter((Search::begin(constraints), Vec::new()));
        }
        sampler
    }

    /// Goes on to the next way to cover the observed ship cells; how far it is then, and the work in units of 0.1 µs.
    pub fn cover_on(&mut self) -> (Covering, u64) {
        let covering = if MAX_COVERS < self.covers.len() {
            Covering::TooMany
        } else if self.next_partial() {
            Covering::Unfinished
        } else {
            Covering::Done
        };
        (covering, COVERING_WORK)
    }

    /// Whether no fleet can fit: there is no way to cover the observed ship cells. It is known once [`Covering::Done`].
    pub fn is_empty(&self) -> bool {
        self.covers.is_empty()
    }

    /// Tries to draw a fleet, with its settled ships first; none where two ships clash. Also the work in units of 0.1 µs.
    ///
    /// All fleets are equally likely once [`FleetSampler::cover_on`] is done, and not before.
    pub fn try_one(&mut self, rng: &mut GameRng) -> (Option<FoundFleet>, u64) {
        let Some(number) = self.draw_cover(rng) else { return (None, TRYING_WORK) };
        let Self { search, covers, kept, kept_placements, added, .. } = self;
        kept.resize_with(covers.len(), || None);
        let (partial, _) = &covers[number].begun;
        let (mut work, mut listed) = (TRYING_WORK, None);
        if kept[number].is_none() {
            work = LISTING_WORK;
            let others = others(search, partial);
            let placements: usize = others.iter().map(|ships| ships.places.len()).sum();
            if *kept_placements + placements <= MAX_KEPT {
                *kept_placements += placements;
                kept[number] = Some(others);
            } else {
                listed = Some(others);
            }
        }
        let others = kept[number].as_ref().or(listed.as_ref()).map_or(&[][..], Vec::as_slice);
        let fits = add(search, partial.clone(), others, added, rng);
        (fits.then(|| self.fleet(number)), work)
    }

    /// A cover that comes up as often as other ships can be added to it if these ignore each other, by its number.
    fn draw_cover(&self, rng: &mut GameRng) -> Option<usize> {
        let last = self.covers.len().checked_sub(1)?;
        let share = rng.unit_f64() * self.covers[last].ways_so_far;
        Some(self.covers.partition_point(|cover| cover.ways_so_far <= share).min(last))
    }

    /// The settled ships, those of a cover, and those added last.
    fn fleet(&self, cover: usize) -> FoundFleet {
        let ships = self.covers[cover].begun.1.iter().chain(&self.added);
        let ship = |&choice: &Choice| {
            (self.classes[usize::from(choice.class())], self.search.way(choice).cells)
        };
        self.settled.iter().copied().chain(ships.map(ship)).collect()
    }

    /// Goes on to the next partial fleet; false after the last.
    fn next_partial(&mut self) -> bool {
        loop {
            match self.walk.step() {
                Step::Try(begun, choice) => {
                    let (mut partial, mut ships) = begun.clone();
                    self.search.place_ship(&mut partial, choice);
                    ships.push(choice);
                    self.enter((partial, ships));
                    return true;
                }
                Step::Leave => {}
                Step::End => return false,
            }
        }
    }

    /// Keeps a partial fleet that covers all observed ship cells, or lists the placements of its next ship.
    fn enter(&mut self, begun: Begun) {
        let Self { search, walk, covers, .. } = self;
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
}

/// Where the ships that a cover leaves could lie. Linear in their placements.
fn others(search: &Search, cover: &PartialFleet) -> Vec<OtherShips> {
    let of_class = |(class, count)| OtherShips { count, places: search.places(cover, class) };
    cover.left_by_class().map(of_class).collect()
}

/// Adds the other ships to a cover, each with any of its placements; false where two ships clash.
fn add(
    search: &Search,
    mut partial: PartialFleet,
    others: &[OtherShips],
    added: &mut Vec<Choice>,
    rng: &mut GameRng,
) -> bool {
    added.clear();
    for OtherShips { count, places } in others {
        for _ in 0..*count {
            let choice = places.get(rng.below(places.len() as u32) as usize);
            let Some(&choice) = choice.filter(|&&own| search.can_lie(&partial, own)) else {
                return false;
            };
            search.place_ship(&mut partial, choice);
            added.push(choice);
        }
    }
    partial.is_whole()
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
