use crate::{
    battleship::rules::Heading,
    grid::{Cell, CellSet, Geometry},
};

/// The periodic path of a ship along its lane where no other ship blocks it, and the ship's phase on it.
///
/// With room for `m` steps the period is 2m shots. Phase `p` below `m` is place `p` with a forward heading, phase 2m − p the same
/// place with a backward heading. At either end the ship turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PeriodicPath {
    pub vertical: bool,
    pub lane: u8,
    pub length: u8,
    pub phase: u32,
}

impl PeriodicPath {
    /// The path of a straight ship; `None` for a ship without cells.
    pub fn of(geometry: Geometry, (cells, heading): (CellSet, Heading)) -> Option<Self> {
        let corner = cells.first()?;
        let vertical = heading.is_vertical();
        let (lane, place) = corner.in_line(vertical);
        let path = Self { vertical, lane, length: cells.len() as u8, phase: 0 };
        let (room, place) = (path.room(geometry), u32::from(place));
        let phase = if heading.is_forward() || place == 0 { place } else { 2 * room - place };
        Some(Self { phase, ..path })
    }

    /// The steps from one end of the lane to the other.
    fn room(self, geometry: Geometry) -> u32 {
        let side = if self.vertical { geometry.rows() } else { geometry.cols() };
        u32::from(side.saturating_sub(self.length))
    }

    /// The first place the ship covers in its lane.
    fn place(self, geometry: Geometry) -> u32 {
        let room = self.room(geometry);
        if self.phase <= room { self.phase } else { 2 * room - self.phase }
    }

    /// The path `shots` shots later.
    fn on(self, geometry: Geometry, shots: usize) -> Self {
        let period = (2 * self.room(geometry)).max(1);
        Self { phase: (self.phase + shots as u32 % period) % period, ..self }
    }

    /// Whether the ship covers `cell` after `shots` shots, on a path that no other ship blocks. Constant time.
    pub fn is_over(self, geometry: Geometry, shots: usize, cell: Cell) -> bool {
        let (lane, at) = cell.in_line(self.vertical);
        let first = self.on(geometry, shots).place(geometry);
        let at = u32::from(at);
        lane == self.lane && first <= at && at < first + u32::from(self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battleship::rules::{MovingFleet, Ruleset};

    /// A ship alone on its board moves along its path.
    #[test]
    fn a_ship_that_nothing_blocks_moves_along_its_path() {
        for length in 1..=5 {
            let text = format!(
                r#"{{"rows": 5, "cols": 4, "motion": "slide", "fleet": [{{"name": "raft", "length": {length}}}]}}"#
            );
            let rules = Ruleset::read(&text).expect("rules");
            let geometry = rules.geometry();
            for placement in rules.placements(0).all() {
                for &heading in Heading::along(placement.cells) {
                    let begin = (placement.cells, heading);
                    let path = PeriodicPath::of(geometry, begin).expect("a ship");
                    let mut moving_fleet = MovingFleet::new(geometry, [begin]);
                    for shots in 0..25 {
                        for cell in geometry.cells() {
                            let covered = moving_fleet.cells().contains(cell);
                            assert_eq!(path.is_over(geometry, shots, cell), covered, "{begin:?}");
                        }
                        // Past the last row and column: nothing is hit.
                        moving_fleet.shoot(&rules, Cell::new(15, 15));
                    }
                }
            }
        }
    }
}
