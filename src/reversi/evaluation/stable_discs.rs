//! The discs that the source takes for stable, not always rightly.

use crate::reversi::rules::Side;

use super::input::TermInput;

/// The discs that the source takes for stable, by its text or by its program.
pub(super) fn stable(input: &TermInput, side: Side, by_text: bool) -> u64 {
    let len = i32::from(input.size.side());
    let far = len - 1;
    let mut found = 0;
    for (top, left) in [(0, 0), (0, far), (far, 0), (far, far)] {
        // The square so many rows and columns away from the corner.
        let bit = |rows: i32, cols: i32| {
            let on_board = (0..len).contains(&rows) && (0..len).contains(&cols);
            on_board.then(|| 1_u64 << (8 * (top - rows).abs() + (left - cols).abs()))
        };
        found |= if by_text {
            by_five_neighbours(input.discs(side), len, bit)
        } else {
            by_program(input.discs(side), len, bit)
        };
    }
    found
}

/// The five neighbours of a disc on the side of a corner, in rows and columns away from the corner.
const TOWARDS_THE_CORNER: [(i32, i32); 5] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (1, -1)];

/// By the text: the corner if held, and going out from it the discs whose five neighbours towards it are own. A neighbour off the board
/// is not required: there is no disc of the other colour.
fn by_five_neighbours(own: u64, len: i32, bit: impl Fn(i32, i32) -> Option<u64>) -> u64 {
    let mut found = 0;
    for (row, col) in (0..len).flat_map(|row| (0..len).map(move |col| (row, col))) {
        let holds = |rows, cols| bit(row + rows, col + cols).is_none_or(|bit| own & bit != 0);
        let reached = |rows, cols| bit(row + rows, col + cols).is_some_and(|bit| found & bit != 0);
        let goes_on = (row, col) == (0, 0) || reached(-1, 0) || reached(0, -1);
        let towards = |&(rows, cols): &(i32, i32)| holds(rows, cols);
        if goes_on && holds(0, 0) && TOWARDS_THE_CORNER.iter().all(towards) {
            found |= bit(row, col).unwrap_or(0);
        }
    }
    found
}

/// By the program: from the corner if held, both edges as far as they are held; then inner discs, row by row, whose neighbours towards
/// the corner along row and column are own, and one of the two diagonal neighbours that are neither towards the corner nor away from it.
/// The first that fails ends its row only.
fn by_program(own: u64, len: i32, bit: impl Fn(i32, i32) -> Option<u64>) -> u64 {
    let bit = |rows, cols| bit(rows, cols).unwrap_or(0);
    let holds = |rows, cols| own & bit(rows, cols) != 0;
    if !holds(0, 0) {
        return 0;
    }
    let along_row = (0..len).take_while(|&cols| holds(0, cols)).map(|cols| bit(0, cols));
    let along_col = (0..len).take_while(|&rows| holds(rows, 0)).map(|rows| bit(rows, 0));
    let inner = (1..len - 1).flat_map(|rows| {
        let is_stable = move |&cols: &i32| {
            holds(rows, cols)
                && holds(rows - 1, cols)
                && holds(rows, cols - 1)
                && (holds(rows - 1, cols + 1) || holds(rows + 1, cols - 1))
        };
        (1..len - 1).take_while(is_stable).map(move |cols| bit(rows, cols))
    });
    along_row.chain(along_col).chain(inner).fold(0, |all, bit| all | bit)
}
