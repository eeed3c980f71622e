use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    battleship::{
        agents::AgentError,
        inference::{BeliefComputation, BeliefResult, CountingMode, exact::FoundFleet},
        knowledge::Knowledge,
        planning::{
            self, CanonicalPosition, Comparison, Draw, DrawnFor, FleetDrawing, Plan, PlannerBook,
            Position, Weights, answer_number, encoded, numbered_answer, plan_by,
        },
        rules::{Answer, Ruleset},
    },
    grid::{Cell, CellSet},
    training::{Training, share_of},
};

/// The number of parts of a round.
const PARTS: usize = 64;
/// How many cells of the highest scores are compared at most.
const MAX_COMPARED: usize = 16;
/// The fleets that are drawn in a position at least and at most.
const MIN_FLEETS: usize = 1_500;
const MAX_FLEETS: usize = 20_000;

/// What determines a book of the planner's first shots to the last bit, besides the weights it is made for.
#[derive(Clone, Copy, Debug)]
pub struct PlannerBookRecipe {
    /// Positions that come up at least once in so many hunts are of the book.
    pub hunts: u32,
    /// How many fleets are drawn in a position that comes up in every hunt; in others in proportion, at least 1,500 and at most 20,000.
    pub fleets: u32,
}

impl PlannerBookRecipe {
    /// The recipe of the published book, `src/battleship/planning/admiral.book`.
    pub const PUBLISHED: Self = Self { hunts: 500, fleets: 250_000 };
}

/// A position whose shots were compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComparedPosition {
    key: u64,
    /// The shot that is best, by the index of its cell.
    shot: u8,
    /// Whether there was something to compare.
    chosen: bool,
    /// The answers that it had on the drawn fleets, each with the number of these.
    answers: Vec<(u8, u32)>,
}

/// A position whose shots are to be compared, by the answers that lead to it.
#[derive(Clone, Debug)]
struct Line {
    knowledge: Knowledge,
    /// How often it comes up, from 0 to 1.
    chance: f64,
}

/// The making of a book of the planner's first shots, shot by shot: in each position that comes up often the best candidates by the
/// learned scores are compared by hunts ([`Comparison`]).
#[derive(Debug)]
pub struct PlannerBookMaking {
    recipe: PlannerBookRecipe,
    rules: Arc<Ruleset>,
    weights: Weights,
    /// By the number of shots before.
    compared: Vec<Vec<ComparedPosition>>,
    /// The positions to compare next, by their keys.
    next: BTreeMap<u64, Line>,
    /// By position the cell of its canonical form.
    cells: BTreeMap<u64, Cell>,
}

impl PlannerBookMaking {
    /// A book of nothing yet.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where hunts cannot be planned under the rules, where they cannot be compared beside scores
    /// ([`Comparison::suits`]), or where answers do not tell all that is learned.
    pub fn new(rules: &Arc<Ruleset>, recipe: PlannerBookRecipe) -> Result<Self, AgentError> {
        if !planning::suits(rules)
            || !Comparison::suits(rules.spec().contact)
            || !planning::announces_sinkings_alone(rules)
        {
            return Err(AgentError::NotForRules { agent: "planner".to_owned() });
        }
        let knowledge = Knowledge::new(rules.clone(), None, Vec::new());
        let start = Line { knowledge, chance: 1.0 };
        Ok(Self {
            recipe,
            rules: rules.clone(),
            weights: Weights::of(&position(&start.knowledge)),
            compared: Vec::new(),
            next: BTreeMap::from([(canonical(&start.knowledge).key, start)]),
            cells: BTreeMap::new(),
        })
    }

    /// The positions of a part.
    fn part_of(&self, part: usize) -> impl Iterator<Item = (&u64, &Line)> {
        let own = share_of(part, PARTS, self.next.len());
        self.next.iter().skip(own.start).take(own.len())
    }

