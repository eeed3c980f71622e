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

/// Begins to count the shots of `{rules, policy?}`.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen]
pub fn optimum(
    #[wasm_bindgen(unchecked_param_type = "ExplorerConfig")] config: &JsValue,
) -> Result<OptimumHandle, Refused> {
    Ok(OptimumHandle(OptimumJob::from_json(&read(config)?)?))
}

#[wasm_bindgen(js_class = Optimum)]
impl OptimumHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.optimum.advance(amount(work)?))
    }

    /// How far it is: the positions looked into.
    #[must_use]
    pub fn progress(&self) -> usize {
        self.0.optimum.positions()
    }

    /// What it comes to, once done: `{layouts, totalShots, mean}`.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "SolvedView")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }

    /// A place in the tree, by the numbers of the answers that lead there.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
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

/// Begins to solve the game of `{rules}`.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen]
pub fn equilibrium(
    #[wasm_bindgen(unchecked_param_type = "ExplorerConfig")] config: &JsValue,
) -> Result<EquilibriumHandle, Refused> {
    Ok(EquilibriumHandle(session::equilibrium(&read(config)?)?))
}

#[wasm_bindgen(js_class = Equilibrium)]
impl EquilibriumHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// How far it is: the ways to shoot found.
    #[must_use]
    pub fn progress(&self) -> usize {
        self.0.ways()
    }

    /// What it comes to, once done: `{value, mean, chances, groups, ways}`.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "EquilibriumView")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&EquilibriumView::of(&self.0)?))
    }
}

/// The ways a straight ship can lie through a cell of a line: `{ways, article, beginnings}`, by the true formula, by the article's, and
/// one by one, each by the cells it begins before.
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
