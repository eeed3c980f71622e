use crate::{
    battleship::{inference::Belief, rules::Action},
    grid::Cell,
};

use super::{Decision, Detail, Map, Reason, Term, Turn, scores::Scores};

/// The cell at which a shot is most likely to hit, and the best other cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Likeliest {
    pub cell: Cell,
    pub chance: f64,
    pub next: Option<(Cell, f64)>,
    /// How many cells share the chance.
    pub ties: u32,
}

/// Shoots at the likeliest cell of a belief; ties are broken at random.
pub(super) fn shoot_likeliest(
    Turn { knowledge, rng, detail, .. }: Turn<'_>,
    belief: &Belief,
    reason: impl FnOnce(Likeliest) -> Reason,
    terms: impl Fn(Cell) -> Vec<Term>,
) -> Decision {
    let open = knowledge.open();
    let mut scores = Scores::new(open);
    for cell in open {
        scores.add(cell, belief.target(cell));
    }
    let top = scores.top();
    let Some(cell) = top.choose(Some(rng)) else {
        return Decision::plain(Action::Solve, Reason::ActionsSpent, 0);
    };
    let (chance, ties) = (top.score, top.cells.len());
    let choice = Likeliest { cell, chance, next: scores.next(cell), ties };
    let mut decision = Decision::plain(Action::Shoot(cell), reason(choice), top.sensible);
    decision.ties = ties;
    if detail == Detail::Full {
        scores.explain(knowledge, &mut decision, terms);
        let board = knowledge.rules().geometry().cells();
        let values = board.map(|cell| belief.target(cell)).collect();
        decision.map = Some(Map { basis: belief.basis, values });
    }
    decision
}
