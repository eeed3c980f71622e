use std::cell::Cell;

use crate::battleship::planning::plan;

/// What plans, in this module or in another one: from the bytes of a position or of a request to those that [`plan`] gives.
pub type Planning = fn(&[u8]) -> Vec<u8>;

thread_local! {
    /// Plans in the place of this module's own code, where that is another module's.
    static ELSEWHERE: Cell<Option<Planning>> = const { Cell::new(None) };
}

/// Lets all planners of this thread plan by `planning`, which must give what [`plan`] gives. A module of the browser that is loaded first
/// leaves the planner's code to another one, and so has none of its own.
pub fn plan_elsewhere(planning: Planning) {
    ELSEWHERE.set(Some(planning));
}

/// What plans; `None` where it is another module's and that is not loaded.
pub(super) fn planning() -> Option<Planning> {
    let own: Option<Planning> = if cfg!(target_arch = "wasm32") { None } else { Some(plan) };
    ELSEWHERE.get().or(own)
}
