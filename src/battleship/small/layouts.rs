use crate::{
    battleship::{
        inference::Symmetry,
        rules::{Announce, Answer, Contact, Ruleset},
    },
    grid::{Cell, CellSet, Geometry},
    rng::splitmix64,
};

use super::error::{MAX_CELLS, MAX_LAYOUTS, MAX_LENGTH, MAX_SHIPS, SmallError};

/// The images of a signature under all symmetries of the board.
pub(super) type Images = [u64; 8];

/// No ship lies there.
const NOWHERE: u8 = u8::MAX;

/// All layouts of a fleet on a small board of at most [`MAX_CELLS`] cells.
#[derive(Debug)]
pub struct Layouts {
    geometry: Geometry,
    announce: Announce,
    contact: Contact,
    /// By class the number of its ships.
    counts: Vec<u8>,
    /// The cells of a fleet.
    pub(super) fleet_cells: u8,
    /// The placements of every class.
    places: Vec<Place>,
    /// By layout the indices of its placements, in fleet order.
    fleets: Vec<Vec<u16>>,
    /// By layout the cells it covers, as bits and as a byte of 1 for each cell.
    covers: Vec<u64>,
    lanes: Vec<[u64; MAX_CELLS.div_ceil(8)]>,
    /// By layout and cell which of its ships lies there.
    ships_at: Vec<[u8; MAX_CELLS]>,
    /// By placement and unhit part of it: its signature.
    signatures: Vec<Images>,
    /// By cell its signature, where answers do not distinguish ships.
    cell_signatures: Vec<Images>,
    symmetries: Vec<Symmetry>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    class: usize,
    cells: u64,
    /// The index of its first signature.
    signatures: usize,
}

impl Layouts {
    /// The layouts of these rules.
    ///
    /// # Errors
    ///
    /// `small-board-too-large`, `too-many-layouts`, `no-legal-deployment`; `small-not-for-rules` where more than the shots is announced,
    /// knowledge is given at the start, or ships move.
    ///
    /// # Complexity
    ///
    /// Linear in the layouts and in the partial fleets that lead to them; it stops at the first layout beyond
    /// [`MAX_LAYOUTS`](super::MAX_LAYOUTS).
    pub fn new(rules: &Ruleset) -> Result<Self, SmallError> {
        let geometry = rules.geometry();
        let fleet = rules.fleet();
        let tells_more =
            rules.announces_contents() || rules.spec().clues || rules.spec().sunk_cells_told;
        if tells_more || rules.moves() {
            return Err(SmallError::NotForRules);
        }
        let longest = fleet.classes().iter().map(|class| class.shape.len()).max().unwrap_or(0);
        if MAX_CELLS < geometry.len() || MAX_SHIPS < fleet.class_of().len() || MAX_LENGTH < longest
        {
            return Err(SmallError::BoardTooLarge);
        }
        let mut layouts = Self {
            geometry,
            announce: rules.spec().announce,
            contact: rules.spec().contact,
            counts: fleet.classes().iter().map(|class| class.count).collect(),
            fleet_cells: fleet.cells() as u8,
            places: Vec::new(),
            fleets: Vec::new(),
            covers: Vec::new(),
            lanes: Vec::new(),
            ships_at: Vec::new(),
            signatures: Vec::new(),
            cell_signatures: Vec::new(),
            symmetries: Symmetry::all(geometry).collect(),
        };
        let mut closed = Vec::new();
        let mut of_class = Vec::new();
        for class in 0..fleet.classes().len() {
            let begin = layouts.places.len();
            for placement in rules.placements(class).all() {
                layouts.add_place(class, placement.cells);
                closed.push(layouts.bits(placement.cells | placement.buffer));
            }
            of_class.push(begin..layouts.places.len());
        }
        let ships: Vec<_> = fleet.class_of().iter().map(|&class| of_class[class].clone()).collect();
        layouts.add_layouts(&ships, &closed, &mut Vec::new(), 0)?;
        if layouts.fleets.is_empty() {
            return Err(SmallError::NoLegalDeployment);
        }
        layouts.sign_cells();
        Ok(layouts)
    }

    fn add_place(&mut self, class: usize, cells: CellSet) {
        let signatures = self.signatures.len();
        let own: Vec<Cell> = cells.iter().collect();
        for part in 0..1_usize << own.len() {
            let images = self.images(|symmetry| {
                let unhit = own.iter().enumerate().filter(|&(place, _)| part >> place & 1 != 0);
                let bits = unhit.map(|(_, &cell)| 1 << self.bit(symmetry.cell(cell)));
                let bits = bits.fold(0, |all: u64, bit: u64| all | bit);
                // A sunk ship has no later answers.
                if bits == 0 { 0 } else { splitmix64(bits ^ splitmix64(class as u64 + 1)) }
            });
            self.signatures.push(images);
        }
        self.places.push(Place { class, cells: self.bits(cells), signatures });
    }

