//! What the sessions of both games share: who plays, the place in a line and the decision there, the parts of a record.

mod cursor;
mod error;
mod record;
mod seats;

pub(crate) use cursor::{Choice, Cursor};
pub use error::SessionError;
pub use record::Version;
pub(crate) use record::{
    actions_text, decode, decode_text, encode, numbered_actions, read_record, read_start,
    start_text,
};
pub use seats::{Kind, PlayersError, Seat, Seats};
