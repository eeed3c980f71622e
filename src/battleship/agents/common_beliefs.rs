use std::sync::{Arc, Mutex};

use crate::{
    battleship::{inference::BeliefResult, knowledge::Knowledge, rules::Answer},
    grid::Cell,
};

/// The greatest number of answers of a position that is kept: later ones hardly ever return.
const EARLY: usize = 12;
/// The greatest number of positions kept; one that was not asked for lately goes first.
const MOST: usize = 256;

/// A position by its answers, and its belief.
type Entry = (Vec<(Cell, Answer)>, Arc<BeliefResult>);

/// The beliefs of early positions, each computed once for all hunts of a batch. All hunts are under the same rules, with the same
/// book, and no prior.
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
        let last = kept.len() - 1;
        kept.swap(place, last);
        Some(kept[last].1.clone())
    }

    /// Keeps the belief after these answers.
    pub fn keep(&self, answers: &[(Cell, Answer)], belief: &Arc<BeliefResult>) {
        let Ok(mut kept) = self.0.lock() else { return };
        if kept.len() == MOST {
            kept.remove(0);
        }
        kept.push((answers.to_vec(), belief.clone()));
    }
}
