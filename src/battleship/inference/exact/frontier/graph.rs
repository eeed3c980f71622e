use super::{
    lanes::WIDTH,
    scan::{BLOCKED, FREE, Scan},
    standing::Standings,
    table::Table,
};

/// A packed step holds the cell it leads to above these bits, and the state within them.
const CELL_SHIFT: u32 = 22;
const STATE_MASK: u32 = (1 << CELL_SHIFT) - 1;

/// A step from a state to one at a later cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The number of the cell; that of the board's cells where all are done.
    pub(super) cell: usize,
    /// Which of the states there.
    pub(super) state: usize,
    /// The placement placed, 0 for none.
    pub(super) way: u16,
}

/// The place of a state's vector, and the part of the fleet with which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    at: u32,
    least: u16,
}

impl Spot {
    /// Where it lies among all vectors.
    pub(super) const fn at(self) -> usize {
        self.at as usize
    }

    /// The part of the fleet it begins with.
    pub(super) const fn least(self) -> usize {
        self.least as usize
    }
}

/// The states at one cell, and the steps from there.
///
/// A state is a cell where a ship can begin, and a profile. Its vector has an entry for every part of the fleet that can be
/// placed by then.
#[derive(Debug, Default)]
pub(super) struct Layer {
    spots: Vec<Spot>,
    /// By state how many steps it has.
    degrees: Vec<u8>,
    to: Vec<u32>,
    /// By step the placement placed, 0 for none.
    ways: Vec<u16>,
    /// Where the vectors of its states end.
    pub(super) end: usize,
}

impl Layer {
    /// How many states there are.
    pub(super) const fn states(&self) -> usize {
        self.degrees.len()
    }

    /// How many steps there are.
    pub(super) const fn steps(&self) -> usize {
        self.to.len()
    }

    /// Where the vector of a state lies.
    #[inline]
    pub(super) fn spot(&self, state: usize) -> Spot {
        self.spots[state]
    }

    /// How many steps a state has.
    #[inline]
    pub(super) fn degree(&self, state: usize) -> usize {
        self.degrees[state].into()
    }

    /// A step by its number.
    #[inline]
    pub(super) fn step(&self, number: usize) -> Step {
        let to = self.to[number];
        Step {
            cell: (to >> CELL_SHIFT) as usize,
            state: (to & STATE_MASK) as usize,
            way: self.ways[number],
        }
    }
}

/// The states of a cell that steps lead to so far.
#[derive(Debug)]
struct Reached {
    profiles: Table,
    standings: Vec<u16>,
}

/// All states of a scan and the steps between them, found cell by cell.
#[derive(Debug)]
pub(super) struct Graph {
    /// By cell, and one for the end; those that are found.
    pub(super) layers: Vec<Layer>,
    /// Entries of the vectors of all states found, and between them.
    pub(super) entries: usize,
    /// States and steps of the layers found, in bytes.
    bytes: usize,
    standings: Standings,
    /// By cell, and one for the end.
    met: Vec<Reached>,
    /// The cell being processed.
    layer: Layer,
}

impl Graph {
    /// The graph with the one state before anything is placed; without any where a cell must hold ship that cannot.
    pub(super) fn new(scan: &Scan) -> Self {
        let met = || Reached { profiles: Table::new(), standings: Vec::new() };
        let cells = scan.rows * scan.cols;
        let mut graph = Self {
            layers: Vec::with_capacity(cells + 1),
            entries: 0,
            bytes: 0,
            standings: Standings::new(),
            met: (0..=cells).map(|_| met()).collect(),
            layer: Layer::default(),
        };
        let profile = scan.blanks(0, scan.fields(0, scan.cols));
        if let Some(profile) = profile {
            // The first state may have a single step; all others have a choice.
            graph.met[0].profiles.intern(profile);
            graph.met[0].standings.push(0);
        }
        graph
    }

    /// Whether all states are found.
    pub(super) const fn is_whole(&self) -> bool {
        self.layers.len() == self.met.len()
    }

    /// The place of the vector of the final state; `None` where no fleet reaches it.
    pub(super) fn end(&self) -> Option<usize> {
        self.layers.last()?.spots.first().map(|spot| spot.at())
    }

    /// Whether the states outgrow their numbers.
    pub(super) const fn is_too_big(&self) -> bool {
        !self.standings.has_room() || STATE_MASK as usize / 64 < self.layer.states()
    }

    /// An estimate of the bytes taken, and to be taken by vectors with entries of `entry` bytes.
    pub(super) const fn bytes(&self, entry: usize) -> usize {
        self.entries * entry + self.bytes
    }

