//! Games and positions as text: transcripts, GGF, boards; and the names of openings.

mod board_text;
mod error;
mod ggf;
mod line;
mod openings;
mod pasted;
mod transcript;

pub use board_text::{board_text, read_board, read_side, side_letter, squares_text};
pub use error::NotationError;
pub use ggf::read_ggf;
pub use line::Line;
pub use openings::{OPENINGS, Openings};
pub use pasted::{Form, Pasted, read};
pub use transcript::{read_transcript, transcript};
