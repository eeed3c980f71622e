use spyglass::{
    battleship::{
        agents::{AgentError, AgentText},
        rules::{Action, ActionError},
    },
    grid::{Cell, ParseCellError},
    session::{Config, Game, GameError},
};
use spyglass_door_kit::{fresh_seed, number, optional_text, out, read, refused, text};
use wasm_bindgen::prelude::*;

/// A game, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct GameHandle(pub(crate) Game);

/// Starts a game of `{rules, seed?, players?, deploy?, fleets?, hints?}`.
///
/// # Errors
///
/// As [`Config::game_as_laid`].
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(config: &JsValue) -> Result<GameHandle, JsValue> {
    let config = Config::from_json(&read(config)?);
    let game = config.and_then(|config| config.game_as_laid(fresh_seed));
    game.map(GameHandle).map_err(|error| refused(&error))
}

/// Opens a record, at the end of its line.
///
/// # Errors
///
/// As [`Game::open`].
#[wasm_bindgen(js_name = openGame)]
pub fn open_game(
    #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
) -> Result<GameHandle, JsValue> {
    Game::open(&text(record)?).map(GameHandle).map_err(|error| refused(&error))
}

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// Shoots at a cell.
    ///
    /// # Errors
    ///
    /// Where the shot is refused.
    pub fn shoot(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    ) -> Result<(), JsValue> {
        self.act(cell, Action::Shoot)
    }

    /// Marks a cell as ship; in solitaire a guess.
    ///
    /// # Errors
    ///
    /// Where the mark is refused.
    pub fn guess(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    ) -> Result<(), JsValue> {
        self.act(cell, Action::Flag)
    }

    /// Notes that a cell is water.
    ///
    /// # Errors
    ///
    /// Where the note is refused.
    pub fn note(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    ) -> Result<(), JsValue> {
        self.act(cell, Action::Note)
    }

    /// Clears the mark of a cell.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn unguess(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] cell: &JsValue,
    ) -> Result<(), JsValue> {
        self.act(cell, Action::Unflag)
    }

    /// Ends the hunt: solves where the rules score, resigns elsewhere.
    ///
    /// # Errors
    ///
    /// Where the game is over or an agent is to move.
    pub fn solve(&mut self) -> Result<(), JsValue> {
        told(self.0.act_as_you(Action::Solve).map(drop))
    }

    /// Lets the agent to move act, or the given one for whoever is to move.
    ///
    /// # Errors
    ///
    /// Where a person is to move and no agent is given, or it cannot play.
    #[wasm_bindgen(js_name = aiMove)]
    pub fn ai_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] agent: &JsValue,
    ) -> Result<(), JsValue> {
        let agent: Option<AgentText> = optional_text(agent)?
            .map(|text| text.parse())
            .transpose()
            .map_err(|error: AgentError| refused(&error.into()))?;
        told(self.0.ai_move(agent.as_ref()).map(drop))
    }

    /// Goes back to your own last decision.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        told(self.0.undo())
    }

    /// Goes forward to your next decision.
    ///
    /// # Errors
    ///
    /// Where the line ends here.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        told(self.0.redo())
    }

    /// Goes to a step of the line.
    ///
    /// # Errors
    ///
    /// Where the line has no such step.
    pub fn seek(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] step: &JsValue,
    ) -> Result<(), JsValue> {
        told(self.0.seek(number(step)))
    }

    /// The cells of a puzzle that are marked wrongly.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    pub fn check(&self) -> Result<JsValue, JsValue> {
        self.0.check().map(|cells| out(&cells)).map_err(|error| refused(&error))
    }

    /// The one view object of the present step.
    pub fn view(&mut self) -> JsValue {
        out(&self.0.view())
    }

    /// The one text form of the view.
    #[wasm_bindgen(js_name = viewText)]
    pub fn view_text(&mut self) -> String {
        self.0.view().text()
    }

    /// The game in one line.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.to_string()
    }
}

impl GameHandle {
    fn act(&mut self, cell: &JsValue, action: impl Fn(Cell) -> Action) -> Result<(), JsValue> {
        told(read_cell(cell).and_then(|cell| self.0.act_as_you(action(cell)).map(drop)))
    }
}

fn read_cell(cell: &JsValue) -> Result<Cell, GameError> {
    let text = text(cell).unwrap_or_default();
    text.parse().map_err(|_: ParseCellError| ActionError::BadCell.into())
}

fn told(result: Result<(), GameError>) -> Result<(), JsValue> {
    result.map_err(|error| refused(&error))
}
