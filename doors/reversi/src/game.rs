use std::{cell::OnceCell, sync::Arc};

use spyglass::{
    json_value::JsonValue,
    reversi::{
        agents::AgentText,
        engine::{Evaluation, Weights},
    },
    session::reversi::{
        AnalysisConfig, AnalysisWork, Config, Game, ReversiError, Tables, TreeConfig, TreeWork,
        open_position as opened,
    },
};
use spyglass_door_kit::{
    NumberArg, Refused, TextArg, amount, fresh_seed, number, optional_text, out, read, text,
};
use wasm_bindgen::prelude::*;

/// A game of Reversi, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct ReversiHandle(Game);

/// Starts a game of `{rules?, seed?, players?}`.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules` where no board has the id; `bad-players`, `unknown-agent` or
/// `bad-agent-parameter` where the players are none; `bad-seed`; `weights-not-loaded` where an agent uses the engine's weights.
#[wasm_bindgen(js_name = newGame)]
pub fn new_reversi(
    #[wasm_bindgen(unchecked_param_type = "ReversiConfig")] config: &JsValue,
) -> Result<ReversiHandle, Refused> {
    let config = Config::from_json(&read(config)?)?;
    Ok(ReversiHandle(config.game(fresh_seed, trained().as_ref())?))
}

/// Opens a record, at the end of its line.
///
/// # Errors
///
/// `bad-record`, `unknown-record-version` or `too-long` where the text is no record; `bad-config` where it is no text; the codes
/// of `newGame` for its board, players and seed; `two-discs` or `outside-board` where its position is none.
#[wasm_bindgen(js_name = openGame)]
pub fn open_reversi(record: &TextArg) -> Result<ReversiHandle, Refused> {
    Ok(ReversiHandle(Game::open(&text(record)?, trained().as_ref())?))
}

/// Opens a transcript, a game in GGF or SGF, or a board as a game, at its end. `{rules?, seed?, players?}` says what the text leaves
/// open. Where `steps` is given, the game ends after so many, whatever the text has after them.
///
/// # Errors
///
/// `empty-text`, `too-long`, `bad-disc`, `bad-board-size`, `no-side`, `bad-move`, `illegal-move` or `bad-ggf` where the text is
/// neither game nor position; `bad-config` where it is no text; `bad-number` where `steps` is no whole number from 0; the codes of
/// `newGame` for the configuration.
#[wasm_bindgen(js_name = openPosition)]
pub fn open_reversi_position(
    position: &TextArg,
    #[wasm_bindgen(unchecked_optional_param_type = "ReversiConfig | null")] config: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] steps: &JsValue,
) -> Result<ReversiHandle, Refused> {
    let config = optional(config, Config::from_json)?;
    let steps = if steps.is_null_or_undefined() { None } else { Some(number(steps)?) };
    let game = opened(&text(position)?, &config, steps, fresh_seed, trained().as_ref())?;
    Ok(ReversiHandle(game))
}

thread_local! {
    /// The engine's evaluation, once its weights are loaded.
    static TRAINED: OnceCell<Arc<Evaluation>> = const { OnceCell::new() };
}

/// The engine's evaluation, if its weights are loaded.
pub(crate) fn trained() -> Option<Arc<Evaluation>> {
    TRAINED.with(|trained| trained.get().cloned())
}

/// Loads the engine's weights, the bytes of `books/reversi.weights`, and its opening book, those of `books/reversi.book`, once: before
/// it plays or values anything. Without a book the engine searches where it would look into it.
///
/// # Errors
///
/// `bad-weights`, `bad-book` where they are none.
#[wasm_bindgen(js_name = loadWeights)]
pub fn load_reversi_weights(bytes: &[u8], book: Option<Box<[u8]>>) -> Result<(), Refused> {
    let weights = Weights::read(bytes)?;
    let weights = if let Some(book) = book { weights.with_book(&book)? } else { weights };
    TRAINED.with(|trained| {
        trained.get_or_init(|| Arc::new(Evaluation::Trained(weights)));
    });
    Ok(())
}

