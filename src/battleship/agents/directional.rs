use crate::{
    battleship::{
        inference::{article_ways_through, ways_through},
        knowledge::Knowledge,
        rules::{Action, Answer},
    },
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{
    Agent, Decision, Detail, Memory, Reason, Term,
    p_matrix::{PMatrix, WoundWeight},
    scores::Scores,
};

/// The Russian source's shortcut for straight ships: reconnaissance by the P-matrix; after a wound the direction in which most ships
/// can lie, followed while it hits, then turned round at the first wound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Directional;

/// What reconnaissance looks for, and what finishes where a line of wounds is no single ship.
const MATRIX: PMatrix = PMatrix::new(WoundWeight::Only, None);

/// Up, left, right, down: the order of the cells beside a cell in row order.
const DIRECTIONS: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// A line of wounds from the first of them on, and one way to go on.
#[derive(Clone, Copy, Debug)]
struct LineOfFire {
    /// The next cell.
    cell: Cell,
    /// The ways ships afloat can lie through the line and the cell, and the same by the article's formula.
    ways: u32,
    article: u32,
    /// The wounds of the line.
    wounds: u32,
    direction: (i8, i8),
}

impl Agent for Directional {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let finishing =
            first_wound(knowledge).and_then(|first| finish(knowledge, first, rng, detail));
        finishing.unwrap_or_else(|| MATRIX.decide(knowledge, memory, rng, detail))
    }
}

/// On along the line of the first wound; nothing where that makes no sense.
fn finish(
    knowledge: &Knowledge,
    first: Cell,
    rng: &mut GameRng,
    detail: Detail,
) -> Option<Decision> {
    let mut ways: Vec<LineOfFire> = DIRECTIONS
        .into_iter()
        .filter_map(|direction| way_on(knowledge, first, direction))
        .collect();
    // Where two wounds lie in a line, the ship is taken to lie along it.
    let wounds = ways.iter().map(|way| way.wounds).max()?;
    ways.retain(|way| way.wounds == wounds);
    // While it hits it goes on: the other end of the line, which as many ships can lie through, is not weighed.
    let last = last_hit(knowledge);
    let on = |way: &&LineOfFire| 1 < way.wounds && before(way.cell, way.direction) == last;
    if let Some(&kept) = ways.iter().find(on) {
        ways = vec![kept];
    }
    let (way, ties) = choose(&ways, rng)?;
    let of = ways.len() as u32;
    let reason = if wounds == 1 {
        Reason::DirectionChosen { wound: first, ways: way.ways, of, ties }
    } else if before(way.cell, way.direction) == last {
        Reason::DirectionKept { wounds, ways: way.ways }
    } else {
        Reason::DirectionTurned { wound: first, wounds, ways: way.ways }
    };
    let mut decision = Decision::plain(Action::Shoot(way.cell), reason, of);
    decision.ties = ties;
    if detail == Detail::Full {
        let mut scores = Scores::new(knowledge.open());
        for way in &ways {
            scores.add(way.cell, f64::from(way.ways));
        }
        scores.explain(knowledge, &mut decision, |cell| {
            let article = ways.iter().find(|way| way.cell == cell).map_or(0, |way| way.article);
            vec![
                Term { code: "placements", value: scores.at(cell) },
                Term { code: "article", value: article.into() },
            ]
        });
    }
    Some(decision)
}

/// The way of most ships, equals drawn; with it how many share the most.
fn choose(ways: &[LineOfFire], rng: &mut GameRng) -> Option<(LineOfFire, u32)> {
    let most = ways.iter().map(|way| way.ways).max()?;
    let best: CellSet = ways.iter().filter(|way| way.ways == most).map(|way| way.cell).collect();
    let cell = rng.cell(best)?;
    ways.iter().find(|way| way.cell == cell).map(|way| (*way, best.len()))
}

/// The oldest wound.
fn first_wound(knowledge: &Knowledge) -> Option<Cell> {
    let wounds = knowledge.wounds();
    let mut answered = knowledge.answers().iter().map(|&(cell, _)| cell);
    answered.find(|&cell| wounds.contains(cell)).or_else(|| wounds.first())
}

fn last_hit(knowledge: &Knowledge) -> Option<Cell> {
    let hit = |answer: Answer| matches!(answer, Answer::Hit(_) | Answer::Sunk(_));
    knowledge.answers().iter().rev().find(|&&(_, answer)| hit(answer)).map(|&(cell, _)| cell)
}

fn before(cell: Cell, (rows, cols): (i8, i8)) -> Option<Cell> {
    cell.offset(-rows, -cols)
}

/// The way on from the line of wounds through the first in a direction, where that makes sense.
fn way_on(knowledge: &Knowledge, first: Cell, direction: (i8, i8)) -> Option<LineOfFire> {
    let back = (-direction.0, -direction.1);
    let wounds = knowledge.wounds();
    let (ahead, end) = run(first, direction, wounds);
    let (behind, begin) = run(first, back, wounds);
    let line = ahead + behind + 1;
    let cell = end.offset(direction.0, direction.1)?;
    let open = knowledge.open();
    if !open.contains(cell) {
        return None;
    }
    let (beyond, _) = run(cell, direction, open);
    let (back, _) = run(begin, back, open);
    // The line is one cell to the formula, and ships as much shorter.
    let sum = |formula: fn(u32, u32, u32) -> u32| -> u32 {
        let classes = knowledge.rules().fleet().classes().iter().zip(knowledge.afloat());
        let ways = classes.map(|(class, &afloat)| {
            u32::from(afloat) * formula(beyond, back, class.shape.len().saturating_sub(line))
        });
        ways.sum()
    };
    let ways = sum(ways_through);
    let article = sum(article_ways_through);
    (0 < ways).then_some(LineOfFire { cell, ways, article, wounds: line, direction })
}

/// How many cells of a set follow a cell in a direction, and the last of them.
fn run(from: Cell, (rows, cols): (i8, i8), set: CellSet) -> (u32, Cell) {
    let mut last = from;
    let mut count = 0;
    while let Some(next) = last.offset(rows, cols).filter(|&next| set.contains(next)) {
        last = next;
        count += 1;
    }
    (count, last)
}
