//! The one view object of a step: its data, and how a game makes it.

mod build;
mod data;

pub(super) use data::BoardView;
pub use data::{AnswerView, MoveView, View};
