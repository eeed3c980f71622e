use std::task::Poll;

use crate::{
    battleship::{
        inference::{
            Constraints, Observation,
            exact::{Backtracking, Counter},
        },
        knowledge::Knowledge,
        rules::Answer,
    },
    grid::CellSet,
};

use super::{
    Board, Contradiction, Deduction, Facts, Permitted, Rule,
    deducer::{explain, survey_work},
    refutation::{Refuter, everything},
};

/// The work of an iterator between two looks whether there is a step.
const STRETCH: u64 = 1_000;

/// A chain of reasons: the named rules to their fixed point, then the cheapest refutation by rules, and the rules again. Where no
/// refutation by rules exists, one with nested refutations; last, the count of all fleets.
///
/// It goes on in slices of work, which change no step. It ends where every cell is settled, where several fleets fit, or with a
/// contradiction. As an iterator it yields the steps in order, each with whatever work it takes.
///
/// # Complexity
///
/// A refutation by rules takes at most one run of the rules for each cell and content, each continued from the last; one of depth
/// 2 takes as many such searches.
#[derive(Debug)]
pub struct Chain {
    board: Board,
    facts: Facts,
    permitted: Permitted,
    steps: Vec<Deduction>,
    /// How many steps the iterator has yielded.
    yielded: usize,
    contradiction: Option<Contradiction>,
    refuter: Refuter,
    constraints: Constraints,
    /// The work left for counting.
    work: u64,
    /// Whether the rules reached their fixed point.
    is_settled: bool,
    count: Count,
}

/// The state of the count of all fleets.
#[derive(Debug)]
enum Count {
    NotBegun,
    Begun(Box<Backtracking>),
    Done,
}

impl Chain {
    /// The chain for a player's knowledge; `None` under rules without a [`Board`].
    ///
    /// After about `work` units on refutations it counts, and spends at most as much on counting.
    ///
    /// # Complexity
    ///
    /// That of the board: linear in the placements of all ships. The steps are the work of [`Chain::advance`].
    #[must_use]
    pub fn new(knowledge: &Knowledge, work: u64) -> Option<Self> {
        Self::by(knowledge, Permitted::ALL, work)
    }

    /// The chain by `permitted` rules alone, also within refutations. It does without refutations or counting where these are not
    /// permitted.
    #[must_use]
    pub fn by(knowledge: &Knowledge, permitted: Permitted, work: u64) -> Option<Self> {
        let board = Board::new(knowledge)?;
        let answers = knowledge.answers();
        // An unrevealed shot is no observation in deductions.
        let keeps = |observed| match observed {
            Observation::Shot(number) => answers[number].1 != Answer::Unrevealed,
            Observation::Known(_) | Observation::Row(_) | Observation::Col(_) => true,
        };
        Some(Self {
            facts: board.facts(),
            permitted,
            steps: Vec::new(),
            yielded: 0,
            contradiction: None,
            refuter: Refuter::new(permitted, work / survey_work(&board)),
            constraints: Constraints::of(knowledge, None, keeps),
            work,
            is_settled: false,
            count: Count::NotBegun,
            board,
        })
    }

    /// The board of the observations, which no step changes.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The facts after the steps so far: those observed and those concluded.
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The proof that no fleet fits; `None` unless the chain ended with one.
    pub const fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// The steps so far, in order. Each rests on observations and on steps before it.
    pub fn steps(&self) -> &[Deduction] {
        &self.steps
    }

    /// Runs the named rules to their fixed point, without refutations, and returns all steps so far.
    pub fn by_rules(&mut self) -> &[Deduction] {
        if !self.is_settled {
            let (board, facts) = (&self.board, &mut self.facts);
            let rules: Vec<_> = self.permitted.named().collect();
            self.contradiction = explain(board, facts, &rules, &mut self.steps);
            self.is_settled = true;
        }
        &self.steps
    }

    /// Goes on for about `work` units; true once the chain has ended.
    ///
    /// A slice may be longer by the explanation of one step: some milliseconds, or tens of them at depth 2.
    pub fn advance(&mut self, work: u64) -> bool {
        let until = self.refuter.surveys().saturating_add((work / survey_work(&self.board)).max(1));
        loop {
            self.by_rules();
            if self.contradiction.is_some() || self.board.open(&self.facts).is_empty() {
                return true;
            }
            let step = match &mut self.count {
                Count::Done => return true,
                Count::NotBegun => match self.refute(until) {
                    Poll::Pending => return false,
                    Poll::Ready(Some(step)) => step,
                    Poll::Ready(None) => {
                        let counts = self.permitted.contains(Rule::Counting);
                        let count = counts.then(|| Backtracking::new(&self.constraints)).flatten();
                        let begun = |count| Count::Begun(Box::new(count));
                        self.count = count.map_or(Count::Done, begun);
                        return false;
                    }
                },
                Count::Begun(count) => {
                    let stretch = work.clamp(1, self.work.max(1));
                    self.work = self.work.saturating_sub(stretch);
                    let is_done = count.advance(stretch);
                    if !is_done && 0 < self.work {
                        return false;
                    }
                    let step = if is_done {
                        common(&self.board, &self.facts, &self.constraints, count)
                    } else {
                        None
                    };
                    self.count = Count::Done;
                    let Some(step) = step else { return true };
                    step
                }
            };
            step.apply(&mut self.facts);
            self.steps.push(step);
            self.is_settled = false;
            if until <= self.refuter.surveys() {
                return false;
            }
        }
    }

    fn refute(&mut self, until: u64) -> Poll<Option<Deduction>> {
        if self.permitted.contains(Rule::Refutation) {
            self.refuter.refute(&self.board, &self.facts, until)
        } else {
            Poll::Ready(None)
        }
    }
}

/// The cells that are alike in all fleets that fit, where they are not facts yet.
fn common(
    board: &Board,
    facts: &Facts,
    constraints: &Constraints,
    count: &Backtracking,
) -> Option<Deduction> {
    let tally = count.tally();
    let placed = constraints.settled_cells();
    let (mut water, mut ship) = (CellSet::EMPTY, placed);
    for cell in board.open(facts) - placed {
        let share = tally.at(cell);
        if share == 0.0 {
            water.insert(cell);
        } else if share == 1.0 {
            ship.insert(cell);
        }
    }
    let (rule, because, contents) = (Rule::Counting, everything(board), Vec::new());
    let mut step = Deduction { rule, because, water, ship, contents, refuted: None };
    step.trim(facts).then_some(step)
}

impl Iterator for Chain {
    type Item = Deduction;

    fn next(&mut self) -> Option<Deduction> {
        while self.yielded == self.steps.len() && !self.advance(STRETCH) {}
        let step = self.steps.get(self.yielded)?;
        self.yielded += 1;
        Some(step.clone())
    }
}
