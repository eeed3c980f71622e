use crate::{
    battleship::rules::Heading,
    grid::{Cell, CellSet, Geometry},
};

/// Stands for a place where no ship of the class can lie.
const NOWHERE: u16 = u16::MAX;

/// Where a ship lies and its heading, with the ways it can take next.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    /// By [`Cell::index`] its first cell, and how far each is from the one before.
    first: usize,
    stride: usize,
    length: usize,
    /// Along the heading, and the other way, turned round: by [`Cell::index`] the cell that has to be free, and the motion it comes to.
    pub ways: [Option<(usize, u16)>; 2],
    /// In the same place, turned round.
    pub turned: u16,
}

impl Motion {
    /// Which segment lies in `cell`, where one does.
    pub fn segment(&self, cell: Cell) -> Option<usize> {
        let from = cell.index().checked_sub(self.first)?;
        let segment = from / self.stride;
        (from % self.stride == 0 && segment < self.length).then_some(segment)
    }

    /// By [`Cell::index`] the cells of its segments.
    pub fn cells(&self) -> impl Iterator<Item = usize> {
        (self.first..).step_by(self.stride).take(self.length)
    }

    pub const fn len(&self) -> u32 {
        self.length as u32
    }
}

/// The motions of the ships of one class, by the numbers of the places and headings they can have.
pub(super) fn motions(
    geometry: Geometry,
    courses: impl Iterator<Item = (CellSet, Heading)> + Clone,
) -> Vec<Motion> {
    let slot = |cell: Cell, heading: Heading| cell.index() * Heading::ALL.len() + heading as usize;
    let mut numbers = vec![NOWHERE; 256 * Heading::ALL.len()];
    for (number, (cells, heading)) in courses.clone().enumerate() {
        if let Some(first) = cells.first() {
            numbers[slot(first, heading)] = number as u16;
        }
    }
    let mut all = Vec::new();
    for (cells, heading) in courses {
        let Some(first) = cells.first() else { continue };
        let length = cells.len() as i8;
        // A step towards `bound`.
        let step = |bound: Heading| {
            let (rows, cols) = if bound.is_vertical() { (1, 0) } else { (0, 1) };
            let (sign, ahead) = if bound.is_forward() { (1, length) } else { (-1, -1) };
            let entered = first.offset(rows * ahead, cols * ahead)?;
            let next = first.offset(rows * sign, cols * sign)?;
            geometry.contains(entered).then(|| (entered.index(), numbers[slot(next, bound)]))
        };
        let back = heading.reversed();
        let turned = numbers[slot(first, back)];
        all.push(Motion {
            first: first.index(),
            stride: if heading.is_vertical() { 16 } else { 1 },
            length: length as usize,
            ways: [step(heading), step(back)],
            turned,
        });
    }
    all
}
