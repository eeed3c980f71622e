//! The door to small boards: loaded only by the page that solves them.

use spyglass::{
    battleship::small::Equilibrium,
    grid::MAX_SIDE,
    session::{self, EquilibriumView, LineView, OptimumJob},
};
use spyglass_door_kit::{NumberArg, Refused, amount, count, numbers, out, read};
use wasm_bindgen::prelude::*;

/// What the answers are made of, for who writes TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../../battleship.d.ts");

/// The shots of a policy on a small board, as JS holds them. Must be freed.
#[wasm_bindgen(js_name = Optimum)]
#[derive(Debug)]
pub struct OptimumHandle(OptimumJob);

/// Begins to count the shots of a policy on a small board: `{rules, policy?}`, where the policy is `optimal` or `greedy`.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none;
/// `unknown-policy`; `small-board-too-large`, `too-many-layouts`, `no-legal-deployment` or `small-not-for-rules` where the board
/// cannot be solved.
#[wasm_bindgen]
pub fn optimum(
    #[wasm_bindgen(unchecked_param_type = "ExplorerConfig")] config: &JsValue,
) -> Result<OptimumHandle, Refused> {
    Ok(OptimumHandle(OptimumJob::from_json(&read(config)?)?))
}

#[wasm_bindgen(js_class = Optimum)]
impl OptimumHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.optimum.advance(amount(work)?))
    }

    /// The number of positions searched so far.
    pub fn progress(&self) -> usize {
        self.0.optimum.positions()
    }

    /// The cost of the policy, once done: `{layouts, totalShots, mean}`.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where work is left, `too-many-positions` where the table of the search is full.
    #[wasm_bindgen(unchecked_return_type = "SolvedView")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }

    /// A node in the tree of the policy, once done. `path` has for each answer on the way its place among the possible answers,
    /// from 0.
    ///
    /// # Errors
    ///
    /// `no-such-branch` where the path leaves the tree; `bad-config` where it is no list, `bad-number` where it holds anything
    /// but whole numbers; `not-solved-yet`, `too-many-positions`.
    #[wasm_bindgen(unchecked_return_type = "NodeView")]
    pub fn node(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number[]")] path: &JsValue,
    ) -> Result<JsValue, Refused> {
        let path: Vec<usize> = numbers(path)?.into_iter().map(|place| place as usize).collect();
        Ok(out(&self.0.node(&path)?))
    }
}

/// A small board as a game of both players, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Equilibrium)]
#[derive(Debug)]
pub struct EquilibriumHandle(Equilibrium);

/// Begins to solve the game of deployer and shooter on the board of `{rules}`.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none;
/// `small-board-too-large`, `too-many-layouts`, `no-legal-deployment` or `small-not-for-rules` where the board cannot be solved.
#[wasm_bindgen]
pub fn equilibrium(
    #[wasm_bindgen(unchecked_param_type = "ExplorerConfig")] config: &JsValue,
) -> Result<EquilibriumHandle, Refused> {
    Ok(EquilibriumHandle(session::equilibrium(&read(config)?)?))
}

#[wasm_bindgen(js_class = Equilibrium)]
impl EquilibriumHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The number of the shooter's policies found so far.
    pub fn progress(&self) -> usize {
        self.0.policies()
    }

    /// The optimal mixed strategies of both players, once done: `{value, mean, chances, groups, ways}`. The shooter's policies are
    /// to be played under a random symmetry of the board.
    ///
    /// # Errors
    ///
    /// `not-solved-yet` where work is left, `too-many-positions` or `numbers-too-large` where the game is too large.
    #[wasm_bindgen(unchecked_return_type = "EquilibriumView")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&EquilibriumView::of(&self.0)?))
    }
}

/// The ways a straight ship can lie through a cell of a line: `{ways, article, beginnings}`. `ways` is their number, `article` the number
/// by the formula of the source of the agent `directional`, and `beginnings` has for each by how many cells it begins before the cell.
///
/// # Errors
///
/// `bad-number`.
#[wasm_bindgen(js_name = inLine, unchecked_return_type = "LineView")]
pub fn in_line(
    before: &NumberArg,
    behind: &NumberArg,
    length: &NumberArg,
) -> Result<JsValue, Refused> {
    let cells = |value| count(value).map(|cells| cells.min(MAX_SIDE.into()));
    Ok(out(&LineView::of(cells(before)?, cells(behind)?, cells(length)?)))
}
