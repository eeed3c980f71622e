use serde::Serialize;

use crate::{
    json_value::json_object,
    reversi::{
        agents::in_discs,
        engine::{Analysis, Goal, Level, Value, Valued},
        rules::Square,
    },
    session::shared::SessionError,
};

use super::{Game, ReversiError, engine_evaluation};

/// What is to be valued, as plain data `{step?, level?, nodes?}`.
#[derive(Clone, Debug, Default)]
pub struct AnalysisConfig {
    /// The step of the line; the present one where it is left out.
    pub step: Option<u32>,
    /// The engine's strength, 1 to 6; 6 where it is left out.
    pub level: Option<u32>,
    /// The most nodes looked at; as many as the level wants where it is left out.
    pub nodes: Option<u32>,
}

json_object!(AnalysisConfig { step: optional, level: optional, nodes: optional });

/// What every move of a position is worth, on its way.
#[derive(Debug)]
pub struct AnalysisWork {
    step: usize,
    analysis: Analysis,
}

/// What is known so far, as plain data.
#[derive(Clone, Debug, Serialize)]
pub struct AnalysisView {
    step: usize,
    done: bool,
    nodes: u64,
    best: Option<Square>,
    /// Of the best move.
    value: Option<ValueView>,
    /// Every legal move.
    moves: Vec<MoveValueView>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct MoveValueView {
    square: Square,
    value: Option<ValueView>,
}

/// A value for whoever moves, and how it was come by.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "basis", rename_all = "kebab-case")]
enum ValueView {
    /// Searched so deep, and estimated there.
    Estimated { discs: f64, depth: u8 },
    /// Won, drawn or lost: 1, 0, −1.
    Outcome { outcome: i32 },
    /// The final score.
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
    /// Begins to value every move of a position of the line.
    ///
    /// # Errors
    ///
    /// `no-such-step`, `bad-level`, `weights-not-loaded`.
    pub fn analyse(&self, config: &AnalysisConfig) -> Result<AnalysisWork, ReversiError> {
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
        let analysis = Analysis::new(*position, engine_evaluation()?, limits, Goal::Every);
        Ok(AnalysisWork { step, analysis })
    }
}

impl AnalysisWork {
    /// Looks at about so many nodes more; true once it is done.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.analysis.advance(nodes)
    }

    /// What is known so far.
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
