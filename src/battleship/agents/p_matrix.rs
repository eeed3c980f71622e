use crate::{
    battleship::{
        inference::{PlacementFilter, Prior},
        knowledge::Knowledge,
        rules::{Action, Contact, Shape},
    },
    grid::{Cell, CellSet},
};

use super::{Agent, Decision, Detail, Reason, Term, Turn, scores::Scores};

/// The P-matrix of *Алгоритм игры в «морской бой»: обстрел противника*, undated, <https://habr.com/ru/articles/181151>, for ships of
/// any shape: every placement of a ship afloat that fits the observations adds its weight to the cells it covers. After a wound,
/// placements through wounds weigh more, or alone count. A prior for the opponent weighs every placement too.
///
/// # Complexity
///
/// A decision is linear in the cells of all placements, some thousands on a board of 10×10.
#[derive(Clone, Debug)]
pub(super) struct PMatrix {
    pub wound_weight: WoundWeight,
    pub turns: Turns,
    pub finish: Finish,
    pub prior: Option<Prior>,
}

/// Which of a ship's four turns count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turns {
    /// Those that give different placements, so that every placement counts once.
    Distinct,
    /// All four, as in the source: each placement of a straight ship counts twice, of a single cell four times.
    All,
}

impl Turns {
    /// How often each placement of a ship of this shape counts.
    fn of(self, shape: Shape) -> f64 {
        match self {
            Self::Distinct => 1.0,
            Self::All => 4.0 / shape.turns().len() as f64,
        }
    }
}

/// The weight of a placement through wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WoundWeight {
    /// As in the source: only placements through wounds count, each 1; where ships lie apart, through all wounds.
    Only,
    /// This number to the power of the wounds that it covers.
    Times(u8),
}

/// When a wounded ship is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// At once, as in the source.
    First,
    /// Once every ship afloat may have been hit. Until then only placements through no wound count.
    Last,
}

/// Which placements one pass counts, and with what weight.
#[derive(Clone, Copy, Debug)]
enum Pass {
    /// All, each 1.
    All,
    /// Those that cover none of the wounds, each 1.
    ThroughNone,
    /// Those that cover one of the wounds, each 1.
    ThroughOne,
    /// Those that cover all of the wounds, each 1.
    ThroughAll,
    /// All, each the weight to the power of the wounds it covers.
    Weighted(u8),
}

impl Pass {
    fn weight(self, cells: CellSet, wounds: CellSet) -> f64 {
        let counts = match self {
            Self::All => true,
            Self::ThroughNone => !cells.intersects(wounds),
            Self::ThroughOne => cells.intersects(wounds),
            Self::ThroughAll => wounds.is_subset(cells),
            Self::Weighted(weight) => {
                let covered = (cells & wounds).len();
                return (0..covered).fold(1.0, |product, _| product * f64::from(weight));
            }
        };
        if counts { 1.0 } else { 0.0 }
    }
}

impl PMatrix {
    /// The matrix that counts every placement once and finishes a wounded ship at once, with this weight of placements through
    /// wounds.
    pub const fn new(wound_weight: WoundWeight, prior: Option<Prior>) -> Self {
        Self { wound_weight, turns: Turns::Distinct, finish: Finish::First, prior }
    }

    /// Sums the weights of one pass by cell; in `plain`, where given, the bare numbers of placements.
    fn count(&self, knowledge: &Knowledge, pass: Pass, mut plain: Option<&mut Scores>) -> Scores {
        let (open, wounds) = (knowledge.open(), knowledge.wounds());
        let mut scores = Scores::new(open);
        let classes = knowledge.rules().fleet().classes().iter().zip(knowledge.afloat());
        for (class, (ships, &afloat)) in classes.enumerate() {
            if afloat == 0 {
                continue;
            }
            let each = self.turns.of(ships.shape) * f64::from(afloat);
            let own = self.prior.as_ref().map(|prior| prior.weights(class));
            for (number, placement) in PlacementFilter::new(knowledge, class).iter() {
                let weight = pass.weight(placement.cells, wounds) * each;
                let weight = own.map_or(weight, |own| weight * own[number]);
                if weight == 0.0 {
                    continue;
                }
                for cell in placement.cells & open {
                    scores.add(cell, weight);
                    if let Some(plain) = plain.as_deref_mut() {
                        plain.add(cell, f64::from(afloat));
                    }
                }
            }
        }
        scores
    }
}

