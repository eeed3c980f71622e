//! What the rules of the second and third group share: runs, and why a way is no combination.

use crate::grid::{Cell, CellSet};

use super::super::{
    board::{Board, CountedLine, LinePlacement},
    facts::Facts,
    rule::Rule,
    step::{Because, Findings},
    survey::{Known, Survey, is_starved},
};

/// The ship cells in one go from a cell, without it.
pub fn run_from(facts: &Facts, cell: Cell, (rows, cols): (i8, i8)) -> CellSet {
    let mut run = CellSet::EMPTY;
    let mut next = cell.offset(rows, cols);
    while let Some(cell) = next.filter(|&cell| facts.ship.contains(cell)) {
        run.insert(cell);
        next = cell.offset(rows, cols);
    }
    run
}

/// The runs of ship cells that are not ships found, each with its direction: nothing where it has one cell.
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

/// The ships found of these lengths.
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

/// Adds to the premises why none of these ways is a combination, unless it is one: so much as they do not tell already.
pub fn none_else<'a>(
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
            || is_observed_starved(board, facts, way, because);
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

/// The lines beside a way that would not have room for their counts with it.
fn starved<'a>(
    board: &'a Board,
    water: CellSet,
    way: &'a LinePlacement,
) -> impl Iterator<Item = &'a CountedLine> {
    board.lines.iter().filter(move |line| is_starved(line, water, way))
}

/// Whether the premises tell that there is one.
fn is_observed_starved(
    board: &Board,
    facts: &Facts,
    way: &LinePlacement,
    because: &Because,
) -> bool {
    let water = facts.water & because.settled(board.geometry);
    starved(board, water, way).any(|line| because.has_count(line.line))
}

/// Whether its line has too many ship cells beside this way, by what the premises tell where they are asked.
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

/// Why the ships of this length have no other combinations than those that `are_kept`.
pub fn combinations(
    known: Known,
    number: usize,
    are_kept: impl Fn(&LinePlacement) -> bool,
) -> Because {
    let ships = &known.board.ships[number];
    let mut because = ships_found(known, |length| length == ships.length);
    because.length = Some(ships.length);
    none_else(known, &mut because, ships.ways.iter().filter(|way| !are_kept(way)));
    because
}

/// Adds why no ship of any length lies over a cell but in ways that `are_kept`.
pub fn over_cell(known: Known, cell: Cell, are_kept: impl Fn(&LinePlacement) -> bool) -> Because {
    let gone = |length: u32| {
        let all = known.board.ships.iter().zip(&known.survey.standings);
        let mut own = all.filter(|(ships, _)| ships.length == length);
        own.any(|(_, standing)| standing.left <= 0)
    };
    let mut because = ships_found(known, gone);
    if known.facts.ship.contains(cell) {
        because.cells.insert(cell);
    }
    for (ships, standing) in known.board.ships.iter().zip(&known.survey.standings) {
        if 0 < standing.left {
            let over = ships.ways.iter().filter(|way| way.cells.contains(cell) && !are_kept(way));
            none_else(known, &mut because, over);
        }
    }
    because
}

/// Premises from which `rule`, by `find`, concludes some water and ship, or a contradiction where both are empty. None can be left
/// out.
pub fn enough(
    rule: Rule,
    find: impl Fn(Known, &mut Findings<false>),
    known: Known,
    (water, ship): (CellSet, CellSet),
) -> Because {
    let Known { board, facts, .. } = known;
    let clash = water.is_empty() && ship.is_empty();
    let mut survey = Survey::default();
    let mut found = Findings::<false>::new();
    let mut observed = board.clone();
    let mut finds = |observed: &Board, facts: &Facts| {
        survey.renew(observed, facts);
        found.begin(rule);
        find(Known { board: observed, facts, survey: &survey }, &mut found);
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
            for cell in row {
                left_out(CellSet::of(cell), &mut kept);
            }
        }
    }
    let mut because = Because::cells(kept.settled());
    for line in observed.lines.iter().filter(|line| line.count.is_some()) {
        because.count(line.line);
    }
    because
}
