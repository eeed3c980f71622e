use std::sync::Arc;

use serde::Serialize;

use crate::{
    battleship::{
        inference::{article_ways_through, beginnings_through, ways_through},
        rules::{Answer, Ruleset},
        small::{Equilibrium, Fraction, Node, Optimum, Policy},
    },
    grid::{Cell, CellSet},
    json_value::JsonValue,
};

use super::GameError;

/// Begins to solve the game of both players on the board of `{rules}`.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none;
/// `small-board-too-large`, `too-many-layouts`, `no-legal-deployment` or `small-not-for-rules` where the board cannot be solved.
pub fn equilibrium(json: &JsonValue) -> Result<Equilibrium, GameError> {
    Ok(Equilibrium::new(&read_board(json)?.0)?)
}

/// The rules of a small board, and the text of a policy.
fn read_board(json: &JsonValue) -> Result<(Arc<Ruleset>, Option<String>), GameError> {
    let fields = json.fields(&["rules", "policy"])?;
    let (rules, policy): (JsonValue, _) = (fields.required("rules")?, fields.optional("policy")?);
    Ok((Ruleset::of_data(&rules)?, policy))
}

/// The shots that a policy needs on a small board, computed in slices of [`Optimum::advance`]; then the tree of the policy, whose
/// nodes [`OptimumJob::node`] gives with the names of the ships.
#[derive(Debug)]
pub struct OptimumJob {
    /// The search, which the caller advances in slices.
    pub optimum: Optimum,
    /// By class: its name.
    names: Vec<String>,
}

/// The cost of a policy as plain data: layouts, shots over all of them, and their quotient, the expected shots. It is the type
/// `SolvedView` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PolicyCostView {
    layouts: u64,
    total_shots: u64,
    mean: f64,
}

/// A node in the tree of a policy as plain data: what was observed, the shot, and the possible answers. It is the type `NodeView`
/// of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeView {
    hits: CellSet,
    misses: CellSet,
    layouts: u64,
    total_shots: u64,
    /// By cell, row by row: the layouts with a ship there.
    through: Vec<u64>,
    shot: Option<Cell>,
    answers: Vec<NextView>,
}

/// A possible answer to a shot, as plain data.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct NextView {
    answer: &'static str,
    ship: Option<String>,
    layouts: u64,
    total_shots: u64,
}

impl OptimumJob {
    /// Begins to count the shots of `{rules, policy?}`: `policy` is `optimal` (the default) or `greedy`.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none;
    /// `unknown-policy`; `small-board-too-large`, `too-many-layouts`, `no-legal-deployment` or `small-not-for-rules` where the
    /// board cannot be solved.
    pub fn from_json(json: &JsonValue) -> Result<Self, GameError> {
        let (rules, policy) = read_board(json)?;
        let policy = policy.map_or(Ok(Policy::Optimal), |text| text.parse())?;
        let names = rules.fleet().classes().iter().map(|class| class.name.clone()).collect();
        Ok(Self { optimum: Optimum::new(&rules, policy)?, names })
    }

    /// The value of the policy, once done.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where work is left, `too-many-positions` where the table of the search is full.
    pub fn result(&self) -> Result<PolicyCostView, GameError> {
        let solved = self.optimum.result()?;
        let (layouts, total_shots) = (solved.layouts, solved.total_shots);
        Ok(PolicyCostView { layouts, total_shots, mean: solved.mean().value() })
    }

    /// A node in the tree, once the policy is solved. `path` has for each answer on the way its index among the possible answers.
    ///
    /// # Errors
    ///
    /// `no-such-branch` where the path leaves the tree; `not-solved-yet`, `too-many-positions`.
    pub fn node(&mut self, path: &[usize]) -> Result<NodeView, GameError> {
        let Node { hits, misses, layouts, total_shots, through, shot, answers } =
            self.optimum.node(path)?;
        let answers = answers.into_iter().map(|next| {
            let (answer, class) = match next.answer {
                Answer::Sunk(class) => ("sunk", Some(class)),
                Answer::Hit(class) => ("hit", class),
                _ => ("miss", None),
            };
            let ship = class.map(|class| self.names[class].clone());
            NextView { answer, ship, layouts: next.layouts, total_shots: next.total_shots }
        });
        let answers = answers.collect();
        Ok(NodeView { hits, misses, layouts, total_shots, through, shot, answers })
    }
}

/// An equilibrium as plain data: both players' optimal mixed strategies up to the board's symmetries. Fractions are text. It is the
/// type `EquilibriumView` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EquilibriumView {
    value: Fraction,
    mean: f64,
    /// By cell, row by row: the probability that the deployer has a ship there.
    chances: Vec<f64>,
    /// The likeliest first.
    groups: Vec<GroupView>,
    /// The number of policies in the shooter's mix.
    ways: usize,
}

/// A group of layouts that the board's symmetries take to each other, as plain data.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct GroupView {
    /// The probability that the deployer chooses one of them.
    probability: Fraction,
    chance: f64,
    /// The expected shots of the shooter's mix, each policy under a random symmetry of the board, against any of them.
    shots: Fraction,
    count: usize,
    /// The ships of the first.
    ships: Vec<CellSet>,
}

impl EquilibriumView {
    /// The equilibrium of a game, once done.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where work is left; `too-many-positions` or `numbers-too-large` where the game is too large.
    pub fn of(game: &Equilibrium) -> Result<Self, GameError> {
        let solution = game.result()?;
        let cells = game.layouts().geometry().cells();
        let mut chances: Vec<(Cell, f64)> = cells.map(|cell| (cell, 0.0)).collect();
        let mut groups = Vec::new();
        for (share, &shots) in solution.deployer.iter().zip(&solution.shots) {
            let (chance, count) = (share.probability.value(), share.layouts.len());
            let placed: Vec<Vec<CellSet>> =
                share.layouts.iter().map(|&layout| game.layouts().ships(layout)).collect();
            for (cell, sum) in &mut chances {
                let through = placed.iter().flatten().filter(|ship| ship.contains(*cell)).count();
                *sum += chance * through as f64 / count as f64;
            }
            let ships = placed.into_iter().next().unwrap_or_default();
            let probability = share.probability;
            groups.push(GroupView { probability, chance, shots, count, ships });
        }
        groups.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        Ok(Self {
            value: solution.value,
            mean: solution.value.value(),
            chances: chances.into_iter().map(|(_, chance)| chance).collect(),
            groups,
            ways: solution.shooter.len(),
        })
    }
}

/// The ways in which a straight ship can lie through a cell of a line, as plain data: counted, by the source's formula, and one
/// by one. It is the type `LineView` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct LineView {
    ways: u32,
    article: u32,
    /// By how many cells before the tested one each begins.
    beginnings: Vec<u32>,
}

impl LineView {
    /// The ways of a ship of `length` cells, with `before` and `behind` free cells on the two sides of the tested one.
    #[must_use]
    pub fn of(before: u32, behind: u32, length: u32) -> Self {
        Self {
            ways: ways_through(before, behind, length),
            article: article_ways_through(before, behind, length),
            beginnings: beginnings_through(before, behind, length).collect(),
        }
    }
}