/// The boards, the agents and the named openings, for the lists of a page.
#[wasm_bindgen(js_name = tables, unchecked_return_type = "ReversiTables")]
pub fn reversi_tables() -> JsValue {
    out(&Tables::default())
}

#[wasm_bindgen(js_class = Game)]
impl ReversiHandle {
    /// Plays a move for the person to move; gives the step, as the view does in `last`.
    ///
    /// # Errors
    ///
    /// `bad-square` where the text is no square; `outside-board`, `occupied`, `flips-nothing`, `not-your-turn`, `game-over`,
    /// `too-many-lines`.
    #[wasm_bindgen(js_name = move, unchecked_return_type = "ReversiStep")]
    pub fn play(&mut self, square: &TextArg) -> Result<JsValue, Refused> {
        // What is no text names no square.
        let square = text(square).unwrap_or_default().parse()?;
        self.0.play(square)?;
        Ok(self.last())
    }

    /// Passes for the person to move.
    ///
    /// # Errors
    ///
    /// `may-not-pass` where there is a move; `not-your-turn`, `game-over`, `too-many-lines`.
    #[wasm_bindgen(unchecked_return_type = "ReversiStep")]
    pub fn pass(&mut self) -> Result<JsValue, Refused> {
        self.0.pass()?;
        Ok(self.last())
    }

    /// Lets the agent to move act, or the given one for whoever is to move. Gives the step, as `move` does.
    ///
    /// # Errors
    ///
    /// `not-your-turn` where a person is to move and no agent is given; `game-over`, `unknown-agent`, `bad-agent-parameter`,
    /// `weights-not-loaded`.
    #[wasm_bindgen(js_name = aiMove, unchecked_return_type = "ReversiStep")]
    pub fn ai_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] agent: &JsValue,
    ) -> Result<JsValue, Refused> {
        let agent = optional_text(agent)?.map(|text| text.parse::<AgentText>()).transpose()?;
        self.0.ai_move(agent.as_ref(), trained().as_ref())?;
        Ok(self.last())
    }

    /// Searches about `nodes` more positions for the decision of the agent to move; true once it has decided, or where no agent is to move.
    ///
    /// # Errors
    ///
    /// `bad-number` where `nodes` is not a whole number from 0.
    pub fn think(&mut self, nodes: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.think(amount(nodes)?))
    }

    /// Goes back to before your own last move.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo`.
    pub fn undo(&mut self) -> Result<(), Refused> {
        Ok(self.0.undo()?)
    }

    /// Goes forward to your next move.
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

    /// Goes over to another line of the game, the main one 0.
    ///
    /// # Errors
    ///
    /// `no-such-line` where there is none; `bad-number`.
    #[wasm_bindgen(js_name = chooseLine)]
    pub fn choose_line(&mut self, line: &NumberArg) -> Result<(), Refused> {
        Ok(self.0.choose_line(number(line)?)?)
    }

    /// Everything to be shown of the present step.
    #[wasm_bindgen(unchecked_return_type = "ReversiView")]
    pub fn view(&mut self) -> JsValue {
        out(&self.0.view())
    }

    /// The view without waiting: without the decision where the search for it is unfinished.
    #[wasm_bindgen(unchecked_return_type = "ReversiView")]
    pub fn glance(&self) -> JsValue {
        out(&self.0.view_without_decision())
    }

    /// The view as JSON text, the same bytes on every machine.
    #[wasm_bindgen(js_name = viewText)]
    pub fn view_text(&mut self) -> String {
        self.0.view().text()
    }

    /// The record of the line the game is in.
    pub fn record(&self) -> String {
        self.0.to_string()
    }

    /// The record of any line of the game, the main one 0.
    ///
    /// # Errors
    ///
    /// `no-such-line` where there is none; `bad-number`.
    #[wasm_bindgen(js_name = recordOf)]
    pub fn record_of(&self, line: &NumberArg) -> Result<String, Refused> {
        Ok(self.0.record_of(number(line)?)?)
    }

    /// Adds the line of another record of this game; the place stays where it is.
    ///
    /// # Errors
    ///
    /// `bad-record` where it is no record of this game, `too-many-lines`; those of opening a record. Nothing changes then.
    #[wasm_bindgen(js_name = addLine)]
    pub fn add_line(&mut self, record: &TextArg) -> Result<(), Refused> {
        Ok(self.0.add_line(&text(record)?, trained().as_ref())?)
    }

    /// Begins to value every move of a position of the line: `{step?, level?, nodes?, agent?}`.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has no such step, `bad-level` where the level is not 1 to 6, `weights-not-loaded` before
    /// `loadWeights`; `bad-config` where the data are not of this form.
    /// `unknown-agent` and `bad-agent-parameter` where the text names no agent, `bad-config` where that is no engine.
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AnalysisConfig | null")] config: &JsValue,
    ) -> Result<AnalysisHandle, Refused> {
        let config = optional(config, AnalysisConfig::from_json)?;
        Ok(AnalysisHandle(self.0.analyse(&config, trained().as_ref())?))
    }

    /// Begins the search that an agent makes of the present position, with every node kept: `{agent?, depth?, variant?,
    /// alphaBeta?}`.
    ///
    /// # Errors
    ///
    /// `game-over` where no side is to move, `bad-depth` where the depth is not 1 to 4; `unknown-agent` or `bad-agent-parameter`
    /// where the agent is none; `weights-not-loaded` where it uses the engine's weights; `bad-config` where the data are not of
    /// this form.
    pub fn tree(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "TreeConfig | null")] config: &JsValue,
    ) -> Result<TreeHandle, Refused> {
        let config = optional(config, TreeConfig::from_json)?;
        Ok(TreeHandle(self.0.tree(&config, trained().as_ref())?))
    }
}

