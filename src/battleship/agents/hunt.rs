use crate::{
    battleship::{knowledge::Knowledge, rules::Action},
    grid::{Cell, CellSet},
};

use super::{Agent, Decision, Reason, Turn};

/// Hunt and target (Erdem Akyüz, *Amiral Battı Yapay Zeka Modeli*, undated): at random until a hit, whose neighbours then go on a
/// stack. The stack holds no cell twice, and a sinking does not clear it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hunt {
    /// The parity lattice that the random shots are confined to.
    pub lattice: Option<Lattice>,
}

/// Which ship afloat gives the distance of the lattice's diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lattice {
    /// The smallest: every straight ship covers a cell of the lattice.
    Smallest,
    /// The longest, as the source's text has it: smaller ships can lie off the lattice.
    Longest,
}

impl Lattice {
    /// The greatest extent of the deciding ship afloat; 1 where none is known to be afloat.
    fn distance(self, knowledge: &Knowledge) -> u32 {
        let classes = knowledge.rules().fleet().classes().iter().zip(knowledge.afloat());
        let extents = classes.filter(|&(_, &afloat)| 0 < afloat).map(|(class, _)| {
            let (rows, cols) = class.shape.extent();
            u32::from(rows.max(cols))
        });
        match self {
            Self::Smallest => extents.min(),
            Self::Longest => extents.max(),
        }
        .unwrap_or(1)
    }
}

impl Agent for Hunt {
    fn decide(&self, Turn { knowledge, memory, rng, .. }: Turn<'_>) -> Decision {
        memory.fold.follow(knowledge);
        let open = knowledge.open();
        // Where ships lie apart, cells beside a sunk ship are no longer open.
        let waiting = memory.fold.stack.iter().filter(|(cell, _)| open.contains(*cell));
        if let Some(&(cell, hit)) = waiting.clone().next_back() {
            let left = waiting.count() as u32;
            let reason = Reason::NeighbourOfHit { hit, waiting: left - 1 };
            return Decision::plain(Action::Shoot(cell), reason, left);
        }
        let k = self.lattice.map(|lattice| lattice.distance(knowledge));
        let lattice = k.map_or(CellSet::EMPTY, |k| {
            let diagonal = |cell: &Cell| u32::from(cell.row()) + u32::from(cell.col());
            open.iter().filter(|cell| diagonal(cell) % k == 0).collect()
        });
        let (from, reason) = match k {
            Some(k) if !lattice.is_empty() => {
                let straight = knowledge.rules().fleet().is_straight();
                (lattice, Reason::ParityLattice { k, from: lattice.len(), straight })
            }
            _ => (open, Reason::DrawnAtRandom { from: open.len() }),
        };
        let Some(cell) = rng.cell(from) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        Decision::plain(Action::Shoot(cell), reason, from.len())
    }
}
