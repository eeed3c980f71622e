use crate::{
    battleship::{inference::Density, knowledge::Knowledge, rules::Action},
    grid::Cell,
};

use super::{Agent, Decision, Detail, Reason, Term, Turn, scores::Scores};

/// The probability map for straight ships of Erdem Akyüz, *Amiral Battı Yapay Zeka Modeli*, undated: the placements of every ship
/// afloat count, and open cells beside a hit get a bonus.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProbabilityMap {
    /// What a placement adds to each of its cells: 2 in the program that the source's figures came from; 0 in the source's text,
    /// where every open cell has 1 instead.
    pub count: u16,
    pub bonus: Bonus,
    /// Whether only the longest ships afloat count.
    pub longest_only: bool,
    /// Whether the first of the best cells in row order is chosen, instead of one at random.
    pub first: bool,
}

/// How often a hit's bonus is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bonus {
    /// Once for every ship afloat.
    PerShip,
    /// Once.
    Once,
    /// Never.
    None,
}

/// The score of every open cell where placements do not count.
const OPEN: f64 = 1.0;
/// The bonus of a cell beside a hit.
const BESIDE: f64 = 10.0;
/// The bonus where the cell on the other side of the hit is a hit too.
const IN_LINE: f64 = 15.0;

impl ProbabilityMap {
    fn placements(self, knowledge: &Knowledge) -> Density {
        let rules = knowledge.rules();
        let closed = knowledge.misses() | knowledge.sunk_cells() | knowledge.buffer();
        let mut density = Density::new(rules.geometry(), rules.geometry().board() - closed);
        let classes = rules.fleet().classes().iter().zip(knowledge.afloat());
        let afloat = classes.filter(|&(_, &afloat)| 0 < afloat);
        let longest = afloat.clone().map(|(class, _)| class.shape.len()).max();
        for (class, &count) in afloat {
            if !self.longest_only || Some(class.shape.len()) == longest {
                density.add(class.shape.len() as usize, self.count * u16::from(count));
            }
        }
        density
    }

    /// The bonus of every cell beside a hit on a ship afloat.
    fn bonus(self, knowledge: &Knowledge, mut add: impl FnMut(Cell, f64)) {
        let times = match self.bonus {
            Bonus::PerShip => knowledge.afloat().iter().map(|&afloat| u32::from(afloat)).sum(),
            Bonus::Once => 1,
            Bonus::None => return,
        };
        let (wounds, open) = (knowledge.wounds(), knowledge.open());
        for hit in wounds {
            for (rows, cols) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
                let Some(cell) = hit.offset(rows, cols).filter(|&cell| open.contains(cell)) else {
                    continue;
                };
                let behind = hit.offset(-rows, -cols).is_some_and(|cell| wounds.contains(cell));
                add(cell, f64::from(times) * if behind { IN_LINE } else { BESIDE });
            }
        }
    }
}

impl Agent for ProbabilityMap {
    fn decide(&self, Turn { knowledge, rng, detail, .. }: Turn<'_>) -> Decision {
        let open = knowledge.open();
        let density = self.placements(knowledge);
        let counts = 0 < self.count;
        let placements = |cell: Cell| f64::from(density.at(cell.row(), cell.col()));
        let base = |cell: Cell| if counts { placements(cell) } else { OPEN };
        let mut scores = Scores::new(open);
        for cell in open {
            scores.add(cell, base(cell));
        }
        self.bonus(knowledge, |cell, bonus| scores.add(cell, bonus));
        let top = scores.top();
        let Some(cell) = top.choose((!self.first).then_some(rng)) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        let mut decision = Decision::plain(
            Action::Shoot(cell),
            Reason::HighestScore {
                score: top.score,
                placements: counts.then(|| placements(cell)),
                bonus: top.score - base(cell),
                next: None,
                ties: top.cells.len(),
                first: self.first,
            },
            top.sensible,
        );
        decision.ties = top.cells.len();
        if detail == Detail::Full {
            if let Reason::HighestScore { next, .. } = &mut decision.reason {
                *next = scores.next(cell);
            }
            scores.explain(knowledge, &mut decision, |cell| {
                let code = if counts { "placements" } else { "open" };
                vec![
                    Term { code, value: base(cell) },
                    Term { code: "bonus", value: scores.at(cell) - base(cell) },
                ]
            });
        }
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::rules::{Answer, preset};

    fn map() -> ProbabilityMap {
        ProbabilityMap { count: 2, bonus: Bonus::PerShip, longest_only: false, first: true }
    }

    #[test]
    fn an_open_line_behind_two_hits_draws_the_shot() {
        let mut knowledge = Knowledge::new(preset("admiral").unwrap(), None, Vec::new());
        knowledge.observe(Cell::new(4, 4), Answer::Hit(None));
        knowledge.observe(Cell::new(4, 5), Answer::Hit(None));
        let mut bonuses = Vec::new();
        map().bonus(&knowledge, |cell, bonus| bonuses.push((cell.to_string(), bonus)));
        bonuses.retain(|(_, bonus)| 70.0 < *bonus);
        assert_eq!(bonuses, [("D5".to_owned(), 75.0), ("G5".to_owned(), 75.0)]);
    }

    #[test]
    fn without_a_hit_there_is_no_bonus() {
        let knowledge = Knowledge::new(preset("admiral").unwrap(), None, Vec::new());
        map().bonus(&knowledge, |cell, _| panic!("{cell} is beside no hit"));
    }
}
