use spyglass::{
    battleship::{generator::Level, inference::deduction::Permitted},
    session::{FleetsThroughCellJob, GameError, HintView, TutorSession},
};
use spyglass_door_kit::{amount, cell_named, number, optional_text, out, refused, seat, text};
use wasm_bindgen::prelude::*;

/// A game at a step, to be reasoned about, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = TutoredGame)]
#[derive(Debug)]
pub struct TutoredHandle(TutorSession);

/// Opens a record at a step.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = openTutored)]
pub fn open_tutored(
    #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] step: &JsValue,
) -> Result<TutoredHandle, JsValue> {
    let tutored = TutorSession::open(&text(record)?, number(step)?);
    tutored.map(TutoredHandle).map_err(|error| refused(&error))
}

/// Fleets being drawn, as JS holds them. Must be freed.
#[wasm_bindgen(js_name = FleetsBehind)]
#[derive(Debug)]
pub struct BeholdingHandle(FleetsThroughCellJob);

/// Begins to draw `n` fleets that fit a position (its JSON text, or a puzzle line) with a ship on a cell.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = fleetsBehindPosition)]
pub fn fleets_behind_position(
    #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
) -> Result<BeholdingHandle, JsValue> {
    let begun = FleetsThroughCellJob::open(&text(position)?, cell_named(cell)?, number(n)?);
    begun.map(BeholdingHandle).map_err(|error| refused(&error))
}

#[wasm_bindgen(js_class = FleetsBehind)]
impl BeholdingHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] work: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The fleets, and how many there are.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "FleetsBehind")]
    pub fn result(&self) -> Result<JsValue, JsValue> {
        self.0.view().map(|view| out(&view)).map_err(|error| refused(&error))
    }
}

/// The rules of these names, with spaces between; all where none is named.
pub(crate) fn permitted_by(names: &JsValue) -> Result<Permitted, JsValue> {
    let names = optional_text(names)?.unwrap_or_default();
    names.parse().map_err(|error| refused(&GameError::Deduction(error)))
}

#[wasm_bindgen(js_class = TutoredGame)]
impl TutoredHandle {
    /// What solitaire's expert system makes of what `player` (from 1) has observed, by the rules that are permitted.
    ///
    /// # Errors
    ///
    /// Where that board is not shown, no rules of deduction are known for the rules, or one permitted is unknown.
    #[wasm_bindgen(unchecked_return_type = "Expert")]
    pub fn deductions(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.permit(permitted_by(permitted)?);
        self.0.deductions(seat(player)?).map(|data| out(&data)).map_err(|error| refused(&error))
    }

    /// What `player` (from 1) could conclude next, told as far as `stage` (1 to 4) says; `null` where nothing more is certain.
    ///
    /// # Errors
    ///
    /// As `deductions`.
    #[wasm_bindgen(unchecked_return_type = "Hint | null")]
    pub fn hint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] stage: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.permit(permitted_by(permitted)?);
        let stage = number(stage)?.min(usize::from(HintView::STAGES)) as u8;
        self.0.hint(seat(player)?, stage).map(|hint| out(&hint)).map_err(|error| refused(&error))
    }

    /// Why a cell is what it is, of what `player` (from 1) has observed: the steps needed; none where that is not certain.
    ///
    /// # Errors
    ///
    /// As `deductions`, and where the text is no cell.
    #[wasm_bindgen(unchecked_return_type = "Deduction[]")]
    pub fn prove(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.permit(permitted_by(permitted)?);
        self.0
            .prove(seat(player)?, cell_named(cell)?)
            .map(|steps| out(&steps))
            .map_err(|error| refused(&error))
    }

    /// Begins to draw `n` fleets that fit what `player` (from 1) has observed, with a ship on a cell.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(js_name = fleetsBehind)]
    pub fn fleets_behind(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] player: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<BeholdingHandle, JsValue> {
        let begun = self.0.fleets_through(seat(player)?, cell_named(cell)?, number(n)?);
        begun.map(BeholdingHandle).map_err(|error| refused(&error))
    }

    /// The level of a puzzle; `null` where it has not one solution, or needs more than refutations by rules, or too many of
    /// them.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    #[wasm_bindgen(unchecked_return_type = "Level | null")]
    pub fn level(&self) -> Result<JsValue, JsValue> {
        let level = self.0.level().map_err(|error| refused(&error))?;
        Ok(out(&level.map(Level::id)))
    }
}
