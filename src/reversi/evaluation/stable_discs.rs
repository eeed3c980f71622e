use crate::reversi::rules::Side;

use super::{Points, Seen, weights::STABLE_DISC};

/// For every disc that the source takes for stable.
pub(super) fn points(seen: &Seen) -> Points {
    Points::of(|side| STABLE_DISC * stable(seen, side).count_ones() as i32)
}

/// What the source takes for stable, which is not always so: from every corner held, both edges while they are held; then inner discs, row by
/// row, whose neighbours towards the corner along row and column are own, and one of the two diagonal ones that lie neither towards the corner nor
/// away from it. The first that is not ends its row only.
pub(super) fn stable(seen: &Seen, side: Side) -> u64 {
    let own = seen.discs(side);
    let len = i32::from(seen.size.side());
    let mut found = 0;
    for corner in seen.corners() {
        let (top, left) = (i32::from(corner.row()), i32::from(corner.col()));
        let (down, right) = (if top == 0 { 1 } else { -1 }, if left == 0 { 1 } else { -1 });
        // Steps away from the corner along the column and along the row.
        let bit = |rows: i32, cols: i32| 1_u64 << (8 * (top + down * rows) + left + right * cols);
        let holds = |rows: i32, cols: i32| own & bit(rows, cols) != 0;
        if !holds(0, 0) {
            continue;
        }
        let along_row = (0..len).take_while(|&cols| holds(0, cols)).map(|cols| bit(0, cols));
        let along_col = (0..len).take_while(|&rows| holds(rows, 0)).map(|rows| bit(rows, 0));
        found |= along_row.chain(along_col).fold(0, |all, bit| all | bit);
        for rows in 1..len - 1 {
            let is_stable = |&cols: &i32| {
                holds(rows, cols)
                    && holds(rows - 1, cols)
                    && holds(rows, cols - 1)
                    && (holds(rows - 1, cols + 1) || holds(rows + 1, cols - 1))
            };
            let held = (1..len - 1).take_while(is_stable);
            found |= held.fold(0, |all, cols| all | bit(rows, cols));
        }
    }
    found
}
