use super::{
    scan::{BLOCKED, FREE, Scan},
    standing::Standings,
    table::Table,
};

/// Marks the step that is the first to come to a state.
const FIRST: u32 = 1 << 31;
/// Before a row is whole a step tells the column it leads to above these bits, the state of that column within them.
const COLUMN_SHIFT: u32 = 26;
/// A row has at most so many steps.
const MOST_STEPS: usize = STATE_MASK as usize / 8;
const STATE_MASK: u32 = (1 << COLUMN_SHIFT) - 1;

/// A step from one state to another of the same row, or to one of the row after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The number of the state in the row.
    pub(super) to: usize,
    /// Whether it is the first step, in the order of the states, that leads there.
    pub(super) first: bool,
    /// The placement laid, where one is.
    pub(super) way: Option<u16>,
}

/// The states of a row, column by column, then those the next row begins with; and the steps between them.
///
/// A state is a column, a profile and a standing. Its vector has an entry for every part of the fleet that can be laid.
#[derive(Debug)]
pub(super) struct Row {
    /// How many states the first column has: those of the row before that lead on.
    pub(super) firsts: usize,
    /// How many states have steps.
    pub(super) inner: usize,
    /// By state the first entry of its vector.
    pub(super) least: Vec<u16>,
    /// By state where its vector lies among all.
    pub(super) at: Vec<u32>,
    /// By state with steps how many.
    degrees: Vec<u8>,
    to: Vec<u32>,
    /// By step 1 + the number of the placement, or 0.
    ways: Vec<u16>,
}

impl Row {
    /// How many steps a state has.
    pub(super) fn degree(&self, state: usize) -> usize {
        self.degrees[state].into()
    }

    /// How many steps the row has.
    pub(super) fn steps(&self) -> usize {
        self.to.len()
    }

    /// A step by its number in the row.
    pub(super) fn step(&self, number: usize) -> Step {
        let to = self.to[number];
        Step {
            to: (to & !FIRST) as usize,
            first: FIRST <= to,
            way: self.ways[number].checked_sub(1),
        }
    }
}

/// The states met in one column of a row.
#[derive(Debug)]
struct Column {
    profiles: Table,
    standings: Vec<u16>,
}

/// All states and steps of a scan, found row by row.
///
/// Vectors lie in two regions: those of the states that rows begin with, which last; and those within a row, whose room each
/// row takes anew, placed behind the former once all rows are known.
#[derive(Debug)]
pub(super) struct Graph {
    pub(super) rows: Vec<Row>,
    /// Entries of all vectors that last.
    pub(super) lasting: usize,
    /// Entries of the vectors within a row, at most.
    pub(super) within: usize,
    standings: Standings,
    /// The columns of the row in hand, and after them the states of the next row's first.
    columns: Vec<Column>,
    column: usize,
    state: usize,
    degrees: Vec<u8>,
    to: Vec<u32>,
    ways: Vec<u16>,
    /// Where the vectors of the states that the row in hand begins with lie.
    firsts: usize,
}

impl Graph {
    /// The graph with the one state before anything is laid; without any where a cell must hold ship that cannot.
    pub(super) fn new(scan: &Scan) -> Self {
        let column = || Column { profiles: Table::new(), standings: Vec::new() };
        let mut graph = Self {
            rows: Vec::with_capacity(scan.rows),
            lasting: 0,
            within: 0,
            standings: Standings::new(),
            columns: (0..=scan.cols).map(|_| column()).collect(),
            column: 0,
            state: 0,
            degrees: Vec::new(),
            to: Vec::new(),
            ways: Vec::new(),
            firsts: 0,
        };
        let symbol = |col: usize| Some(scan.blank(0, col)? << scan.shift(col));
        let profile = (0..scan.cols).try_fold(0, |profile, col| Some(profile | symbol(col)?));
        if let Some(profile) = profile {
            graph.columns[0].profiles.intern(profile);
            graph.columns[0].standings.push(0);
            graph.lasting = scan.parts;
        }
        graph
    }

    /// Whether all rows are found.
    pub(super) fn is_whole(&self, scan: &Scan) -> bool {
        self.rows.len() == scan.rows
    }

    /// Where the vector of the state with all rows done lies; nothing where no fleet comes so far.
    pub(super) fn last(&self) -> Option<usize> {
        let row = self.rows.last()?;
        row.at.get(row.inner).map(|&at| at as usize)
    }

    /// Whether there are more states than numbers for them.
    pub(super) fn is_too_big(&self) -> bool {
        !self.standings.has_room() || MOST_STEPS < self.to.len()
    }

    /// An estimate of the bytes taken, and to be taken by vectors with entries of `entry` bytes.
    pub(super) fn bytes(&self, entry: usize) -> usize {
        let states: usize = self.rows.iter().map(|row| row.at.len()).sum();
        let steps: usize = self.rows.iter().map(Row::steps).sum();
        (self.lasting + self.within) * entry + 7 * states + 6 * steps
    }

