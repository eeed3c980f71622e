use crate::grid::{Cell, CellSet};

use super::{
    super::{board::Line, rule::Rule, step::Findings, survey::Known},
    premises::enough,
};

/// Where the lines of a direction begin among those of both, each with an empty one before and after it.
const COLS: usize = 18;

/// `line-ways`: the cells common to all ways to fill a row or column with ships as its count requires. A way is excluded where a line
/// beside it or across it would have no room for its count.
pub fn line_ways<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let lines = Lines::new(known);
    for number in 0..known.board.lines.len() {
        match lines.ways(number, found.sought_still()) {
            None => continue,
            Some(Some(news)) => {
                found.conclude(known, news.0, news.1, || {
                    enough((Rule::LineWays, line_ways), known, news)
                });
            }
            Some(None) => {
                found.clash(|| enough((Rule::LineWays, line_ways), known, Default::default()));
            }
        }
        if found.is_over() {
            return;
        }
    }
}

/// By line, rows first, its cells as bits by their places in it.
#[inline(never)]
fn by_line(cells: CellSet) -> [u32; 2 * COLS] {
    let mut lines = [0; 2 * COLS];
    for cell in cells {
        lines[1 + usize::from(cell.row())] |= 1 << cell.col();
        lines[COLS + 1 + usize::from(cell.col())] |= 1 << cell.row();
    }
    lines
}

/// What is known of all lines.
struct Lines<'a> {
    known: Known<'a>,
    /// The cells that are ship, that are not water, and those of ships found.
    ships: [u32; 2 * COLS],
    open: [u32; 2 * COLS],
    found: [u32; 2 * COLS],
    /// The cells where a ship of one cell can lie, and one along a row, and one along a column.
    over: [[u32; 2 * COLS]; 3],
    /// How many cells a line beside the one that is filled can lose.
    slack: [i32; 2 * COLS],
    /// By direction the lines that can lose no cell to one across them, one at most, two at most; before them those that lack room.
    tight: [[u32; 4]; 2],
    /// By length how many ships are to be found, four bits each.
    left: u64,
}

impl<'a> Lines<'a> {
    #[inline(never)]
    fn new(known: Known<'a>) -> Self {
        let Known { board, facts, survey } = known;
        let mut lines = Self {
            known,
            ships: by_line(facts.ship),
            open: by_line(board.all - facts.water),
            found: by_line(survey.found),
            over: survey.over.map(by_line),
            slack: [i32::MAX; 2 * COLS],
            tight: [[0; 4]; 2],
            left: 0,
        };
        for (line, &surveyed) in board.lines.iter().zip(&survey.slack) {
            let (at, bit) = place(line.line);
            let Some(count) = line.count else { continue };
            let slack = lines.open[at].count_ones() as i32 - count as i32;
            // Lines with more room when the board was surveyed are not looked at.
            if surveyed < 18 {
                lines.slack[at] = slack;
            }
            if surveyed < 3 {
                for room in slack.max(-1)..3 {
                    lines.tight[at / COLS][(room + 1) as usize] |= 1 << bit;
                }
            }
        }
        for (ships, standing) in board.ships.iter().zip(&survey.standings) {
            lines.left |= (standing.left.clamp(0, 15) as u64) << (4 * (ships.length - 1));
        }
        lines
    }

    /// The water and ship common to all ways to fill a line, or `None` where there is no way; nothing at all where they have nothing
    /// new in common, or nothing of what is sought.
    #[inline(never)]
    fn ways(
        &self,
        number: usize,
        sought: Option<(CellSet, CellSet)>,
    ) -> Option<Option<(CellSet, CellSet)>> {
        let line = &self.known.board.lines[number];
        let count = line.count?;
        let (at, index) = place(line.line);
        let (mut water, mut ship) = ([u32::MAX; 3], u32::MAX);
        // A way without what is sought ends the search.
        if let Some((water_sought, ship_sought)) = sought {
            if !line.cells.dilate().intersects(water_sought | ship_sought) {
                return None;
            }
            let sought = by_line(water_sought);
            (water, ship) = ([0, 1, 2].map(|side| sought[at + side - 1]), by_line(ship_sought)[at]);
        }
        let mut fill = Fill { lines: self, number, at, ship, water, any: false };
        if fill.fill_from(0, count, 0, 0, 0) {
            return None;
        }
        let cells = |side, bits| cells(at, usize::from(index) + side, bits);
        let water = |side| cells(side, fill.water[side] & self.open[at + side - 1]);
        let news = || (water(0) | water(1) | water(2), cells(1, fill.ship & !self.ships[at]));
        Some(fill.any.then(news))
    }
}

