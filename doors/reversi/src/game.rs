use std::{cell::OnceCell, sync::Arc};

use spyglass::{
    reversi::{
        agents::AgentText,
        engine::{Evaluation, Weights},
    },
    session::reversi::{
        AnalysisConfig, AnalysisWork, Config, Game, Tables, TreeConfig, TreeWork,
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
/// Where it is refused: docs/formats.md has the codes.
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
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = openGame)]
pub fn open_reversi(record: &TextArg) -> Result<ReversiHandle, Refused> {
    Ok(ReversiHandle(Game::open(&text(record)?, trained().as_ref())?))
}

/// Opens a transcript, a game in GGF or a board as a game, at its end; `{rules?, seed?, players?}` may be told with it.
///
/// # Errors
///
/// Where it is refused: docs/formats.md has the codes.
#[wasm_bindgen(js_name = openPosition)]
pub fn open_reversi_position(
    position: &TextArg,
    #[wasm_bindgen(unchecked_optional_param_type = "ReversiConfig | null")] config: &JsValue,
) -> Result<ReversiHandle, Refused> {
    let config = if config.is_null_or_undefined() {
        Config::default()
    } else {
        Config::from_json(&read(config)?)?
    };
    Ok(ReversiHandle(opened(&text(position)?, &config, fresh_seed, trained().as_ref())?))
}

thread_local! {
    /// The engine's evaluation, once its weights are loaded.
    static TRAINED: OnceCell<Arc<Evaluation>> = const { OnceCell::new() };
}

/// The engine's evaluation, if its weights are loaded.
pub(crate) fn trained() -> Option<Arc<Evaluation>> {
    TRAINED.with(|trained| trained.get().cloned())
}

/// Loads the engine's weights, the bytes of `books/reversi.weights`, once: before it plays or values anything.
///
/// # Errors
///
/// `bad-weights` where they are none.
#[wasm_bindgen(js_name = loadWeights)]
pub fn load_reversi_weights(bytes: &[u8]) -> Result<(), Refused> {
    let weights = Weights::read(bytes)?;
    TRAINED.with(|trained| {
        trained.get_or_init(|| Arc::new(Evaluation::Trained(weights)));
    });
    Ok(())
}

/// The boards and the agents: the lists of the page.
#[wasm_bindgen(js_name = tables, unchecked_return_type = "ReversiTables")]
#[must_use]
pub fn reversi_tables() -> JsValue {
    out(&Tables::new())
}

#[wasm_bindgen(js_class = Game)]
impl ReversiHandle {
    /// Plays a move for the person to move; tells it as the view does in `last`, as the calls that follow do.
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

    /// Lets the agent to move act, or the given one for whoever is to move.
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

    /// Lets the agent to move look at about so many positions more; true once it has decided.
    ///
    /// # Errors
    ///
    /// `bad-number`.
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

    /// The one view object of the present step.
    #[wasm_bindgen(unchecked_return_type = "ReversiView")]
    pub fn view(&mut self) -> JsValue {
        out(&self.0.view())
    }

    /// The same at once: without the decision where that has yet to be come to.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "ReversiView")]
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

    /// Begins to value every move of a position of the line: `{step?, level?, nodes?}`.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AnalysisConfig | null")] config: &JsValue,
    ) -> Result<AnalysisHandle, Refused> {
        let config: AnalysisConfig = optional(config)?;
        Ok(AnalysisHandle(self.0.analyse(&config, trained().as_ref())?))
    }

    /// Begins the search that an agent makes of the present position, every node kept: `{agent?, depth?, variant?, alphaBeta?}`.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    pub fn tree(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "TreeConfig | null")] config: &JsValue,
    ) -> Result<TreeHandle, Refused> {
        let config: TreeConfig = optional(config)?;
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
    /// Looks at about so many nodes more; true once it is done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, nodes: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(amount(nodes)?))
    }

    /// What is known so far.
    #[must_use]
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
    /// Looks at about so many nodes more; true once it is done.
    ///
    /// # Errors
    ///
    /// `bad-number`.
    pub fn advance(&mut self, nodes: &NumberArg) -> Result<bool, Refused> {
        Ok(self.0.advance(number(nodes)?))
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
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "TreeResult")]
    pub fn result(&self) -> Result<JsValue, Refused> {
        Ok(out(&self.0.result()?))
    }

    /// A node by its number in the order of the search, the root 0.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "TreeNode")]
    pub fn node(&self, node: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.node(number(node)?)?))
    }

    /// The node whose value was backed up as the so-many-th, from 0.
    ///
    /// # Errors
    ///
    /// Where it is refused: docs/formats.md has the codes.
    #[wasm_bindgen(unchecked_return_type = "TreeNode")]
    pub fn decision(&self, place: &NumberArg) -> Result<JsValue, Refused> {
        Ok(out(&self.0.decision(number(place)?)?))
    }
}

/// Plain data that may be left out.
fn optional<T: spyglass::json_value::FromJson + Default>(value: &JsValue) -> Result<T, Refused> {
    if value.is_null_or_undefined() { Ok(T::default()) } else { read(value) }
}
