use crate::{
    battleship::inference::Symmetry,
    grid::{CellSet, Geometry},
};

/// The placements of one class, with their weights under a prior.
type List<'a> = (&'a [CellSet], Option<&'a [f64]>);

/// The symmetries of the board that map every list onto itself, the identity first.
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

/// The size of the orbit of a set under the symmetries if it is the least of the orbit: it stands for all; else `None`.
pub(super) fn orbit(set: CellSet, symmetries: &[Symmetry]) -> Option<u8> {
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
