use crate::{
    battleship::{knowledge::Knowledge, rules::Action},
    grid::CellSet,
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

/// The cells whose row and column add up to a multiple of `k`, which is at most 16.
fn diagonals(k: u32) -> CellSet {
    // Every row has the columns of the first, moved to the left.
    let first = (0..31).step_by(k as usize).fold(0_u32, |columns, col| columns | 1 << col);
    let row = |row: u32| u64::from((first >> (row % k)) as u16);
    let rows_of =
        |word: usize| (0..4).fold(0, |rows, of| rows | row(4 * word as u32 + of) << (16 * of));
    CellSet::from_words(std::array::from_fn(rows_of))
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
        let lattice = k.map_or(CellSet::EMPTY, |k| open & diagonals(k));
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
