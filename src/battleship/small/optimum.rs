use std::str::FromStr;

use serde::Serialize;

use crate::{
    battleship::rules::{Answer, Ruleset},
    grid::{Cell, CellSet},
};

use super::{
    Fraction, Layouts, SmallError,
    search::{Search, heaviest},
    state::{Branch, State},
};

/// How a shooter chooses cells on a small board. The names in texts are `optimal` and `greedy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// The fewest expected shots over the whole game.
    Optimal,
    /// The cell with a ship in the most layouts, the first of those in row order.
    Greedy,
}

impl FromStr for Policy {
    type Err = SmallError;

    fn from_str(text: &str) -> Result<Self, SmallError> {
        match text {
            "optimal" => Ok(Self::Optimal),
            "greedy" => Ok(Self::Greedy),
            _ => Err(SmallError::UnknownPolicy),
        }
    }
}

/// The expected shots that a policy needs until the whole fleet is hit, every layout being equally likely; computed in slices.
///
/// ```
/// use spyglass::battleship::{rules::Ruleset, small::{Optimum, Policy}};
/// let rules = Ruleset::read(
///     r#"{"rows": 4, "cols": 4, "fleet": [{"name": "cruiser", "length": 3}]}"#,
/// )?;
/// let mut optimum = Optimum::new(&rules, Policy::Optimal).unwrap();
/// while !optimum.advance(10_000) {}
/// let solved = optimum.result().unwrap();
/// assert_eq!((solved.total_shots, solved.layouts), (90, 16));
/// # Ok::<(), spyglass::battleship::rules::RulesetError>(())
/// ```
#[derive(Debug)]
pub struct Optimum {
    layouts: Layouts,
    policy: Policy,
    search: Search,
    start: State,
    /// Once known.
    outcome: Option<Result<u64, SmallError>>,
}

/// The number of shots that a policy needs to sink the whole fleet, summed over all layouts, each of them once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PolicyCost {
    /// How many layouts there are.
    pub layouts: u64,
    /// The shots over all of them.
    pub total_shots: u64,
}

impl PolicyCost {
    /// The expected number of shots where every layout is equally likely, as an exact fraction.
    pub fn mean(self) -> Fraction {
        Fraction::new(self.total_shots.into(), self.layouts.into())
    }
}

/// A node in the tree of a policy: what was observed, the shot that the policy takes, and its possible answers.
#[derive(Clone, Debug)]
pub struct Node {
    /// The cells shot at and hit.
    pub hits: CellSet,
    /// The cells shot at and missed.
    pub misses: CellSet,
    /// The number of consistent layouts.
    pub layouts: u64,
    /// The shots still to come, over all of them.
    pub total_shots: u64,
    /// In how many of them each cell, row by row, holds a ship.
    pub through: Vec<u64>,
    /// The shot; nothing where the whole fleet is hit.
    pub shot: Option<Cell>,
    /// The possible answers: miss, hit, sunk.
    pub answers: Vec<Next>,
}

/// A possible answer to the shot of a node, and what follows it.
#[derive(Clone, Copy, Debug)]
pub struct Next {
    /// The answer to the shot.
    pub answer: Answer,
    /// In how many layouts it is given.
    pub layouts: u64,
    /// The shots still to come after it, over all of them.
    pub total_shots: u64,
}

impl Optimum {
    /// Computes the layouts; the rest is the work of [`Self::advance`].
    ///
    /// # Errors
    ///
    /// `small-board-too-large`, `too-many-layouts`, `no-legal-deployment`; `small-not-for-rules` where more than the shots is
    /// announced, knowledge is given at the start, or ships move.
    pub fn new(rules: &Ruleset, policy: Policy) -> Result<Self, SmallError> {
        let layouts = Layouts::new(rules)?;
        let search = Search::new(&layouts);
        let start = State::start(&layouts, &vec![1; layouts.len()]);
        Ok(Self { layouts, policy, search, start, outcome: None })
    }

