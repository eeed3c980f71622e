use super::{
    best_shot::best_shot,
    book::PlannerBook,
    position::{PlannedBy, Position},
    weights::{Weights, plan_by},
};

/// Plans by the book and the learned weights, from the bytes of a position to those of its plan; or goes on with the search for the best
/// shot, from the bytes of a [request](super::best_shot_request) to those of its [progress](super::best_shot_underway). Empty where the bytes are
/// neither. Linear in the placements of all ships, besides the work that a request allows.
///
/// # Panics
///
/// Never: a test reads the learned weights.
#[must_use]
pub fn plan(asked: &[u8]) -> Vec<u8> {
    if asked.first() == Some(&0) {
        return best_shot(asked);
    }
    let Some(position) = Position::read(asked) else { return Vec::new() };
    let weights = Weights::of(&position);
    let book = PlannerBook::published().find(&position);
    plan_by(&position, &weights).with_first(book, PlannedBy::Book).bytes()
}