    fn compare(&self, key: u64, line: &Line) -> ComparedPosition {
        let knowledge = &line.knowledge;
        let wanted = (f64::from(self.recipe.fleets) * line.chance) as usize;
        let wanted = wanted.clamp(MIN_FLEETS, MAX_FLEETS);
        let mut drawing = FleetDrawing::new(knowledge, wanted, DrawnFor::Choosing)
            .expect("hunts can be planned under these rules");
        while !drawing.advance(u64::MAX) {}
        let drawn = drawing.draw();
        let plan = self.plan(knowledge, &canonical(knowledge));
        // Where too few fleets could be drawn the scores alone choose.
        let chosen = 1 < plan.cells.len() && drawing.is_whole();
        let plan = if chosen { plan } else { Plan::at(plan.cells[0].0) };
        let comparison = Comparison::new(&plan, MAX_COMPARED, !drawn.position.wounds.is_empty());
        let shot = best(comparison.expect("a cell is worth a shot"), &drawn);
        let mut answers: BTreeMap<u8, u32> = BTreeMap::new();
        for fleet in &drawn.fleets {
            let answer = answer(&self.rules, fleet, shot, knowledge.shot());
            *answers.entry(answer_number(answer)).or_default() += 1;
        }
        ComparedPosition {
            key,
            shot: shot.index() as u8,
            chosen,
            answers: answers.into_iter().collect(),
        }
    }

    /// The cells worth a comparison, one for all that are as good by symmetry. A certain cell is the only one, as the planner takes it.
    fn plan(&self, knowledge: &Knowledge, canonical: &CanonicalPosition) -> Plan {
        let mut computation = BeliefComputation::new(knowledge, None, CountingMode::Decision, None);
        while !computation.advance(u64::MAX) {}
        let mut open: Vec<Cell> = knowledge.open().iter().collect();
        // Only a file that nobody's hunts have written leads to a position that no fleet fits.
        let (Some(BeliefResult::Belief { belief, .. }), _) = computation.into_parts() else {
            return Plan::at(open[0]);
        };
        open.sort_by(|&one, &other| belief.at(other).total_cmp(&belief.at(one)));
        let likeliest = open[0];
        if belief.at(likeliest) == 1.0 {
            return Plan::at(likeliest);
        }
        let position = Position::read(&encoded(knowledge, Some(&belief))).expect("a position");
        let plan = canonical.distinct(&plan_by(&position, &self.weights));
        if plan.cells.is_empty() { Plan::at(likeliest) } else { plan }
    }

    /// Keeps a round's comparisons, and lists the positions behind them.
    fn keep(&mut self, compared: Vec<ComparedPosition>) {
        let mut next: BTreeMap<u64, Line> = BTreeMap::new();
        for own in &compared {
            let Line { knowledge, chance } = &self.next[&own.key];
            let shot = Cell::from_index(own.shot);
            if own.chosen {
                self.cells.insert(own.key, canonical(knowledge).standard(shot));
            }
            let fleets: u32 = own.answers.iter().map(|&(_, fleets)| fleets).sum();
            for &(number, count) in &own.answers {
                let chance = chance * f64::from(count) / f64::from(fleets);
                let mut after = knowledge.clone();
                after.observe(shot, numbered_answer(number));
                if after.afloat().iter().any(|&afloat| 0 < afloat) {
                    let line = Line { knowledge: after, chance: 0.0 };
                    next.entry(canonical(&line.knowledge).key).or_insert(line).chance += chance;
                }
            }
        }
        let least = 1.0 / f64::from(self.recipe.hunts);
        next.retain(|_, line| least <= line.chance);
        self.next = next;
        self.compared.push(compared);
    }
}

impl Training for PlannerBookMaking {
    type State = Vec<Vec<ComparedPosition>>;
    type Part = Vec<ComparedPosition>;
    type Report = usize;
    type Error = Infallible;

    const TOLD: usize = 1;

    fn recipe(&self) -> Value {
        let PlannerBookRecipe { hunts, fleets } = self.recipe;
        let weights = format!("{:016x}", self.weights.fingerprint());
        json!({"of": "planner-book", "rules": self.rules.name(), "hunts": hunts, "fleets": fleets, "weights": weights})
    }

