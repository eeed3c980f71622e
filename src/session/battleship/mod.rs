//! Games of Battleship and its puzzles, and what can be asked of a position of either.

mod belief;
mod config;
mod error;
mod expected_score;
mod explorer;
mod fleets_through_cell;
mod game;
mod position_analysis;
mod puzzles;
mod record;
mod seal;
mod seats;
mod shots_to_go;
mod start;
mod state;
mod tables;
mod tutor;
mod view;

pub use belief::{BeliefView, LikelyCell};
pub use config::{Config, draw_fleet, rules_faults};
pub use error::GameError;
pub use expected_score::ExpectedView;
pub use explorer::{EquilibriumView, LineView, NodeView, OptimumJob, PolicyCostView, equilibrium};
pub use fleets_through_cell::{FleetsThroughCellJob, FleetsThroughCellView};
pub use game::{Game, GameId, Step};
pub use position_analysis::{ConflictItem, Findings, PositionAnalysis, PositionView, Verdict};
pub use puzzles::{NewPuzzle, PuzzleJob};
pub use seats::{Seat, Seats};
pub use shots_to_go::{CellShotsView, FleetDrawingJob, HuntsOnFleetView, ShotsToGoView};
pub use start::Start;
pub(crate) use state::State;
pub use tables::{Tables, players};
pub use tutor::{ExpertView, HintView, LineLeft, TutorSession};
pub use view::{AnswerView, MoveView, View};
