use crate::{
    battleship::rules::{Answer, Heading, Ruleset},
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::periodic_path::PeriodicPath;

/// The factor by which each miss on an unblocked path makes a start less likely to be proposed.
const PENALTY: u32 = 4;
/// The misses beyond which a start gets no less likely: other ships block paths, so none is impossible.
const MAX_CROSSED: u32 = 8;

/// The starts of the ships of one class, and how well the unblocked path of each agrees with the answers.
///
/// This is only the proposal distribution of changes: whether a start fits is decided by replaying it.
#[derive(Clone, Debug)]
pub(super) struct ClassStarts {
    all: Vec<PossibleTrack>,
    tried: WeightedStarts,
    /// By hit the starts whose paths explain it.
    over: Vec<WeightedStarts>,
    /// The ships of the class that are not sunk. Sunk ships do not move.
    afloat: u8,
}

#[derive(Clone, Debug)]
struct PossibleTrack {
    course: (CellSet, Heading),
    path: PeriodicPath,
    /// The misses on its unblocked path.
    crossed: u32,
    /// The numbers of the hits that the path explains.
    hits: Vec<u16>,
}

impl PossibleTrack {
    fn weight(&self) -> u32 {
        PENALTY.pow(MAX_CROSSED.saturating_sub(self.crossed))
    }
}

/// Starts to draw from, each by its weight.
#[derive(Clone, Debug, Default)]
struct WeightedStarts {
    ways: Vec<u16>,
    /// The sum of the weights up to each.
    sums: Vec<u32>,
}

impl WeightedStarts {
    fn weigh(&mut self, all: &[PossibleTrack]) {
        let mut sum = 0;
        self.sums.clear();
        self.sums.extend(self.ways.iter().map(|&way| {
            sum += all[usize::from(way)].weight();
            sum
        }));
    }

    fn sum(&self) -> u32 {
        self.sums.last().copied().unwrap_or(0)
    }

    fn draw(&self, rng: &mut GameRng) -> Option<u16> {
        let sum = self.sum();
        if sum == 0 {
            return None;
        }
        let drawn = rng.below(sum);
        Some(self.ways[self.sums.partition_point(|&upto| upto <= drawn)])
    }
}

impl ClassStarts {
    /// The starts of the ships of one class, given by its number, before the first answer.
    pub fn new(rules: &Ruleset, class: usize) -> Self {
        let geometry = rules.geometry();
        let ways = rules.placements(class).all().iter().flat_map(|placement| {
            Heading::along(placement.cells).iter().map(|&heading| (placement.cells, heading))
        });
        let all: Vec<PossibleTrack> = ways
            .filter_map(|course| {
                let path = PeriodicPath::of(geometry, course)?;
                Some(PossibleTrack { course, path, crossed: 0, hits: Vec::new() })
            })
            .collect();
        let ways = (0..all.len() as u16).collect();
        let mut tried = WeightedStarts { ways, sums: Vec::new() };
        tried.weigh(&all);
        let afloat = rules.fleet().classes()[class].count;
        Self { all, tried, over: Vec::new(), afloat }
    }

    /// Records the answer to a shot after `shots` others.
    pub fn record_answer(
        &mut self,
        rules: &Ruleset,
        class: usize,
        shots: usize,
        observed: (Cell, Answer),
    ) {
        let (cell, answer) = observed;
        let mut over = WeightedStarts::default();
        // A shot at a segment hit before shows a ship there too.
        let found = answer != Answer::Miss;
        if 0 < self.afloat {
            let number = self.over.len() as u16;
            for (index, way) in self.all.iter_mut().enumerate() {
                if !way.path.is_over(rules.geometry(), shots, cell) {
                    continue;
                }
                if found {
                    way.hits.push(number);
                    over.ways.push(index as u16);
                } else {
                    way.crossed += 1;
                }
            }
        }
        if answer == Answer::Sunk(class) {
            self.afloat = self.afloat.saturating_sub(1);
        }
        if found {
            self.over.push(over);
        }
        for tried in std::iter::once(&mut self.tried).chain(&mut self.over) {
            tried.weigh(&self.all);
        }
    }

    /// The cells and the heading of a ship at the start of this number.
    pub fn course(&self, way: u16) -> (CellSet, Heading) {
        self.all[usize::from(way)].course
    }

    /// The cells and headings of all starts, by number.
    pub fn courses(&self) -> impl Iterator<Item = (CellSet, Heading)> + Clone {
        self.all.iter().map(|track| track.course)
    }

    /// The number of starts, ships of every heading counted.
    pub fn len(&self) -> u32 {
        self.all.len() as u32
    }

    /// The weight of a start; its probability is relative to [`Self::sum`] or [`Self::sum_over`].
    pub fn weight(&self, way: u16) -> f64 {
        f64::from(self.all[usize::from(way)].weight())
    }

    /// The sum of the weights of all starts, the divisor of their probabilities.
    pub fn sum(&self) -> f64 {
        f64::from(self.tried.sum())
    }

    /// The sum of the weights of the starts that explain this hit.
    pub fn sum_over(&self, hit: u16) -> f64 {
        f64::from(self.over[usize::from(hit)].sum())
    }

    /// The numbers of the hits that a start explains, rising.
    pub fn hits(&self, way: u16) -> &[u16] {
        &self.all[usize::from(way)].hits
    }

    /// A start drawn by weight; `None` where there is none.
    pub fn any(&self, rng: &mut GameRng) -> Option<u16> {
        self.tried.draw(rng)
    }

    /// A start drawn by weight among those that explain the hit of this number; `None` where none does.
    pub fn any_over(&self, hit: u16, rng: &mut GameRng) -> Option<u16> {
        self.over[usize::from(hit)].draw(rng)
    }
}
