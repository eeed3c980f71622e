use super::water::{LENGTHS, Water};

/// The numbers that describe a cell, and those that describe the whole board.
pub(super) const OF_CELL: usize = 38;
pub(super) const OF_BOARD: usize = 11;
/// Cells whose density is below this share of the greatest are no candidates of a search.
const LEAST_DENSITY: f32 = 0.65;
/// Around a cell, as (row, column): beside it by side, by corner, two away, a knight's move away, two away by corner.
const BESIDE: [(isize, isize); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];
const CORNERS: [(isize, isize); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const TWO_AWAY: [(isize, isize); 4] = [(0, -2), (0, 2), (-2, 0), (2, 0)];
const KNIGHTS: [(isize, isize); 8] =
    [(-1, -2), (-1, 2), (1, -2), (1, 2), (-2, -1), (-2, 1), (2, -1), (2, 1)];
const CORNERS_TWO_AWAY: [(isize, isize); 4] = [(-2, -2), (-2, 2), (2, -2), (2, 2)];

/// The candidates of a shot and what describes them.
#[derive(Clone, Debug, Default)]
pub struct Features {
    /// The lanes of the candidates, in row order.
    pub(super) lanes: Vec<u16>,
    /// What describes each of them.
    pub(super) of_cell: Vec<[f32; OF_CELL]>,
    pub(super) of_board: [f32; OF_BOARD],
    /// Whether a ship is wounded: the candidates are those that may belong to one.
    pub(super) finishing: bool,
    density: Vec<f32>,
    by_length: [Vec<f32>; LENGTHS],
    unknown: Vec<f32>,
    wounded: Vec<f32>,
    chances: Vec<f32>,
}

impl Features {
    /// The number of candidates.
    pub const fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Whether there is no candidate.
    pub const fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// Whether a ship is wounded: the candidates are then those that may belong to one.
    pub const fn is_finishing(&self) -> bool {
        self.finishing
    }

    /// Describes the board, with the `chance` of a hit by lane or an estimate of it where a ship is wounded or ships lie apart.
    pub(super) fn describe(&mut self, water: &Water<'_>, chance: Option<&[f32]>) {
        let lanes = water.ways.lanes();
        self.finishing = !water.wounds.is_empty();
        self.chances.resize(lanes, 0.0);
        if self.finishing {
            water.wounded_chances(&mut self.chances);
        }
        self.count(water);
        if let Some(chance) = chance.filter(|_| water.ways.apart && !self.finishing) {
            self.scale_to(chance, water);
        }
        let best = water.ways.cells.iter().fold(0.0_f32, |best, &lane| {
            let lane = usize::from(lane);
            if water.open[lane] { best.max(self.density[lane]) } else { best }
        });
        self.lanes.clear();
        for &lane in &water.ways.cells {
            let place = usize::from(lane);
            let is_candidate = if self.finishing {
                0.0 < self.chances[place]
            } else {
                LEAST_DENSITY * best < self.density[place]
            };
            let is_possible = chance.is_none_or(|chance| 0.0 < chance[place]);
            if water.open[place] && is_candidate && is_possible {
                self.lanes.push(lane);
            }
        }
        self.of_cell.clear();
        for number in 0..self.lanes.len() {
            let own = self.of(water, self.lanes[number], chance, best);
            self.of_cell.push(own);
        }
        let [longest, second, third, fourth] =
            std::array::from_fn(|length| water.afloat[length] / water.ways.ships[length].max(1.0));
        let left = |length: usize| water.total[length] / water.ways.all[length].max(1.0);
        self.of_board = [
            water.open_cells as f32 / water.ways.cells.len() as f32,
            longest,
            second,
            third,
            fourth,
            left(0),
            left(1),
            left(2),
            left(3),
            water.wounds.len() as f32 / 2.0,
            best,
        ];
    }

    /// Counts by lane: the density of each length and of all, which cells are unknown, and which are wounds.
    fn count(&mut self, water: &Water<'_>) {
        let lanes = water.ways.lanes();
        self.density.clear();
        self.density.resize(lanes, 0.0);
        let scale = water.open_cells as f32 / water.ship_cells.max(1) as f32;
        for (length, own) in self.by_length.iter_mut().enumerate() {
            own.clear();
            if water.afloat[length] == 0.0 || water.total[length] == 0.0 {
                own.resize(lanes, 0.0);
                continue;
            }
            let weight = scale * water.afloat[length] / water.total[length];
            own.extend(water.covers[length].iter().map(|covers| weight * covers));
            for (sum, own) in self.density.iter_mut().zip(own) {
                *sum += *own;
            }
        }
        self.unknown.clear();
        self.unknown.extend(water.open.iter().map(|&open| f32::from(u8::from(open))));
        self.wounded.clear();
        self.wounded.resize(lanes, 0.0);
        for &wound in &water.wounds {
            self.wounded[usize::from(wound)] = 1.0;
        }
    }

    /// Scales the densities of each cell to its chance. Where ships lie apart, the placements of each ship alone tell little of it.
    fn scale_to(&mut self, chance: &[f32], water: &Water<'_>) {
        let scale = water.open_cells as f32 / water.ship_cells.max(1) as f32;
        for &lane in &water.ways.cells {
            let place = usize::from(lane);
            let own = if water.open[place] { scale * chance[place] } else { 0.0 };
            let times = if 0.0 < self.density[place] { own / self.density[place] } else { 0.0 };
            self.density[place] = own;
            for of_length in &mut self.by_length {
                of_length[place] *= times;
            }
        }
    }

    fn of(
        &self,
        water: &Water<'_>,
        lane: u16,
        chance: Option<&[f32]>,
        best: f32,
    ) -> [f32; OF_CELL] {
        let place = usize::from(lane);
        let stride = water.ways.stride() as isize;
        let sum = |map: &[f32], around: &[(isize, isize)]| -> f32 {
            let at = |&(rows, cols): &(isize, isize)| {
                map[place.wrapping_add_signed(rows * stride + cols)]
            };
            around.iter().map(at).sum()
        };
        let each = |map: &[f32], around: &[(isize, isize); 4]| {
            around.map(|(rows, cols)| map[place.wrapping_add_signed(rows * stride + cols)])
        };
        let mean = |map: &[f32], around: &[(isize, isize)]| sum(map, around) / around.len() as f32;
        let (density, unknown) = (&*self.density, &*self.unknown);
        let (first, behind) = if self.finishing {
            (4.0 * chance.unwrap_or(&self.chances)[place], density[place])
        } else {
            (density[place], 0.0)
        };
        let [left, right, up, down] = each(unknown, &BESIDE);
        let [up_left, up_right, down_left, down_right] = each(unknown, &CORNERS);
        let [left_two, right_two, up_two, down_two] = each(unknown, &TWO_AWAY);
        let beside = each(density, &BESIDE);
        let across = sum(unknown, &BESIDE[..2]) - sum(unknown, &BESIDE[2..]);
        let (near, far) = water.ways.edge[place];
        let [two, three, other_three, four, other_four, five, other_five] =
            water.lattice_shares(lane);
        [
            first,
            self.by_length[0][place],
            self.by_length[1][place],
            self.by_length[2][place],
            self.by_length[3][place],
            mean(density, &BESIDE),
            mean(density, &CORNERS),
            mean(density, &TWO_AWAY),
            mean(density, &KNIGHTS),
            mean(unknown, &BESIDE),
            mean(unknown, &CORNERS),
            mean(unknown, &TWO_AWAY),
            mean(unknown, &KNIGHTS),
            mean(unknown, &CORNERS_TWO_AWAY),
            near,
            far,
            across.abs() / 2.0,
            mean(&self.by_length[0], &BESIDE),
            mean(&self.by_length[3], &BESIDE),
            two,
            three.max(other_three),
            four.max(other_four),
            five.max(other_five),
            four.min(other_four),
            behind,
            sum(&self.wounded, &BESIDE),
            // What two cells around it are together: by side, by corner, two away, in a row, and beside each other.
            (left * right + up * down) / 2.0,
            (left + right) * (up + down) / 4.0,
            (up_left * down_right + up_right * down_left) / 2.0,
            (up_left + down_right) * (up_right + down_left) / 4.0,
            (left_two * right_two + up_two * down_two) / 2.0,
            (left * left_two + right * right_two + up * up_two + down * down_two) / 4.0,
            ((left + up) * up_left
                + (right + up) * up_right
                + (left + down) * down_left
                + (right + down) * down_right)
                / 8.0,
            beside.into_iter().fold(0.0, f32::max),
            beside.into_iter().fold(f32::MAX, f32::min),
            density[place] / best.max(0.01),
            mean(&self.by_length[1], &BESIDE),
            mean(&self.by_length[2], &BESIDE),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::{planning::Ways, rules::Ruleset};

    /// What is described after a miss at one cell, with a chance of `1 / (1 + place)` by cell, and none at the last.
    fn described(rules: &str, wound: bool, with_chances: bool) -> (Features, Vec<f32>, Vec<u16>) {
        let ways = Ways::new(&Ruleset::read(rules).expect("a preset"));
        let mut water = Water::new(&ways);
        water.miss(ways.cells[44]);
        if wound {
            water.wound(ways.cells[3]);
        }
        let mut chances = vec![0.0; ways.lanes()];
        for (place, &lane) in ways.cells.iter().enumerate().take(ways.cells.len() - 1) {
            chances[usize::from(lane)] = 1.0 / (1.0 + place as f32);
        }
        let mut features = Features::default();
        features.describe(&water, with_chances.then_some(&*chances));
        (features, chances, ways.cells.clone())
    }

    #[test]
    fn where_ships_lie_apart_the_search_sees_exact_chances() {
        let (own, chances, cells) = described("sea-battle", false, true);
        let (plain, ..) = described("sea-battle", false, false);
        let scale = 99.0 / 20.0;
        for (number, &lane) in cells.iter().enumerate() {
            let place = usize::from(lane);
            let chance = if number == 44 { 0.0 } else { chances[place] };
            let of_lengths: f32 = own.by_length.iter().map(|of_length| of_length[place]).sum();
            for density in [own.density[place], of_lengths] {
                assert!((density - scale * chance).abs() < 1e-4, "{number}: {density} {chance}");
            }
        }
        assert_ne!(own.density, plain.density);
        assert!(!own.lanes.contains(&cells[99]), "a cell without a chance is no candidate");
    }

    #[test]
    fn elsewhere_chances_change_no_density() {
        for (rules, wound) in [("admiral", false), ("admiral", true), ("sea-battle", true)] {
            let (own, ..) = described(rules, wound, true);
            let (plain, ..) = described(rules, wound, false);
            assert_eq!(own.density, plain.density, "{rules}");
            assert_eq!(own.by_length, plain.by_length, "{rules}");
        }
    }
}