    /// Finds the steps of one more state; the work it took, in steps.
    pub(super) fn find(&mut self, scan: &Scan) -> u64 {
        if self.state == self.columns[self.column].profiles.len() {
            self.state = 0;
            self.column += 1;
            if self.column == scan.cols {
                return self.close(scan);
            }
            return 1;
        }
        let before = self.to.len();
        self.find_steps(scan);
        self.state += 1;
        let degree = self.to.len() - before;
        self.degrees.push(degree as u8);
        degree as u64 + 1
    }

    fn find_steps(&mut self, scan: &Scan) {
        let (row, col) = (self.rows.len(), self.column);
        let profile = self.columns[col].profiles.key(self.state);
        let standing = self.columns[col].standings[self.state];
        let shift = scan.shift(col);
        let symbol = profile >> shift & ((1 << scan.bits) - 1);
        if symbol > FREE {
            // One less to go; the last one leaves water below.
            let below = symbol - 1;
            let left = if below == 1 { BLOCKED } else { below };
            let beside = scan.fields(col.saturating_sub(1), (col + 2).min(scan.cols));
            if let Some(standing) = self.standings.go_on(&scan.kinds, standing, below) {
                let next = (col + 2).min(scan.cols);
                self.add(next, profile & !beside | left << shift, standing, 0);
            }
            return;
        }
        if let (Some(blank), false) = (scan.blank(row + 1, col), scan.must_hold(row, col)) {
            let profile = profile & !scan.fields(col, col + 1) | blank << shift;
            self.add(col + 1, profile, standing, 0);
        }
        if symbol == FREE {
            let least = usize::from(self.standings.least(standing));
            for start in scan.starts(row, col) {
                let stride = scan.kinds[scan.ways[usize::from(start.way)].kind].stride;
                // Where every part of the fleet in the vector has all ships of the kind, none is left to begin.
                if profile & start.mask == start.need && least + stride < scan.parts {
                    let after = self.standings.begin(&scan.kinds, standing, start.below);
                    if let Some(after) = after {
                        let profile = profile & !start.clear | start.set;
                        self.add(start.next.into(), profile, after, start.way + 1);
                    }
                }
            }
        }
    }

    fn add(&mut self, column: usize, profile: u64, standing: u16, way: u16) {
        let known = &mut self.columns[column];
        let (state, new) = known.profiles.intern(profile);
        if new {
            known.standings.push(standing);
        }
        let first = if new { FIRST } else { 0 };
        self.to.push(first | (column as u32) << COLUMN_SHIFT | state as u32);
        self.ways.push(way);
    }

    /// Numbers the states of the row and gives each its room; goes on to the next row.
    fn close(&mut self, scan: &Scan) -> u64 {
        let mut begins = [0_u32; 18];
        for (col, column) in self.columns.iter().enumerate() {
            begins[col + 1] = begins[col] + column.profiles.len() as u32;
        }
        for to in &mut self.to {
            let column = (*to & !FIRST) >> COLUMN_SHIFT;
            *to = (*to & FIRST) | (begins[column as usize] + (*to & STATE_MASK));
        }
        let states = begins[scan.cols + 1] as usize;
        let mut row = Row {
            firsts: begins[1] as usize,
            inner: begins[scan.cols] as usize,
            least: Vec::with_capacity(states),
            at: Vec::with_capacity(states),
            degrees: self.degrees.as_slice().into(),
            to: self.to.as_slice().into(),
            ways: self.ways.as_slice().into(),
        };
        let (mut within, mut first, mut last) = (0, self.firsts, self.lasting);
        for (col, column) in self.columns.iter().enumerate() {
            let region = match col {
                0 => &mut first,
                _ if col == scan.cols => &mut last,
                _ => &mut within,
            };
            for &standing in &column.standings {
                let least = self.standings.least(standing);
                row.least.push(least);
                row.at.push(*region as u32);
                *region += scan.parts - usize::from(least);
            }
        }
        self.firsts = self.lasting;
        self.lasting = last;
        self.within = self.within.max(within);
        self.rows.push(row);
        for column in &mut self.columns[..scan.cols] {
            column.profiles.clear();
            column.standings.clear();
        }
        self.columns.swap(0, scan.cols);
        self.column = 0;
        self.degrees.clear();
        self.to.clear();
        self.ways.clear();
        if self.is_whole(scan) {
            self.place_within();
        }
        states as u64
    }

    /// Places the vectors within rows behind those that last, and gives back what finding took.
    fn place_within(&mut self) {
        for row in &mut self.rows {
            for at in &mut row.at[row.firsts..row.inner] {
                *at += self.lasting as u32;
            }
        }
        self.columns = Vec::new();
        self.degrees = Vec::new();
        self.to = Vec::new();
        self.ways = Vec::new();
    }
}
