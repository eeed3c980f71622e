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
/// `bad-config` where the data are not of this form; those of rules and [`Equilibrium::new`].
pub fn equilibrium(json: &JsonValue) -> Result<Equilibrium, GameError> {
    Ok(Equilibrium::new(&read_board(json)?.0)?)
}

/// The rules of a small board, and the text of a policy.
fn read_board(json: &JsonValue) -> Result<(Arc<Ruleset>, Option<String>), GameError> {
    let fields = json.fields(&["rules", "policy"])?;
    let (rules, policy): (JsonValue, _) = (fields.required("rules")?, fields.optional("policy")?);
    Ok((Ruleset::of_data(&rules)?, policy))
}

/// The shots of a policy, and its tree.
#[derive(Debug)]
pub struct OptimumJob {
    /// The search.
    pub optimum: Optimum,
    /// By class: its name.
    names: Vec<String>,
}

/// The value of a policy, as plain data.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SolvedView {
    layouts: u64,
    total_shots: u64,
    mean: f64,
}

/// A place in the tree of a policy, as plain data.
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
    /// `bad-config` where the data are not of this form; those of rules, policies and [`Optimum::new`].
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
    /// As [`Optimum::result`].
    pub fn result(&self) -> Result<SolvedView, GameError> {
        let solved = self.optimum.result()?;
        let (layouts, total_shots) = (solved.layouts, solved.total_shots);
        Ok(SolvedView { layouts, total_shots, mean: solved.mean().value() })
    }

    /// A place in the tree, once done.
    ///
    /// # Errors
    ///
    /// As [`Optimum::node`].
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

/// An equilibrium: both players' optimal mixed strategies, as plain data.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EquilibriumView {
    value: Fraction,
    mean: f64,
    /// By cell, row by row: the probability that the deployer has a ship there.
    chances: Vec<f64>,
    /// The likeliest first.
    groups: Vec<GroupView>,
    /// The number of pure strategies in the shooter's mix.
    ways: usize,
}

/// A group of layouts that the board's symmetries take to each other, as plain data.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct GroupView {
    /// The probability that the deployer chooses one of them.
    probability: Fraction,
    chance: f64,
    /// The expected shots of the shooter's mix against one of them.
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
    /// As [`Equilibrium::result`].
    pub fn of(game: &Equilibrium) -> Result<Self, GameError> {
        let solution = game.result()?;
        let cells = game.layouts().geometry().cells();
        let mut chances: Vec<(Cell, f64)> = cells.map(|cell| (cell, 0.0)).collect();
        let mut groups = Vec::new();
        for (share, &shots) in solution.deployer.iter().zip(&solution.shots) {
            let (chance, count) = (share.probability.value(), share.layouts.len());
            let laid: Vec<Vec<CellSet>> =
                share.layouts.iter().map(|&layout| game.layouts().ships(layout)).collect();
            for (cell, sum) in &mut chances {
                let through = laid.iter().flatten().filter(|ship| ship.contains(*cell)).count();
                *sum += chance * through as f64 / count as f64;
            }
            let ships = laid.into_iter().next().unwrap_or_default();
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

/// The ways a straight ship can lie through a cell of a line, as plain data.
#[derive(Clone, Debug, Serialize)]
pub struct LineView {
    ways: u32,
    article: u32,
    /// By how many cells before the tested one each begins.
    beginnings: Vec<u32>,
}

impl LineView {
    /// With so many free cells before and behind the tested one.
    #[must_use]
    pub fn of(before: u32, behind: u32, length: u32) -> Self {
        Self {
            ways: ways_through(before, behind, length),
            article: article_ways_through(before, behind, length),
            beginnings: beginnings_through(before, behind, length).collect(),
        }
    }
}