/// The cells of these places in the line before the one of this number.
#[inline(never)]
fn cells(at: usize, after: usize, bits: u32) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for place in (0..16).filter(|place| bits >> place & 1 == 1) {
        let line = after as u8 - 1;
        cells.insert(if at < COLS { Cell::new(line, place) } else { Cell::new(place, line) });
    }
    cells
}

/// The place of a line among those of both directions, and its number in its own.
const fn place(line: Line) -> (usize, u8) {
    match line {
        Line::Row(row) => (1 + row as usize, row),
        Line::Col(col) => (COLS + 1 + col as usize, col),
    }
}

/// A search of all ways to fill one line. Cells are bits by their places along it.
struct Fill<'a> {
    lines: &'a Lines<'a>,
    number: usize,
    at: usize,
    /// The cells common to all ways found: ship in the line; water in the line before it, in itself, in the line after it.
    ship: u32,
    water: [u32; 3],
    any: bool,
}

impl Fill<'_> {
    /// Fills the line from a place on with `need` cells; true to stop, as the ways found have nothing new in common.
    fn fill_from(&mut self, place: usize, need: u32, ship: u32, beside: u32, used: u64) -> bool {
        let lines = self.lines;
        let at = self.at;
        let after = lines.ships[at] >> place;
        if need < after.count_ones() {
            return false;
        }
        if need == 0 {
            return self.leaf(ship, beside);
        }
        let room = lines.open[at] >> place;
        if room.count_ones() < need {
            return false;
        }
        if after & 1 == 0 && self.fill_from(place + 1, need, ship, beside, used) {
            return true;
        }
        if room & 1 == 0 {
            return false;
        }
        let one = 1 << place;
        let is_found = lines.found[at] & one != 0;
        if after & 2 == 0 {
            let can_cross = lines.over[if at < COLS { 2 } else { 1 }][at] & one != 0;
            let can_sub =
                lines.over[0][at] & one != 0 && (is_found || (used & 15) < (lines.left & 15));
            if can_cross || can_sub {
                let corners = one << 1 | one >> 1;
                let (round, used) = if can_cross {
                    (corners, used)
                } else {
                    (corners | one, used + u64::from(!is_found))
                };
                if round & (lines.ships[at - 1] | lines.ships[at + 1]) == 0
                    && self.fill_from(place + 2, need - 1, ship | one, beside | round, used)
                {
                    return true;
                }
            }
        }
        let mut lengths = lines.known.survey.starts[self.number][place];
        while lengths != 0 {
            let length = lengths.trailing_zeros();
            lengths &= lengths - 1;
            if need < length {
                break;
            }
            if after >> length & 1 == 1 {
                continue;
            }
            let shift = 4 * (length - 1);
            if !is_found && (lines.left >> shift & 15) <= (used >> shift & 15) {
                continue;
            }
            let used = if is_found { used } else { used + (1 << shift) };
            let run = ((1 << length) - 1) << place;
            let (next, round) = (place + length as usize + 1, run << 1 | run | run >> 1);
            if self.fill_from(next, need - length, ship | run, beside | round, used) {
                return true;
            }
        }
        false
    }

    fn leaf(&mut self, ship: u32, beside: u32) -> bool {
        let &Lines { ships, open, slack, tight, .. } = &self.lines;
        let at = self.at;
        let water = [open[at - 1] & beside, open[at] & !ship, open[at + 1] & beside];
        let [before, own, after] = water;
        let lost = [
            u32::MAX,
            own | before | after,
            own & (before | after) | before & after,
            own & before & after,
        ];
        let across = lost.into_iter().zip(tight[1 - at / COLS]);
        if slack[at - 1] < before.count_ones() as i32
            || slack[at + 1] < after.count_ones() as i32
            || across.into_iter().any(|(lost, tight)| lost & tight != 0)
        {
            return false;
        }
        self.any = true;
        self.ship &= ship;
        for (common, water) in self.water.iter_mut().zip(water) {
            *common &= water;
        }
        self.ship & !ships[at] == 0 && self.water == [0; 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::inference::deduction::{
        Facts,
        step::Evidence,
        survey::{Survey, tests::each_position},
    };

    /// The naive twin.
    fn by_cells(known: Known, found: &mut Findings<false>) {
        for (number, line) in known.board.lines.iter().enumerate() {
            if line.count.is_none() {
                continue;
            }
            let mut fill = Ways::new(known, number);
            if fill.fill_from(0, fill.count, CellSet::EMPTY, CellSet::EMPTY, 0) {
                continue;
            }
            if fill.any {
                let water = (fill.water & known.board.all) - known.facts.water;
                found.conclude(known, water, fill.ship - known.facts.ship, Default::default);
            } else {
                found.clash(Evidence::default);
            }
        }
    }

    /// The search with sets of cells.
    struct Ways<'a> {
        known: Known<'a>,
        number: usize,
        is_row: bool,
        len: usize,
        count: u32,
        /// Its settled cells, as bits by their places in it.
        ships: u32,
        waters: u32,
        singles: u32,
        subs: u32,
        /// The lines that may run out of room, as a bit set.
        near: u32,
        /// By length how many ships are to be found, four bits each.
        left: u64,
        /// The cells common to all ways found.
        ship: CellSet,
        water: CellSet,
        any: bool,
    }

    impl<'a> Ways<'a> {
        fn new(known: Known<'a>, number: usize) -> Self {
            let Known { board, facts, survey } = known;
            let line = &board.lines[number];
            let is_row = matches!(line.line, Line::Row(_));
            let rows = usize::from(board.geometry.rows());
            let across = if is_row { survey.over[2] } else { survey.over[1] };
            let mut near = 0;
            let (first, last) = if is_row { (0, rows) } else { (rows, board.lines.len()) };
            for place in 0..board.lines.len() {
                let limit = if (first..last).contains(&place) { 18 } else { 3 };
                let beside = !(first..last).contains(&place) || place.abs_diff(number) == 1;
                if beside && survey.slack[place] < limit {
                    near |= 1 << place;
                }
            }
            let mut left = 0;
            for (ships, standing) in board.ships.iter().zip(&survey.standings) {
                left |= (standing.left.clamp(0, 15) as u64) << (4 * (ships.length - 1));
            }
            let mut fill = Self {
                known,
                number,
                is_row,
                len: line.cells.len() as usize,
                count: line.count.unwrap_or(0),
                ships: 0,
                waters: 0,
                singles: 0,
                subs: 0,
                near,
                left,
                ship: board.all,
                water: board.all,
                any: false,
            };
            for place in 0..fill.len {
                let cell = fill.cell(place);
                fill.ships |= u32::from(facts.ship.contains(cell)) << place;
                fill.waters |= u32::from(facts.water.contains(cell)) << place;
                fill.subs |= u32::from(survey.over[0].contains(cell)) << place;
                fill.singles |= u32::from(across.contains(cell)) << place;
            }
            fill
        }

        fn cell(&self, place: usize) -> Cell {
            let line = (self.number
                - if self.is_row { 0 } else { usize::from(self.known.board.geometry.rows()) })
                as u8;
            if self.is_row { Cell::new(line, place as u8) } else { Cell::new(place as u8, line) }
        }

        /// Fills the line from a place on with `need` cells; true to stop, as the ways found have nothing new in common.
        fn fill_from(
            &mut self,
            place: usize,
            need: u32,
            ship: CellSet,
            beside: CellSet,
            used: u64,
        ) -> bool {
            let after = self.ships >> place;
            if need < after.count_ones() {
                return false;
            }
            if need == 0 {
                return self.leaf(ship, beside);
            }
            let room = (((1 << self.len) - 1) & !self.waters) >> place;
            if room.count_ones() < need {
                return false;
            }
            if after & 1 == 0 && self.fill_from(place + 1, need, ship, beside, used) {
                return true;
            }
            if room & 1 == 0 {
                return false;
            }
            let cell = self.cell(place);
            let one = CellSet::of(cell);
            let is_found = self.known.survey.found.contains(cell);
            if after & 2 == 0 {
                let (can_cross, can_sub) =
                    (self.singles >> place & 1 == 1, self.subs >> place & 1 == 1);
                let spare = is_found || (used & 15) < (self.left & 15);
                let can_sub = can_sub && spare;
                if can_cross || can_sub {
                    let corners = one.left() | one.right();
                    let corners = corners.up() | corners.down();
                    let (corners, used) = if can_cross {
                        (corners, used)
                    } else {
                        (one.dilate() - one, used + u64::from(!is_found))
                    };
                    let beside_it =
                        if self.is_row { one.left() | one.right() } else { one.up() | one.down() };
                    if !corners.intersects(self.known.facts.ship)
                        && self.fill_from(
                            place + 2,
                            need - 1,
                            ship | one,
                            beside | corners | beside_it,
                            used,
                        )
                    {
                        return true;
                    }
                }
            }
            let mut lengths = self.known.survey.starts[self.number][place];
            let mut run = one;
            let mut have = 1;
            while lengths != 0 {
                let length = lengths.trailing_zeros();
                lengths &= lengths - 1;
                if need < length {
                    break;
                }
                if after >> length & 1 == 1 {
                    continue;
                }
                while have < length {
                    run |= if self.is_row { run.right() } else { run.down() };
                    have += 1;
                }
                let shift = 4 * (length - 1);
                if !is_found && (self.left >> shift & 15) <= (used >> shift & 15) {
                    continue;
                }
                let used = if is_found { used } else { used + (1 << shift) };
                let next = place + length as usize + 1;
                if self.fill_from(
                    next,
                    need - length,
                    ship | run,
                    beside | (run.dilate() - run),
                    used,
                ) {
                    return true;
                }
            }
            false
        }

        fn leaf(&mut self, ship: CellSet, beside: CellSet) -> bool {
            let Known { board, facts, .. } = self.known;
            let water = beside | (board.lines[self.number].cells - ship);
            let mut near = self.near;
            while near != 0 {
                let line = &board.lines[near.trailing_zeros() as usize];
                near &= near - 1;
                if line.count.is_some_and(|count| (line.cells - facts.water - water).len() < count)
                {
                    return false;
                }
            }
            self.any = true;
            self.ship &= ship;
            self.water &= water;
            self.ship.is_subset(facts.ship) && (self.water & board.all).is_subset(facts.water)
        }
    }

    #[test]
    fn ways_as_bits_come_to_the_same_as_sets_of_cells() {
        let (mut met, mut stale) = ([0; 3], 0);
        each_position(|board, facts| {
            // A rule before it may have found more than was surveyed.
            let all = facts.settled().iter().enumerate();
            let some = all.filter(|(place, _)| place % 5 != stale).map(|(_, cell)| cell);
            let some: CellSet = some.collect();
            let less = Facts { water: facts.water & some, ship: facts.ship & some, ..*facts };
            stale = (stale + 1) % 10;
            let survey = Survey::of(board, &less);
            let known = Known { board, facts, survey: &survey };
            let (mut found, mut expected) = (Findings::<false>::new(), Findings::<false>::new());
            line_ways(known, &mut found);
            by_cells(known, &mut expected);
            let told = |found: &Findings<false>| {
                (found.water, found.ship, found.count, found.contradiction.is_some())
            };
            assert_eq!(told(&found), told(&expected), "{facts:?}");
            met[usize::from(found.contradiction.is_some()) * 2 + usize::from(0 < found.count)
                - usize::from(found.contradiction.is_some() && 0 < found.count)] += 1;
        });
        assert!(met.iter().all(|&met| 20 < met), "{met:?} nothing, something, a contradiction");
    }
}