    fn round(&self) -> u32 {
        self.compared.len() as u32
    }

    fn is_done(&self) -> bool {
        self.next.is_empty()
    }

    fn parts(&self) -> usize {
        PARTS
    }

    /// # Complexity
    ///
    /// Some 0.1 ms for each hunt, of which there are at most five for each fleet drawn.
    fn part(&self, part: usize) -> Result<Vec<ComparedPosition>, Infallible> {
        Ok(self.part_of(part).map(|(&key, line)| self.compare(key, line)).collect())
    }

    fn fits(&self, number: usize, part: &Vec<ComparedPosition>) -> bool {
        let own = self.part_of(number).map(|(key, _)| key);
        part.iter().map(|own| &own.key).eq(own) && part.iter().all(|own| self.may_be(own))
    }

    fn learn(&mut self, parts: &[Vec<ComparedPosition>]) -> usize {
        self.keep(parts.concat());
        self.cells.len()
    }

    fn state(&self) -> Self::State {
        self.compared.clone()
    }

    fn resume(&mut self, state: Self::State) -> bool {
        let Ok(mut again) = Self::new(&self.rules, self.recipe) else { return false };
        for compared in state {
            if again.is_done() || !again.is_round(&compared) {
                return false;
            }
            again.keep(compared);
        }
        *self = again;
        true
    }

    fn told(&self, positions: &[usize]) -> Value {
        json!({"shots": self.round(), "positions": positions.last(), "next": self.next.len()})
    }

    fn weights(&self) -> Vec<u8> {
        PlannerBook::write(self.weights.fingerprint(), &self.cells)
    }
}

impl PlannerBookMaking {
    /// Whether these are comparisons of just the positions that are next.
    fn is_round(&self, compared: &[ComparedPosition]) -> bool {
        compared.iter().map(|own| own.key).eq(self.next.keys().copied())
            && compared.iter().all(|own| self.may_be(own))
    }

    /// Whether the shot and its answers are possible in the position.
    fn may_be(&self, own: &ComparedPosition) -> bool {
        let Some(Line { knowledge, .. }) = self.next.get(&own.key) else { return false };
        let may_answer = |&(number, _): &(u8, u32)| match numbered_answer(number) {
            Answer::Miss | Answer::Hit(None) => true,
            Answer::Sunk(class) => knowledge.afloat().get(class).is_some_and(|&left| 0 < left),
            _ => false,
        };
        let fleets = own.answers.iter().try_fold(0_u32, |sum, &(_, own)| sum.checked_add(own));
        knowledge.open().contains(Cell::from_index(own.shot))
            && fleets.is_some_and(|fleets| 0 < fleets)
            && own.answers.iter().all(may_answer)
    }
}

fn position(knowledge: &Knowledge) -> Position {
    Position::read(&encoded(knowledge, None)).expect("a position")
}

fn canonical(knowledge: &Knowledge) -> CanonicalPosition {
    CanonicalPosition::new(&position(knowledge))
}

/// The best cell of a plan, on all of the drawn fleets in the last stage, half of them in the one before, and so on.
fn best(mut comparison: Comparison, drawn: &Draw) -> Cell {
    let stages = comparison.stages().len();
    for stage in 1..=stages {
        let end = drawn.fleets.len() >> (stages - stage);
        while !comparison.advance(drawn, end, u64::MAX) {}
    }
    comparison.best()
}

/// What is answered to a shot at a fleet, after other shots.
fn answer(rules: &Ruleset, fleet: &FoundFleet, cell: Cell, shot: CellSet) -> Answer {
    let after = shot | CellSet::of(cell);
    match fleet.iter().find(|(_, ship)| ship.contains(cell)) {
        Some(&(class, ship)) => Answer::to_hit(rules.spec().announce, class, ship.is_subset(after)),
        None => Answer::Miss,
    }
}
