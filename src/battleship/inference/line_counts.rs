use crate::grid::CellSet;

/// 1 in each of the four rows a word holds.
const ONES: u64 = 0x0001_0001_0001_0001;
/// The top bit of each of the four rows a word holds.
const TOPS: u64 = ONES << 15;

/// The counts of rows and columns, where they are known; all lines are processed in parallel, as bits of words.
///
/// Rows are counted within words, four to a word and 16 bits each. Columns are counted across words in bit planes: bit `n` of
/// a column's count lies in plane `n`, in that column.
#[derive(Clone, Debug)]
pub(super) struct LineCounts {
    /// By word the counts of its four rows.
    rows: [u64; 4],
    /// By word all cells of its rows that are counted.
    rows_observed: [u64; 4],
    /// The bits of the columns' counts, least first, alike in all four rows of a word.
    cols: [u64; 5],
    /// The columns that are counted, as `cols`.
    cols_observed: u64,
    all_observed: bool,
}

impl LineCounts {
    /// The counts of all lines; `None` for a line that is not counted. Lines beyond the last hold nothing of any board.
    pub fn new(rows: &[Option<u32>], cols: &[Option<u32>]) -> Self {
        let observed =
            |lines: &[Option<u32>]| !lines.is_empty() && lines.iter().all(Option::is_some);
        let mut lines = Self {
            rows: [0; 4],
            rows_observed: [0; 4],
            cols: [0; 5],
            cols_observed: 0,
            all_observed: observed(rows) && observed(cols),
        };
        for (row, &count) in rows.iter().enumerate() {
            let Some(count) = count else { continue };
            let shift = row % 4 * 16;
            // A count above 16 is met by no line, whatever it is.
            lines.rows[row / 4] |= u64::from(count.min(31)) << shift;
            lines.rows_observed[row / 4] |= 0xFFFF << shift;
        }
        for (col, &count) in cols.iter().enumerate() {
            let Some(count) = count else { continue };
            for (bit, plane) in lines.cols.iter_mut().enumerate() {
                *plane |= (u64::from(count.min(31) >> bit & 1) * ONES) << col;
            }
            lines.cols_observed |= ONES << col;
        }
        lines
    }

    /// Makes water of the open cells of full lines, and ship of the open cells of lines that need all of them, given the cells that
    /// are `ship` and those that `may` be; false where a line has too many or too few.
    pub fn settle(&self, ship: &mut CellSet, may: &mut CellSet) -> bool {
        let (ships, mays) = (ship.words(), may.words());
        let (mut full, mut tight) = ([0; 4], [0; 4]);
        let mut wrong = 0;
        for word in 0..4 {
            let (observed, need) = (self.rows_observed[word], self.rows[word]);
            if observed == 0 {
                continue;
            }
            let (held, room) = (row_counts(ships[word]), row_counts(mays[word]));
            wrong |= observed & !(rows_reach(room, need) & rows_reach(need, held));
            full[word] = observed & rows_reach(held, need);
            tight[word] = observed & rows_reach(need, room);
        }
        if wrong != 0 {
            return false;
        }
        let (held, room) = (col_counts(ships), col_counts(mays));
        wrong =
            self.cols_observed & !(cols_reach(&room, &self.cols) & cols_reach(&self.cols, &held));
        let cols_full = self.cols_observed & cols_reach(&held, &self.cols);
        let cols_tight = self.cols_observed & cols_reach(&self.cols, &room);
        if wrong != 0 {
            return false;
        }
        let full = CellSet::from_words(full.map(|rows| rows | cols_full));
        let tight = CellSet::from_words(tight.map(|rows| rows | cols_tight));
        // A full line may close a cell that a tight line needs: the next pass finds that.
        *ship |= *may & tight;
        *may -= full - *ship;
        true
    }

    /// The cells of the rows, and of the columns, that can hold fewer than 2, 3 and 4 cells beside `ship`.
    pub fn nearly_full(&self, ship: CellSet) -> [[CellSet; 3]; 2] {
        let ships = ship.words();
        let rows = [1, 2, 3].map(|more: u64| {
            let reach = |word: usize| {
                let held = row_counts(ships[word]) + more * ONES;
                self.rows_observed[word] & rows_reach(held, self.rows[word])
            };
            CellSet::from_words([0, 1, 2, 3].map(reach))
        });
        let held = col_counts(ships);
        let (mut left, mut borrow) = ([0; 5], 0);
        for ((left, &need), &held) in left.iter_mut().zip(&self.cols).zip(&held) {
            *left = need ^ held ^ borrow;
            borrow = !need & (held | borrow) | held & borrow;
        }
        let small = self.cols_observed & !(left[2] | left[3] | left[4]);
        let cols = [small & !left[1], small & !(left[1] & left[0]), small];
        [rows, cols.map(|cols| CellSet::from_words([cols; 4]))]
    }

    /// How many ship cells each row and each column needs beside `placed`, where all are counted and none has too many.
    pub fn needs(&self, placed: CellSet) -> ([u8; 16], [u8; 16]) {
        let (held, placed) = (col_counts(placed.words()), placed.words());
        let row = |row: usize| {
            let left = self.rows[row / 4] - row_counts(placed[row / 4]);
            (left >> (row % 4 * 16) & 31) as u8
        };
        let col = |col: usize| {
            let number = |bits: &[u64; 5]| {
                (0..5).fold(0, |number, bit| number | (bits[bit] >> col & 1) << bit)
            };
            (number(&self.cols) - number(&held)) as u8
        };
        (std::array::from_fn(row), std::array::from_fn(col))
    }

    /// Whether the count of every row and column of the board is known.
    pub const fn are_all_observed(&self) -> bool {
        self.all_observed
    }

    /// Whether `cells`, taken as all ship cells, give every known count exactly.
    pub fn hold(&self, cells: CellSet) -> bool {
        let (mut ship, mut may) = (cells, cells);
        self.settle(&mut ship, &mut may)
    }
}

/// The cells in each row of a word.
const fn row_counts(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    (bytes + (bytes >> 8)) & 0x001F_001F_001F_001F
}

/// All cells of the rows where `count` is at least `least`.
const fn rows_reach(count: u64, least: u64) -> u64 {
    ((((count | TOPS) - least) & TOPS) >> 15) * 0xFFFF
}

/// The bits of the number of cells in each column, alike in all four rows of a word.
fn col_counts([a, b, c, d]: [u64; 4]) -> [u64; 5] {
    let odd = a ^ b ^ c;
    let carry = a & b | c & (a ^ b);
    let more = odd & d;
    let mut bits = [odd ^ d, carry ^ more, carry & more, 0, 0];
    for (length, turn) in [(3, 32), (4, 16)] {
        let mut carry = 0;
        for bit in &mut bits[..length] {
            let other = bit.rotate_left(turn);
            let both = *bit ^ other;
            let next = *bit & other | carry & both;
            *bit = both ^ carry;
            carry = next;
        }
        bits[length] = carry;
    }
    bits
}

/// All cells of the columns where `count` is at least `least`.
fn cols_reach(count: &[u64; 5], least: &[u64; 5]) -> u64 {
    let bits = count.iter().zip(least);
    bits.fold(!0, |reach, (count, least)| count & !least | !(count ^ least) & reach)
}
