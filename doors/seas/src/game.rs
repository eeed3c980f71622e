use spyglass::{
    battleship::{agents::AgentText, rules::Action},
    grid::Cell,
    session::{Config, Game},
};
use spyglass_door_kit::{
    NumberArg, Refused, TextArg, cell_named, fresh_seed, number, optional_text, out, read, text,
};
use wasm_bindgen::prelude::*;

/// A game, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct GameHandle(pub(crate) Game);

/// Starts a game of `{rules, seed?, players?, deploy?, fleets?, hints?}`.
///
/// # Errors
///
/// `bad-config` where the data are not of this form, or there are not as many fleets as seas; `unknown-record-version` where the
/// version is none; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-players`, `unknown-agent`,
/// `bad-agent-parameter`, `agent-not-for-rules` or `learned-elsewhere` where the players cannot play them; `bad-seed`,
/// `unknown-deployer`; `illegal-fleet` where a fleet is not legal; `no-legal-deployment`, `deployment-not-found` or
/// `deployer-not-for-rules` where none can be placed; `puzzle-not-made` where the tutor's module has to make the puzzle first.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "GameConfig")] config: &JsValue,
) -> Result<GameHandle, Refused> {
    let config = Config::from_json(&read(config)?);
    let game = config.and_then(|config| config.game_without_generator(fresh_seed));
    Ok(GameHandle(game?))
}

/// Opens a record, at the end of its line.
///
/// # Errors
///
/// `bad-record`, `unknown-record-version` or `too-long` where the text is no record; `bad-config` where it is no text; the codes
/// of `newGame` for its rules, players, seed and fleets.
#[wasm_bindgen(js_name = openGame)]
pub fn open_game(record: &TextArg) -> Result<GameHandle, Refused> {
    Ok(GameHandle(Game::open(&text(record)?)?))
}

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// Shoots at a cell; gives the action and its answer, as the view does in `last`.
    ///
    /// # Errors
    ///
    /// `bad-cell`, or the code of the action: `outside-board`, `known-cell`, `already-shot`, `known-water`, `no-shots-left`,
    /// `not-your-turn`, `game-over`; `too-long` where the line has as many steps as it can.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn shoot(&mut self, cell: &TextArg) -> Result<JsValue, Refused> {
        self.act(cell, Action::Shoot)
    }

    /// Flags a cell as ship; in solitaire the flag is scored at the end. Gives the action, as `shoot` does.
    ///
    /// # Errors
    ///
    /// `bad-cell`, or the code of the action: `outside-board`, `known-cell`, `already-shot`, `already-flagged`,
    /// `no-guesses-left`, `not-your-turn`, `game-over`; `too-long` where the line has as many steps as it can.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn guess(&mut self, cell: &TextArg) -> Result<JsValue, Refused> {
        self.act(cell, Action::Flag)
    }

    /// Notes that a cell is water. Gives the action, as `shoot` does.
    ///
    /// # Errors
    ///
    /// `bad-cell`, or the code of the action: `outside-board`, `known-cell`, `already-shot`, `already-flagged`, `not-your-turn`,
    /// `game-over`; `too-long` where the line has as many steps as it can.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn note(&mut self, cell: &TextArg) -> Result<JsValue, Refused> {
        self.act(cell, Action::Note)
    }

    /// Clears the mark of a cell. Gives the action, as `shoot` does.
    ///
    /// # Errors
    ///
    /// `bad-cell`, or the code of the action: `no-flag-here`, `not-your-turn`, `game-over`; `too-long` where the line has as many
    /// steps as it can.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn unguess(&mut self, cell: &TextArg) -> Result<JsValue, Refused> {
        self.act(cell, Action::Unflag)
    }

    /// Ends the hunt: solves where the rules score, resigns elsewhere. Gives the action, as `shoot` does.
    ///
    /// # Errors
    ///
    /// `game-over`, or `not-your-turn` where an agent is to move; `too-long` where the line has as many steps as it can.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn solve(&mut self) -> Result<JsValue, Refused> {
        self.0.act_as_you(Action::Solve)?;
        Ok(self.last())
    }

    /// Lets the agent to move act, or the given one for whoever is to move. Gives the action, as `shoot` does.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where a person is to move and no agent is given; `unknown-agent`, `bad-agent-parameter`, or
    /// `agent-not-for-rules` or `learned-elsewhere` where it cannot play; `game-over`; `too-long` where the line has as many
    /// steps as it can.
    #[wasm_bindgen(js_name = aiMove, unchecked_return_type = "Move")]
    pub fn ai_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] agent: &JsValue,
    ) -> Result<JsValue, Refused> {
        let agent = optional_text(agent)?.map(|text| text.parse::<AgentText>()).transpose()?;
        self.0.ai_move(agent.as_ref())?;
        Ok(self.last())
    }

    /// Goes back to your own last decision.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo`.
    pub fn undo(&mut self) -> Result<(), Refused> {
        Ok(self.0.undo()?)
    }

    /// Goes forward to your next decision.
    ///
    /// # Errors
    ///
    /// `nothing-to-redo` where the line ends here.
    pub fn redo(&mut self) -> Result<(), Refused> {
        Ok(self.0.redo()?)
    }

    /// Goes to a step of the line.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has none; `bad-number`.
    pub fn seek(&mut self, step: &NumberArg) -> Result<(), Refused> {
        Ok(self.0.seek(number(step)?)?)
    }

    /// The cells of a puzzle that are marked wrongly: water with a flag, or a ship noted as water.
    ///
    /// # Errors
    ///
    /// `not-a-puzzle` under all other rules.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn check(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.check()?))
    }

    /// Everything to be shown of the present step.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&mut self) -> JsValue {
        out(&self.0.view())
    }

    /// The view as JSON text, the same bytes on every machine.
    #[wasm_bindgen(js_name = viewText)]
    pub fn view_text(&mut self) -> String {
        self.0.view().text()
    }

    /// The record of the whole line, in one line of text.
    pub fn record(&self) -> String {
        self.0.to_string()
    }
}

impl GameHandle {
    fn act(&mut self, name: &JsValue, action: fn(Cell) -> Action) -> Result<JsValue, Refused> {
        self.0.act_as_you(action(cell_named(name)?))?;
        Ok(self.last())
    }

    /// What came of the action just taken.
    fn last(&self) -> JsValue {
        out(&self.0.last())
    }
}