    fn sign_cells(&mut self) {
        let sign = |cell| {
            self.images(|symmetry| {
                splitmix64(splitmix64(u64::MAX) ^ self.bit(symmetry.cell(cell)) as u64)
            })
        };
        self.cell_signatures = self.geometry.cells().map(sign).collect();
    }

    /// A value for each symmetry; where a board has only four, each stands twice.
    fn images(&self, value: impl Fn(&Symmetry) -> u64) -> Images {
        std::array::from_fn(|number| value(&self.symmetries[number % self.symmetries.len()]))
    }

    /// Adds every layout that completes `placed`. Ships of one class have rising indices, so that each layout comes once.
    fn add_layouts(
        &mut self,
        ships: &[std::ops::Range<usize>],
        closed: &[u64],
        placed: &mut Vec<u16>,
        taken: u64,
    ) -> Result<(), SmallError> {
        let Some(places) = ships.get(placed.len()) else {
            if self.fleets.len() == MAX_LAYOUTS {
                return Err(SmallError::TooManyLayouts);
            }
            self.add_fleet(placed);
            return Ok(());
        };
        let twin = placed.last().map(|&last| usize::from(last) + 1);
        let from = twin.filter(|last| places.contains(&(last - 1))).unwrap_or(places.start);
        for place in from..places.end {
            if self.places[place].cells & taken == 0 {
                placed.push(place as u16);
                self.add_layouts(ships, closed, placed, taken | closed[place])?;
                placed.pop();
            }
        }
        Ok(())
    }

    fn add_fleet(&mut self, placed: &[u16]) {
        let mut ships_at = [NOWHERE; MAX_CELLS];
        let mut lanes = [0; MAX_CELLS.div_ceil(8)];
        let mut cover = 0;
        for (ship, &place) in placed.iter().enumerate() {
            let cells = self.places[usize::from(place)].cells;
            cover |= cells;
            for cell in bits_of(cells) {
                ships_at[cell] = ship as u8;
                lanes[cell / 8] |= 1 << (8 * (cell % 8));
            }
        }
        self.fleets.push(placed.to_vec());
        self.covers.push(cover);
        self.lanes.push(lanes);
        self.ships_at.push(ships_at);
    }

    /// The number of layouts, from 1 to [`MAX_LAYOUTS`](super::MAX_LAYOUTS).
    pub const fn len(&self) -> usize {
        self.fleets.len()
    }

    /// Always false: without a layout there is no such value.
    pub const fn is_empty(&self) -> bool {
        self.fleets.is_empty()
    }

    /// The cells of every ship of a layout, in fleet order. `layout` is its index, below [`Layouts::len`].
    pub fn ships(&self, layout: usize) -> Vec<CellSet> {
        let cells = |&place: &u16| self.set(self.places[usize::from(place)].cells);
        self.fleets[layout].iter().map(cells).collect()
    }

    /// The size of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The number of cells of the board.
    pub(super) const fn cells(&self) -> usize {
        self.geometry.len()
    }

    /// The bits of all cells.
    pub(super) const fn board(&self) -> u64 {
        (1 << self.geometry.len()) - 1
    }

    /// The number of ships.
    pub(super) fn ships_afloat(&self) -> u8 {
        self.fleets[0].len() as u8
    }

    /// The number of classes.
    pub(super) const fn classes(&self) -> usize {
        self.counts.len()
    }

    /// What is announced after a shot.
    pub(super) const fn announce(&self) -> Announce {
        self.announce
    }

    /// The cells that a layout covers.
    pub(super) fn cover(&self, layout: usize) -> u64 {
        self.covers[layout]
    }

    /// The cells that a layout covers, a byte of 1 for each.
    pub(super) fn lanes(&self, layout: usize) -> &[u64; MAX_CELLS.div_ceil(8)] {
        &self.lanes[layout]
    }

    /// The index of the ship of a layout in a cell.
    pub(super) fn ship_at(&self, layout: usize, cell: usize) -> Option<usize> {
        let ship = self.ships_at[layout][cell];
        (ship != NOWHERE).then_some(ship.into())
    }

    /// The class of the ship of a layout in a cell.
    pub(super) fn class_at(&self, layout: usize, cell: usize) -> Option<usize> {
        self.ship_at(layout, cell).map(|ship| self.place(layout, ship).class)
    }

