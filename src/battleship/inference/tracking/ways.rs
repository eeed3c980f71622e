use crate::{
    battleship::rules::{Answer, Heading, Ruleset},
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::periodic_path::PeriodicPath;

/// Each miss that a ship would have been under, had nothing barred it, makes its way so many times less likely to be tried.
const PENALTY: u32 = 4;
/// More misses than these make it no less likely: other ships bar ways, so that none is out of the question.
const MAX_CROSSED: u32 = 8;

/// The ways in which the ships of one class can begin, and how far each agrees with the answers where nothing bars it.
///
/// Nothing but what is tried first rests on this: whether a start fits is found by replaying it.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    all: Vec<PossibleTrack>,
    tried: Tried,
    /// For every shot that found a ship, the ways over it.
    over: Vec<Tried>,
    /// Ships of the class not told to be sunk. Sunk ones move no more, and cross nothing.
    afloat: u8,
}

#[derive(Clone, Debug)]
struct PossibleTrack {
    course: (CellSet, Heading),
    lap: PeriodicPath,
    crossed: u32,
    /// The numbers of the shots that found a ship where this would be.
    hits: Vec<u16>,
}

impl PossibleTrack {
    fn weight(&self) -> u32 {
        PENALTY.pow(MAX_CROSSED.saturating_sub(self.crossed))
    }
}

/// Ways to draw from, each by its weight.
#[derive(Clone, Debug, Default)]
struct Tried {
    ways: Vec<u16>,
    /// The sum of the weights up to each.
    sums: Vec<u32>,
}

impl Tried {
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

impl Ways {
    /// Those of a class before the first answer, all alike.
    pub fn new(rules: &Ruleset, class: usize) -> Self {
        let geometry = rules.geometry();
        let ways = rules.placements(class).all().iter().flat_map(|placement| {
            Heading::along(placement.cells).iter().map(|&heading| (placement.cells, heading))
        });
        let all: Vec<PossibleTrack> = ways
            .filter_map(|course| {
                let lap = PeriodicPath::of(geometry, course)?;
                Some(PossibleTrack { course, lap, crossed: 0, hits: Vec::new() })
            })
            .collect();
        let ways = (0..all.len() as u16).collect();
        let mut tried = Tried { ways, sums: Vec::new() };
        tried.weigh(&all);
        let afloat = rules.fleet().classes()[class].count;
        Self { all, tried, over: Vec::new(), afloat }
    }

    /// Takes in what a shot was answered after `shots` others.
    pub fn hear(&mut self, rules: &Ruleset, class: usize, shots: usize, observed: (Cell, Answer)) {
        let (cell, answer) = observed;
        let mut over = Tried::default();
        // A shot at a segment hit before tells as well that a ship is there.
        let found = answer != Answer::Miss;
        if 0 < self.afloat {
            let number = self.over.len() as u16;
            for (index, way) in self.all.iter_mut().enumerate() {
                if !way.lap.is_over(rules.geometry(), shots, cell) {
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

    /// Where a ship that begins so lies, and where it is bound.
    pub fn course(&self, way: u16) -> (CellSet, Heading) {
        self.all[usize::from(way)].course
    }

    /// How many ways there are.
    pub fn len(&self) -> u32 {
        self.all.len() as u32
    }

    /// How often a way is tried, measured by [`Self::sum`] and [`Self::sum_over`].
    pub fn weight(&self, way: u16) -> f64 {
        f64::from(self.all[usize::from(way)].weight())
    }

    /// The weights of all ways together.
    pub fn sum(&self) -> f64 {
        f64::from(self.tried.sum())
    }

    /// The weights of all ways over a shot that found a ship together.
    pub fn sum_over(&self, hit: u16) -> f64 {
        f64::from(self.over[usize::from(hit)].sum())
    }

    /// The numbers of the shots that found a ship, and would have found this one, were it never barred.
    pub fn hits(&self, way: u16) -> &[u16] {
        &self.all[usize::from(way)].hits
    }

    /// Any way; by weight.
    pub fn any(&self, rng: &mut GameRng) -> Option<u16> {
        self.tried.draw(rng)
    }

    /// Any way over the shot of this number that found a ship; by weight.
    pub fn any_over(&self, hit: u16, rng: &mut GameRng) -> Option<u16> {
        self.over[usize::from(hit)].draw(rng)
    }
}
