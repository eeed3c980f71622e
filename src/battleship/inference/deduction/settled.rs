use crate::battleship::knowledge::Knowledge;

use super::{Board, Facts, Permitted, deducer::FastDeducer};

/// The fixed point of the named rules without the steps, for agents.
///
/// Where some fleet fits, it is the fixed point of a [`Deducer`](super::Deducer), in a fraction of the time.
#[derive(Clone, Debug)]
pub struct Settled {
    board: Board,
    facts: Facts,
}

impl Settled {
    /// The fixed point for a player's knowledge; `None` under rules without a [`Board`].
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        let board = Board::new(knowledge)?;
        let mut facts = board.facts();
        let outcome = FastDeducer::new(Permitted::ALL).run(&board, &mut facts);
        debug_assert_eq!(outcome, Ok(()), "the sea that was shot at fits");
        Some(Self { board, facts })
    }

    /// The board of the observations.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The facts at the fixed point. They are incomplete where no fleet fits.
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }
}
