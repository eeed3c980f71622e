use crate::{
    battleship::{knowledge::Knowledge, rules::Content},
    grid::CellSet,
    rng::{GameRng, Seed, Stream},
};

use super::{
    Constraints, FleetSearch,
    exact::{Backtracking, Counter, FoundFleet},
};

/// The most fleets kept one by one.
const MAX_FLEETS: usize = 60_000;
/// Work of listing them all: some tenths of a second.
const LISTING_WORK: u64 = 2_000_000;
/// About how many fleets are kept where there are too many to be listed.
const DRAWN: usize = 2_000;
/// Independent batches, each with a generator of its own: the standard error is that between them.
const BATCHES: u32 = 16;
/// The draws of a batch.
const TRIES: u32 = 250;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(2);

/// The fleets that fit all observations, one by one: all of them, or a sample where there are too many.
///
/// Ships must be straight.
///
/// # Accuracy
///
/// A drawn fleet is kept as often as its weight asks for, so that means over the sample estimate means over all fleets that fit. The
/// standard error is that between independent batches, as for [`Sampled`](super::Sampled): a fleet of a batch may be kept many
/// times, and then counts for less than as many independent ones.
#[derive(Clone, Debug)]
pub struct FleetSample {
    /// All placements of ships in these fleets.
    placements: Vec<CellSet>,
    /// Fleet by fleet the places in `placements` of its ships.
    ships: Vec<u16>,
    /// The ships of a fleet.
    each: usize,
    /// Where they were drawn, the number of fleets up to the end of each batch.
    batches: Vec<usize>,
}

impl FleetSample {
    /// The fleets that fit; empty where none fits, or none was found.
    ///
    /// # Complexity
    ///
    /// That of [`Backtracking`], but bounded: where more than 60,000 fit, or the search takes long, 4,000 are drawn, of which
    /// about 2,000 are kept.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Self {
        let constraints = Constraints::new(knowledge, None);
        let empty = Self::empty(knowledge);
        if constraints.contradictory {
            return empty;
        }
        if let Some(mut listing) = Backtracking::searching(&constraints, MAX_FLEETS + 1)
            && listing.advance(LISTING_WORK)
            && listing.fleets().len() <= MAX_FLEETS
        {
            return empty.of(listing.fleets().iter());
        }
        empty.draw(&constraints)
    }

    /// A sample of about 2,000 fleets, however many fit. A fleet may stand in it more than once; it is empty where none was found.
    ///
    /// # Complexity
    ///
    /// Linear in its draws: 16 batches of 250.
    #[must_use]
    pub fn drawn(knowledge: &Knowledge) -> Self {
        Self::empty(knowledge).draw(&Constraints::new(knowledge, None))
    }

    fn empty(knowledge: &Knowledge) -> Self {
        let each = knowledge.rules().fleet().class_of().len().max(1);
        Self { placements: Vec::new(), ships: Vec::new(), each, batches: Vec::new() }
    }

    fn draw(self, constraints: &Constraints) -> Self {
        let rng = |population| GameRng::new(DRAWING_SEED, Stream::Estimate { population });
        let mut rng: Vec<GameRng> = (0..BATCHES).map(rng).collect();
        let drawing = FleetSearch::new(constraints);
        let drawn = drawing.draw_batches(constraints, &mut rng, TRIES, DRAWN);
        let until = |sum: &mut usize, batch: &Vec<FoundFleet>| {
            *sum += batch.len();
            Some(*sum)
        };
        let batches = drawn.iter().scan(0, until).collect();
        Self { batches, ..self.of(drawn.iter().flatten()) }
    }

    fn of<'a>(mut self, fleets: impl Iterator<Item = &'a FoundFleet>) -> Self {
        // By first cell, direction and length the place in the list.
        let mut places = vec![[[u16::MAX; 17]; 2]; 256];
        for fleet in fleets {
            for &(_, cells) in fleet {
                let Some(first) = cells.first() else { continue };
                let along = cells.nth(1).is_some_and(|next| next.row() == first.row());
                let place =
                    &mut places[first.index()][usize::from(along)][cells.len().min(16) as usize];
                if *place == u16::MAX {
                    *place = self.placements.len() as u16;
                    self.placements.push(cells);
                }
                self.ships.push(*place);
            }
        }
        self
    }

    /// The number of fleets in the sample.
    pub const fn len(&self) -> usize {
        self.ships.len() / self.each
    }

    /// Whether no fleet fits all observations, or none was found within the work.
    pub const fn is_empty(&self) -> bool {
        self.ships.is_empty()
    }

    /// Whether these are all the fleets that fit, each once.
    pub const fn is_complete(&self) -> bool {
        self.batches.is_empty()
    }

    /// The standard error of the mean of a value of each fleet; `None` where the sample is complete.
    ///
    /// It is that of a ratio of sums over independent batches, and at least what one fleet of the value 1 contributes, so that a
    /// property of none of them is not held to be impossible. It is infinite where a batch has no fleet, as its spread is unknown.
    pub fn error(&self, value: impl Fn(usize) -> f64) -> Option<f64> {
        if self.is_complete() {
            return None;
        }
        let values: Vec<f64> = (0..self.len()).map(value).collect();
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let (mut begin, mut squares) = (0, 0.0);
        for &end in &self.batches {
            let batch = &values[begin..end];
            if batch.is_empty() {
                return Some(f64::INFINITY);
            }
            let stray = batch.iter().sum::<f64>() - mean * batch.len() as f64;
            squares += stray * stray;
            begin = end;
        }
        let freedom = f64::from(BATCHES) / f64::from(BATCHES - 1);
        Some((squares * freedom).sqrt().max(1.0) / values.len() as f64)
    }

    /// All placements of ships that occur in these fleets, each as its cells.
    pub fn placements(&self) -> &[CellSet] {
        &self.placements
    }

    /// The ships of fleet `number`, from 0 and below [`FleetSample::len`], by their places in [`FleetSample::placements`].
    #[inline]
    pub fn fleet(&self, number: usize) -> &[u16] {
        &self.ships[number * self.each..][..self.each]
    }

    /// By [`Cell::index`](crate::grid::Cell::index) what each fleet has there, as the number of a [`Content`]; empty where none has a
    /// ship. Linear in the cells of all fleets.
    pub fn contents(&self) -> Vec<Vec<u8>> {
        let parts = |&ship: &CellSet| {
            ship.iter().map(|cell| (cell.index(), Content::of(ship, cell) as u8)).collect()
        };
        let parts: Vec<Vec<(usize, u8)>> = self.placements.iter().map(parts).collect();
        let mut contents = vec![Vec::new(); 256];
        for fleet in 0..self.len() {
            for &place in self.fleet(fleet) {
                for &(cell, content) in &parts[usize::from(place)] {
                    let own = &mut contents[cell];
                    if own.is_empty() {
                        own.resize(self.len(), Content::Water as u8);
                    }
                    own[fleet] = content;
                }
            }
        }
        contents
    }
}