impl ReversiHandle {
    /// The step just taken.
    fn last(&self) -> JsValue {
        out(&self.0.last_step())
    }
}

/// What every move is worth, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Analysis)]
#[derive(Debug)]
pub struct AnalysisHandle(AnalysisWork);

#[wasm_bindgen(js_class = Analysis)]
impl AnalysisHandle {
    /// Searches about `nodes` more nodes; true once it is done.
    ///
    /// # Errors
    ///
    /// `bad-number` where `nodes` is not a whole number from 0.
    pub fn advance(&mut self, nodes: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(nodes)?))
    }

    /// The values found so far.
    #[wasm_bindgen(unchecked_return_type = "AnalysisResult")]
    pub fn result(&self) -> JsValue {
        out(&self.0.result())
    }
}

/// A search with every node kept, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Tree)]
#[derive(Debug)]
pub struct TreeHandle(TreeWork);

#[wasm_bindgen(js_class = Tree)]
impl TreeHandle {
    /// Searches about `nodes` more nodes, at most 2³² − 1 in one call; true once it is done.
    ///
    /// # Errors
    ///
    /// `bad-number` where `nodes` is not a whole number from 0.
    pub fn advance(&mut self, nodes: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(number(nodes)?))
    }

    /// The number of nodes searched so far.
    pub fn progress(&self) -> usize {
        self.0.progress()
    }

    /// The value, the choice and the size of the tree, once it is done.
    ///
    /// # Errors
    ///
    /// `not-done` before the end.
    #[wasm_bindgen(unchecked_return_type = "TreeResult")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }

    /// A node by its number in the order of the search, the root 0.
    ///
    /// # Errors
    ///
    /// `no-such-node` where the tree has none, `not-done` before the end; `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "TreeNode")]
    pub fn node(&self, node: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.node(number(node)?)?))
    }

    /// The node whose value was backed up as number `place`, from 0.
    ///
    /// # Errors
    ///
    /// `no-such-node` where the tree has none, `not-done` before the end; `bad-number`.
    #[wasm_bindgen(unchecked_return_type = "TreeNode")]
    pub fn decision(&self, place: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.decision(number(place)?)?))
    }
}

/// Plain data that may be left out.
fn optional<T: Default>(
    value: &JsValue,
    of_json: impl FnOnce(&JsonValue) -> Result<T, ReversiError>,
) -> Result<T, Refused> {
    if value.is_null_or_undefined() { Ok(T::default()) } else { Ok(of_json(&read(value)?)?) }
}
