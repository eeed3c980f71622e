//! The one view object of a step: its data, and how it follows from a game.

mod build;
mod data;

pub(super) use data::BoardView;
pub use data::{AnswerView, MoveView, View};
