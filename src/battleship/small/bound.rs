use crate::battleship::rules::Announce;

use super::{
    error::{MAX_CELLS, MAX_LAYOUTS},
    layouts::Layouts,
    state::State,
};

/// A lower bound of the misses over the layouts of a position, for every policy.
///
/// Different layouts give different sequences of answers. The hits and ships left determine how many sequences have no miss, one miss,
/// and so on. Of the layouts whose first hit comes after the same number of misses, all share a cell. Assigning the sequences with the
/// fewest misses to the heaviest layouts bounds the sum.
#[derive(Debug)]
pub(super) struct Bounds {
    /// By hits left, ships afloat, and misses: how many sequences begin with a hit and have no more misses.
    begun_by_hit: Vec<Vec<[u64; MAX_CELLS]>>,
}

impl Bounds {
    /// The table of sequences for a fleet; it serves every position of the board.
    pub fn new(layouts: &Layouts) -> Self {
        let (hits, ships) = (usize::from(layouts.fleet_cells), usize::from(layouts.ships_afloat()));
        let sinkings = matches!(layouts.announce(), Announce::Sunk | Announce::NamesShip);
        let names = layouts.announce() == Announce::NamesShip;
        let mut begun_by_hit = vec![vec![[0; MAX_CELLS]; ships + 1]; hits + 1];
        for left in 1..=hits {
            for afloat in 0..=ships {
                let classes = afloat.min(layouts.classes()) as u64;
                let mut sum = 0_u64;
                let mut own = [0; MAX_CELLS];
                for (misses, place) in own.iter_mut().enumerate() {
                    // After a hit any number of misses may precede the next one.
                    let after = |left: usize, afloat: usize| match left {
                        0 => u64::from(misses == 0 && (afloat == 0 || !sinkings)),
                        _ => begun_by_hit[left][afloat][misses],
                    };
                    let sequences = if !sinkings {
                        after(left - 1, afloat)
                    } else if afloat == 0 || left < afloat {
                        0
                    } else {
                        let named = if names { classes } else { 1 };
                        let goes_on =
                            if afloat < left { named * after(left - 1, afloat) } else { 0 };
                        goes_on + classes * after(left - 1, afloat - 1)
                    };
                    sum = (sum + sequences).min(MAX_LAYOUTS as u64);
                    *place = sum;
                }
                begun_by_hit[left][afloat] = own;
            }
        }
        Self { begun_by_hit }
    }

    /// The bound on the misses over all layouts of the position, each times its weight. With a single hit left it is exact.
    pub fn misses(&self, layouts: &Layouts, state: &State) -> u64 {
        let held = &state.weighted;
        let mut weights = Weights::of(state);
        if state.left == 1 {
            return (0..held.len()).map(|misses| misses as u64 * weights.take_sum(1)).sum();
        }
        let share = most_through_a_cell(layouts, state);
        let sequences = &self.begun_by_hit[usize::from(state.left)][usize::from(state.afloat)];
        let (mut left, mut misses, mut sum) = (held.len() as u64, 0, 0);
        while 0 < left {
            let some = sequences[misses.min(MAX_CELLS - 1)].min(share).min(left);
            sum += misses as u64 * weights.take_sum(some as usize);
            left -= some;
            misses += 1;
        }
        sum
    }
}

/// The weights of a position's layouts, heaviest first.
enum Weights {
    Equal(u64),
    Falling(std::vec::IntoIter<u64>),
}

impl Weights {
    fn of(state: &State) -> Self {
        let mut weights = state.weighted.iter().map(|held| held.weight);
        let first = weights.next().unwrap_or(0);
        if weights.all(|weight| weight == first) {
            return Self::Equal(first);
        }
        let mut falling: Vec<u64> = state.weighted.iter().map(|held| held.weight).collect();
        falling.sort_unstable_by(|a, b| b.cmp(a));
        Self::Falling(falling.into_iter())
    }

    /// The sum of the next `count` weights.
    fn take_sum(&mut self, count: usize) -> u64 {
        match self {
            Self::Equal(weight) => *weight * count as u64,
            Self::Falling(weights) => weights.take(count).sum(),
        }
    }
}

/// The greatest number of layouts that share a ship cell not yet hit.
fn most_through_a_cell(layouts: &Layouts, state: &State) -> u64 {
    let mut counts = [0_u32; MAX_CELLS.next_multiple_of(8)];
    // A byte a cell holds up to 255.
    for some in state.weighted.chunks(255) {
        let mut lanes = [0_u64; MAX_CELLS.div_ceil(8)];
        for held in some {
            for (sum, lane) in lanes.iter_mut().zip(layouts.lanes(held.layout.into())) {
                *sum += lane;
            }
        }
        for (cell, count) in counts.iter_mut().enumerate() {
            *count += (lanes[cell / 8] >> (8 * (cell % 8)) & 255) as u32;
        }
    }
    let open = counts.iter().enumerate().filter(|(cell, _)| state.hits >> cell & 1 == 0);
    open.map(|(_, &count)| u64::from(count)).max().unwrap_or(0)
}
