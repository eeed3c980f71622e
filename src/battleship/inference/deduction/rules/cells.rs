//! The rules of [`Group::Cells`](super::super::Group): a look at a cell and its neighbours, or along a line.

use crate::{
    battleship::rules::Content,
    grid::{Cell, CellSet},
};

use super::super::{
    board::CountedLine,
    step::{Because, Findings, Named},
    survey::Known,
};

/// `diagonal-water`: cells that touch a ship cell by a corner are water, as ships are straight and lie apart.
pub fn diagonal_water<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, .. } = known;
    let corners = |cells: CellSet| {
        let sides = cells.left() | cells.right();
        (sides.up() | sides.down()) & board.all
    };
    if corners(facts.ship).is_subset(facts.water) {
        return;
    }
    for cell in facts.ship {
        let cell = CellSet::of(cell);
        found.conclude(known, corners(cell), CellSet::EMPTY, || Because::cells(cell));
    }
}

/// `end-cell`: an observed end of a ship has ship on its inner side, and water on the three others.
pub fn end_cell<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for &(cell, content) in &known.board.observed {
        let (rows, cols) = match content {
            Content::Left => (0, 1),
            Content::Right => (0, -1),
            Content::Top => (1, 0),
            Content::Bottom => (-1, 0),
            Content::Water | Content::Middle | Content::Sub => continue,
        };
        let because = || Because::cells(CellSet::of(cell));
        let inner = cell.offset(rows, cols).filter(|&inner| known.board.geometry.contains(inner));
        let Some(inner) = inner.map(CellSet::of) else {
            found.clash(because);
            continue;
        };
        let sides: CellSet = known.board.geometry.sides(cell).collect();
        found.conclude(known, sides - inner, inner, because);
    }
}

/// `sub-alone`: an observed ship of one cell has water all round.
pub fn sub_alone<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for &(cell, content) in &known.board.observed {
        if content == Content::Sub {
            let cell = CellSet::of(cell);
            let round = cell.dilate() - cell;
            found.conclude(known, round, CellSet::EMPTY, || Because::cells(cell));
        }
    }
}

/// `middle-axis`: an observed middle has ship on two opposite sides and water on the others. Where one side is settled or is the
/// edge, so are all.
pub fn middle_axis<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, .. } = known;
    for cell in board.middles {
        let axis = |rows: i8, cols: i8| -> CellSet {
            let sides = [cell.offset(rows, cols), cell.offset(-rows, -cols)];
            let on_board = |&side: &Cell| board.geometry.contains(side);
            sides.into_iter().flatten().filter(on_board).collect()
        };
        let axes = [axis(0, 1), axis(1, 0)];
        let is_shut = |axis: CellSet| axis.len() < 2 || axis.intersects(facts.water);
        for (own, across) in [(axes[0], axes[1]), (axes[1], axes[0])] {
            if own.intersects(facts.ship) || is_shut(across) {
                let settled = own & facts.ship | across & facts.water;
                let because = || Because::cells(CellSet::of(cell) | settled);
                if own.len() < 2 {
                    found.clash(because);
                } else {
                    found.conclude(known, across, own, because);
                }
            }
        }
    }
}

/// The settled cells of a line, and its count.
fn line_premises(line: &CountedLine, cells: CellSet) -> Because {
    let mut because = Because::cells(cells);
    because.count(line.line);
    because
}

/// `line-full`: a row or column that has all its ship cells is water elsewhere.
pub fn line_full<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for line in &known.board.lines {
        let ship = line.cells & known.facts.ship;
        let Some(count) = line.count.filter(|&count| count <= ship.len()) else { continue };
        let because = || line_premises(line, ship);
        if count < ship.len() {
            found.clash(because);
        } else {
            found.conclude(known, line.cells - ship, CellSet::EMPTY, because);
        }
    }
}

/// `line-needs-all`: a row or column with as many cells that may be ship as its count is ship in all of them.
pub fn line_needs_all<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    for line in &known.board.lines {
        let room = line.cells - known.facts.water;
        let Some(count) = line.count.filter(|&count| room.len() <= count) else { continue };
        let because = || line_premises(line, line.cells - room);
        if room.len() < count {
            found.clash(because);
        } else {
            found.conclude(known, CellSet::EMPTY, room, because);
        }
    }
}

/// `content-by-sides`: a ship cell whose sides are all settled shows its content.
pub fn content_by_sides<const WHY: bool>(known: Known, found: &mut Findings<WHY>) {
    let Known { board, facts, .. } = known;
    if !WHY {
        return;
    }
    for cell in facts.ship - facts.named {
        if let Some(content) = board.content(facts, cell) {
            let sides: CellSet = board.geometry.sides(cell).collect();
            let because = Because::cells(sides | CellSet::of(cell));
            found.name(facts, vec![Named { cell, content }], because);
        }
    }
}
