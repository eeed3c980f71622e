use std::{cell::RefCell, ops::Range};

use crate::{
    battleship::{inference::Belief, knowledge::Knowledge},
    grid::Cell,
};

use super::{
    book::PlannerBook,
    comparison::Comparison,
    draw::{Draw, FleetDrawing},
    history::{encode_history, read_history},
    position::{Position, encoded, put},
    weights::{Weights, plan_by},
};

/// How many cells of the highest scores are compared.
const MAX_COMPARED: usize = 12;

/// What a search for the best shot has come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BestShotProgress {
    /// It goes on; the part that is done, from 0 to 1.
    Underway(f32),
    /// It is done: the best cell, or none where hunts have no say.
    Done(Option<Cell>),
}

impl BestShotProgress {
    /// As bytes: none, one of a cell, or four of the part that is done.
    #[must_use]
    pub fn bytes(self) -> Vec<u8> {
        match self {
            Self::Underway(part) => part.to_le_bytes().to_vec(),
            Self::Done(cell) => cell.iter().map(|cell| cell.index() as u8).collect(),
        }
    }

    /// Reads such bytes.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        match *bytes {
            [cell] => Self::Done(Some(Cell::from_index(cell))),
            [a, b, c, d] => Self::Underway(f32::from_le_bytes([a, b, c, d])),
            _ => Self::Done(None),
        }
    }
}

/// The shot after which hunts take the fewest shots, searched in slices that change nothing of the result: a [`Comparison`] with as many
/// hunts in each stage.
#[derive(Debug)]
struct BestShot {
    drawing: FleetDrawing,
    drawn: Option<Draw>,
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
        if knowledge.open() != position.open
            || !position.wounds.is_empty()
            || !PlannerBook::published().find(&position).is_empty()
        {
            return None;
        }
        let plan = plan_by(&position, &Weights::learned());
        let comparison = Comparison::new(&plan, MAX_COMPARED, false)?;
        let stages = comparison.stages();
        let mut ends: Vec<usize> = Vec::with_capacity(stages.len());
        for cells in &stages {
            let before = ends.last().copied().unwrap_or(0);
            ends.push(before + (hunts / stages.len() / cells).max(2));
        }
        let drawing = FleetDrawing::new(&knowledge, *ends.last()?)?;
        Some(Self { drawing, drawn: None, comparison, ends, done: 0 })
    }

    /// Goes on for about `work` units of 0.1 µs.
    fn advance(&mut self, work: u64) -> BestShotProgress {
        let Some(drawn) = &self.drawn else {
            if self.drawing.advance(work) {
                if !self.drawing.is_whole() {
                    return BestShotProgress::Done(None);
                }
                self.drawn = Some(self.drawing.draw());
            }
            return BestShotProgress::Underway(0.0);
        };
        let Some(&end) = self.ends.get(self.done) else {
            return BestShotProgress::Done(Some(self.comparison.best()));
        };
        self.done += usize::from(self.comparison.advance(drawn, end, work));
        BestShotProgress::Underway(self.done as f32 / self.ends.len() as f32)
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

thread_local! {
    /// The search under way, with its request.
    static UNDERWAY: RefCell<Option<(Vec<u8>, BestShot)>> = const { RefCell::new(None) };
}

/// Goes on with the search that a request asks for, and gives the bytes of its [`BestShotProgress`]; empty where the bytes are no request. A
/// thread has one search at a time: another request begins another.
pub(super) fn best_shot(request: &[u8]) -> Vec<u8> {
    let Some((head, asked)) = request.split_first_chunk::<{ BEST_SHOT_WORK.end }>() else {
        return Vec::new();
    };
    let [_, work @ ..] = *head;
    UNDERWAY.with_borrow_mut(|underway| {
        if underway.as_ref().is_none_or(|(own, _)| own != asked) {
            *underway = BestShot::new(asked).map(|search| (asked.to_vec(), search));
        }
        let Some((_, search)) = underway else { return Vec::new() };
        let progress = search.advance(u64::from_le_bytes(work));
        if let BestShotProgress::Done(_) = progress {
            *underway = None;
        }
        progress.bytes()
    })
}
