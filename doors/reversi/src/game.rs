use std::fmt;

use spyglass::{
    error_code::ErrorCode,
    reversi::{agents::AgentText, rules::Square},
    session::reversi::{
        AnalysisConfig, AnalysisWork, Config, Game, ReversiError, Tables, TreeConfig, TreeWork,
        load_weights, open_position as opened,
    },
};
use spyglass_door_kit::{fresh_seed, number, optional_text, out, read, text, thrown_by};
use wasm_bindgen::prelude::*;

/// A game of Reversi, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Game)]
#[derive(Debug)]
pub struct ReversiHandle(Game);

/// Starts a game of `{rules?, seed?, players?}`.
///
/// # Errors
///
/// As [`Config::game`].
#[wasm_bindgen(js_name = newGame)]
pub fn new_reversi(config: &JsValue) -> Result<ReversiHandle, JsValue> {
    let config = told(Config::from_json(&read(config)?))?;
    told(config.game(fresh_seed)).map(ReversiHandle)
}

/// Opens a record, at the end of its line.
///
/// # Errors
///
/// As [`Game::open`].
#[wasm_bindgen(js_name = openGame)]
pub fn open_reversi(
    #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
) -> Result<ReversiHandle, JsValue> {
    told(Game::open(&text(record)?)).map(ReversiHandle)
}

/// Opens a transcript, a game in GGF or a board as a game, at its end; `{rules?, seed?, players?}` may be told with it.
///
/// # Errors
///
/// As [`opened`].
#[wasm_bindgen(js_name = openPosition)]
pub fn open_reversi_position(
    #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "any")] config: &JsValue,
) -> Result<ReversiHandle, JsValue> {
    let config = if config.is_null_or_undefined() {
        Config::default()
    } else {
        told(Config::from_json(&read(config)?))?
    };
    told(opened(&text(position)?, &config, fresh_seed)).map(ReversiHandle)
}

/// Reads the engine's weights, the bytes of `books/reversi.weights`: before it plays or values anything.
///
/// # Errors
///
/// `bad-weights` where they are none.
#[wasm_bindgen(js_name = loadWeights)]
pub fn load_reversi_weights(bytes: &[u8]) -> Result<(), JsValue> {
    told(load_weights(bytes))
}

/// The boards and the agents: the lists of the page.
#[wasm_bindgen(js_name = tables)]
#[must_use]
pub fn reversi_tables() -> JsValue {
    out(&Tables::new())
}

