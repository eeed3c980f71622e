use crate::grid::{CellSet, Geometry};

/// Lanes of a row: sixteen cells, and one that is never free, so that no ship continues in the next row.
const STRIDE: usize = 17;
/// The lanes of sixteen rows, and of the sixteen below that the longest ship could reach.
const LANES: usize = STRIDE * 32;

/// For every cell how many placements of straight ships cover it.
///
/// # Complexity
///
/// 4·(L − 1) passes over the rows for a ship of length `L`, each of byte operations that compile to vector instructions.
#[derive(Clone, Debug)]
pub struct Density {
    /// 1 where a ship may lie, else 0.
    free: [u8; LANES],
    /// The lanes in use: rows · [`STRIDE`].
    used: usize,
    /// The weighted sum over all ships counted so far.
    sum: [u16; LANES],
}

impl Density {
    /// A density without ships, for a board of up to 16×16. Placements that are added later count only where all their cells
    /// belong to `free`.
    #[must_use]
    pub fn new(geometry: Geometry, free: CellSet) -> Self {
        let mut lanes = [0; LANES];
        for cell in free & geometry.board() {
            lanes[lane(cell.row(), cell.col())] = 1;
        }
        let used = usize::from(geometry.rows()) * STRIDE;
        Self { free: lanes, used, sum: [0; LANES] }
    }

    /// Adds `weight` to every cell of every placement of a straight ship of `length`, along rows and along columns: a ship of
    /// one cell counts twice.
    pub fn add(&mut self, length: usize, weight: u16) {
        self.add_along(1, length, weight);
        self.add_along(STRIDE, length, weight);
    }

    fn add_along(&mut self, step: usize, length: usize, weight: u16) {
        let used = self.used;
        // starts[i] = 1 where a ship can begin in lane i.
        let mut starts = [0_u8; LANES];
        starts[..used].copy_from_slice(&self.free[..used]);
        for cell in 1..length {
            let ahead = &self.free[cell * step..cell * step + used];
            for (start, free) in starts[..used].iter_mut().zip(ahead) {
                *start &= free;
            }
        }
        let mut covers = [0_u8; LANES];
        for cell in 0..length {
            let reached = &mut covers[cell * step..cell * step + used];
            for (cover, start) in reached.iter_mut().zip(&starts[..used]) {
                *cover += start;
            }
        }
        for (sum, &cover) in self.sum[..used].iter_mut().zip(&covers[..used]) {
            *sum += u16::from(cover) * weight;
        }
    }

    /// The weighted number of placements that cover the cell in `row` and `col`, both from 0 to 15; 0 outside the board.
    pub const fn at(&self, row: u8, col: u8) -> u16 {
        self.sum[lane(row, col)]
    }
}

const fn lane(row: u8, col: u8) -> usize {
    row as usize * STRIDE + col as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        battleship::rules::{Contact, Placements, Shape},
        rng::{GameRng, Seed, Stream},
    };

    #[test]
    fn lanes_count_what_a_loop_over_placements_counts() {
        let mut rng = GameRng::new(Seed(5), Stream::Seal);
        for (rows, cols) in [(1, 1), (4, 7), (10, 10), (16, 16), (16, 3)] {
            let geometry = Geometry::new(rows, cols).unwrap();
            for _ in 0..40 {
                let blocked = rng.below(4);
                let free: CellSet = geometry.cells().filter(|_| blocked <= rng.below(8)).collect();
                let mut density = Density::new(geometry, free);
                let lengths = [(2, 3), (5, 1), (16, 2), (3, 7)];
                for (length, weight) in lengths {
                    density.add(length, weight);
                }
                for cell in geometry.cells() {
                    let naive: u32 = lengths
                        .iter()
                        .map(|&(length, weight)| {
                            let shape = Shape::straight(length as u8).unwrap();
                            let all = Placements::new(geometry, shape, Contact::Free);
                            let fit = all.through(cell).filter(|place| place.cells.is_subset(free));
                            fit.count() as u32 * u32::from(weight)
                        })
                        .sum();
                    assert_eq!(u32::from(density.at(cell.row(), cell.col())), naive, "{cell}");
                }
            }
        }
    }
}
