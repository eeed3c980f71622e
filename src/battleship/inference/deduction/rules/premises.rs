//! Runs of ship cells, and the premises of the rules of ships and combinations.

use crate::grid::{Cell, CellSet};

use super::super::{
    board::{Board, CountedLine, LinePlacement},
    facts::Facts,
    rule::Rule,
    step::{Because, Findings},
    survey::{Known, Survey, is_starved},
};

/// The run of ship cells from a cell in one direction, without the cell.
pub fn run_from(facts: &Facts, cell: Cell, (rows, cols): (i8, i8)) -> CellSet {
    let mut run = CellSet::EMPTY;
    let mut next = cell.offset(rows, cols);
    while let Some(cell) = next.filter(|&cell| facts.ship.contains(cell)) {
        run.insert(cell);
        next = cell.offset(rows, cols);
    }
    run
}

/// The runs of ship cells that are not ships found, each with its direction; `None` where it has one cell.
pub fn runs(known: Known) -> impl Iterator<Item = (CellSet, Option<(i8, i8)>)> {
    let Known { facts, survey, .. } = known;
    let mut left = facts.ship - survey.found;
    std::iter::from_fn(move || {
        let first = left.first()?;
        let mut run = CellSet::of(first);
        let mut way = None;
        for steps in [(0, 1), (1, 0)] {
            let more = run_from(facts, first, steps);
            if !more.is_empty() {
                run |= more;
                way = Some(steps);
            }
        }
        left -= run;
        Some((run, way))
    })
}

/// The premises that the ships of these lengths were found.
pub fn ships_found(known: Known, of: impl Fn(u32) -> bool) -> Because {
    let mut because = Because::default();
    for (ships, standing) in known.board.ships.iter().zip(&known.survey.standings) {
        if of(ships.length) {
            for &number in &standing.found {
                because.ships |= ships.ways[usize::from(number)].cells;
            }
        }
    }
    because
}

/// Adds the premises by which none of these placements is a combination, except those that are. Premises that suffice already are
/// kept.
pub fn exclude_others<'a>(
    known: Known,
    because: &mut Because,
    ways: impl Iterator<Item = &'a LinePlacement>,
) {
    let Known { board, facts, .. } = known;
    for way in ways {
        let settled = because.settled(board.geometry);
        let observed = way.cells.intersects(facts.water & settled)
            || way.buffer.intersects(facts.ship & settled)
            || way.ends.intersects(board.middles & because.cells)
            || because.ships.intersects(way.cells)
            || is_shown_starved(board, facts, way, because);
        if observed || is_too_many(board, facts, way, Some(because)) {
            continue;
        }
        let settled = [way.cells & facts.water, way.buffer & facts.ship, way.ends & board.middles];
        if let Some(cell) = settled.into_iter().find_map(CellSet::first) {
            because.cells.insert(cell);
        } else if is_too_many(board, facts, way, None) {
            let line = &board.lines[way.along];
            because.count(line.line);
            because.cells |= (line.cells & facts.ship) - way.cells;
        } else if let Some(line) = starved(board, facts.water, way).next() {
            because.count(line.line);
            because.cells |= line.cells & facts.water;
        }
    }
}

/// The lines beside a placement that would have no room for their counts.
fn starved<'a>(
    board: &'a Board,
    water: CellSet,
    way: &'a LinePlacement,
) -> impl Iterator<Item = &'a CountedLine> {
    board.lines.iter().filter(move |line| is_starved(line, water, way))
}

/// Whether the premises show such a line.
fn is_shown_starved(board: &Board, facts: &Facts, way: &LinePlacement, because: &Because) -> bool {
    let water = facts.water & because.settled(board.geometry);
    starved(board, water, way).any(|line| because.has_count(line.line))
}

