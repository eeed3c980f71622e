use crate::{
    battleship::inference::Symmetry,
    grid::{CellSet, Geometry},
};

/// Placements of one class, and what they weigh where they weigh differently.
type List<'a> = (&'a [CellSet], Option<&'a [f64]>);

/// The symmetries of the board that leave every list as it is, the identity first.
pub(super) fn symmetries(geometry: Geometry, lists: &[List<'_>]) -> Vec<Symmetry> {
    let leaves = |symmetry: &Symmetry, &(sets, weights): &List<'_>| {
        sets.iter().enumerate().all(|(number, &set)| {
            let image = symmetry.cells(set);
            let place = sets.iter().position(|&other| other == image);
            place.is_some_and(|place| {
                weights.is_none_or(|weights| weights[place] == weights[number])
            })
        })
    };
    let kept = |symmetry: &Symmetry| lists.iter().all(|list| leaves(symmetry, list));
    Symmetry::all(geometry).filter(kept).collect()
}

/// How many sets the symmetries make of this one, if it is the least among them: one of each family stands for all.
pub(super) fn family(set: CellSet, symmetries: &[Symmetry]) -> Option<u8> {
    let mut same = 0;
    for symmetry in symmetries {
        let image = symmetry.cells(set);
        if image < set {
            return None;
        }
        same += u8::from(image == set);
    }
    Some(symmetries.len() as u8 / same)
}
