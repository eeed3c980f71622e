use std::sync::Arc;

use serde::Serialize;

use crate::{
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Player, Trained, in_discs},
        engine::{Analysis, Evaluation, Goal, Level, Value, Valued},
        rules::{Position, Square},
    },
    session::shared::SessionError,
};

use super::{Game, ReversiError};

/// What [`Game::analyse`] computes: the value of every move at one step, how deep, and for how many nodes. The default is the present
/// step at the greatest strength, without a bound.
#[derive(Clone, Debug, Default)]
pub struct AnalysisConfig {
    /// The number of steps taken before the position, from 0; the present step where it is left out.
    pub step: Option<u32>,
    /// The engine's strength, from 1 to 6; the greatest where it is left out.
    pub level: Option<Level>,
    /// The most positions visited, in all slices together; every move is searched one ply deep though it takes more. No bound where
    /// it is left out.
    pub nodes: Option<u32>,
    /// An engine whose limits, evaluation and book count in place of level and nodes.
    pub agent: Option<AgentText>,
}

impl AnalysisConfig {
    /// Reads what to analyse from data `{step?, level?, nodes?, agent?}`.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form, `bad-level` where the level is not 1 to 6, `unknown-agent` and
    /// `bad-agent-parameter` where the text names no agent.
    pub fn from_json(json: &JsonValue) -> Result<Self, ReversiError> {
        let fields = json.fields(&["step", "level", "nodes", "agent"])?;
        let agent: Option<String> = fields.optional("agent")?;
        let level = |number: u32| {
            u8::try_from(number).ok().and_then(Level::new).ok_or(ReversiError::BadLevel(number))
        };
        Ok(Self {
            step: fields.optional("step")?,
            nodes: fields.optional("nodes")?,
            level: fields.optional("level")?.map(level).transpose()?,
            agent: agent.map(|text| text.parse()).transpose()?,
        })
    }
}

/// The analysis of a position in slices of nodes: the value of every legal move, from searches that go deeper and deeper, and exact
/// near the end of the game.
#[derive(Debug)]
pub struct AnalysisWork {
    step: usize,
    position: Position,
    analysis: Analysis,
    /// The evaluation with the book that counts beside the search.
    booked: Option<Arc<Evaluation>>,
}

/// The values found so far as plain data, which can only be serialized. The type `AnalysisResult` of `doors/reversi.d.ts` describes its
/// fields.
#[derive(Clone, Debug, Serialize)]
pub struct AnalysisView {
    step: usize,
    done: bool,
    nodes: u64,
    best: Option<Square>,
    /// The value of the best move.
    value: Option<ValueView>,
    /// Every legal move.
    moves: Vec<MoveValueView>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct MoveValueView {
    square: Square,
    value: Option<ValueView>,
}

/// A value for the side to move, and how it was computed.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "basis", rename_all = "kebab-case")]
enum ValueView {
    /// The estimate of a search of `depth` plies, in discs, and how far such are off on average where that is known.
    Estimated {
        discs: f64,
        depth: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<u32>,
    },
    /// Solved to win, draw or loss: 1, 0, −1.
    Outcome { outcome: i32 },
    /// Solved to the final score, in discs.
    Exact { discs: i32 },
}

impl ValueView {
    fn of(value: Value, analysis: &Analysis) -> Self {
        match value {
            Value::Estimated { parts, depth } => {
                Self::Estimated { discs: in_discs(parts), depth, error: analysis.error(value) }
            }
            Value::Outcome(outcome) => Self::Outcome { outcome },
            Value::Exact(discs) => Self::Exact { discs },
        }
    }
}

impl Game {
    /// Begins to analyse a position of the line, and does no work yet. The trained evaluation must be given on every board, though smaller
    /// ones than 8×8 do not use it.
    ///
    /// # Errors
    ///
    /// `no-such-step` where the line has no such step, `weights-not-loaded` where the trained evaluation is not given.
    /// `bad-config` where the agent is no engine.
    pub fn analyse(
        &self,
        config: &AnalysisConfig,
        trained: Trained<'_>,
    ) -> Result<AnalysisWork, ReversiError> {
        let step = config.step.map_or(self.step(), |step| step as usize);
        let position = self.lines.positions().get(step).ok_or(SessionError::NoSuchStep(step))?;
        let trained = trained.ok_or(ReversiError::WeightsNotLoaded)?;
        let (limits, evaluation, book) = match &config.agent {
            None => {
                let level = config.level.unwrap_or(Level::MAX);
                (level.within(config.nodes.map(u64::from)), trained.clone(), None)
            }
            Some(agent) => match agent.player(Some(trained)) {
                Some(Player::Engine { limits, evaluation, book, .. }) => (limits, evaluation, book),
                _ => {
                    return Err(SessionError::BadConfig("the agent is no engine".to_owned()).into());
                }
            },
        };
        let booked = book.map(|_| evaluation.clone());
        let analysis = Analysis::new(*position, evaluation, limits, Goal::Every);
        Ok(AnalysisWork { step, position: *position, analysis, booked })
    }
}

impl AnalysisWork {
    /// Searches about `nodes` more nodes; returns whether it is done. The values do not depend on the slices.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.analysis.advance(nodes)
    }

    /// The values found so far; complete once [`AnalysisWork::advance`] returned true.
    pub fn result(&self) -> AnalysisView {
        let value = |value| ValueView::of(value, &self.analysis);
        let view = |valued: Valued| MoveValueView {
            square: valued.square,
            value: valued.value.map(value),
        };
        let mut moves = self.analysis.moves();
        let book = self.booked.as_deref().and_then(Evaluation::book);
        let best = match book.and_then(|book| book.correct(self.position, &mut moves)) {
            Some(best) => Some(best),
            None => {
                self.analysis.best().map(|square| Valued { square, value: self.analysis.value() })
            }
        };
        AnalysisView {
            step: self.step,
            done: self.analysis.is_done(),
            nodes: self.analysis.nodes(),
            best: best.map(|best| best.square),
            value: best.and_then(|best| best.value).map(value),
            moves: moves.into_iter().map(view).collect(),
        }
    }
}
