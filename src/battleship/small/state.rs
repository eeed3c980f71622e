use crate::battleship::rules::{Announce, Answer};

use super::{
    hash::{Key, mix64},
    layouts::{Layouts, bits_of},
};

/// A position of the search: the layouts consistent with every answer, and the cells hit. Of layouts whose later answers all agree, one
/// has the weight of all.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub held: Vec<Held>,
    pub hits: u64,
    /// The ship cells still to be hit.
    pub left: u8,
    /// The ships not announced sunk.
    pub afloat: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub layout: u16,
    pub weight: u64,
}

/// The position after an answer.
#[derive(Clone, Debug)]
pub(super) struct Branch {
    pub answer: Answer,
    pub state: State,
}

impl State {
    /// Before the first shot; layouts of no weight are left out.
    pub fn start(layouts: &Layouts, weights: &[u64]) -> Self {
        let held = weights.iter().enumerate().filter(|&(_, &weight)| 0 < weight);
        let held = held.map(|(layout, &weight)| Held { layout: layout as u16, weight }).collect();
        let left = layouts.fleet_cells;
        let mut start = Self { held, hits: 0, left, afloat: layouts.ships_afloat() };
        if layouts.announce() == Announce::HitOrMiss {
            start.merge(layouts);
        }
        start
    }

    /// The same knowledge of other layouts, each of weight 1.
    pub fn even(&self, layouts: &[usize]) -> Self {
        let held = layouts.iter().map(|&layout| Held { layout: layout as u16, weight: 1 });
        Self { held: held.collect(), ..*self }
    }

    /// The weight of all layouts.
    pub fn weight(&self) -> u64 {
        self.held.iter().map(|held| held.weight).sum()
    }

    /// Whether all later answers are certain: then no shot need miss.
    pub fn is_settled(&self) -> bool {
        self.held.len() < 2 || self.left == 0
    }

    /// The positions after each answer to a shot at a cell.
    pub fn split(&self, layouts: &Layouts, cell: usize) -> Vec<Branch> {
        let mut branches: Vec<Branch> = Vec::with_capacity(4);
        for &held in &self.held {
            let answer = layouts.answer(held.layout.into(), self.hits, cell);
            match branches.iter_mut().find(|branch| branch.answer == answer) {
                Some(branch) => branch.state.held.push(held),
                None => branches.push(Branch { answer, state: self.observed(cell, answer, held) }),
            }
        }
        // Hits that belong to other ships, and sunk ships, can leave equal remainders. Where answers do not tell ships apart, layouts of
        // equal remainders were merged at the start.
        let sinkings_observed = layouts.announce() != Announce::HitOrMiss;
        for branch in &mut branches {
            if sinkings_observed && branch.answer != Answer::Miss && self.hits != 0 {
                branch.state.merge(layouts);
            }
        }
        branches
    }

    fn observed(&self, cell: usize, answer: Answer, held: Held) -> Self {
        let mut observed = Self { held: Vec::with_capacity(self.held.len()), ..*self };
        observed.held.push(held);
        if answer != Answer::Miss {
            observed.hits |= 1 << cell;
            observed.left -= 1;
        }
        if let Answer::Sunk(_) = answer {
            observed.afloat -= 1;
        }
        observed
    }

    /// Merges layouts whose later answers all agree.
    fn merge(&mut self, layouts: &Layouts) {
        if self.held.len() < 2 {
            return;
        }
        let sign = |held: &Held| layouts.signature(held.layout.into(), self.hits)[0];
        let mut signed: Vec<(u64, Held)> =
            self.held.iter().map(|held| (sign(held), *held)).collect();
        signed.sort_unstable_by_key(|(signature, held)| (*signature, held.layout));
        self.held.clear();
        let mut last = None;
        for (signature, held) in signed {
            match self.held.last_mut() {
                Some(same) if last == Some(signature) => same.weight += held.weight,
                _ => self.held.push(held),
            }
            last = Some(signature);
        }
        // Back in the order of the layouts, so that no result depends on the hash.
        self.held.sort_unstable_by_key(|held| held.layout);
    }

    /// The cells not hit in which some layout has a ship, and those in which all have.
    pub fn open(&self, layouts: &Layouts) -> (u64, u64) {
        let covers = self.held.iter().map(|held| layouts.cover(held.layout.into()));
        let (some, all) = covers.fold((0, u64::MAX), |(some, all), own| (some | own, all & own));
        (some & !self.hits, all & !self.hits)
    }

    /// The weight of the layouts that have a ship in each of these cells.
    pub fn weights_at(&self, layouts: &Layouts, cells: u64) -> impl Iterator<Item = (usize, u64)> {
        let at = |cell: usize| {
            let through = |held: &&Held| layouts.cover(held.layout.into()) >> cell & 1 != 0;
            self.held.iter().filter(through).map(|held| held.weight).sum()
        };
        bits_of(cells).map(move |cell| (cell, at(cell)))
    }

    /// A hash of the position, the same for all its images under the board's symmetries.
    ///
    /// As in Zobrist hashing (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970) each part has a number;
    /// here the numbers are added, not combined by exclusive or, as the parts have weights.
    pub fn key(&self, layouts: &Layouts) -> Key {
        let (mut high, mut low) = ([0_u64; 8], [0_u64; 8]);
        for held in &self.held {
            let images = layouts.signature(held.layout.into(), self.hits);
            for image in 0..8 {
                let first = mix64(images[image]);
                let second = (first ^ first >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
                high[image] = high[image].wrapping_add(first.wrapping_mul(held.weight));
                low[image] =
                    low[image].wrapping_add((second ^ second >> 32).wrapping_mul(held.weight));
            }
        }
        (0..8).map(|image| (high[image], low[image])).min().unwrap_or((0, 0))
    }
}
