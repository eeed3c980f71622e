//! A game in time: play, undo, redo, seek; the record that says it all; the one view object of a step.

mod behind;
mod config;
mod error;
mod expectation;
mod explorer;
mod game;
mod inquiry;
mod outlook;
mod place;
mod players;
mod puzzles;
mod record;
pub mod reversi;
mod seal;
mod start;
mod state;
mod tables;
mod tutor;
mod view;

pub use behind::{BehindView, Beholding};
pub use config::{Config, draw_fleet, rules_faults};
pub use error::GameError;
pub use expectation::ExpectedView;
pub use explorer::{EquilibriumView, ExplorerConfig, Exploring, LineView, NodeView, SolvedView};
pub use game::{Game, GameId, Step};
pub use inquiry::{ClashItem, Findings, Inquiry, PositionView, Verdict};
pub use outlook::{BeliefView, LikelyCell};
pub use players::{Kind, PlayersError, Seat, Seats};
pub use puzzles::{Making, NewPuzzle, PuzzleConfig};
pub use record::Version;
pub use start::Start;
pub(crate) use state::State;
pub use tables::{Tables, players};
pub use tutor::{ExpertView, HintView, LineLeft, Tutored};
pub use view::{AnswerView, View};
