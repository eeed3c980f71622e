use super::{Cell, CellSet, Geometry};

/// The set drawn as text, one line a row: `#` for its cells, `.` for the others.
///
/// ```
/// use spyglass::grid::{Cell, CellSet, Geometry, picture};
/// let geometry = Geometry::new(2, 3).unwrap();
/// let cells = CellSet::of(Cell::new(0, 1)) | geometry.row(1);
/// assert_eq!(picture(geometry, cells), ". # .\n# # #\n");
/// ```
#[must_use]
pub fn picture(geometry: Geometry, cells: CellSet) -> String {
    let mut text = String::with_capacity(geometry.len() * 2);
    for row in 0..geometry.rows() {
        for col in 0..geometry.cols() {
            if col > 0 {
                text.push(' ');
            }
            text.push(if cells.contains(Cell::new(row, col)) { '#' } else { '.' });
        }
        text.push('\n');
    }
    text
}
