use std::{fmt, sync::Arc};

use serde::Serialize;

use crate::{
    battleship::{
        agents::{Candidate, Map, Reason},
        rules::{Content, PlacedShip, Ruleset, Score},
    },
    grid::{Cell, CellSet},
    session::battleship::state::Ending,
};

/// Everything that is shown of one step: marks, overlay and reason. The type `View` of `doors/battleship.d.ts` describes its
/// fields.
///
/// Its text form is [`View::text`]; the page, the shell and the tests compare that.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub(super) version: u8,
    pub(super) rules: Arc<Ruleset>,
    pub(super) seed: String,
    pub(super) kind: &'static str,
    pub(super) step: usize,
    pub(super) steps: usize,
    pub(super) over: bool,
    pub(super) to_move: Option<usize>,
    pub(super) players: Vec<PlayerView>,
    pub(super) boards: Vec<BoardView>,
    pub(super) last: Option<MoveView>,
    pub(super) moves: Vec<MoveView>,
    pub(super) decision: Option<DecisionView>,
    pub(super) thinking: bool,
    pub(super) result: Option<Ending>,
    pub(super) ended: bool,
    #[serde(rename = "final")]
    pub(super) ending: Option<Ending>,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct PlayerView {
    pub(super) player: usize,
    pub(super) kind: &'static str,
    pub(super) agent: Option<String>,
    pub(super) shots: u32,
    pub(super) hits: u32,
    pub(super) sunk: usize,
    pub(super) done: bool,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::session::battleship) struct BoardView {
    pub(super) shooter: usize,
    pub(super) owner: Option<usize>,
    pub(super) withheld: bool,
    pub(super) marks: Vec<Mark>,
    pub(super) contents: Option<Vec<Option<Content>>>,
    pub(super) known: CellSet,
    pub(super) flags: CellSet,
    pub(super) notes: CellSet,
    pub(super) flags_right: CellSet,
    pub(super) flags_wrong: CellSet,
    pub(super) sunk: Vec<SunkView>,
    pub(super) ships: Option<Vec<PlacedShip>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) damaged: Option<CellSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ages: Option<Vec<Option<u32>>>,
    pub(super) fleet: Vec<FleetLine>,
    pub(super) last: Option<Cell>,
    pub(super) clues: Option<CluesView>,
    pub(super) left: Option<LeftView>,
    pub(super) score: Option<ScoreView>,
    pub(super) shots: u32,
    pub(super) hits: u32,
    pub(super) done: bool,
}

/// The mark that a person sees in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Mark {
    Unknown,
    Miss,
    Hit,
    Sunk,
    Spent,
    Water,
    Unrevealed,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct SunkView {
    pub(super) name: String,
    pub(super) cells: CellSet,
    pub(super) certain: bool,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct FleetLine {
    pub(super) name: String,
    pub(super) length: u32,
    pub(super) count: u8,
    pub(super) sunk: usize,
    pub(super) cells: Option<Vec<(u8, u8)>>,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct CluesView {
    pub(super) rows: Vec<ClueView>,
    pub(super) cols: Vec<ClueView>,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct ClueView {
    pub(super) count: u32,
    pub(super) found: u32,
    pub(super) over: bool,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct LeftView {
    pub(super) shots: u32,
    #[serde(rename = "guesses")]
    pub(super) flags: u32,
    pub(super) actions: u32,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct ScoreView {
    #[serde(flatten)]
    pub(super) terms: Score,
    pub(super) points: Score<i32>,
    pub(super) total: i32,
}

/// One action that was taken, as plain data: the type `Move` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct MoveView {
    pub(super) step: usize,
    pub(super) player: usize,
    pub(super) action: String,
    pub(super) cell: Option<Cell>,
    pub(super) answer: Option<AnswerView>,
    pub(super) withheld: bool,
}

/// An answer to a shot as plain data: `kind` is `miss`, `hit`, `sunk`, `content`, `unrevealed` or `spent`; `ship` the name where
/// the rules announce it; `content` what the cell holds.
#[derive(Clone, Debug, Serialize)]
pub struct AnswerView {
    pub(super) kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ship: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) content: Option<Content>,
}

impl fmt::Display for AnswerView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.content, &self.ship) {
            (Some(content), _) => content.fmt(f),
            (None, Some(ship)) => write!(f, "{} {ship}", self.kind),
            (None, None) => f.write_str(self.kind),
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct DecisionView {
    pub(super) player: usize,
    pub(super) action: String,
    pub(super) cell: Option<Cell>,
    pub(super) reason: Reason,
    pub(super) candidates: Vec<Candidate>,
    pub(super) sensible: u32,
    pub(super) ties: u32,
    pub(super) map: Option<Map>,
}

impl View {
    /// The one text form of the view: JSON with its keys in the order of the types.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a view is plain data")
    }
}
