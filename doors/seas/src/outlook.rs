use spyglass::battleship::inference::Book;
use spyglass_door_kit::{NumberArg, Refused, amount, out, seat};
use wasm_bindgen::prelude::*;

use crate::game::GameHandle;

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// Counts on towards the decision of the agent to move, for about `work` units of some 0.1 µs; true once nothing is left to
    /// count.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn think(&mut self, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.think(amount(work)?))
    }

    /// The part of the unfinished count that is done, from 0 to 1; `undefined` where that is not known.
    pub fn progress(&self) -> Option<f64> {
        self.0.progress()
    }

    /// The view without waiting: without the decision where its count is unfinished.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn glance(&mut self) -> JsValue {
        out(&self.0.view_without_decision())
    }

    /// Counts on towards the chances on the board that `player` (from 1) shoots at, for about `work` units of some 0.1 µs; true
    /// once they are counted.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, or there is none; `bad-number`.
    pub fn ponder(&mut self, player: &NumberArg, work: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance_belief(seat(player)?, amount(work)?)?)
    }

    /// The chances on the board that `player` (from 1) shoots at.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `not-counted` where the fleets are beyond counting and drawing;
    /// `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "Belief")]
    pub fn belief(&mut self, player: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.belief(seat(player)?)?))
    }

    /// The expected score of `player` (from 1) on ending the game now, in points: the mean over the fleets that fit.
    ///
    /// # Errors
    ///
    /// `chances-withheld` where that board is not shown, `not-scored` where nothing is scored, `not-counted` where no fleet that fits
    /// was found, or too few for a standard error; `bad-number`.
    ///
    /// # Complexity
    ///
    /// All fleets are listed where at most 60,000 fit and the search is short, some tenths of a second; else 4,000 are drawn. The call
    /// is not sliced.
    #[wasm_bindgen(unchecked_return_type = "Expected")]
    pub fn expected(&self, player: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.expected(seat(player)?)?))
    }

    /// Whether a book of openings, which the game lacks, may save time in the next count for `player` (from 1).
    ///
    /// # Errors
    ///
    /// `bad-number`.
    #[wasm_bindgen(js_name = wantsBook)]
    pub fn wants_book(&self, player: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.wants_book(seat(player)?))
    }

    /// Gives the game a book of openings. No decision changes by it.
    ///
    /// # Errors
    ///
    /// `bad-book` where the bytes are none.
    pub fn learn(&mut self, book: &[u8]) -> Result<(), Refused> {
        self.0.use_book(&Book::read(book)?);
        Ok(())
    }
}
