use crate::grid::{Cell, CellSet};

use super::{
    super::{board::Line, rule::Rule, step::Findings, survey::Known},
    premises::enough,
};

/// `line-ways`: the cells common to all ways to fill a row or column with ships as its count requires. A way is excluded where a line
/// beside it or across it would have no room for its count.
pub fn line_ways<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for (number, line) in known.board.lines.iter().enumerate() {
        if line.count.is_none() {
            continue;
        }
        let mut fill = Fill::new(known, number);
        if fill.fill_from(0, fill.count, CellSet::EMPTY, CellSet::EMPTY, 0) {
            continue;
        }
        if fill.any {
            let news =
                ((fill.water & known.board.all) - known.facts.water, fill.ship - known.facts.ship);
            found
                .conclude(known, news.0, news.1, || enough(Rule::LineWays, line_ways, known, news));
        } else {
            found.clash(|| enough(Rule::LineWays, line_ways, known, Default::default()));
        }
    }
}

/// A search of all ways to fill one line.
struct Fill<'a> {
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

impl<'a> Fill<'a> {
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
            if self.fill_from(next, need - length, ship | run, beside | (run.dilate() - run), used)
            {
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
            if line.count.is_some_and(|count| (line.cells - facts.water - water).len() < count) {
                return false;
            }
        }
        self.any = true;
        self.ship &= ship;
        self.water &= water;
        self.ship.is_subset(facts.ship) && (self.water & board.all).is_subset(facts.water)
    }
}
