//! Stable discs: those that no play can flip any more (P. S. Rosenbloom, *A World-Championship-Level Othello Program*, 1982).

const EDGES: [u64; 4] = [0xff, 0xff << 56, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080];
const INNER: u64 = 0x007e_7e7e_7e7e_7e00;

/// Stable discs of `own`, not always all of them.
///
/// A disc is stable where each of its four lines is full, or has beside the disc the board's edge or a stable disc of `own`. For a
/// smaller board, count the squares outside of it to `own`.
pub(crate) fn stable_discs(own: u64, other: u64) -> u64 {
    let taken = own | other;
    let full = full_lines(taken);
    let mut found = on_edges(own, taken) | own & INNER & full[0] & full[1] & full[2] & full[3];
    if found == 0 {
        return 0;
    }
    loop {
        let held = [(1, 0), (8, 1), (7, 2), (9, 3)]
            .map(|(step, line): (u32, usize)| found << step | found >> step | full[line]);
        let more = own & INNER & held[0] & held[1] & held[2] & held[3] & !found;
        if more == 0 {
            return found;
        }
        found |= more;
    }
}

/// Own discs on full edges, and in runs from own corners.
fn on_edges(own: u64, taken: u64) -> u64 {
    let mut found = 0;
    for edge in EDGES {
        if taken & edge == edge {
            found |= own & edge;
        }
    }
    let corners = own & 0x8100_0000_0000_0081;
    if corners == 0 {
        return found;
    }
    let across = own & (EDGES[0] | EDGES[1]);
    let down = own & (EDGES[2] | EDGES[3]);
    let (mut right, mut left, mut below, mut above) = (corners, corners, corners, corners);
    for _ in 0..6 {
        right |= right << 1 & across & !EDGES[2];
        left |= left >> 1 & across & !EDGES[3];
        below |= below << 8 & down;
        above |= above >> 8 & down;
    }
    found | right | left | below | above
}

/// By direction (row, column, both diagonals) the squares whose line is full.
fn full_lines(taken: u64) -> [u64; 4] {
    let mut rows = taken;
    rows &= rows >> 4 & 0x0f0f_0f0f_0f0f_0f0f;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & 0x0101_0101_0101_0101).wrapping_mul(0xff);
    let mut cols = taken;
    cols &= cols.rotate_right(32);
    cols &= cols.rotate_right(16);
    cols &= cols.rotate_right(8);
    [
        rows,
        cols,
        full_diagonals(taken, 7, !EDGES[3], !EDGES[2]),
        full_diagonals(taken, 9, !EDGES[2], !EDGES[3]),
    ]
}

/// The squares whose diagonal is full. The masks remove what a shift has wrapped round.
const fn full_diagonals(taken: u64, step: u32, down: u64, up: u64) -> u64 {
    let (mut open, mut down, mut up, mut step) = (!taken, down, up, step);
    let mut doublings = 0;
    while doublings < 3 {
        open |= open << step & down | open >> step & up;
        down &= down << step;
        up &= up >> step;
        step *= 2;
        doublings += 1;
    }
    !open
}

#[cfg(test)]
mod tests {
    use super::stable_discs;

    #[test]
    fn a_full_board_is_stable_and_a_lone_corner_too() {
        assert_eq!(
            stable_discs(0xff00_ff00_ff00_ff00, 0x00ff_00ff_00ff_00ff),
            0xff00_ff00_ff00_ff00
        );
        assert_eq!(stable_discs(1, 2), 1);
        assert_eq!(stable_discs(1 << 9, 0), 0);
    }
}
