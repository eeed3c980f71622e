use std::num::Wrapping;

use crate::{battleship::inference::ClassPlacements, grid::CellSet};

use super::{
    lanes::Layout,
    leaf::{ClosedForm, Group, Leaf},
};

/// The ships of all classes that have the same placements, with their common length in cells.
pub struct Ships {
    pub count: u8,
    pub length: u32,
    pub ways: Vec<CellSet>,
    pub weights: Option<Vec<f64>>,
}

/// The classes, those with the same placements and weights merged into one group. Quadratic in the classes.
#[inline(never)]
pub fn grouped(all: &[ClassPlacements]) -> Vec<Ships> {
    let mut groups: Vec<Ships> = Vec::new();
    // By group its first class.
    let mut firsts: Vec<&ClassPlacements> = Vec::new();
    for own in all {
        let same = |other: &&ClassPlacements| {
            other.placements == own.placements && other.weights == own.weights
        };
        if let Some(group) = firsts.iter().position(same) {
            groups[group].count += own.count;
            continue;
        }
        firsts.push(own);
        groups.push(Ships {
            count: own.count,
            length: own.length.unwrap_or(1).into(),
            ways: own.placements.iter().map(|way| way.cells).collect(),
            weights: own.weights.clone(),
        });
    }
    groups
}

/// The closed form in the arithmetic that holds its values, 16-bit lanes where they suffice and `f64` else; and its work in units
/// of 0.1 µs.
#[inline(never)]
pub fn leaf(layout: Layout, groups: &[Ships], weighted: bool) -> (Box<dyn Leaf>, u64) {
    let tables = groups.iter().map(|group| {
        let mut starts = [Vec::new(), Vec::new()];
        for (number, way) in group.ways.iter().enumerate() {
            let first = way.first().expect("a ship has cells");
            let upright = first.offset(1, 0).is_some_and(|below| way.contains(below));
            let weight = group.weights.as_ref().map_or(1.0, |weights| weights[number]);
            starts[usize::from(upright)].push((first, weight));
        }
        Group { length: group.length as usize, starts }
    });
    let tables: Vec<Group> = tables.collect();
    // Beside a placement of a third ship there are at most as many ways as pairs of placements of the other two.
    let [mut most, mut next] = [1, 1];
    for group in groups {
        let ways = group.ways.len();
        for _ in 0..group.count {
            (most, next) = if most < ways { (ways, most) } else { (most, next.max(ways)) };
        }
    }
    let narrow = !weighted && most * next <= usize::from(u16::MAX);
    let lanes = layout.lanes as u64;
    if narrow {
        (Box::new(ClosedForm::<Wrapping<u16>>::new(layout, &tables)), 1 + lanes / 12)
    } else {
        (Box::new(ClosedForm::<f64>::new(layout, &tables)), 1 + lanes / 3)
    }
}
