use crate::{
    battleship::{
        inference::{PlacementFilter, Prior},
        knowledge::Knowledge,
        rules::{Action, Contact, Shape},
    },
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{Agent, Decision, Detail, Memory, Reason, Term, scores::Scores};

/// The Russian source's P-matrix, for ships of any shape: every placement of every ship afloat that fits what was told
/// counts for the cells it covers, and after a wound those through wounds count more, or alone. What was learned of an opponent
/// weighs every placement besides.
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
    /// Those by which it lies differently, so that every placement counts once.
    Distinct,
    /// The article: all four, so that a straight ship counts twice in every placement, and one of a single cell four times.
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

/// What a placement through wounds counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WoundWeight {
    /// The source: placements through wounds alone count, each 1. Where ships lie apart, through all wounds.
    Only,
    /// This number to the power of the wounds it covers.
    Times(u8),
}

/// When a wounded ship is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// At once.
    First,
    /// Once every ship afloat may have been hit: until then only placements through no wound count.
    Last,
}

/// What counts in one pass over all placements.
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
    /// The one in which every placement counts once.
    pub const fn new(wound_weight: WoundWeight, prior: Option<Prior>) -> Self {
        Self { wound_weight, turns: Turns::Distinct, finish: Finish::First, prior }
    }

    /// Counts one pass; with `plain` also the placements themselves.
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

/// How many ships the wounds can be of, at most: where ships lie apart, wounds that touch are of one.
fn most_wounded(knowledge: &Knowledge) -> u32 {
    let mut left = knowledge.wounds();
    if knowledge.rules().contact() != Contact::Apart {
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
    fn decide(
        &self,
        knowledge: &Knowledge,
        _memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let open = knowledge.open();
        let wounds = knowledge.wounds().len();
        let apart = knowledge.rules().contact() == Contact::Apart;
        let afloat = knowledge.afloat().iter().map(|&afloat| u32::from(afloat)).sum::<u32>();
        let seeks = self.finish == Finish::Last && 0 < wounds && most_wounded(knowledge) < afloat;
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
        // In the order they are tried, until one counts anything.
        let passes = seeks.then_some(&Pass::ThroughNone).into_iter().chain(finishing);
        for &pass in passes {
            let mut plain = Scores::new(open);
            let scores = self.count(knowledge, pass, full.then_some(&mut plain));
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
            if full {
                scores.explain(knowledge, &mut decision, |cell: Cell| {
                    vec![
                        Term { code: "placements", value: plain.at(cell) },
                        Term { code: "weighted", value: scores.at(cell) },
                    ]
                });
            }
            return decision;
        }
        // Only where sinkings are not told can every placement be spoken against while cells are open.
        let Some(cell) = rng.cell(open) else {
            return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
        };
        let from = open.len();
        Decision::plain(Action::Shoot(cell), Reason::DrawnAtRandom { from }, from)
    }
}
