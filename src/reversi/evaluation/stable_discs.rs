use crate::reversi::rules::Side;

use super::{Points, Seen, weights::STABLE_DISC};

/// For every disc that the source takes for stable.
pub(super) fn points(seen: &Seen, by_text: bool) -> Points {
    Points::of(|side| STABLE_DISC * stable(seen, side, by_text).count_ones() as i32)
}

/// What the source takes for stable, by its text or by its program.
pub(super) fn stable(seen: &Seen, side: Side, by_text: bool) -> u64 {
    if by_text { by_five_neighbours(seen, side) } else { by_program(seen, side) }
}

/// The five neighbours of a disc on the side of a corner, in steps away from the corner along the column and along the row.
const TOWARDS_THE_CORNER: [(i32, i32); 5] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (1, -1)];

/// By the text: every corner held, and going out from it the discs whose five neighbours towards it are own. A square off the board holds
/// nobody's disc and turns none, so that none is asked for there.
fn by_five_neighbours(seen: &Seen, side: Side) -> u64 {
    let own = seen.discs(side);
    let len = i32::from(seen.size.side());
    let mut found = 0;
    for corner in seen.corners() {
        let (top, left) = (i32::from(corner.row()), i32::from(corner.col()));
        let (down, right) = (if top == 0 { 1 } else { -1 }, if left == 0 { 1 } else { -1 });
        let bit = |(rows, cols): (i32, i32)| {
            let on_board = (0..len).contains(&rows) && (0..len).contains(&cols);
            on_board.then(|| 1_u64 << (8 * (top + down * rows) + left + right * cols))
        };
        let mut from_here = 0;
        for place in (0..len).flat_map(|rows| (0..len).map(move |cols| (rows, cols))) {
            let beside = |(rows, cols): (i32, i32)| bit((place.0 + rows, place.1 + cols));
            let holds = |steps: (i32, i32)| beside(steps).is_none_or(|bit| own & bit != 0);
            let reached = |steps: (i32, i32)| beside(steps).is_some_and(|bit| from_here & bit != 0);
            let goes_on = place == (0, 0) || reached((-1, 0)) || reached((0, -1));
            if goes_on && holds((0, 0)) && TOWARDS_THE_CORNER.into_iter().all(holds) {
                from_here |= bit(place).unwrap_or(0);
            }
        }
        found |= from_here;
    }
    found
}

/// By the program, which is not always right: from every corner held, both edges while they are held; then inner discs, row by
/// row, whose neighbours towards the corner along row and column are own, and one of the two diagonal ones that lie neither towards the corner nor
/// away from it. The first that is not ends its row only.
fn by_program(seen: &Seen, side: Side) -> u64 {
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
