use crate::{
    battleship::knowledge::Knowledge,
    dice::{Dice, Seed, Stream},
    grid::Cell,
};

use super::{
    Constraints, Examples,
    exact::FoundFleet,
    search::{Choice, Laid, Search},
};

/// The most fleets listed to draw from.
const LISTED: usize = 2_000;
/// Where rows and columns are counted nothing else finds fleets: there more are listed.
const LISTED_BY_COUNTS: usize = 60_000;
/// Work of listing, in units of some 0.1 µs.
const LISTING_WORK: u64 = 500_000;
const LISTING_WORK_BY_COUNTS: u64 = 2_000_000;
/// The most ways to cover what was told that are told apart.
const MOST_BEGUN: usize = 10_000;
/// The fleets tried in all.
const TRIES: u32 = 500_000;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(3);

/// Some of the fleets that fit everything told and have a ship on one cell, each as likely as any other.
///
/// Where they are few all are listed, and those drawn are different ones. Else they are drawn one by one: first one of all ways to
/// cover the told cells and this one, each as likely as the ships left could lie in if they took no notice of each other; then every
/// ship left, each place as likely as another; and thrown away where two of them clash. So every fleet comes out as often.
#[derive(Clone, Debug)]
pub struct Behind {
    /// The fleets.
    pub fleets: Vec<FoundFleet>,
    /// How many there are in all, where they were listed.
    pub all: Option<usize>,
}

/// A way to cover all that must be covered, with the places left to the other ships.
struct Begun {
    laid: Laid,
    ships: Vec<Choice>,
    /// A list a ship.
    places: Vec<Vec<Choice>>,
    /// In how many ways those ships could be laid, whether they clash or not.
    ways: f64,
}

impl Behind {
    /// Draws as many as `wanted`; nothing where too many fit to be listed and too few of those tried do.
    #[must_use]
    pub fn new(knowledge: &Knowledge, cell: Cell, wanted: usize) -> Option<Self> {
        let mut constraints = Constraints::new(knowledge, None);
        if !constraints.laid_cells().contains(cell) {
            constraints.cover.insert(cell);
        }
        let mut dice =
            Dice::new(DRAWING_SEED, Stream::Estimate { population: cell.index() as u32 });
        if constraints.contradictory || !knowledge.rules().geometry().board().contains(cell) {
            return Some(Self { fleets: Vec::new(), all: Some(0) });
        }
        let (most, work) = if constraints.has_counts() {
            (LISTED_BY_COUNTS, LISTING_WORK_BY_COUNTS)
        } else {
            (LISTED, LISTING_WORK)
        };
        let mut listing = Examples::up_to(&constraints, most + 1);
        if listing.advance(work) && listing.found().len() <= most {
            let fleets = some_of(listing.found(), wanted, &mut dice);
            return Some(Self { fleets, all: Some(listing.found().len()) });
        }
        if constraints.has_counts() {
            return None;
        }
        let fleets = drawn(&constraints, wanted, &mut dice)?;
        Some(Self { fleets, all: None })
    }
}

/// Different ones of a list, each as likely as another.
fn some_of(all: &[FoundFleet], wanted: usize, dice: &mut Dice) -> Vec<FoundFleet> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    let taken = wanted.min(all.len());
    for place in 0..taken {
        let other = place + dice.below((all.len() - place) as u32) as usize;
        places.swap(place, other);
    }
    places[..taken].iter().map(|&place| all[place].clone()).collect()
}

fn drawn(constraints: &Constraints, wanted: usize, dice: &mut Dice) -> Option<Vec<FoundFleet>> {
    let search = Search::new(constraints);
    let begun = all_begun(&search, Search::begin(constraints))?;
    let sum: f64 = begun.iter().map(|begun| begun.ways).sum();
    let mut fleets = Vec::with_capacity(wanted);
    for _ in 0..TRIES {
        if fleets.len() == wanted {
            break;
        }
        let mut share = dice.share() * sum;
        let is_drawn = |begun: &&Begun| {
            share -= begun.ways;
            share < 0.0
        };
        let begun = begun.iter().find(is_drawn).or(begun.last())?;
        if let Some(ships) = begun.finished(&search, dice) {
            let ship = |choice: Choice| {
                let class = constraints.ways[usize::from(choice.class())].class;
                (class, search.way(choice).cells)
            };
            fleets.push(constraints.laid.iter().copied().chain(ships.map(ship)).collect());
        }
    }
    (fleets.len() == wanted).then_some(fleets)
}

/// Every way to cover all told cells; nothing where there are too many.
fn all_begun(search: &Search, begin: Laid) -> Option<Vec<Begun>> {
    let mut found = Vec::new();
    let mut open = vec![(begin, Vec::new())];
    while let Some((laid, ships)) = open.pop() {
        if laid.is_covered() {
            found.push(Begun::new(search, laid, ships));
            if MOST_BEGUN < found.len() {
                return None;
            }
            continue;
        }
        let mut choices = Vec::new();
        search.branch(&laid, false, &mut choices);
        for choice in choices {
            let (mut next, mut more): (Laid, Vec<Choice>) = (laid.clone(), ships.clone());
            search.lay(&mut next, choice);
            more.push(choice);
            open.push((next, more));
        }
    }
    Some(found)
}

impl Begun {
    fn new(search: &Search, laid: Laid, ships: Vec<Choice>) -> Self {
        let mut places = Vec::new();
        for (class, left) in laid.left_by_class() {
            let own = search.places(&laid, class);
            places.extend(std::iter::repeat_n(own, left));
        }
        let all: f64 = places.iter().map(|own| own.len() as f64).product();
        let ways = all / laid.orders();
        Self { laid, ships, places, ways }
    }

    /// A whole fleet; nothing where two of its ships clash.
    fn finished(&self, search: &Search, dice: &mut Dice) -> Option<impl Iterator<Item = Choice>> {
        let mut laid = self.laid.clone();
        let mut ships = self.ships.clone();
        for own in &self.places {
            let choice = own[dice.below(own.len() as u32) as usize];
            if !search.can_lie(&laid, choice) {
                return None;
            }
            search.lay(&mut laid, choice);
            ships.push(choice);
        }
        laid.is_whole().then(|| ships.into_iter())
    }
}
