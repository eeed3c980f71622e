use crate::{battleship::inference::line_counts::LineCounts, grid::CellSet};

use super::{
    super::{
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
    let counts = board.line_counts();
    let mut fleet = Vec::new();
    for (number, standing) in survey.standings.iter().enumerate().rev() {
        if standing.left <= 0 {
            continue;
        }
        fleet.extend(std::iter::repeat_n(number, standing.left as usize));
        let mut together = Together::new(known, &counts, &fleet);
        let is_news = !together.place_ship(0, 0, facts.ship, board.all - facts.water);
        if MAX_TRIED < together.tried {
            return;
        }
        if !is_news {
            continue;
        }
        let length = Some(board.ships[number].length);
        if together.any {
            let news = (board.all - together.may - facts.water, together.ship - facts.ship);
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
    counts: &'a LineCounts,
    /// By ship the place of its length among the board's, the longest first.
    fleet: &'a [usize],
    tried: u32,
    any: bool,
    /// The ship cells common to all arrangements so far, and the cells that are not water in all of them.
    ship: CellSet,
    may: CellSet,
}

impl<'a> Together<'a> {
    const fn new(known: Known<'a>, counts: &'a LineCounts, fleet: &'a [usize]) -> Self {
        let (ship, may) = (known.board.all, CellSet::EMPTY);
        Self { known, counts, fleet, tried: 0, any: false, ship, may }
    }

    /// Places the ships from a place in the fleet on, those of its length from a combination on; true to stop, as too many were tried or
    /// the arrangements have nothing new in common.
    fn place_ship(&mut self, place: usize, from: usize, ship: CellSet, may: CellSet) -> bool {
        let Known { board, facts, .. } = self.known;
        let Some(&number) = self.fleet.get(place) else {
            self.any = true;
            self.ship &= ship;
            self.may |= may;
            return self.ship.is_subset(facts.ship)
                && (board.all - self.may).is_subset(facts.water);
        };
        let ships = &board.ships[number];
        let ways = &self.known.survey.standings[number].ways;
        for (at, &way) in ways.iter().enumerate().skip(from) {
            let way = &ships.ways[usize::from(way)];
            if !way.cells.is_subset(may) || way.buffer.intersects(ship) {
                continue;
            }
            let Some((ship, may)) = propagate(self.counts, ship | way.cells, may - way.buffer)
            else {
                continue;
            };
            self.tried += 1;
            let alike = self.fleet.get(place + 1) == Some(&number);
            let from = if alike { at + 1 } else { 0 };
            if MAX_TRIED < self.tried || self.place_ship(place + 1, from, ship, may) {
                return true;
            }
        }
        false
    }
}

/// The consequences of the counts, and of corners, where these cells are ship and no others than those of `may` can be; `None` where the
/// counts cannot be met.
fn propagate(
    counts: &LineCounts,
    mut ship: CellSet,
    mut may: CellSet,
) -> Option<(CellSet, CellSet)> {
    loop {
        let before = (ship, may);
        if !ship.is_subset(may) || !counts.settle(&mut ship, &mut may) {
            return None;
        }
        let across = ship.left() | ship.right();
        may -= across.up() | across.down();
        if before == (ship, may) {
            return Some(before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::inference::deduction::{Board, survey::tests::each_position};

    /// Line by line.
    fn by_line(board: &Board, mut ship: CellSet, mut may: CellSet) -> Option<(CellSet, CellSet)> {
        loop {
            let before = (ship, may);
            for line in &board.lines {
                let Some(count) = line.count else { continue };
                let (held, room) = (line.cells & ship, line.cells & may);
                if count < held.len() || room.len() < count {
                    return None;
                }
                if count == held.len() {
                    may -= room - held;
                } else if count == room.len() {
                    ship |= room;
                }
            }
            let across = ship.left() | ship.right();
            may -= across.up() | across.down();
            if !ship.is_subset(may) {
                return None;
            }
            if before == (ship, may) {
                return Some(before);
            }
        }
    }

    #[test]
    fn lines_settled_together_come_to_the_same_as_one_by_one() {
        let mut met = 0;
        each_position(|board, facts| {
            let (ship, may) = (facts.ship, board.all - facts.water);
            for lines in 0..4 {
                let mut board = board.clone();
                for line in board.lines.iter_mut().step_by(4).skip(lines) {
                    line.count = None;
                }
                let together = propagate(&board.line_counts(), ship, may);
                assert_eq!(together, by_line(&board, ship, may));
                met += usize::from(together.is_some());
            }
        });
        assert!(100 < met, "{met} positions meet their counts");
    }
}