    /// Finds the steps of one more state; returns the work.
    pub(super) fn find(&mut self, scan: &Scan) -> u64 {
        let cell = self.layers.len();
        let state = self.layer.states();
        if state == self.met[cell].profiles.len() {
            return self.close(scan);
        }
        let before = self.layer.steps();
        let profile = self.met[cell].profiles.key(state);
        let standing = self.met[cell].standings[state];
        if cell + 1 < self.met.len() {
            self.find_steps(scan, cell, profile, standing);
        }
        let degree = self.layer.steps() - before;
        self.layer.degrees.push(degree as u8);
        degree as u64 + 1
    }

    fn find_steps(&mut self, scan: &Scan, cell: usize, profile: u64, standing: u16) {
        let (row, col) = (cell / scan.cols, cell % scan.cols);
        if scan.symbol(profile, col) != FREE {
            self.lead(scan, cell, profile, standing, 0);
            return;
        }
        let own = scan.fields(col, col + 1);
        if let (Some(blank), false) = (scan.blanks(row + 1, own), scan.must_hold(row, col)) {
            self.lead(scan, cell + 1, profile & !own | blank, standing, 0);
        }
        let least = usize::from(self.standings.least(standing));
        for start in scan.starts(cell) {
            // Where every part of the fleet in the vector has all ships of the kind, none is left to begin.
            if profile & start.mask == start.need && least + start.stride < scan.parts {
                let after = self.standings.begin(&scan.kinds, standing, start.below);
                if let Some(after) = after {
                    let profile = profile & !start.clear | start.set;
                    self.lead(scan, start.next.into(), profile, after, start.way);
                }
            }
        }
    }

    /// Whether some ship can begin at a free cell.
    fn can_begin(&self, scan: &Scan, cell: usize, profile: u64, standing: u16) -> bool {
        let least = usize::from(self.standings.least(standing));
        let mut starts = scan.starts(cell).iter();
        starts.any(|start| profile & start.mask == start.need && least + start.stride < scan.parts)
    }

    /// Adds the step to the next state with a choice: a cell where no ship can begin has a single step on.
    fn lead(
        &mut self,
        scan: &Scan,
        mut cell: usize,
        mut profile: u64,
        mut standing: u16,
        way: u16,
    ) {
        let (mut row, mut col) = (cell / scan.cols, cell % scan.cols);
        while row < scan.rows {
            let ahead = profile >> scan.shift(col);
            let symbol = scan.symbol(profile, col);
            let (fields, after) = match symbol {
                FREE if self.can_begin(scan, cell, profile, standing) => break,
                FREE if scan.must_hold(row, col) => return,
                FREE | BLOCKED => {
                    // All blocked cells up to the next that is not.
                    let run = (ahead & !symbol).trailing_zeros() / scan.bits;
                    let end = scan.cols.min(col + run as usize);
                    let fields = scan.fields(col, end);
                    let Some(blanks) = scan.blanks(row + 1, fields) else { return };
                    col = end;
                    (fields, blanks)
                }
                _ => {
                    // The ship has one cell less to go; below and beside its last cell is water.
                    let below = symbol - 1;
                    let next = self.standings.go_on(&scan.kinds, standing, below);
                    let Some(next) = next else { return };
                    standing = next;
                    let left = if below == 1 { BLOCKED } else { below };
                    let end = scan.cols.min(col + 2);
                    let (begin, left) = (col.saturating_sub(1), left << scan.shift(col));
                    col = end;
                    (scan.fields(begin, end), left)
                }
            };
            profile = profile & !fields | after;
            if col == scan.cols {
                (row, col) = (row + 1, 0);
            }
            cell = row * scan.cols + col;
        }
        let met = &mut self.met[cell];
        let (state, new) = met.profiles.intern(profile);
        if new {
            met.standings.push(standing);
        }
        self.layer.to.push((cell as u32) << CELL_SHIFT | state as u32);
        self.layer.ways.push(way);
    }

    /// Places the vectors of the present cell's states, and goes on to the next cell.
    #[inline(never)]
    fn close(&mut self, scan: &Scan) -> u64 {
        let mut layer = std::mem::take(&mut self.layer);
        let met = &mut self.met[self.layers.len()];
        let states = layer.states();
        layer.spots.reserve_exact(states);
        for &standing in &met.standings {
            let least = self.standings.least(standing);
            layer.spots.push(Spot { at: self.entries as u32, least });
            self.entries += scan.parts - usize::from(least) + WIDTH - 1;
        }
        layer.end = self.entries;
        layer.degrees.shrink_to_fit();
        layer.to.shrink_to_fit();
        layer.ways.shrink_to_fit();
        self.bytes += 9 * states + 6 * layer.steps();
        self.layers.push(layer);
        met.profiles.free();
        met.standings = Vec::new();
        states as u64 + 1
    }
}
