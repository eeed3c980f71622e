use std::collections::BTreeMap;

use crate::{
    battleship::{inference::Symmetry, rules::Contact},
    grid::{Cell, CellSet},
    training::fingerprint,
};

use super::position::{Plan, Position, encode_set};

/// The first bytes of a book, with its version.
const MAGIC: &[u8; 8] = b"spyplan1";
/// The first shots on the rules `admiral`, for the weights learned there.
const PUBLISHED: &[u8] = include_bytes!("admiral.book");
/// The bytes of an entry: a key and a cell.
const ENTRY: usize = 9;

/// A position in canonical form: of all its images under the board's symmetries one that stands for them all.
#[derive(Clone, Debug)]
pub struct CanonicalPosition {
    /// The same for all images, and for ships that differ by their names alone.
    pub key: u64,
    /// The symmetries that turn the position into its canonical form: more than one where it is an image of itself.
    turns: Vec<Symmetry>,
}

impl CanonicalPosition {
    /// The canonical form of a position.
    ///
    /// # Complexity
    ///
    /// Linear in the cells, for each of at most eight symmetries.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let mut best: Option<[[u64; 4]; 3]> = None;
        let mut turns = Vec::new();
        for turn in Symmetry::all(position.geometry) {
            let own = [position.open, position.misses, position.wounds]
                .map(|cells| turn.cells(cells).words());
            if best.is_none_or(|best| own < best) {
                turns.clear();
            }
            if best.is_none_or(|best| own <= best) {
                best = Some(own);
                turns.push(turn);
            }
        }
        let mut afloat: BTreeMap<u8, [u8; 2]> = BTreeMap::new();
        for ships in &position.ships {
            let [count, left] = afloat.entry(ships.length).or_default();
            *count = count.saturating_add(ships.count);
            *left = left.saturating_add(ships.afloat);
        }
        let apart = u8::from(position.contact == Contact::Apart);
        let mut bytes = vec![position.geometry.rows(), position.geometry.cols(), apart];
        bytes.extend(afloat.iter().flat_map(|(&length, &[count, left])| [length, count, left]));
        for words in best.into_iter().flatten() {
            encode_set(CellSet::from_words(words), &mut bytes);
        }
        Self { key: fingerprint(&bytes), turns }
    }

    /// What stands in the canonical form for `cell` and all cells that are as good as it by symmetry.
    ///
    /// # Panics
    ///
    /// Never: the identity or another symmetry leads to the canonical form.
    #[must_use]
    pub fn standard(&self, cell: Cell) -> Cell {
        let images = self.turns.iter().map(|turn| turn.cell(cell));
        images.min().expect("some symmetry leads to the canonical form")
    }

    /// A plan with one cell for all that are as good by symmetry.
    #[must_use]
    pub fn distinct(&self, plan: &Plan) -> Plan {
        let mut distinct = Plan { cells: Vec::new(), by: plan.by };
        for &(cell, score) in &plan.cells {
            if distinct.cells.iter().all(|&(other, _)| self.standard(other) != self.standard(cell))
            {
                distinct.cells.push((cell, score));
            }
        }
        distinct
    }

    /// The cells of a position that are as good as this one by symmetry, itself included.
    pub(super) fn images(&self, position: &Position, cell: Cell) -> CellSet {
        self.found(position, self.standard(cell))
    }

    /// The cells of the position that a cell of the canonical form stands for.
    fn found(&self, position: &Position, standard: Cell) -> CellSet {
        position.open.iter().filter(|&cell| self.standard(cell) == standard).collect()
    }
}

/// A book of the planner's first shots: by position the cell after which drawn fleets were hunted to the end in the fewest shots, as
/// [`crate::lab::PlannerBookMaking`] finds it.
///
/// The bytes: `spyplan1`, the fingerprint of the weights (64 bits), then entry after entry in rising order of its key the key (64 bits) and the
/// [index](Cell::index) of the cell in the canonical form; the lowest byte first.
#[derive(Clone, Copy, Debug)]
pub struct PlannerBook<'a> {
    /// The [fingerprint](super::Weights::fingerprint) of the weights that it is made for.
    pub weights: u64,
    entries: &'a [[u8; ENTRY]],
}

impl PlannerBook<'static> {
    /// The book that comes with the project.
    ///
    /// # Panics
    ///
    /// Never: a test reads it.
    #[must_use]
    pub fn published() -> Self {
        Self::read(PUBLISHED).expect("the file holds a book")
    }
}

impl<'a> PlannerBook<'a> {
    /// Reads a book; `None` where the bytes are none. Linear in the entries.
    #[must_use]
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (weights, entries) = bytes.strip_prefix(MAGIC)?.split_first_chunk()?;
        let (entries, rest) = entries.as_chunks();
        let rises = entries.iter().is_sorted_by(|one, next| key(one) < key(next));
        (rest.is_empty() && rises)
            .then_some(Self { weights: u64::from_le_bytes(*weights), entries })
    }

    /// The bytes of a book for weights of this fingerprint, from the cells of the canonical forms by their keys.
    #[must_use]
    pub fn write(weights: u64, cells: &BTreeMap<u64, Cell>) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(weights.to_le_bytes());
        for (key, cell) in cells {
            bytes.extend(key.to_le_bytes());
            bytes.push(cell.index() as u8);
        }
        bytes
    }

    /// The cells to shoot at, one as good as the other by symmetry; none where the book does not hold the position, or answers tell more than
    /// those that it is made for.
    ///
    /// # Complexity
    ///
    /// That of the canonical form; logarithmic in the entries.
    pub fn find(&self, position: &Position) -> CellSet {
        if !position.announces_sinkings_alone {
            return CellSet::EMPTY;
        }
        let canonical = CanonicalPosition::new(position);
        match self.entries.binary_search_by_key(&canonical.key, key) {
            Ok(place) => {
                canonical.found(position, Cell::from_index(self.entries[place][ENTRY - 1]))
            }
            Err(_) => CellSet::EMPTY,
        }
    }

    /// The number of positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

fn key(&[a, b, c, d, e, f, g, h, _]: &[u8; ENTRY]) -> u64 {
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
