use crate::{
    battleship::{
        inference::{article_ways_through, ways_through},
        knowledge::Knowledge,
        rules::Action,
    },
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{
    Agent, Decision, Detail, Reason, Term, Turn,
    p_matrix::{PMatrix, WoundWeight},
    scores::Scores,
};

/// The shortcut for straight ships of *Алгоритм игры в «морской бой»: обстрел противника*, undated,
/// <https://habr.com/ru/articles/181151>: reconnaissance by the P-matrix; after a wound, the direction in which most ships can lie. It
/// goes on in that direction while it hits, then turns round at the first wound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Directional;

/// For reconnaissance, and for finishing where a line of wounds is no single ship.
const MATRIX: PMatrix = PMatrix::new(WoundWeight::Only, None);

/// Up, left, right, down: the neighbours of a cell in row order.
const DIRECTIONS: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// The line of wounds through the first one, and the cell that extends it in one direction.
#[derive(Clone, Copy, Debug)]
struct LineOfFire {
    cell: Cell,
    /// The placements of ships afloat through the line and the cell.
    ways: u32,
    /// The number of placements by the formula of the agent's source.
    article: u32,
    /// The number of wounds in the line.
    wounds: u32,
    direction: (i8, i8),
}

impl Agent for Directional {
    fn decide(&self, mut turn: Turn<'_>) -> Decision {
        let finishing = first_wound(turn.knowledge).and_then(|first| finish(&mut turn, first));
        finishing.unwrap_or_else(|| MATRIX.decide(turn))
    }
}

/// Extends the line of the first wound; `None` where no ship afloat fits.
fn finish(turn: &mut Turn<'_>, first: Cell) -> Option<Decision> {
    let knowledge = turn.knowledge;
    let extend = |direction| LineOfFire::new(knowledge, first, direction);
    let mut lines: Vec<LineOfFire> = DIRECTIONS.into_iter().filter_map(extend).collect();
    // Two wounds in a line are taken for one ship along it.
    let wounds = lines.iter().map(|line| line.wounds).max()?;
    lines.retain(|line| line.wounds == wounds);
    // After a hit the direction is kept, though as many placements go through the other end of the line.
    let last = last_hit(knowledge);
    let is_kept = |line: &LineOfFire| line.before() == last;
    if let Some(&kept) = lines.iter().find(|line| 1 < line.wounds && is_kept(line)) {
        lines = vec![kept];
    }
    let (line, ties) = choose(&lines, turn.rng)?;
    let (ways, of) = (line.ways, lines.len() as u32);
    let reason = if wounds == 1 {
        Reason::DirectionChosen { wound: first, ways, of, ties }
    } else if is_kept(&line) {
        Reason::DirectionKept { wounds, ways }
    } else {
        Reason::DirectionTurned { wound: first, wounds, ways }
    };
    let mut decision = Decision::plain(Action::Shoot(line.cell), reason, of);
    decision.ties = ties;
    if turn.detail == Detail::Full {
        let mut scores = Scores::new(knowledge.open());
        for line in &lines {
            scores.add(line.cell, f64::from(line.ways));
        }
        scores.explain(knowledge, &mut decision, |cell| {
            let article =
                lines.iter().find(|line| line.cell == cell).map_or(0, |line| line.article);
            vec![
                Term { code: "placements", value: scores.at(cell) },
                Term { code: "article", value: article.into() },
            ]
        });
    }
    Some(decision)
}

/// The line with most placements, ties broken at random, and how many lines share the most.
fn choose(lines: &[LineOfFire], rng: &mut GameRng) -> Option<(LineOfFire, u32)> {
    let most = lines.iter().map(|line| line.ways).max()?;
    let best: CellSet =
        lines.iter().filter(|line| line.ways == most).map(|line| line.cell).collect();
    let cell = rng.cell(best)?;
    lines.iter().find(|line| line.cell == cell).map(|line| (*line, best.len()))
}

/// The oldest wound.
fn first_wound(knowledge: &Knowledge) -> Option<Cell> {
    let wounds = knowledge.wounds();
    let mut answered = knowledge.answers().iter().map(|&(cell, _)| cell);
    answered.find(|&cell| wounds.contains(cell)).or_else(|| wounds.first())
}

fn last_hit(knowledge: &Knowledge) -> Option<Cell> {
    knowledge.answers().iter().rev().find(|(_, answer)| answer.is_hit()).map(|&(cell, _)| cell)
}

impl LineOfFire {
    /// The line through `first` and its extension in a direction; `None` where the next cell is not open or no ship afloat fits.
    fn new(knowledge: &Knowledge, first: Cell, direction: (i8, i8)) -> Option<Self> {
        let opposite = (-direction.0, -direction.1);
        let (wounded, open) = (knowledge.wounds(), knowledge.open());
        let (ahead, end) = run(first, direction, wounded);
        let (behind, begin) = run(first, opposite, wounded);
        let wounds = ahead + behind + 1;
        let cell = end.offset(direction.0, direction.1).filter(|&cell| open.contains(cell))?;
        let (beyond, _) = run(cell, direction, open);
        let (back, _) = run(begin, opposite, open);
        // The formula knows one tested cell: `cell` is that one, the line is left out, and ships are shorter by it.
        let sum = |formula: fn(u32, u32, u32) -> u32| -> u32 {
            let classes = knowledge.rules().fleet().classes().iter().zip(knowledge.afloat());
            let ways = classes.map(|(class, &afloat)| {
                u32::from(afloat) * formula(beyond, back, class.shape.len().saturating_sub(wounds))
            });
            ways.sum()
        };
        let (ways, article) = (sum(ways_through), sum(article_ways_through));
        (0 < ways).then_some(Self { cell, ways, article, wounds, direction })
    }

    /// The cell of the line that the next cell extends.
    fn before(&self) -> Option<Cell> {
        self.cell.offset(-self.direction.0, -self.direction.1)
    }
}

/// The number of cells of a set that follow a cell in a direction without a gap, and the last of them.
fn run(from: Cell, (rows, cols): (i8, i8), set: CellSet) -> (u32, Cell) {
    let mut last = from;
    let mut count = 0;
    while let Some(next) = last.offset(rows, cols).filter(|&next| set.contains(next)) {
        last = next;
        count += 1;
    }
    (count, last)
}
