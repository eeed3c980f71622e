use crate::{
    battleship::{knowledge::Knowledge, rules::Action},
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{Agent, Decision, Detail, Memory, Reason, random::Random};

/// The Turkish source's fixed scan of a moving sea: after a hit the same cell again, as the ship slides through it; once that
/// finds nothing new, the cells about the hit; elsewhere at random.
///
/// # Reading
///
/// The source leaves open what it does with a segment hit before: here it is nothing new, as a miss is, so that a ship that cannot
/// move does not hold the scan for ever. The stack holds no cell twice and is not cleared when a ship sinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct FixedScan {
    pub search: Search,
}

/// Where a ship that got away is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    /// In the neighbours of the hits, the last first.
    Stack,
    /// In the row and the column of the last hit, each cell once, in any order.
    Cross,
}

/// What the scan knows: a fold over the answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    seen: usize,
    /// The last hit, where the last shot was one.
    repeated: Option<Cell>,
    /// Cells beside hits, each with its hit; the last is the next.
    stack: Vec<(Cell, Cell)>,
    /// The last hit, and what was not shot at since of its row and column.
    cross: Option<(Cell, CellSet)>,
}

impl Scan {
    fn follow(&mut self, knowledge: &Knowledge) {
        let geometry = knowledge.rules().geometry();
        for &(cell, answer) in &knowledge.answers()[self.seen..] {
            self.stack.retain(|&(waiting, _)| waiting != cell);
            if let Some((_, left)) = &mut self.cross {
                left.remove(cell);
            }
            self.repeated = answer.is_hit().then_some(cell);
            if !answer.is_hit() {
                continue;
            }
            let mut cross = geometry.row(cell.row()) | geometry.col(cell.col());
            cross.remove(cell);
            self.cross = Some((cell, cross));
            for beside in geometry.sides(cell) {
                if self.stack.iter().all(|&(waiting, _)| waiting != beside) {
                    self.stack.push((beside, cell));
                }
            }
        }
        self.seen = knowledge.answers().len();
    }
}

impl Agent for FixedScan {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let scan = &mut memory.scan;
        scan.follow(knowledge);
        if let Some(cell) = scan.repeated {
            return Decision::plain(Action::Shoot(cell), Reason::SameCellAgain { hit: cell }, 1);
        }
        match (self.search, &scan.cross) {
            (Search::Stack, _) => {
                if let Some(&(cell, hit)) = scan.stack.last() {
                    let waiting = scan.stack.len() as u32;
                    let reason = Reason::NeighbourOfHit { hit, waiting };
                    return Decision::plain(Action::Shoot(cell), reason, waiting);
                }
            }
            (Search::Cross, &Some((hit, left))) => {
                if let Some(cell) = rng.cell(left) {
                    let from = left.len();
                    let reason = Reason::CrossOfHit { hit, from };
                    return Decision::plain(Action::Shoot(cell), reason, from);
                }
            }
            (Search::Cross, None) => {}
        }
        Random.decide(knowledge, memory, rng, detail)
    }
}
