use crate::grid::CellSet;

use super::{
    super::{
        board::Board,
        rule::Rule,
        step::{Because, Findings},
        survey::Known,
    },
    premises::enough,
};

/// The most placements tried. Where there are more, the rule concludes nothing.
const MAX_TRIED: u32 = 24;

/// `longest-together`: the cells common to all arrangements of the longest ships still to be found: of one length, of that and the
/// next, and so on. An arrangement is excluded where the counts cannot be met.
pub fn longest_together<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, survey } = known;
    let mut fleet = Vec::new();
    for (number, standing) in survey.standings.iter().enumerate().rev() {
        if standing.left <= 0 {
            continue;
        }
        fleet.extend(std::iter::repeat_n(number, standing.left as usize));
        let mut together = Together::new(known, &fleet);
        let is_news = !together.place_ship(0, 0, facts.water, facts.ship);
        if MAX_TRIED < together.tried {
            return;
        }
        if !is_news {
            continue;
        }
        let length = Some(board.ships[number].length);
        if together.any {
            let news = (together.water - facts.water, together.ship - facts.ship);
            let because = || Because {
                length,
                ..enough(Rule::LongestTogether, longest_together, known, news)
            };
            found.conclude(known, news.0, news.1, because);
        } else {
            let because =
                || enough(Rule::LongestTogether, longest_together, known, Default::default());
            found.clash(|| Because { length, ..because() });
            return;
        }
    }
}

/// The search for arrangements of some ships.
struct Together<'a> {
    known: Known<'a>,
    /// By ship the place of its length among the board's, the longest first.
    fleet: &'a [usize],
    tried: u32,
    any: bool,
    /// The cells common to all arrangements so far.
    ship: CellSet,
    water: CellSet,
}

impl<'a> Together<'a> {
    const fn new(known: Known<'a>, fleet: &'a [usize]) -> Self {
        let (ship, water) = (known.board.all, known.board.all);
        Self { known, fleet, tried: 0, any: false, ship, water }
    }

    /// Places the ships from a place in the fleet on, those of its length from a combination on; true to stop, as too many were tried or
    /// the arrangements have nothing new in common.
    fn place_ship(&mut self, place: usize, from: usize, water: CellSet, ship: CellSet) -> bool {
        let Known { board, facts, .. } = self.known;
        let Some(&number) = self.fleet.get(place) else {
            self.any = true;
            self.ship &= ship;
            self.water &= water & board.all;
            return self.ship.is_subset(facts.ship) && self.water.is_subset(facts.water);
        };
        let ships = &board.ships[number];
        let ways = &self.known.survey.standings[number].ways;
        for (at, &way) in ways.iter().enumerate().skip(from) {
            let way = &ships.ways[usize::from(way)];
            if way.cells.intersects(water) || way.buffer.intersects(ship) {
                continue;
            }
            let Some((water, ship)) = propagate(board, water | way.buffer, ship | way.cells) else {
                continue;
            };
            self.tried += 1;
            let alike = self.fleet.get(place + 1) == Some(&number);
            let from = if alike { at + 1 } else { 0 };
            if MAX_TRIED < self.tried || self.place_ship(place + 1, from, water, ship) {
                return true;
            }
        }
        false
    }
}

/// The consequences of the counts for this water and these ship cells, and of corners; `None` where the counts cannot be met.
fn propagate(board: &Board, mut water: CellSet, mut ship: CellSet) -> Option<(CellSet, CellSet)> {
    loop {
        let before = (water, ship);
        for line in &board.lines {
            let Some(count) = line.count else { continue };
            let room = line.cells - water;
            let have = (room & ship).len();
            if count < have || room.len() < count {
                return None;
            }
            if count == have {
                water |= line.cells - ship;
            } else if count == room.len() {
                ship |= room;
            }
        }
        let across = ship.left() | ship.right();
        water |= across.up() | across.down();
        if ship.intersects(water) {
            return None;
        }
        if before == (water, ship) {
            return Some(before);
        }
    }
}