    /// All layouts of the fleet on the board.
    pub const fn layouts(&self) -> &Layouts {
        &self.layouts
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The result does not depend on the slices.
    ///
    /// # Complexity
    ///
    /// Exponential in the cells for [`Policy::Optimal`]; linear in the positions of the tree for [`Policy::Greedy`].
    pub fn advance(&mut self, work: u64) -> bool {
        if self.outcome.is_none() {
            self.search.allow(work);
            let start = self.start.clone();
            self.outcome =
                Some(self.shots(&start)).filter(|&end| end != Err(SmallError::NotSolvedYet));
        }
        self.outcome.is_some()
    }

    /// The number of positions in the table of the search, whose slots take 24 bytes each.
    pub fn positions(&self) -> usize {
        self.search.positions()
    }

    /// The cost of the policy, once done.
    ///
    /// # Errors
    ///
    /// `too-many-positions` where there were, `not-solved-yet` where work is left.
    pub fn result(&self) -> Result<PolicyCost, SmallError> {
        let total_shots = self.outcome.unwrap_or(Err(SmallError::NotSolvedYet))?;
        Ok(PolicyCost { layouts: self.layouts.len() as u64, total_shots })
    }

    /// The node after these answers, each given by its index in [`Node::answers`]; once done.
    ///
    /// # Errors
    ///
    /// `no-such-branch` where the path leaves the tree, `too-many-positions`, `not-solved-yet` where work is left.
    pub fn node(&mut self, path: &[usize]) -> Result<Node, SmallError> {
        self.result()?;
        // The table holds most of what follows from the way to the result.
        self.search.allow(u64::MAX);
        let (mut state, mut missed) = (self.start.clone(), 0_u64);
        for &number in path {
            let (cell, mut branches) = self.play(&state)?.ok_or(SmallError::NoSuchBranch)?;
            if branches.len() <= number {
                return Err(SmallError::NoSuchBranch);
            }
            let branch = branches.swap_remove(number);
            if branch.answer == Answer::Miss {
                missed |= 1 << cell;
            }
            state = branch.state;
        }
        let mut through = vec![0; self.layouts.cells()];
        for (cell, weight) in state.weights_at(&self.layouts, self.layouts.board()) {
            through[cell] = weight;
        }
        let played = self.play(&state)?;
        let mut node = Node {
            hits: self.layouts.set(state.hits),
            misses: self.layouts.set(missed),
            layouts: state.weight(),
            total_shots: self.shots(&state)?,
            through,
            shot: played.as_ref().map(|&(cell, _)| self.layouts.cell(cell)),
            answers: Vec::new(),
        };
        for Branch { answer, state } in played.map(|(_, branches)| branches).unwrap_or_default() {
            let (layouts, total_shots) = (state.weight(), self.shots(&state)?);
            node.answers.push(Next { answer, layouts, total_shots });
        }
        Ok(node)
    }

    /// The shot and the positions after each answer: miss, hit, sunk; nothing where the whole fleet is hit.
    fn play(&mut self, state: &State) -> Result<Option<(usize, Vec<Branch>)>, SmallError> {
        if state.left == 0 {
            return Ok(None);
        }
        let cell = match self.policy {
            Policy::Optimal => self.search.choose(&self.layouts, state)?,
            Policy::Greedy => heaviest(&self.layouts, state),
        };
        let mut branches = state.split(&self.layouts, cell);
        branches.sort_by_key(|branch| match branch.answer {
            Answer::Sunk(class) => (2, class),
            Answer::Hit(class) => (1, class.unwrap_or(0)),
            _ => (0, 0),
        });
        Ok(Some((cell, branches)))
    }

    /// The shots from a position on, over all layouts.
    fn shots(&mut self, state: &State) -> Result<u64, SmallError> {
        let misses = match self.policy {
            Policy::Optimal => self.search.misses(&self.layouts, state)?,
            Policy::Greedy => greedy_misses(&self.layouts, state),
        };
        Ok(u64::from(state.left) * state.weight() + misses)
    }
}

fn greedy_misses(layouts: &Layouts, state: &State) -> u64 {
    if state.is_settled() {
        return 0;
    }
    let branches = state.split(layouts, heaviest(layouts, state));
    let missed = |branch: &Branch| match branch.answer {
        Answer::Miss => branch.state.weight(),
        _ => 0,
    };
    branches.iter().map(|branch| missed(branch) + greedy_misses(layouts, &branch.state)).sum()
}
