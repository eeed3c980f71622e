//! Games and positions as text: transcripts, GGF, SGF, boards; and the names of openings.

mod board_text;
mod error;
mod letters;
mod line;
mod openings;
mod pasted;
mod tagged;
mod tokens;
mod transcript;

pub use board_text::{board_text, read_board, read_side, side_letter, squares_text};
pub use error::NotationError;
pub use line::Line;
pub use openings::{OPENINGS, Openings};
pub use pasted::{Form, Pasted, read, read_first};
pub use tagged::read_tagged;
pub use transcript::{read_transcript, transcript};
