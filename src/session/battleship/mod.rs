//! Games of Battleship and its puzzles, and what can be asked of a position of either.

mod config;
mod error;
mod expectation;
mod explorer;
mod fleets_through_cell;
mod game;
mod outlook;
mod position_analysis;
mod puzzles;
mod record;
mod seal;
mod start;
mod state;
mod tables;
mod tutor;
mod view;

use crate::battleship::agents::AgentText;

use super::shared;

pub use config::{Config, draw_fleet, rules_faults};
pub use error::GameError;
pub use expectation::ExpectedView;
pub use explorer::{EquilibriumView, ExplorerConfig, LineView, NodeView, OptimumJob, SolvedView};
pub use fleets_through_cell::{BehindView, FleetsThroughCellJob};
pub use game::{Game, GameId, Step};
pub use outlook::{BeliefView, LikelyCell};
pub use position_analysis::{ClashItem, Findings, PositionAnalysis, PositionView, Verdict};
pub use puzzles::{NewPuzzle, PuzzleConfig, PuzzleJob};
pub use start::Start;
pub(crate) use state::State;
pub use tables::{Tables, players};
pub use tutor::{ExpertView, HintView, LineLeft, TutorSession};
pub use view::{AnswerView, View};

/// Who sits at a seat of a game of Battleship.
pub type Seat<A = AgentText> = shared::Seat<A>;
/// The kind of a game of Battleship, and who plays it.
pub type Seats<A = AgentText> = shared::Seats<A>;
