use crate::grid::{Cell, CellSet, Geometry};

/// A turn or reflection of the board: by [`Cell::index`] where each cell goes.
pub(super) type Symmetry = Box<[u8; 256]>;

/// The turns and reflections that leave the board and every one of these lists of sets as it is; the first leaves every cell
/// where it is.
pub(super) fn symmetries<'a>(
    geometry: Geometry,
    lists: &[(&'a [CellSet], Option<&'a [f64]>)],
) -> Vec<Symmetry> {
    let square = geometry.rows() == geometry.cols();
    let all = (0..if square { 8 } else { 4 }).map(|number| symmetry(geometry, number));
    let kept = |symmetry: &Symmetry| {
        lists.iter().all(|&(sets, weights)| {
            sets.iter().enumerate().all(|(number, &set)| {
                let image = image(set, symmetry);
                let place = sets.iter().position(|&other| other == image);
                place.is_some_and(|place| {
                    weights.is_none_or(|weights| weights[place] == weights[number])
                })
            })
        })
    };
    all.filter(kept).collect()
}

/// Bit 0 turns the rows about, bit 1 the columns, bit 2 changes rows for columns.
fn symmetry(geometry: Geometry, number: u8) -> Symmetry {
    let mut map = unreflected();
    for cell in geometry.cells() {
        let (mut row, mut col) = (cell.row(), cell.col());
        if number & 1 != 0 {
            row = geometry.rows() - 1 - row;
        }
        if number & 2 != 0 {
            col = geometry.cols() - 1 - col;
        }
        if number & 4 != 0 {
            (row, col) = (col, row);
        }
        map[cell.index()] = Cell::new(row, col).index() as u8;
    }
    map
}

/// Every cell where it is.
pub(super) fn unreflected() -> Symmetry {
    Box::new(std::array::from_fn(|index| index as u8))
}

fn image(set: CellSet, symmetry: &Symmetry) -> CellSet {
    set.iter().map(|cell| Cell::from_index(symmetry[cell.index()])).collect()
}

/// How many sets the symmetries make of this one, if it is the least among them: one of each family stands for all.
pub(super) fn family(set: CellSet, symmetries: &[Symmetry]) -> Option<u8> {
    let mut same = 0;
    for symmetry in symmetries {
        let image = image(set, symmetry);
        if image < set {
            return None;
        }
        same += u8::from(image == set);
    }
    Some(symmetries.len() as u8 / same)
}
