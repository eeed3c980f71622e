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
    let lengths = survey.standings.iter().enumerate().rev();
    let lengths = lengths.map(|(number, standing)| (number, standing.left.max(0) as usize));
    let fleet = lengths.clone().flat_map(|(number, left)| std::iter::repeat_n(number, left));
    let mut together = Together::new(known, fleet.collect());
    let mut depth = 0;
    for (number, left) in lengths.filter(|&(_, left)| 0 < left) {
        depth += left;
        together.begin(depth);
        let is_news = !together.arrange(0, 0);
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
                ..enough((Rule::LongestTogether, longest_together), known, news)
            };
            found.conclude(known, news.0, news.1, because);
        } else {
            let because =
                || enough((Rule::LongestTogether, longest_together), known, Default::default());
            found.clash(|| Because { length, ..because() });
        }
        if !together.any || found.is_over() {
            return;
        }
    }
}

/// Some of the ships placed, and what follows.
struct Arrangement {
    ship: CellSet,
    /// The cells that are not water.
    may: CellSet,
    /// The first combination of the next ship that was not tried here yet.
    from: usize,
    /// The first of those with one ship more, and the next of those with as many; 0 where none is known.
    within: usize,
    after: usize,
}

/// The search for arrangements of some ships. Those of fewer ships are kept, so that each is propagated once.
struct Together<'a> {
    known: Known<'a>,
    counts: LineCounts,
    /// By ship the place of its length among the board's, the longest first.
    fleet: Vec<usize>,
    arrangements: Vec<Arrangement>,
    /// How many ships are arranged.
    depth: usize,
    tried: u32,
    any: bool,
    /// The ship cells common to all arrangements so far, and the cells that are not water in all of them.
    ship: CellSet,
    may: CellSet,
}

impl<'a> Together<'a> {
    fn new(known: Known<'a>, fleet: Vec<usize>) -> Self {
        let Known { board, facts, .. } = known;
        let (ship, may) = (facts.ship, board.all - facts.water);
        Self {
            known,
            counts: board.line_counts(),
            fleet,
            arrangements: vec![Arrangement { ship, may, from: 0, within: 0, after: 0 }],
            depth: 0,
            tried: 0,
            any: false,
            ship,
            may,
        }
    }

    fn begin(&mut self, depth: usize) {
        (self.depth, self.tried, self.any) = (depth, 0, false);
        (self.ship, self.may) = (self.known.board.all, CellSet::EMPTY);
    }

    /// Goes on from an arrangement of some ships; true to stop, as too many were tried or the arrangements have nothing new in common.
    fn arrange(&mut self, at: usize, placed: usize) -> bool {
        let Known { board, facts, .. } = self.known;
        if placed == self.depth {
            self.any = true;
            self.ship &= self.arrangements[at].ship;
            self.may |= self.arrangements[at].may;
            return self.ship.is_subset(facts.ship)
                && (board.all - self.may).is_subset(facts.water);
        }
        let mut last = 0;
        while let Some(next) = self.next(at, placed, last) {
            self.tried += 1;
            if MAX_TRIED < self.tried || self.arrange(next, placed + 1) {
                return true;
            }
            last = next;
        }
        false
    }

    /// The arrangement with one ship more that comes after the `last`, or the first.
    fn next(&mut self, at: usize, placed: usize, last: usize) -> Option<usize> {
        let Arrangement { ship, may, from, within, .. } = self.arrangements[at];
        let next = if last == 0 { within } else { self.arrangements[last].after };
        if 0 < next {
            return Some(next);
        }
        let number = self.fleet[placed];
        let ships = &self.known.board.ships[number];
        let ways = &self.known.survey.standings[number].ways;
        for (place, &way) in ways.iter().enumerate().skip(from) {
            let way = &ships.ways[usize::from(way)];
            if !way.cells.is_subset(may) || way.buffer.intersects(ship) {
                continue;
            }
            let (ship, may) = (ship | way.cells, may - way.buffer);
            let Some((ship, may)) = propagate(&self.counts, ship, may) else { continue };
            let alike = self.fleet.get(placed + 1) == Some(&number);
            let from = if alike { place + 1 } else { 0 };
            let next = self.arrangements.len();
            self.arrangements.push(Arrangement { ship, may, from, within: 0, after: 0 });
            self.arrangements[at].from = place + 1;
            if last == 0 {
                self.arrangements[at].within = next;
            } else {
                self.arrangements[last].after = next;
            }
            return Some(next);
        }
        self.arrangements[at].from = ways.len();
        None
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
