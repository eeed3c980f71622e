//! A game in progress: play, undo, redo, seek; the record that holds all of it; the one view object of a step.
//!
//! | module | what it holds |
//! |---|---|
//! | [`shared`] | what the sessions of both games have: seats, the place in a line, the parts of a record, errors |
//! | [`battleship`] | games, puzzles and typed positions of Battleship |
//! | [`reversi`] | games of Reversi |
//!
//! The names of [`battleship`] that the doors use most stand here too.

pub mod battleship;
pub mod reversi;
pub mod shared;

pub(crate) use battleship::State;
pub use battleship::{
    CellShotsView, Config, ConflictItem, EquilibriumView, ExpectedView, ExpertView, Findings,
    FleetDrawingJob, FleetsThroughCellJob, FleetsThroughCellView, Game, GameError, GameId,
    HintView, HuntsOnFleetView, LineView, OptimumJob, PositionAnalysis, PuzzleJob, Seat, Seats,
    ShotsToGoView, Start, Step, Tables, TutorSession, Verdict, View, draw_fleet, equilibrium,
    players, rules_faults,
};
pub use shared::{Kind, PlayersError, SessionError, Version};
