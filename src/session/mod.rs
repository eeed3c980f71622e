//! A game in time: play, undo, redo, seek; the record that says it all; the one view object of a step.

mod config;
mod error;
mod expectation;
mod explorer;
mod fleets_through_cell;
mod game;
mod outlook;
mod place;
mod players;
mod position_analysis;
mod puzzles;
mod record;
pub mod reversi;
mod seal;
mod start;
mod state;
mod tables;
mod tutor;
mod view;

pub use config::{Config, draw_fleet, rules_faults};
pub use error::GameError;
pub use expectation::ExpectedView;
pub use explorer::{EquilibriumView, ExplorerConfig, LineView, NodeView, OptimumJob, SolvedView};
pub use fleets_through_cell::{BehindView, FleetsThroughCellJob};
pub use game::{Game, GameId, Step};
pub use outlook::{BeliefView, LikelyCell};
pub use players::{Kind, PlayersError, Seat, Seats};
pub use position_analysis::{ClashItem, Findings, PositionAnalysis, PositionView, Verdict};
pub use puzzles::{NewPuzzle, PuzzleConfig, PuzzleJob};
pub use record::Version;
pub use start::Start;
pub(crate) use state::State;
pub use tables::{Tables, players};
pub use tutor::{ExpertView, HintView, LineLeft, TutorSession};
pub use view::{AnswerView, View};