/// The greatest number of ships that the wounds can belong to. Where ships lie apart, wounds that touch belong to one.
fn most_wounded(knowledge: &Knowledge) -> u32 {
    let mut left = knowledge.wounds();
    if knowledge.rules().spec().contact != Contact::Apart {
        return left.len();
    }
    let mut groups = 0;
    while let Some(first) = left.first() {
        let mut group = CellSet::of(first);
        loop {
            let joined = group.dilate() & left;
            if joined == group {
                break;
            }
            group = joined;
        }
        left -= group;
        groups += 1;
    }
    groups
}

impl Agent for PMatrix {
    fn decide(&self, Turn { knowledge, rng, detail, .. }: Turn<'_>) -> Decision {
        let open = knowledge.open();
        let wounds = knowledge.wounds().len();
        let apart = knowledge.rules().spec().contact == Contact::Apart;
        let afloat = knowledge.afloat().iter().map(|&afloat| u32::from(afloat)).sum::<u32>();
        let seeks_others =
            self.finish == Finish::Last && 0 < wounds && most_wounded(knowledge) < afloat;
        let weighted;
        let finishing: &[Pass] = match self.wound_weight {
            _ if wounds == 0 => &[Pass::All],
            WoundWeight::Only if apart => &[Pass::ThroughAll, Pass::ThroughOne, Pass::All],
            WoundWeight::Only => &[Pass::ThroughOne, Pass::All],
            WoundWeight::Times(weight) => {
                weighted = [Pass::Weighted(weight)];
                &weighted
            }
        };
        let full = detail == Detail::Full;
        // The first pass that counts any placement decides.
        let passes = seeks_others.then_some(&Pass::ThroughNone).into_iter().chain(finishing);
        for &pass in passes {
            let mut plain = full.then(|| Scores::new(open));
            let scores = self.count(knowledge, pass, plain.as_mut());
            let top = scores.top();
            if top.score == 0.0 {
                continue;
            }
            let Some(cell) = top.choose(Some(rng)) else { continue };
            let (placements, sensible, ties) = (top.score, top.sensible, top.cells.len());
            let weighed = self.prior.is_some();
            let turned = self.turns == Turns::All;
            let reason = match pass {
                Pass::All if wounds == 0 => {
                    Reason::Reconnaissance { placements, weighed, turned, sensible, ties }
                }
                Pass::All => {
                    Reason::FinishingFallback { wounds, placements, weighed, sensible, ties }
                }
                Pass::ThroughNone => {
                    Reason::SeekingOthers { wounds, placements, weighed, sensible, ties }
                }
                Pass::ThroughOne | Pass::ThroughAll | Pass::Weighted(_) => {
                    Reason::Finishing { wounds, placements, weighed, sensible, ties }
                }
            };
            let mut decision = Decision::plain(Action::Shoot(cell), reason, sensible);
            decision.ties = ties;
            if let Some(plain) = plain {
                scores.explain(knowledge, &mut decision, |cell: Cell| {
                    vec![
                        Term { code: "placements", value: plain.at(cell) },
                        Term { code: "weighted", value: scores.at(cell) },
                    ]
                });
            }
            return decision;
        }
        // Where sinkings are not announced, cells can be open that no placement covers.
        let Some(cell) = rng.cell(open) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        let from = open.len();
        Decision::plain(Action::Shoot(cell), Reason::DrawnAtRandom { from }, from)
    }
}