#[wasm_bindgen(js_class = Game)]
impl ReversiHandle {
    /// Plays a move for the person to move.
    ///
    /// # Errors
    ///
    /// Where it is refused.
    #[wasm_bindgen(js_name = move)]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue,
    ) -> Result<(), JsValue> {
        // What is no text names no square.
        let square: Result<Square, _> = text(square).unwrap_or_default().parse();
        told(square.map_err(ReversiError::from).and_then(|square| self.0.play(square)))
    }

    /// Passes for the person to move.
    ///
    /// # Errors
    ///
    /// Where it is refused.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        told(self.0.pass())
    }

    /// Lets the agent to move act, or the given one for whoever is to move.
    ///
    /// # Errors
    ///
    /// Where a person is to move and no agent is given, or the game is over.
    #[wasm_bindgen(js_name = aiMove)]
    pub fn ai_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] agent: &JsValue,
    ) -> Result<(), JsValue> {
        let agent = optional_text(agent)?.map(|text| text.parse::<AgentText>()).transpose();
        told(agent.map_err(ReversiError::from).and_then(|agent| self.0.ai_move(agent.as_ref())))
    }

    /// Lets the agent to move look at about so many positions more; true once it has decided.
    pub fn think(&mut self, nodes: f64) -> bool {
        self.0.think(nodes as u64)
    }

    /// Goes back to before your own last move.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        told(self.0.undo())
    }

    /// Goes forward to your next move.
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

    /// Goes over to another line of the game, the main one 0.
    ///
    /// # Errors
    ///
    /// Where there is no such line.
    #[wasm_bindgen(js_name = chooseLine)]
    pub fn choose_line(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] line: &JsValue,
    ) -> Result<(), JsValue> {
        told(self.0.choose_line(number(line)))
    }

    /// The one view object of the present step.
    pub fn view(&mut self) -> JsValue {
        out(&self.0.view())
    }

    /// The same at once: without the decision where that has yet to be come to.
    #[must_use]
    pub fn glance(&self) -> JsValue {
        out(&self.0.view_without_decision())
    }

    /// The one text form of the view.
    #[wasm_bindgen(js_name = viewText)]
    pub fn view_text(&mut self) -> String {
        self.0.view().text()
    }

    /// The record of the line the game is in.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.to_string()
    }

    /// The record of any line of the game, the main one 0.
    ///
    /// # Errors
    ///
    /// Where there is no such line.
    #[wasm_bindgen(js_name = recordOf)]
    pub fn record_of(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] line: &JsValue,
    ) -> Result<String, JsValue> {
        told(self.0.record_of(number(line)))
    }

    /// Adds the line of another record of this game; the place stays where it is.
    ///
    /// # Errors
    ///
    /// Where it is no such record, or there are too many lines. Nothing changes then.
    #[wasm_bindgen(js_name = addLine)]
    pub fn add_line(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<(), JsValue> {
        told(self.0.add_line(&text(record).unwrap_or_default()))
    }

    /// Begins to value every move of a position of the line: `{step?, level?, nodes?}`.
    ///
    /// # Errors
    ///
    /// As [`Game::analyse`].
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "any")] config: &JsValue,
    ) -> Result<AnalysisHandle, JsValue> {
        let config: AnalysisConfig = optional(config)?;
        told(self.0.analyse(&config)).map(AnalysisHandle)
    }

    /// Begins the search that an agent makes of the present position, every node kept: `{agent?, depth?, variant?, alphaBeta?}`.
    ///
    /// # Errors
    ///
    /// As [`Game::tree`].
    pub fn tree(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "any")] config: &JsValue,
    ) -> Result<TreeHandle, JsValue> {
        let config: TreeConfig = optional(config)?;
        told(self.0.tree(&config)).map(TreeHandle)
    }
}

/// What every move is worth, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Analysis)]
#[derive(Debug)]
pub struct AnalysisHandle(AnalysisWork);

#[wasm_bindgen(js_class = Analysis)]
impl AnalysisHandle {
    /// Looks at about so many nodes more; true once it is done.
    pub fn advance(&mut self, nodes: f64) -> bool {
        self.0.advance(nodes as u64)
    }

    /// What is known so far.
    #[must_use]
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
    /// Looks at about so many nodes more; true once it is done.
    pub fn advance(&mut self, nodes: f64) -> bool {
        self.0.advance(nodes as usize)
    }

    /// How far it is: the nodes so far.
    #[must_use]
    pub fn progress(&self) -> usize {
        self.0.progress()
    }

    /// What it comes to, once done.
    ///
    /// # Errors
    ///
    /// As [`TreeWork::result`].
    pub fn result(&self) -> Result<JsValue, JsValue> {
        told(self.0.result()).map(|result| out(&result))
    }

    /// A node by its number in the order of the search, the root 0.
    ///
    /// # Errors
    ///
    /// As [`TreeWork::node`].
    pub fn node(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] node: &JsValue,
    ) -> Result<JsValue, JsValue> {
        told(self.0.node(number(node))).map(|node| out(&node))
    }

    /// The node whose value was backed up as the so-many-th, from 0.
    ///
    /// # Errors
    ///
    /// As [`TreeWork::decision`].
    pub fn decision(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] place: &JsValue,
    ) -> Result<JsValue, JsValue> {
        told(self.0.decision(number(place))).map(|node| out(&node))
    }
}

/// Plain data that may be left out.
fn optional<T: spyglass::json_value::FromJson + Default>(value: &JsValue) -> Result<T, JsValue> {
    if value.is_null_or_undefined() { Ok(T::default()) } else { read(value) }
}

fn told<T, E: ErrorCode + fmt::Display>(result: Result<T, E>) -> Result<T, JsValue> {
    result.map_err(|error| thrown_by(&error))
}
