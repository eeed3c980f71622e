use std::sync::{Arc, Mutex};

use crate::{
    battleship::{inference::BeliefResult, knowledge::Knowledge, rules::Answer},
    grid::Cell,
};

/// The greatest number of answers of a position that is kept: later ones hardly ever return.
const EARLY: usize = 12;
/// The greatest number of positions kept; the one asked for longest ago goes first.
const MOST: usize = 256;

/// A position by its answers, and its belief.
type Entry = (Vec<(Cell, Answer)>, Arc<BeliefResult>);

/// The beliefs of early positions, each hardly ever computed twice in the hunts of a batch. All hunts are under the same rules, with
/// the same book, and no prior.
///
/// A belief is a function of the position, so that no decision depends on which hunts came before.
#[derive(Debug, Default)]
pub(super) struct CommonBeliefs(Mutex<Vec<Entry>>);

impl CommonBeliefs {
    /// Whether other hunts may come to the position: it is early, and its answers say all that is known.
    pub fn may_hold(knowledge: &Knowledge) -> bool {
        knowledge.answers().len() <= EARLY
            && knowledge.sinkings().is_empty()
            && knowledge.known().is_empty()
            && knowledge.clues().is_none()
            && !knowledge.rules().moves()
    }

    /// The belief after these answers, where it is kept.
    pub fn find(&self, answers: &[(Cell, Answer)]) -> Option<Arc<BeliefResult>> {
        let mut kept = self.0.lock().ok()?;
        let place = kept.iter().rposition(|(own, _)| own == answers)?;
        kept[place..].rotate_left(1);
        kept.last().map(|(_, belief)| belief.clone())
    }

    /// Keeps the belief after these answers.
    pub fn keep(&self, answers: &[(Cell, Answer)], belief: &Arc<BeliefResult>) {
        let Ok(mut kept) = self.0.lock() else { return };
        if kept.iter().any(|(own, _)| own == answers) {
            return;
        }
        if kept.len() == MOST {
            kept.remove(0);
        }
        kept.push((answers.to_vec(), belief.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position that no other number gives.
    fn answers(number: usize) -> Vec<(Cell, Answer)> {
        vec![(Cell::from_index((number % 256) as u8), Answer::Miss); 1 + number / 256]
    }

    #[test]
    fn what_was_asked_for_longest_ago_goes_first() {
        let beliefs = CommonBeliefs::default();
        let belief = Arc::new(BeliefResult::NotFound);
        for number in 0..MOST {
            beliefs.keep(&answers(number), &belief);
            beliefs.keep(&answers(number), &belief);
        }
        for number in 0..8 {
            assert!(beliefs.find(&answers(number)).is_some(), "{number}: nothing is kept twice");
        }
        for number in MOST..2 * MOST - 8 {
            beliefs.keep(&answers(number), &belief);
        }
        let kept = |number: usize| beliefs.find(&answers(number)).is_some();
        assert!((0..8).all(kept));
        assert!(!(8..MOST).any(kept));
        assert!((MOST..2 * MOST - 8).all(kept));
    }
}
