use crate::{
    battleship::{
        inference::{Constraints, Covering, FleetSampler, FoundFleet},
        knowledge::Knowledge,
        rules::Contact,
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};

use super::position::{Position, encoded};

/// The same knowledge draws the same fleets for the same end.
const DRAWING_SEED: Seed = Seed(4);
/// The work of tries for each fleet that is wanted, in units of 0.1 µs.
const WORK_A_FLEET: u64 = 15_000;
/// After so much work a drawing is given up where fewer than half as many fleets fit as have to.
const HOPELESS_FROM: u64 = 2_000_000;
/// The bytes of a number that stands before what it counts.
const COUNT: usize = 4;

/// What fleets are drawn for. What is told of a shot must not be told from the fleets that it was chosen by: it would seem better than it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnFor {
    /// A shot is chosen by the hunts on them.
    Choosing,
    /// The hunts on them are told.
    Telling,
}

/// A position, and fleets that fit it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draw {
    /// What is known.
    pub position: Position,
    /// The fleets, each with all its ships.
    pub fleets: Vec<FoundFleet>,
}

impl Draw {
    /// Reads what [`FleetDrawing::bytes`] gives; `None` where the bytes are no draw.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (count, rest) = bytes.split_first_chunk::<COUNT>()?;
        let (position, rest) = rest.split_at_checked(u32::from_le_bytes(*count) as usize)?;
        let position = Position::read(position)?;
        let ships: usize = position.ships.iter().map(|own| usize::from(own.count)).sum();
        let (mut rest, mut fleets) = (rest, Vec::new());
        while !rest.is_empty() {
            let mut fleet = FoundFleet::with_capacity(ships);
            for _ in 0..ships.max(1) {
                let (&[class, cells], others) = rest.split_first_chunk()?;
                let (own, others) = others.split_at_checked(usize::from(cells))?;
                let cells = own.iter().fold(CellSet::EMPTY, |mut cells, &index| {
                    cells.insert(Cell::from_index(index));
                    cells
                });
                fleet.push((usize::from(class), cells));
                rest = others;
            }
            if !fits(&position, &fleet) {
                return None;
            }
            fleets.push(fleet);
        }
        Some(Self { position, fleets })
    }
}

/// Whether hunts on a fleet from this position are hunts: its ships are those of the position, apart from each other and from the misses, and as
/// many of each class have no open cell as were sunk.
fn fits(position: &Position, fleet: &FoundFleet) -> bool {
    let mut free = position.geometry.board() - position.misses;
    let mut ships: Vec<(u8, u8)> =
        position.ships.iter().map(|own| (own.count, own.count - own.afloat)).collect();
    for &(class, cells) in fleet {
        let Some((left, sunk)) = ships.get_mut(class) else { return false };
        let is_sunk = !cells.intersects(position.open);
        let length = u32::from(position.ships[class].length);
        if *left == 0 || is_sunk && *sunk == 0 || cells.len() != length || !cells.is_subset(free) {
            return false;
        }
        *left -= 1;
        *sunk -= u8::from(is_sunk);
        // A ship beside one that sinks would never be shot at where ships lie apart.
        free -= if position.contact == Contact::Apart { cells.dilate() } else { cells };
    }
    ships.iter().all(|&(left, sunk)| left == 0 && sunk == 0)
}

/// Draws fleets that fit what a player knows, each as likely as any other, in slices of work. It draws the same however it is sliced.
#[derive(Debug)]
pub struct FleetDrawing {
    knowledge: Knowledge,
    sampler: FleetSampler,
    rng: GameRng,
    wanted: usize,
    tried_for: u64,
    covering: Covering,
    fleets: Vec<FoundFleet>,
}

impl FleetDrawing {
    /// The greatest number of fleets drawn.
    pub const MAX: usize = 100_000;

    /// Begins to draw `fleets` fleets, at least 2 and at most [`Self::MAX`]; `None` where hunts under these rules cannot be planned ([`super::suits`]).
    /// It does no work yet.
    #[must_use]
    pub fn new(knowledge: &Knowledge, fleets: usize, drawn_for: DrawnFor) -> Option<Self> {
        let wanted = fleets.clamp(2, Self::MAX);
        super::suits(knowledge.rules()).then(|| Self {
            sampler: FleetSampler::new(&Constraints::new(knowledge, None)),
            knowledge: knowledge.clone(),
            rng: GameRng::new(DRAWING_SEED, Stream::Estimate { population: drawn_for as u32 }),
            wanted,
            tried_for: 0,
            covering: Covering::Unfinished,
            fleets: Vec::new(),
        })
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut spent = 0;
        while spent < work && self.covering == Covering::Unfinished {
            let (covering, cost) = self.sampler.cover_on();
            self.covering = covering;
            spent += cost;
        }
        while spent < work && !self.is_done() {
            let (fleet, cost) = self.sampler.try_one(&mut self.rng);
            self.fleets.extend(fleet);
            self.tried_for += cost;
            spent += cost;
        }
        self.is_done()
    }

    /// Whether the work that was allowed is done, or fleets come in at less than half of the rate at which all would be found with it.
    fn is_given_up(&self) -> bool {
        WORK_A_FLEET * self.wanted as u64 <= self.tried_for
            || HOPELESS_FROM <= self.tried_for
                && 2 * WORK_A_FLEET * (self.fleets.len() as u64) < self.tried_for
    }

    fn is_done(&self) -> bool {
        let is_over = self.fleets.len() == self.wanted || self.is_given_up();
        match self.covering {
            Covering::Unfinished => false,
            Covering::TooMany => true,
            Covering::Done => is_over || self.sampler.is_empty(),
        }
    }

    /// Whether no fleet fits, once it is done.
    pub fn is_contradictory(&self) -> bool {
        self.covering == Covering::Done && self.sampler.is_empty()
    }

    /// Whether as many fleets were drawn as were wanted.
    pub fn is_whole(&self) -> bool {
        self.fleets.len() == self.wanted
    }

    /// The position and the fleets drawn so far as bytes: how long the position is, the position, and each ship of each fleet by its class, its number of cells, and its cells by index.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let position = encoded(&self.knowledge, None);
        let mut bytes = (position.len() as u32).to_le_bytes().to_vec();
        bytes.extend(position);
        for &(class, cells) in self.fleets.iter().flatten() {
            bytes.extend([class as u8, cells.len() as u8]);
            bytes.extend(cells.iter().map(|cell| cell.index() as u8));
        }
        bytes
    }

    /// The position and the fleets drawn so far.
    ///
    /// # Panics
    ///
    /// Never: its own bytes are a draw.
    #[must_use]
    pub fn draw(&self) -> Draw {
        Draw::read(&self.bytes()).expect("the bytes of a draw")
    }
}
