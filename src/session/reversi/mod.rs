//! A game of Reversi in progress: its lines, its record, its view.

mod analysis;
mod config;
mod error;
mod game;
mod lines;
mod record;
mod tables;
mod tree;
mod view;

pub use analysis::{AnalysisConfig, AnalysisView, AnalysisWork};
pub use config::{Config, open_position};
pub use error::ReversiError;
pub use game::{Game, GameId};
pub use record::{RULES, id_of, is_reversi, size_of};
pub use tables::Tables;
pub use tree::{NodeView, TreeConfig, TreeView, TreeWork};
pub use view::{StepView, View};
