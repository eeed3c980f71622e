use wasm_bindgen::prelude::*;

use crate::{
    grid::Cell,
    session::{GameError, HintView},
};

use super::{
    game::GameHandle,
    outlook::seat,
    plain::{number, out, refused, text},
};

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// What solitaire's expert system makes of what `player` (from 1) was told.
    ///
    /// # Errors
    ///
    /// Where that board is not shown, or no rules of deduction are known for the rules.
    pub fn deductions(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.deductions(seat(player)).map(|told| out(&told)).map_err(|error| refused(&error))
    }

    /// What `player` (from 1) could conclude next, told as far as `stage` (1 to 4) says; `null` where nothing more is certain.
    ///
    /// # Errors
    ///
    /// As `deductions`.
    pub fn hint(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] stage: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let stage = number(stage).min(usize::from(HintView::STAGES)) as u8;
        self.0.hint(seat(player), stage).map(|hint| out(&hint)).map_err(|error| refused(&error))
    }

    /// The score `player` (from 1) could expect on ending the game now.
    ///
    /// # Errors
    ///
    /// Where that board is not shown, nothing is scored, or no fleet that fits was found.
    pub fn expected(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.expected(seat(player)).map(|score| out(&score)).map_err(|error| refused(&error))
    }

    /// Why a cell is what it is, of what `player` (from 1) was told: the steps needed; none where that is not certain.
    ///
    /// # Errors
    ///
    /// As `deductions`, and where the text is no cell.
    pub fn prove(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let cell = text(cell)?.parse::<Cell>();
        let cell = cell.map_err(|error| refused(&GameError::BadConfig(error.to_string())))?;
        self.0.prove(seat(player), cell).map(|steps| out(&steps)).map_err(|error| refused(&error))
    }
}
