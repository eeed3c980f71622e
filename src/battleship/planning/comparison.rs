use crate::{battleship::rules::Contact, grid::Cell};

use super::{
    draw::Draw,
    position::Plan,
    shots_to_go::{CellShots, ShotsToGo},
};

/// By how many shots two hunts on one fleet deviate from each other that differ by their first shot.
const NOISE: f64 = 5.6;

/// What scores tell of a cell whose score is lower than the highest, before any hunt is played: hunts from there take `more` shots on average,
/// and some more for each unit of the score; single cells deviate from that, the more the lower their score.
#[derive(Clone, Copy, Debug)]
struct Expectation {
    more: f64,
    more_by_score: f64,
    deviation: f64,
    deviation_by_score: f64,
}

/// Straight lines through what was measured for the published weights: *What scores leave open*, `docs/decisions/appendix-experiments.md`.
const SEARCH: Expectation =
    Expectation { more: 0.0, more_by_score: 0.006, deviation: 0.06, deviation_by_score: 0.0 };
const FINISH: Expectation =
    Expectation { more: 0.02, more_by_score: 0.006, deviation: 0.07, deviation_by_score: 0.003 };

/// Cells of the highest scores compared by hunts on common drawn fleets: those that look worse are dropped by halves, stage by stage,
/// while the cell of the highest score stays.
///
/// Halving is that of Z. Karnin, T. Koren, O. Somekh, *Almost Optimal Exploration in Multi-Armed Bandits*, 2013. As some hundred hunts tell
/// little, what they tell counts by how sure it is beside what the scores tell: the mean of the posterior under normal
/// distributions.
#[derive(Debug)]
pub struct Comparison {
    expectation: Expectation,
    /// The cells left, the best first.
    left: Vec<Compared>,
    first: Cell,
    /// The fleets hunted so far.
    fleets: usize,
    /// The hunts of the present stage, and its fleets.
    hunts: Option<(ShotsToGo, usize)>,
}

#[derive(Clone, Copy, Debug)]
struct Compared {
    cell: Cell,
    /// By how much its score is lower than the highest.
    below: f64,
    /// The shots of all its hunts.
    shots: f64,
}

impl Comparison {
    /// Whether it is known what scores tell beside hunts: where ships may touch.
    pub const fn suits(contact: Contact) -> bool {
        matches!(contact, Contact::Free)
    }

    /// At most `cells` cells of a plan's highest scores; `None` of an empty plan.
    pub fn new(plan: &Plan, cells: usize, is_finishing: bool) -> Option<Self> {
        let &(first, best) = plan.cells.first()?;
        let compared = |&(cell, score): &(Cell, f32)| Compared {
            cell,
            below: f64::from(best - score),
            shots: 0.0,
        };
        Some(Self {
            expectation: if is_finishing { FINISH } else { SEARCH },
            left: plan.cells.iter().take(cells).map(compared).collect(),
            first,
            fleets: 0,
            hunts: None,
        })
    }

    /// The numbers of cells compared from stage to stage; none where there is nothing to compare.
    pub fn stages(&self) -> Vec<usize> {
        let halves = std::iter::successors(Some(self.left.len()), |&own| Some(own.div_ceil(2)));
        halves.take_while(|&own| 1 < own).collect()
    }

    /// Goes on for about `work` units with the stage that hunts the next fleets of a draw, up to number `end`; true once its worse half is
    /// dropped.
    ///
    /// # Panics
    ///
    /// Where the draw has fewer than `end` fleets, or as many were hunted before.
    pub fn advance(&mut self, drawn: &Draw, end: usize, work: u64) -> bool {
        let (hunts, count) = self.hunts.get_or_insert_with(|| {
            let fleets = drawn.fleets[self.fleets..end].to_vec();
            let cells: Vec<Cell> = self.left.iter().map(|own| own.cell).collect();
            let count = fleets.len();
            (ShotsToGo::new(Draw { position: drawn.position.clone(), fleets }, &cells), count)
        });
        if !hunts.advance(work) {
            return false;
        }
        let told: Vec<CellShots> = hunts.outcome().unwrap_or_default();
        for (own, told) in self.left.iter_mut().zip(told) {
            // Shots are whole numbers.
            own.shots += (told.shots.value * *count as f64).round();
        }
        self.fleets += *count;
        self.hunts = None;
        self.halve();
        true
    }

    fn halve(&mut self) {
        let of_first = |own: &&Compared| own.cell == self.first;
        let first = *self.left.iter().find(of_first).expect("it stays in all stages");
        let expected = self.expectation;
        let fleets = self.fleets as f64;
        let noise = NOISE * NOISE / fleets;
        let saves = |own: &Compared| {
            if own.cell == first.cell {
                return 0.0;
            }
            let deviation = expected.deviation + expected.deviation_by_score * own.below;
            let known = deviation * deviation;
            let more = expected.more + expected.more_by_score * own.below;
            let saved = (first.shots - own.shots) / fleets;
            (known * saved - noise * more) / (known + noise)
        };
        let keep = self.left.len().div_ceil(2);
        self.left.sort_by(|one, other| saves(other).total_cmp(&saves(one)));
        if self.left[keep..].iter().any(|own| own.cell == first.cell) && 1 < keep {
            self.left[keep - 1] = first;
        }
        self.left.truncate(keep);
    }

    /// The best cell so far.
    ///
    /// # Panics
    ///
    /// Never: a cell is left at every stage.
    #[must_use]
    pub fn best(&self) -> Cell {
        self.left.first().expect("a cell is left").cell
    }
}
