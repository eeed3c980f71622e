use spyglass::battleship::inference::Book;
use spyglass_door_kit::{NumberArg, Refused, amount, out, seat};
use wasm_bindgen::prelude::*;

use crate::game::GameHandle;

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// Counts on towards the decision of the agent to move, for about `work` units of some 0.1 µs; true once nothing is left.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn think(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.think(amount(work)?))
    }

    /// How far the count under way has come, from 0 to 1, where that is known.
    pub fn progress(&self) -> Option<f64> {
        self.0.progress()
    }

    /// The view without a decision that has yet to be counted.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn glance(&mut self) -> JsValue {
        out(&self.0.view_without_decision())
    }

    /// Counts on towards the chances on the board `player` (from 1) shoots at; true once they are counted.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, or there is none; `bad-number`.
    pub fn ponder(&mut self, player: &NumberArg, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance_belief(seat(player)?, amount(work)?)?)
    }

    /// The chances on the board `player` (from 1) shoots at.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `not-counted` where the fleets are beyond counting and drawing;
    /// `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "Belief")]
    pub fn belief(&mut self, player: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.belief(seat(player)?)?))
    }

    /// The score `player` (from 1) could expect on ending the game now.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `not-scored` where nothing is scored, `not-counted` where no fleet that fits
    /// was found; `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "Expected")]
    pub fn expected(&self, player: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.expected(seat(player)?)?))
    }

    /// Whether a book of openings, which the game has not, may save time in the count for `player` (from 1).
    ///
    /// # Errors
    ///
    /// `bad-number`.
    #[wasm_bindgen(js_name = wantsBook)]
    pub fn wants_book(&self, player: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.wants_book(seat(player)?))
    }

    /// Gives the game a book of openings.
    ///
    /// # Errors
    ///
    /// `bad-book` where the bytes are none.
    pub fn learn(&mut self, book: &[u8]) -> Result<(), Refused> {
        self.0.use_book(&Book::read(book)?);
        Ok(())
    }
}
