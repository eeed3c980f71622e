use spyglass::{
    battleship::{generator::Level, inference::deduction::Permitted},
    session::{FleetDrawingJob, FleetsThroughCellJob, HintView, TutorSession},
};
use spyglass_door_kit::{
    NumberArg, Refused, TextArg, amount, cell_named, number, optional_text, out, seat, text,
};
use wasm_bindgen::prelude::*;

/// A game at a step, to be reasoned about, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = TutoredGame)]
#[derive(Debug)]
pub struct TutorSessionHandle(TutorSession);

/// Opens a record at a step of its line.
///
/// # Errors
///
/// `bad-record`, `unknown-record-version` or `too-long` where the text is no record, and the codes of its rules, players, seed
/// and fleets; `no-such-step` where the line has no such step; `bad-number`; `bad-config` where the record is no text.
#[wasm_bindgen(js_name = openTutored)]
pub fn open_tutored(record: &TextArg, step: &NumberArg) -> Result<TutorSessionHandle, Refused> {
    let tutored = TutorSession::open(&text(record)?, number(step)?);
    Ok(TutorSessionHandle(tutored?))
}

/// Fleets being drawn, as JS holds them. Must be freed.
#[wasm_bindgen(js_name = FleetsBehind)]
#[derive(Debug)]
pub struct FleetsThroughCellHandle(FleetsThroughCellJob);

/// Begins to draw `n` fleets, at most 100, that fit a position (its JSON text, or a puzzle line) and have a ship on a cell.
///
/// # Errors
///
/// `bad-json`, `bad-position`, `bad-puzzle`, `unknown-rules` or `bad-ruleset` where the text is no position; `bad-cell`,
/// `outside-board`, `bad-number`; `not-counted` where ships move; `bad-config` where the position is no text.
#[wasm_bindgen(js_name = fleetsBehindPosition)]
pub fn fleets_behind_position(
    position: &TextArg,
    cell: &TextArg,
    n: &NumberArg,
) -> Result<FleetsThroughCellHandle, Refused> {
    let begun = FleetsThroughCellJob::open(&text(position)?, cell_named(cell)?, number(n)?);
    Ok(FleetsThroughCellHandle(begun?))
}

/// Fleets being drawn for the planner, as JS holds them. Must be freed.
#[wasm_bindgen(js_name = FleetDrawing)]
#[derive(Debug)]
pub struct FleetDrawingHandle(FleetDrawingJob);

/// Begins to draw `n` fleets, at most 100,000, that fit a position (its JSON text, or a puzzle line), to be hunted by the planner.
///
/// # Errors
///
/// `bad-json`, `bad-position`, `bad-puzzle`, `unknown-rules` or `bad-ruleset` where the text is no position; `bad-number`;
/// `agent-not-for-rules` where hunts under these rules cannot be planned; `bad-config` where the position is no text.
#[wasm_bindgen(js_name = drawFleetsOfPosition)]
pub fn draw_fleets_of_position(
    position: &TextArg,
    n: &NumberArg,
) -> Result<FleetDrawingHandle, Refused> {
    Ok(FleetDrawingHandle(FleetDrawingJob::open(&text(position)?, number(n)?)?))
}

#[wasm_bindgen(js_class = FleetDrawing)]
impl FleetDrawingHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The position and the fleets, as bytes of a form that may change, for `shotsToGo` of the planner's module; once done.
    ///
    /// # Errors
    ///
    /// `not-counted` where work is left, or too few of the fleets tried fit; `contradiction` where nothing explains the hits.
    pub fn result(&self) -> Result<Vec<u8>, Refused> {
        Ok(self.0.drawn()?.bytes())
    }
}

#[wasm_bindgen(js_class = FleetsBehind)]
impl FleetsThroughCellHandle {
    /// Works for about `work` units of some 0.1 µs; true once done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(work)?))
    }

    /// The fleets, and how many there are, once done.
    ///
    /// # Errors
    ///
    /// `not-counted` where work is left, or the fleets are too many to count and draw; `contradiction` where no fleet fits.
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
impl TutorSessionHandle {
    /// The deductions of solitaire's expert system from the observations of `player` (from 1), by the rules that are permitted.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `no-deductions` where no rules of deduction are known for the rules,
    /// `unknown-deduction` where one permitted is unknown; `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "Expert")]
    pub fn deductions(
        &mut self,
        player: &NumberArg,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] permitted: &JsValue,
    ) -> Result<JsValue, Refused> {
        self.0.permit(permitted_by(permitted)?);
        Ok(out(&self.0.deductions(seat(player)?)?))
    }

    /// The next conclusion open to `player` (from 1), up to a `stage` of 1 to 4; `null` where nothing more is certain.
    ///
    /// # Errors
    ///
    /// `chances-withheld`, `no-deductions`, `unknown-deduction` and `bad-number`, as `deductions`.
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

    /// The proof of a cell's content from the observations of `player` (from 1): the steps needed, in order; none where the
    /// content is not certain.
    ///
    /// # Errors
    ///
    /// `bad-cell` where the text is no cell; `chances-withheld`, `no-deductions`, `unknown-deduction` and `bad-number`, as
    /// `deductions`.
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

    /// Begins to draw `n` fleets, at most 100, that fit the observations of `player` (from 1) and have a ship on a cell.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown; `bad-cell`, `outside-board`, `bad-number`; `not-counted` where ships
    /// move.
    #[wasm_bindgen(js_name = fleetsBehind)]
    pub fn fleets_behind(
        &self,
        player: &NumberArg,
        cell: &TextArg,
        n: &NumberArg,
    ) -> Result<FleetsThroughCellHandle, Refused> {
        let begun = self.0.fleets_through(seat(player)?, cell_named(cell)?, number(n)?);
        Ok(FleetsThroughCellHandle(begun?))
    }

    /// Begins to draw `n` fleets, at most 100,000, that fit the observations of `player` (from 1), to be hunted by the planner.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown; `bad-number`; `agent-not-for-rules` where hunts under these rules cannot be
    /// planned.
    #[wasm_bindgen(js_name = drawFleets)]
    pub fn draw_fleets(
        &self,
        player: &NumberArg,
        n: &NumberArg,
    ) -> Result<FleetDrawingHandle, Refused> {
        Ok(FleetDrawingHandle(self.0.draw_fleets(seat(player)?, number(n)?)?))
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
