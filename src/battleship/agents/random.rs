use crate::battleship::rules::Action;

use super::{Agent, Decision, Reason, Turn};

/// Shoots at an open cell, each equally likely; where ships move every cell is open. In solitaire it uses up its shots, then its
/// flags, then solves. It is the baseline of Erdem Akyüz, *Amiral Battı Yapay Zeka Modeli*, undated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Random;

impl Agent for Random {
    fn decide(&self, Turn { knowledge, rng, .. }: Turn<'_>) -> Decision {
        let open = knowledge.open() - knowledge.flags();
        let from = open.len();
        let Some(cell) = rng.cell(open) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        if knowledge.shots_left() != Some(0) {
            return Decision::plain(Action::Shoot(cell), Reason::DrawnAtRandom { from }, from);
        }
        match knowledge.flags_left() {
            Some(left @ 1..) => {
                let reason = Reason::GuessAtRandom { from, left: left - 1 };
                Decision::plain(Action::Flag(cell), reason, from)
            }
            _ => Decision::plain(Action::Solve, Reason::ActionsSpent, 0),
        }
    }
}
