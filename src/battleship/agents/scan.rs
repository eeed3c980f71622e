use crate::battleship::rules::Action;

use super::{Agent, Decision, Reason, Turn, random::Random};

/// The fixed scan for moving ships (Erdem Akyüz, *Amiral Battı Yapay Zeka Modeli*, undated): after a hit the same cell again, as
/// the ship slides through it; when that hits nothing new, the cells around the hit; with none of these left, at random.
///
/// # Reading
///
/// The source leaves open what a segment that was hit before counts as. Here it counts as a miss, so that a ship that cannot move
/// does not hold the scan for ever.
#[derive(Clone, Copy, Debug)]
pub(super) struct FixedScan {
    pub search: Search,
}

/// Where the scan looks for a ship that moved away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    /// In the neighbours of the hits, those of the last hit first.
    Stack,
    /// In the row and the column of the last hit, each cell once, in random order.
    Cross,
}

impl Agent for FixedScan {
    fn decide(&self, turn: Turn<'_>) -> Decision {
        let fold = &mut turn.memory.fold;
        fold.follow(turn.knowledge);
        if let Some(cell) = fold.repeated {
            return Decision::plain(Action::Shoot(cell), Reason::SameCellAgain { hit: cell }, 1);
        }
        match (self.search, &fold.cross) {
            (Search::Stack, _) => {
                if let Some(&(cell, hit)) = fold.stack.last() {
                    let waiting = fold.stack.len() as u32;
                    let reason = Reason::NeighbourOfHit { hit, waiting };
                    return Decision::plain(Action::Shoot(cell), reason, waiting);
                }
            }
            (Search::Cross, &Some((hit, left))) => {
                if let Some(cell) = turn.rng.cell(left) {
                    let from = left.len();
                    let reason = Reason::CrossOfHit { hit, from };
                    return Decision::plain(Action::Shoot(cell), reason, from);
                }
            }
            (Search::Cross, None) => {}
        }
        Random.decide(turn)
    }
}
