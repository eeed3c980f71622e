use std::{cell::RefCell, ops::Range};

use crate::battleship::{inference::Belief, knowledge::Knowledge};

use super::{
    book::{CanonicalPosition, PlannerBook},
    comparison::Comparison,
    draw::{Draw, DrawnFor, FleetDrawing},
    history::{encode_history, read_history},
    position::{Plan, PlannedBy, Position, encoded, put},
    weights::{Weights, plan_by},
};

/// How many cells of the highest scores are compared.
const MAX_COMPARED: usize = 12;

/// The part of a search that is done, from 0 to 1, where these bytes of its progress say that it goes on. Else they are those of a plan whose
/// best cell is the best shot, or empty where hunts have no say.
#[must_use]
pub fn best_shot_underway(progress: &[u8]) -> Option<f32> {
    progress.try_into().ok().map(f32::from_le_bytes)
}

/// The shot after which hunts take the fewest shots, searched in slices that change nothing of the result: a [`Comparison`] with as many
/// hunts in each stage.
#[derive(Debug)]
struct BestShot {
    position: Position,
    canonical: CanonicalPosition,
    drawing: FleetDrawing,
    drawn: Option<Draw>,
    plan: Plan,
    comparison: Comparison,
    /// The number of the fleet at which each stage ends, and how many stages are done.
    ends: Vec<usize>,
    done: usize,
}

impl BestShot {
    /// Begins the search that a request asks for; `None` where there is nothing to compare, a ship is wounded, or the book has a shot.
    fn new(request: &[u8]) -> Option<Self> {
        let (head, rest) = request.split_first_chunk::<8>()?;
        let &[hunts, length] = head.as_chunks().0 else { return None };
        let [hunts, length] = [hunts, length].map(|own| u32::from_le_bytes(own) as usize);
        let (position, history) = rest.split_at_checked(length)?;
        let position = Position::read(position)?;
        let knowledge = read_history(&position, history)?;
        if !Comparison::suits(position.contact)
            || knowledge.open() != position.open
            || !position.wounds.is_empty()
            || !PlannerBook::published().find(&position).is_empty()
        {
            return None;
        }
        let plan = plan_by(&position, &Weights::of(&position));
        let canonical = CanonicalPosition::new(&position);
        let comparison = Comparison::new(&canonical.distinct(&plan), MAX_COMPARED, false)?;
        let stages = comparison.stages();
        let mut ends: Vec<usize> = Vec::with_capacity(stages.len());
        for cells in &stages {
            let before = ends.last().copied().unwrap_or(0);
            ends.push(before + (hunts / stages.len() / cells).max(2));
        }
        let fleets = *ends.last().filter(|&&fleets| fleets <= FleetDrawing::MAX)?;
        let drawing = FleetDrawing::new(&knowledge, fleets, DrawnFor::Choosing)?;
        Some(Self { position, canonical, drawing, drawn: None, plan, comparison, ends, done: 0 })
    }

    /// Goes on for about `work` units of 0.1 µs; gives the bytes of its progress.
    fn advance(&mut self, work: u64) -> Vec<u8> {
        let Some(drawn) = &self.drawn else {
            if self.drawing.advance(work) {
                if !self.drawing.is_whole() {
                    return Vec::new();
                }
                self.drawn = Some(self.drawing.draw());
            }
            return 0.0_f32.to_le_bytes().to_vec();
        };
        let Some(&end) = self.ends.get(self.done) else {
            let best = self.canonical.images(&self.position, self.comparison.best());
            return self.plan.with_first(best, PlannedBy::Hunts).bytes();
        };
        self.done += usize::from(self.comparison.advance(drawn, end, work));
        (self.done as f32 / self.ends.len() as f32).to_le_bytes().to_vec()
    }
}

/// Where in a request the units of work stand.
pub const BEST_SHOT_WORK: Range<usize> = 1..9;

/// What [`super::plan`] is asked for the best shot: 0, where a position has its rows, no work yet, how many hunts to play, the position
/// with its length, and the history that led to it.
#[must_use]
pub fn best_shot_request(hunts: u32, knowledge: &Knowledge, belief: &Belief) -> Vec<u8> {
    let position = encoded(knowledge, Some(belief));
    let mut request = vec![0; BEST_SHOT_WORK.end];
    put(&mut request, &hunts.to_le_bytes());
    put(&mut request, &(position.len() as u32).to_le_bytes());
    put(&mut request, &position);
    encode_history(knowledge, &mut request);
    request
}

/// How many searches a thread keeps.
const MAX_SEARCHES: usize = 8;

thread_local! {
    /// The searches under way, each with its request, the oldest first.
    static UNDERWAY: RefCell<Vec<(Vec<u8>, BestShot)>> = const { RefCell::new(Vec::new()) };
}

/// Goes on with the search that a request asks for, and gives the bytes of its progress ([`best_shot_underway`]); none where the bytes are no
/// request. Beyond eight searches at a time the oldest is given up, and begins anew.
pub(super) fn best_shot(request: &[u8]) -> Vec<u8> {
    let Some((head, asked)) = request.split_first_chunk::<{ BEST_SHOT_WORK.end }>() else {
        return Vec::new();
    };
    let [_, work @ ..] = *head;
    UNDERWAY.with_borrow_mut(|underway| {
        let known = underway.iter().position(|(own, _)| own == asked);
        let place = if let Some(place) = known {
            place
        } else {
            let Some(search) = BestShot::new(asked) else { return Vec::new() };
            if underway.len() == MAX_SEARCHES {
                underway.remove(0);
            }
            underway.push((asked.to_vec(), search));
            underway.len() - 1
        };
        let progress = underway[place].1.advance(u64::from_le_bytes(work));
        if best_shot_underway(&progress).is_none() {
            underway.remove(place);
        }
        progress
    })
}
