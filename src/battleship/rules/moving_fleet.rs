use crate::grid::{Cell, CellSet, Geometry};

use super::{Answer, Heading, Ruleset};

/// The ships of a moving sea at one moment: where each lies, its heading, and its hits. The game is that of Erdem Akyüz, *Amiral
/// Battı Yapay Zeka Modeli*, undated.
///
/// The start and the shots determine the motion: a shot changes it only by sinking a ship, which then lies still. So whoever
/// knows the start can replay every answer.
///
/// # Rules
///
/// After every shot the ships afloat move one cell along their heading, in fleet order, each seeing the new places of those
/// before it. Where that cell is off the board or held by another ship, sunk ones too, the ship turns round and moves one cell the
/// other way; where that is barred too, it stays where it is, turned round. Hits move with the ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovingFleet {
    /// In fleet order.
    vessels: Vec<Vessel>,
    /// The cells that hold a ship.
    taken: CellSet,
    geometry: Geometry,
}

/// One ship, along its lane: the row or column it moves in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Vessel {
    lane: u8,
    /// Its first cell in the lane.
    first: u8,
    length: u8,
    heading: Heading,
    /// The segments hit, the first cell's lowest.
    hit: u16,
    /// How often it was hit, where any hit takes a life.
    hits_taken: u8,
}

impl Vessel {
    #[inline]
    const fn cell(self, place: u8) -> Cell {
        if self.heading.is_vertical() {
            Cell::new(place, self.lane)
        } else {
            Cell::new(self.lane, place)
        }
    }

    fn cells(self) -> CellSet {
        (self.first..self.first + self.length).map(|place| self.cell(place)).collect()
    }

    /// Which segment lies in `cell`, where one does.
    const fn segment(self, cell: Cell) -> Option<u8> {
        let (lane, place) = cell.in_line(self.heading.is_vertical());
        let within = lane == self.lane && self.first <= place && place < self.first + self.length;
        if within { Some(place - self.first) } else { None }
    }

    const fn is_sunk(self) -> bool {
        self.hits_taken == self.length || self.hit.count_ones() == self.length as u32
    }
}

impl MovingFleet {
    /// Unhit straight ships, in fleet order, each on its cells with its heading.
    ///
    /// A ship's heading lies along its axis, and no two share a cell: see [`super::setup_faults`].
    #[must_use]
    pub fn new(geometry: Geometry, ships: impl IntoIterator<Item = (CellSet, Heading)>) -> Self {
        let mut moving_fleet = Self { vessels: Vec::new(), taken: CellSet::EMPTY, geometry };
        moving_fleet.reset(ships);
        moving_fleet
    }

    /// Replaces the ships by unhit ones, without new memory; the conditions are those of [`Self::new`].
    pub fn reset(&mut self, ships: impl IntoIterator<Item = (CellSet, Heading)>) {
        self.vessels.clear();
        self.taken = CellSet::EMPTY;
        for (cells, heading) in ships {
            self.taken |= cells;
            let corner = cells.first().unwrap_or(Cell::new(0, 0));
            let (lane, first) = corner.in_line(heading.is_vertical());
            let length = cells.len() as u8;
            self.vessels.push(Vessel { lane, first, length, heading, hit: 0, hits_taken: 0 });
        }
    }

    /// Answers a shot at `cell` from where the ships lie now, then moves every ship afloat once. `rules` are those the fleet was made
    /// for. Linear in the ships.
    pub fn shoot(&mut self, rules: &Ruleset, cell: Cell) -> Answer {
        let answer = self.apply_shot(rules, cell);
        self.advance();
        answer
    }

    fn apply_shot(&mut self, rules: &Ruleset, cell: Cell) -> Answer {
        if !self.taken.contains(cell) {
            return Answer::Miss;
        }
        let struck =
            self.vessels.iter_mut().enumerate().find_map(|(ship, vessel)| {
                vessel.segment(cell).map(|segment| (ship, vessel, segment))
            });
        let Some((ship, vessel, segment)) = struck else { return Answer::Miss };
        let any_hit_counts = rules.spec().any_hit_takes_a_life;
        let spent = vessel.is_sunk() || (!any_hit_counts && vessel.hit >> segment & 1 == 1);
        if spent {
            return if rules.spec().spent_is_miss { Answer::Miss } else { Answer::Spent };
        }
        vessel.hit |= 1 << segment;
        if any_hit_counts {
            vessel.hits_taken += 1;
        }
        let class = rules.fleet().class_of()[ship];
        Answer::to_hit(rules.spec().announce, class, vessel.is_sunk())
    }

    fn advance(&mut self) {
        for vessel in &mut self.vessels {
            if vessel.is_sunk() {
                continue;
            }
            if vessel.advance(self.geometry, &mut self.taken) {
                continue;
            }
            vessel.heading = vessel.heading.reversed();
            vessel.advance(self.geometry, &mut self.taken);
        }
    }

    /// The cells of every ship, sunk ones too, in fleet order.
    pub fn ships(&self) -> impl Iterator<Item = CellSet> {
        self.vessels.iter().map(|vessel| vessel.cells())
    }

    /// The heading of every ship, in fleet order.
    pub fn headings(&self) -> impl Iterator<Item = Heading> {
        self.vessels.iter().map(|vessel| vessel.heading)
    }

    /// The cells that hold a ship now, afloat or sunk.
    pub const fn cells(&self) -> CellSet {
        self.taken
    }

    /// The cells that hold a hit segment now. Linear in the cells of the fleet.
    pub fn damaged(&self) -> CellSet {
        let hit = |&vessel: &Vessel| {
            let segments = (0..vessel.length).filter(move |segment| vessel.hit >> segment & 1 == 1);
            segments.map(move |segment| vessel.cell(vessel.first + segment))
        };
        self.vessels.iter().flat_map(hit).collect()
    }

    /// The cells at which a shot would find something: unhit segments, or all of a ship afloat where any hit takes a life.
    pub fn targets(&self, rules: &Ruleset) -> CellSet {
        let afloat = self.vessels.iter().filter(|vessel| !vessel.is_sunk());
        let cells = afloat.fold(CellSet::EMPTY, |cells, vessel| cells | vessel.cells());
        if rules.spec().any_hit_takes_a_life { cells } else { cells - self.damaged() }
    }

    /// Whether every ship is sunk.
    pub fn is_sunk(&self) -> bool {
        self.vessels.iter().all(|vessel| vessel.is_sunk())
    }
}

impl Vessel {
    /// Moves one cell along the heading; whether it could.
    fn advance(&mut self, geometry: Geometry, taken: &mut CellSet) -> bool {
        let (end, bound) = (
            self.first + self.length,
            if self.heading.is_vertical() { geometry.rows() } else { geometry.cols() },
        );
        let (ahead, astern) = if self.heading.is_forward() {
            if end == bound {
                return false;
            }
            (end, self.first)
        } else {
            let Some(ahead) = self.first.checked_sub(1) else { return false };
            (ahead, end - 1)
        };
        if taken.contains(self.cell(ahead)) {
            return false;
        }
        taken.insert(self.cell(ahead));
        taken.remove(self.cell(astern));
        self.first = if self.heading.is_forward() { self.first + 1 } else { ahead };
        true
    }
}
