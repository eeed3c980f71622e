use crate::{
    battleship::rules::{Announce, Answer},
    rng::splitmix64,
};

use super::{
    hash::Key,
    layouts::{Layouts, bits_of},
};

/// A position of the search: the layouts consistent with every answer, and the cells hit. Of layouts whose later answers all agree, one
/// has the weight of all.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub weighted: Vec<WeightedLayout>,
    pub hits: u64,
    /// The ship cells still to be hit.
    pub left: u8,
    /// The ships not announced sunk.
    pub afloat: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct WeightedLayout {
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
    /// The position before the first shot, with the weight of each layout by its index. Layouts of weight 0 are left out.
    pub fn start(layouts: &Layouts, weights: &[u64]) -> Self {
        let entry = weights.iter().enumerate().filter(|&(_, &weight)| 0 < weight);
        let entry = entry
            .map(|(layout, &weight)| WeightedLayout { layout: layout as u16, weight })
            .collect();
        let left = layouts.fleet_cells;
        let mut start = Self { weighted: entry, hits: 0, left, afloat: layouts.ships_afloat() };
        if layouts.announce() == Announce::HitOrMiss {
            start.merge(layouts);
        }
        start
    }

    /// The same observations for other layouts, given by their indices, each of weight 1.
    pub fn even(&self, layouts: &[usize]) -> Self {
        let entry =
            layouts.iter().map(|&layout| WeightedLayout { layout: layout as u16, weight: 1 });
        Self { weighted: entry.collect(), ..*self }
    }

    /// The sum of the weights of all layouts of the position.
    pub fn weight(&self) -> u64 {
        self.weighted.iter().map(|entry| entry.weight).sum()
    }

    /// Whether all later answers are certain, as one layout stands for all or every ship cell is hit: then no shot need miss.
    pub fn is_settled(&self) -> bool {
        self.weighted.len() < 2 || self.left == 0
    }

    /// The positions after each answer that a shot at `cell` can have: miss, hit, sunk, in the order in which layouts give them.
    /// Linear in the layouts.
    pub fn split(&self, layouts: &Layouts, cell: usize) -> Vec<Branch> {
        let mut branches: Vec<Branch> = Vec::with_capacity(4);
        for &entry in &self.weighted {
            let answer = layouts.answer(entry.layout.into(), self.hits, cell);
            match branches.iter_mut().find(|branch| branch.answer == answer) {
                Some(branch) => branch.state.weighted.push(entry),
                None => branches.push(Branch { answer, state: self.observed(cell, answer, entry) }),
            }
        }
        // Hits that belong to other ships, and sunk ships, can leave equal remainders. Where answers do not distinguish ships, layouts of
        // equal remainders were merged at the start.
        let sinkings_observed = layouts.announce() != Announce::HitOrMiss;
        for branch in &mut branches {
            if sinkings_observed && branch.answer != Answer::Miss && self.hits != 0 {
                branch.state.merge(layouts);
            }
        }
        branches
    }

    fn observed(&self, cell: usize, answer: Answer, entry: WeightedLayout) -> Self {
        let mut observed = Self { weighted: Vec::with_capacity(self.weighted.len()), ..*self };
        observed.weighted.push(entry);
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
        if self.weighted.len() < 2 {
            return;
        }
        let sign = |entry: &WeightedLayout| layouts.signature(entry.layout.into(), self.hits)[0];
        let mut signed: Vec<(u64, WeightedLayout)> =
            self.weighted.iter().map(|entry| (sign(entry), *entry)).collect();
        signed.sort_unstable_by_key(|(signature, entry)| (*signature, entry.layout));
        self.weighted.clear();
        let mut last = None;
        for (signature, entry) in signed {
            match self.weighted.last_mut() {
                Some(same) if last == Some(signature) => same.weight += entry.weight,
                _ => self.weighted.push(entry),
            }
            last = Some(signature);
        }
        // Back in the order of the layouts, so that no result depends on the hash.
        self.weighted.sort_unstable_by_key(|entry| entry.layout);
    }

    /// As bits of cells: those not hit in which some layout has a ship, and those in which all have one.
    pub fn open(&self, layouts: &Layouts) -> (u64, u64) {
        let covers = self.weighted.iter().map(|entry| layouts.cover(entry.layout.into()));
        let (some, all) = covers.fold((0, u64::MAX), |(some, all), own| (some | own, all & own));
        (some & !self.hits, all & !self.hits)
    }

    /// Of each of these cells, given as bits, the weight of the layouts that have a ship there.
    pub fn weights_at(&self, layouts: &Layouts, cells: u64) -> impl Iterator<Item = (usize, u64)> {
        let at = |cell: usize| {
            let through =
                |entry: &&WeightedLayout| layouts.cover(entry.layout.into()) >> cell & 1 != 0;
            self.weighted.iter().filter(through).map(|entry| entry.weight).sum()
        };
        bits_of(cells).map(move |cell| (cell, at(cell)))
    }

    /// A hash of the position, the same for all its images under the board's symmetries.
    ///
    /// As in Zobrist hashing (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970) each part has a number;
    /// here the numbers are added, not combined by exclusive or, as the parts have weights.
    pub fn key(&self, layouts: &Layouts) -> Key {
        let (mut high, mut low) = ([0_u64; 8], [0_u64; 8]);
        for entry in &self.weighted {
            let images = layouts.signature(entry.layout.into(), self.hits);
            for image in 0..8 {
                let first = splitmix64(images[image]);
                let second = (first ^ first >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
                high[image] = high[image].wrapping_add(first.wrapping_mul(entry.weight));
                low[image] =
                    low[image].wrapping_add((second ^ second >> 32).wrapping_mul(entry.weight));
            }
        }
        (0..8).map(|image| (high[image], low[image])).min().unwrap_or((0, 0))
    }
}
