use crate::{
    battleship::{knowledge::Knowledge, rules::Content},
    dice::{Dice, Seed, Stream},
    grid::{Cell, CellSet},
};

use super::{
    Constraints, Examples,
    exact::{Backtracking, FoundFleet},
};

/// The most fleets kept one by one.
const MOST_FLEETS: usize = 60_000;
/// Work of looking for them all, in units of about 0.1 µs: some tenths of a second.
const LISTING_WORK: u64 = 2_000_000;
/// The fleets drawn where there are too many to be listed.
const DRAWN: usize = 2_000;
/// The tries of which one such fleet is drawn.
const TRIES: u32 = 8;
/// The same knowledge draws the same fleets.
const DRAWING_SEED: Seed = Seed(2);

/// The fleets that fit everything told, one by one: all of them, or some drawn where there are too many.
///
/// Ships must be straight.
#[derive(Clone, Debug)]
pub struct Muster {
    /// Every way some ship lies in some of the fleets.
    placements: Vec<CellSet>,
    /// Fleet by fleet the places of its ships in `placements`.
    ships: Vec<u16>,
    /// The ships of a fleet.
    each: usize,
    complete: bool,
}

impl Muster {
    /// The fleets that fit; empty where none does, or none was found.
    ///
    /// # Complexity
    ///
    /// That of [`Backtracking`], and a bound on it: where more than 60,000 fit, or the search takes long, 2,000 are drawn.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Self {
        let constraints = Constraints::new(knowledge, None);
        let each = knowledge.rules().fleet().class_of().len();
        let empty =
            Self { placements: Vec::new(), ships: Vec::new(), each: each.max(1), complete: true };
        if constraints.contradictory {
            return empty;
        }
        if let Some(mut listing) = Backtracking::searching(&constraints, MOST_FLEETS + 1)
            && listing.advance(LISTING_WORK)
            && listing.fleets().len() <= MOST_FLEETS
        {
            return empty.of(listing.fleets().iter());
        }
        let drawing = Examples::new(&constraints);
        let mut dice = Dice::new(DRAWING_SEED, Stream::Estimate { population: 0 });
        let draws = (0..DRAWN).filter_map(|_| drawing.draw(&constraints, TRIES, &mut dice));
        let drawn: Vec<FoundFleet> = draws.collect();
        Self { complete: false, ..empty.of(drawn.iter()) }
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

    /// The number of fleets.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.ships.len() / self.each
    }

    /// Whether no fleet fits, or none was found.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ships.is_empty()
    }

    /// Whether these are all the fleets that fit.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.complete
    }

    /// Every way some ship lies in some of the fleets.
    #[must_use]
    pub fn placements(&self) -> &[CellSet] {
        &self.placements
    }

    /// The ships of a fleet, by their places in [`Muster::placements`].
    #[must_use]
    pub fn fleet(&self, number: usize) -> &[u16] {
        &self.ships[number * self.each..][..self.each]
    }

    /// By placement what it shows in `cell`, as the number of a [`Content`]; 0 where it lies elsewhere.
    #[must_use]
    pub fn contents(&self, cell: Cell) -> Vec<u8> {
        let content = |&ship: &CellSet| {
            if ship.contains(cell) { Content::of(ship, cell) } else { Content::Water }
        };
        self.placements.iter().map(|ship| content(ship) as u8).collect()
    }
}