    fn place(&self, layout: usize, ship: usize) -> &Place {
        &self.places[usize::from(self.fleets[layout][ship])]
    }

    /// The answer to a shot at a cell, where `hits` were hit before.
    pub(super) fn answer(&self, layout: usize, hits: u64, cell: usize) -> Answer {
        let Some(ship) = self.ship_at(layout, cell) else { return Answer::Miss };
        let place = self.place(layout, ship);
        let sunk = place.cells & !hits == 1 << cell;
        Answer::to_hit(self.announce, place.class, sunk)
    }

    /// Whether shooting a cell next is optimal, given that every layout has a ship there, not yet hit.
    ///
    /// Take any policy; it shoots `cell` later, as every layout has a ship there. Shoot `cell` now instead, then follow that policy and
    /// skip `cell`: the number of shots is the same. Only the answers between can differ, and only as a ship that holds `cell` is
    /// announced sunk by another shot. So the answers that the policy expects can be reconstructed wherever it is clear whether a ship
    /// announced sunk holds `cell`: where no sinking is announced; where ships do not touch, as connected hits are one ship; where one
    /// ship is afloat; where a hit names its class, each of a single ship; and where it is the one ship of its class in every layout.
    /// Elsewhere the order of hits is information, and every shot has to be tried.
    pub(super) fn loses_nothing(
        &self,
        cell: usize,
        afloat: u8,
        layouts: impl Iterator<Item = usize>,
    ) -> bool {
        let mut classes = layouts.filter_map(|layout| self.class_at(layout, cell));
        let Some(class) = classes.next() else { return false };
        match self.announce {
            Announce::HitOrMiss | Announce::Content => true,
            _ if self.contact == Contact::Apart || afloat == 1 => true,
            Announce::NamesShip => self.counts.iter().all(|&count| count == 1),
            Announce::Sunk => self.counts[class] == 1 && classes.all(|other| other == class),
        }
    }

    /// A hash of the later answers of a layout, one number for each symmetry: equal where all later answers agree.
    pub(super) fn signature(&self, layout: usize, hits: u64) -> Images {
        let mut sum = [0; 8];
        if matches!(self.announce, Announce::HitOrMiss | Announce::Content) {
            for cell in bits_of(self.covers[layout] & !hits) {
                add(&mut sum, &self.cell_signatures[cell]);
            }
        } else {
            for &place in &self.fleets[layout] {
                let place = &self.places[usize::from(place)];
                let part = bits_of(place.cells).enumerate();
                let part = part.fold(0, |part, (bit, cell)| {
                    part | (usize::from(hits >> cell & 1 == 0) << bit)
                });
                add(&mut sum, &self.signatures[place.signatures + part]);
            }
        }
        sum
    }

    /// For every layout the index of its orbit, its images under the board's symmetries; orbits are ordered by their first layout.
    pub(super) fn orbits(&self) -> Vec<usize> {
        let mut seen: Vec<u64> = Vec::new();
        let least = |layout: usize| {
            let mut sum = [0; 8];
            for &place in &self.fleets[layout] {
                let place = &self.places[usize::from(place)];
                let whole = (1_usize << place.cells.count_ones()) - 1;
                add(&mut sum, &self.signatures[place.signatures + whole]);
            }
            sum.into_iter().min().unwrap_or(0)
        };
        let orbit = |layout| {
            let own = least(layout);
            seen.iter().position(|&other| other == own).unwrap_or_else(|| {
                seen.push(own);
                seen.len() - 1
            })
        };
        (0..self.len()).map(orbit).collect()
    }

    /// The bit of a cell.
    pub(super) const fn bit(&self, cell: Cell) -> usize {
        cell.row() as usize * self.geometry.cols() as usize + cell.col() as usize
    }

    /// The cell of a bit.
    pub(super) const fn cell(&self, bit: usize) -> Cell {
        let cols = self.geometry.cols();
        Cell::new(bit as u8 / cols, bit as u8 % cols)
    }

    fn bits(&self, cells: CellSet) -> u64 {
        cells.iter().fold(0, |bits, cell| bits | 1 << self.bit(cell))
    }

    /// The cells of these bits.
    pub(super) fn set(&self, bits: u64) -> CellSet {
        bits_of(bits).map(|bit| self.cell(bit)).collect()
    }
}

fn add(sum: &mut Images, images: &Images) {
    for (sum, image) in sum.iter_mut().zip(images) {
        *sum = sum.wrapping_add(*image);
    }
}

/// The positions of the ones, rising.
pub(super) fn bits_of(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(first)
    })
}
