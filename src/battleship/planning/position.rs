use crate::{
    battleship::{
        inference::Belief,
        knowledge::Knowledge,
        rules::{Announce, Contact, Ruleset},
    },
    grid::{Cell, CellSet, Geometry},
};

/// The bytes of a set of cells.
pub(super) const SET: usize = 32;

/// What a player whose ships are straight has to plan from, as bytes: what plans may be another module than the game. The chances are
/// those of a belief; without one they are estimated.
#[inline(never)]
#[must_use]
pub fn encoded(knowledge: &Knowledge, belief: Option<&Belief>) -> Vec<u8> {
    let rules = knowledge.rules();
    let board = rules.geometry();
    let classes = rules.fleet().classes();
    let apart = u8::from(rules.spec().contact == Contact::Apart);
    let others = u8::from(!announces_sinkings_alone(rules));
    // Of a hunt that goes on a cell of 256 is left to be hit.
    let hits = knowledge.hits().len() as u8;
    let mut bytes = vec![board.rows(), board.cols(), apart + 2 * others, hits, classes.len() as u8];
    for (class, &afloat) in classes.iter().zip(knowledge.afloat()) {
        put(&mut bytes, &[class.shape.len() as u8, class.count, afloat]);
    }
    for set in [knowledge.open(), knowledge.misses(), knowledge.wounds()] {
        encode_set(set, &mut bytes);
    }
    if let Some(belief) = belief {
        for cell in board.cells() {
            put(&mut bytes, &(belief.at(cell) as f32).to_le_bytes());
        }
    }
    bytes
}

/// Whether answers tell hits, misses and sinkings with the name of the ship, and nothing more.
pub fn announces_sinkings_alone(rules: &Ruleset) -> bool {
    rules.spec().announce == Announce::Sunk && !rules.spec().sunk_cells_told
}

/// Adds the bytes of a set of cells.
pub(super) fn encode_set(cells: CellSet, bytes: &mut Vec<u8>) {
    for word in cells.words() {
        put(bytes, &word.to_le_bytes());
    }
}

/// Adds some bytes. Not inlined, as the code of a growing list is large for what it does here.
#[inline(never)]
pub(super) fn put(bytes: &mut Vec<u8>, own: &[u8]) {
    bytes.extend_from_slice(own);
}

/// Reads a set of cells.
pub(super) fn read_set(bytes: &[u8; SET]) -> CellSet {
    let (words, _) = bytes.as_chunks::<8>();
    CellSet::from_words([0, 1, 2, 3].map(|place| u64::from_le_bytes(words[place])))
}

/// All that a plan depends on.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The size of the board.
    pub geometry: Geometry,
    /// Whether ships may touch.
    pub contact: Contact,
    /// Whether answers tell hits, misses and sinkings with the name of the ship, and nothing more.
    pub announces_sinkings_alone: bool,
    /// The ships class by class.
    pub ships: Vec<ClassAfloat>,
    /// The cells that may be shot at.
    pub open: CellSet,
    /// The shots that missed.
    pub misses: CellSet,
    /// The hits that are not certain cells of a sunk ship.
    pub wounds: CellSet,
    /// The number of all hits.
    pub hits: u32,
    /// By cell of the board, row by row, the chance of a ship; empty where it is to be estimated.
    pub chances: Vec<f32>,
}

/// The straight ships of one class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassAfloat {
    /// Their length in cells.
    pub length: u8,
    /// How many there were.
    pub count: u8,
    /// How many were not announced as sunk.
    pub afloat: u8,
}

impl Position {
    /// Reads what [`encoded`] gives; `None` where the bytes are no position.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (&[rows, cols, kind, hits, classes], rest) = bytes.split_first_chunk()?;
        let geometry = Geometry::new(rows, cols)?;
        let (ships, rest) = rest.split_at_checked(3 * usize::from(classes))?;
        let (sets, chances) = rest.split_first_chunk::<{ 3 * SET }>()?;
        let ships: Vec<ClassAfloat> = ships
            .chunks_exact(3)
            .map(|own| ClassAfloat { length: own[0], count: own[1], afloat: own[2] })
            .collect();
        let fits = |own: &ClassAfloat| {
            (1..=rows.max(cols)).contains(&own.length) && own.afloat <= own.count
        };
        if ![0, 4 * geometry.len()].contains(&chances.len()) || !ships.iter().all(fits) {
            return None;
        }
        let (sets, _) = sets.as_chunks::<SET>();
        let [open, misses, wounds] =
            [0, 1, 2].map(|number| read_set(&sets[number]) & geometry.board());
        if open.intersects(misses) || open.intersects(wounds) || misses.intersects(wounds) {
            return None;
        }
        Some(Self {
            geometry,
            contact: if kind & 1 == 0 { Contact::Free } else { Contact::Apart },
            announces_sinkings_alone: kind & 2 == 0,
            ships,
            open,
            misses,
            wounds,
            hits: hits.into(),
            chances: chances.chunks_exact(4).map(number).collect(),
        })
    }
}

/// Scores closer to the highest than this are equal to it: mirrored positions differ by rounding.
const EQUAL: f32 = 1e-4;
/// By how much more than the highest score a cell is scored that book or hunts put first.
const FIRST: f32 = 1.0;

/// What put the first cells of a plan first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlannedBy {
    /// Learned scores.
    #[default]
    Scores,
    /// A book of first shots.
    Book,
    /// Hunts on drawn fleets.
    Hunts,
}

/// The cells that are worth a shot, each with its score, the best first. Scores of one position are comparable.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// The cells and their scores.
    pub cells: Vec<(Cell, f32)>,
    /// What put the first of them first.
    pub by: PlannedBy,
}

impl Plan {
    /// A plan that knows of no other cell.
    #[must_use]
    pub fn at(cell: Cell) -> Self {
        Self { cells: vec![(cell, 0.0)], ..Self::default() }
    }

    /// Adds a cell behind those of at least its score.
    pub(super) fn add(&mut self, cell: Cell, score: f32) {
        let place = self.cells.iter().position(|&(_, other)| other < score);
        self.cells.insert(place.unwrap_or(self.cells.len()), (cell, score));
    }

    /// The same plan with these cells first, which book or hunts chose, and scores that hardly differ from the highest equal to it.
    pub(super) fn with_first(&self, cells: CellSet, by: PlannedBy) -> Self {
        let best = self.cells.first().map_or(0.0, |&(_, best)| best);
        let mut plan = Self::default();
        for &(cell, score) in &self.cells {
            let is_equal = best - EQUAL < score;
            if cells.contains(cell) {
                plan.by = by;
                plan.add(cell, best + FIRST);
            } else {
                plan.add(cell, if is_equal { best } else { score });
            }
        }
        plan
    }

    /// The bytes of the plan.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.by as u8];
        for &(cell, score) in &self.cells {
            bytes.push(cell.index() as u8);
            bytes.extend(score.to_le_bytes());
        }
        bytes
    }

    /// Reads the bytes of a plan; the empty plan where there are none.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let Some((&by, cells)) = bytes.split_first() else { return Self::default() };
        let by = match by {
            1 => PlannedBy::Book,
            2 => PlannedBy::Hunts,
            _ => PlannedBy::Scores,
        };
        let own = |own: &[u8]| (Cell::from_index(own[0]), number(&own[1..]));
        Self { cells: cells.chunks_exact(5).map(own).collect(), by }
    }
}

fn number(bytes: &[u8]) -> f32 {
    f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}