/// Whether the placement's line would have too many ship cells; by the premises alone, where they are given.
fn is_too_many(
    board: &Board,
    facts: &Facts,
    way: &LinePlacement,
    because: Option<&Because>,
) -> bool {
    let line = &board.lines[way.along];
    let mut others = (line.cells & facts.ship) - way.cells;
    if let Some(because) = because {
        if !because.has_count(line.line) {
            return false;
        }
        others &= because.settled(board.geometry);
    }
    line.count.is_some_and(|count| count < others.len() + way.cells.len())
}

/// The premises by which the ships of a length have no combinations but those that `are_kept`.
pub fn combinations(
    known: Known,
    number: usize,
    are_kept: impl Fn(&LinePlacement) -> bool,
) -> Because {
    let ships = &known.board.ships[number];
    let mut because = ships_found(known, |length| length == ships.length);
    because.length = Some(ships.length);
    exclude_others(known, &mut because, ships.ways.iter().filter(|way| !are_kept(way)));
    because
}

/// The premises by which no ship lies over a cell but with placements that `are_kept`.
pub fn over_cell(known: Known, cell: Cell, are_kept: impl Fn(&LinePlacement) -> bool) -> Because {
    let is_complete = |length: u32| {
        let all = known.board.ships.iter().zip(&known.survey.standings);
        let mut own = all.filter(|(ships, _)| ships.length == length);
        own.any(|(_, standing)| standing.left <= 0)
    };
    let mut because = ships_found(known, is_complete);
    if known.facts.ship.contains(cell) {
        because.cells.insert(cell);
    }
    for (ships, standing) in known.board.ships.iter().zip(&known.survey.standings) {
        if 0 < standing.left {
            let over = ships.ways.iter().filter(|way| way.cells.contains(cell) && !are_kept(way));
            exclude_others(known, &mut because, over);
        }
    }
    because
}

/// Premises from which a rule, which `looks`, concludes some water and ship, or a contradiction where both are empty. None can be
/// left out.
#[inline(never)]
pub fn enough(
    (rule, looks): (Rule, fn(Known, &mut Findings<true>)),
    known: Known,
    (water, ship): (CellSet, CellSet),
) -> Because {
    let Known { board, facts, .. } = known;
    let clash = water.is_empty() && ship.is_empty();
    let mut survey = Survey::default();
    let mut found = Findings::<true>::new();
    found.begin(rule);
    found.sought = Some(Default::default());
    if rule == Rule::LineWays {
        looks(known, &mut found);
    }
    // Where all that is known contradicts itself in some line, less may do so too, whatever is sought.
    if found.contradiction.take().is_none() {
        found.sought = Some((water, ship));
    }
    let mut observed = board.clone();
    let mut finds = |observed: &Board, facts: &Facts| {
        survey.stand(observed, facts);
        if rule == Rule::LineWays {
            survey.note(observed);
        }
        found.begin(rule);
        looks(Known { board: observed, facts, survey: &survey }, &mut found);
        found.contradiction.take().is_some()
            || !clash && water.is_subset(found.water) && ship.is_subset(found.ship)
    };
    let mut kept = *facts;
    for place in 0..observed.lines.len() {
        let count = observed.lines[place].count.take();
        if count.is_some() && !finds(&observed, &kept) {
            observed.lines[place].count = count;
        }
    }
    let mut left_out = |cells: CellSet, kept: &mut Facts| {
        let less = Facts { water: kept.water - cells, ship: kept.ship - cells, ..*kept };
        observed.middles = board.middles & less.ship;
        let enough = finds(&observed, &less);
        if enough {
            *kept = less;
        }
        enough
    };
    for row in 0..board.geometry.rows() {
        let row = board.geometry.row(row) & kept.settled();
        if !row.is_empty() && !left_out(row, &mut kept) {
            for cell in row.into_iter().map(CellSet::of) {
                // Without the last that is left, the row is left out, which is not enough.
                if kept.settled() & row != cell {
                    left_out(cell, &mut kept);
                }
            }
        }
    }
    let mut because = Because::cells(kept.settled());
    for line in observed.lines.iter().filter(|line| line.count.is_some()) {
        because.count(line.line);
    }
    because
}
