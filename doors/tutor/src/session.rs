use spyglass::{
    battleship::{generator::Level, inference::deduction::Permitted},
    session::{FleetsThroughCellJob, HintView, TutorSession},
};
use spyglass_door_kit::{
    NumberArg, Refused, TextArg, amount, cell_named, number, optional_text, out, seat, text,
};
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
pub fn open_tutored(record: &TextArg, step: &NumberArg) -> Result<TutoredHandle, Refused> {
    let tutored = TutorSession::open(&text(record)?, number(step)?);
    Ok(TutoredHandle(tutored?))
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
    position: &TextArg,
    cell: &TextArg,
    n: &NumberArg,
) -> Result<BeholdingHandle, Refused> {
    let begun = FleetsThroughCellJob::open(&text(position)?, cell_named(cell)?, number(n)?);
    Ok(BeholdingHandle(begun?))
}

#[wasm_bindgen(js_class = FleetsBehind)]
impl BeholdingHandle {
    /// Goes on for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The fleets, and how many there are.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "FleetsBehind")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.view()?))
    }
}

/// The rules of these names, with spaces between; all where none is named.
pub(crate) fn permitted_by(names: &JsValue) -> Result<Permitted, Refused> {
    let names = optional_text(names)?.unwrap_or_default();
    Ok(names.parse()?)
}

#[wasm_bindgen(js_class = TutoredGame)]
impl TutoredHandle {
    /// What solitaire's expert system makes of what `player` (from 1) has observed, by the rules that are permitted.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `no-deductions` where no rules of deduction are known for the rules,
    /// `unknown-deduction` where one permitted is unknown.
    #[wasm_bindgen(unchecked_return_type = "Expert")]
    pub fn deductions(
        &mut self,
        player: &NumberArg,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, Refused> {
        self.0.permit(permitted_by(permitted)?);
        Ok(out(&self.0.deductions(seat(player)?)?))
    }

    /// What `player` (from 1) could conclude next, told as far as `stage` (1 to 4) says; `null` where nothing more is certain.
    ///
    /// # Errors
    ///
    /// As `deductions`.
    #[wasm_bindgen(unchecked_return_type = "Hint | null")]
    pub fn hint(
        &mut self,
        player: &NumberArg,
        stage: &NumberArg,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, Refused> {
        self.0.permit(permitted_by(permitted)?);
        let stage = number(stage)?.min(usize::from(HintView::STAGES)) as u8;
        Ok(out(&self.0.hint(seat(player)?, stage)?))
    }

    /// Why a cell is what it is, of what `player` (from 1) has observed: the steps needed; none where that is not certain.
    ///
    /// # Errors
    ///
    /// As `deductions`, and where the text is no cell.
    #[wasm_bindgen(unchecked_return_type = "Deduction[]")]
    pub fn prove(
        &mut self,
        player: &NumberArg,
        cell: &TextArg,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, Refused> {
        self.0.permit(permitted_by(permitted)?);
        Ok(out(&self.0.prove(seat(player)?, cell_named(cell)?)?))
    }

    /// Begins to draw `n` fleets that fit what `player` (from 1) has observed, with a ship on a cell.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(js_name = fleetsBehind)]
    pub fn fleets_behind(
        &self,
        player: &NumberArg,
        cell: &TextArg,
        n: &NumberArg,
    ) -> Result<BeholdingHandle, Refused> {
        let begun = self.0.fleets_through(seat(player)?, cell_named(cell)?, number(n)?);
        Ok(BeholdingHandle(begun?))
    }

    /// The level of a puzzle; `null` where it has not one solution, or needs more than refutations by rules, or too many of
    /// them.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    #[wasm_bindgen(unchecked_return_type = "Level | null")]
    pub fn level(&self) -> Result<JsValue, Refused> {
        let level = self.0.level()?;
        Ok(out(&level.map(Level::id)))
    }
}
