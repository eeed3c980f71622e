use crate::battleship::rules::Announce;

use super::{
    layouts::{Layouts, MAX_CELLS, MAX_LAYOUTS},
    state::State,
};

/// How few misses the layouts of a position must have, all together, whatever is shot.
///
/// Between two layouts that differ the answers must differ. With `left` hits to come and `afloat` ships, so many sequences of
/// answers have no miss, so many have one, and so on; and of those whose first hit comes after the same misses there are at most as
/// many as layouts share a cell. To give the fewest misses to as many layouts as there can be, and to the heaviest, bounds the sum.
#[derive(Debug)]
pub(super) struct Bounds {
    /// By hits to come and ships afloat: the sequences that begin with a hit and have no more misses than so many.
    begun_by_hit: Vec<Vec<[u64; MAX_CELLS]>>,
}

impl Bounds {
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
                    // As many after a hit as before it: the misses before the next hit may be any number up to all.
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

    /// The bound, by weight. With a single hit to come it is what the best play needs.
    pub fn misses(&self, layouts: &Layouts, state: &State) -> u64 {
        let held = &state.held;
        let mut weights = Weights::of(state);
        if state.left == 1 {
            return (0..held.len()).map(|misses| misses as u64 * weights.next(1)).sum();
        }
        let share = most_through_a_cell(layouts, state);
        let sequences = &self.begun_by_hit[usize::from(state.left)][usize::from(state.afloat)];
        let (mut left, mut misses, mut sum) = (held.len() as u64, 0, 0);
        while 0 < left {
            let some = sequences[misses.min(MAX_CELLS - 1)].min(share).min(left);
            sum += misses as u64 * weights.next(some as usize);
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
        let mut weights = state.held.iter().map(|held| held.weight);
        let first = weights.next().unwrap_or(0);
        if weights.all(|weight| weight == first) {
            return Self::Equal(first);
        }
        let mut falling: Vec<u64> = state.held.iter().map(|held| held.weight).collect();
        falling.sort_unstable_by(|a, b| b.cmp(a));
        Self::Falling(falling.into_iter())
    }

    /// The sum of the next so many.
    fn next(&mut self, count: usize) -> u64 {
        match self {
            Self::Equal(weight) => *weight * count as u64,
            Self::Falling(weights) => weights.take(count).sum(),
        }
    }
}

/// The greatest number of layouts that have a ship in one cell not yet hit.
fn most_through_a_cell(layouts: &Layouts, state: &State) -> u64 {
    let mut counts = [0_u32; MAX_CELLS.next_multiple_of(8)];
    // A byte a cell holds up to 255.
    for some in state.held.chunks(255) {
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
