use serde::Serialize;

use crate::{
    json_value::json_object,
    reversi::{
        agents::{Trained, in_discs},
        engine::{Analysis, Goal, Level, Value, Valued},
        rules::Square,
    },
    session::shared::SessionError,
};

use super::{Game, ReversiError};

/// The position to analyse, as plain data `{step?, level?, nodes?}`.
#[derive(Clone, Debug, Default)]
pub struct AnalysisConfig {
    /// The step of the line; the present one where it is left out.
    pub step: Option<u32>,
    /// The engine's strength, 1 to 6; 6 where it is left out.
    pub level: Option<u32>,
    /// The limit of searched nodes; the level's where it is left out.
    pub nodes: Option<u32>,
}

json_object!(AnalysisConfig { step: optional, level: optional, nodes: optional });

/// The analysis of a position in slices of nodes: the value of every move.
#[derive(Debug)]
pub struct AnalysisWork {
    step: usize,
    analysis: Analysis,
}

/// The result of an analysis so far, as plain data.
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
    /// The estimate of a search `depth` moves deep, in discs.
    Estimated { discs: f64, depth: u8 },
    /// Solved to win, draw or loss: 1, 0, −1.
    Outcome { outcome: i32 },
    /// Solved to the final score, in discs.
    Exact { discs: i32 },
}

impl ValueView {
    fn of(value: Value) -> Self {
        match value {
            Value::Estimated { parts, depth } => Self::Estimated { discs: in_discs(parts), depth },
            Value::Outcome(outcome) => Self::Outcome { outcome },
            Value::Exact(discs) => Self::Exact { discs },
        }
    }
}

impl Game {
    /// Begins to analyse a position of the line.
    ///
    /// # Errors
    ///
    /// `no-such-step`, `bad-level`, `weights-not-loaded`.
    pub fn analyse(
        &self,
        config: &AnalysisConfig,
        trained: Trained<'_>,
    ) -> Result<AnalysisWork, ReversiError> {
        let step = config.step.map_or(self.step(), |step| step as usize);
        let position = self.lines.positions().get(step).ok_or(SessionError::NoSuchStep(step))?;
        let level = match config.level {
            None => Level::MOST,
            Some(number) => {
                let level = u8::try_from(number).ok().and_then(Level::new);
                level.ok_or(ReversiError::BadLevel(number))?
            }
        };
        let limits = level.limits().within(config.nodes.map(u64::from));
        let evaluation = trained.ok_or(ReversiError::WeightsNotLoaded)?.clone();
        let analysis = Analysis::new(*position, evaluation, limits, Goal::Every);
        Ok(AnalysisWork { step, analysis })
    }
}

impl AnalysisWork {
    /// Searches about `nodes` more nodes; true once it is done.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.analysis.advance(nodes)
    }

    /// The result so far.
    #[must_use]
    pub fn result(&self) -> AnalysisView {
        let view = |valued: Valued| MoveValueView {
            square: valued.square,
            value: valued.value.map(ValueView::of),
        };
        AnalysisView {
            step: self.step,
            done: self.analysis.is_done(),
            nodes: self.analysis.nodes(),
            best: self.analysis.best(),
            value: self.analysis.value().map(ValueView::of),
            moves: self.analysis.moves().into_iter().map(view).collect(),
        }
    }
}
