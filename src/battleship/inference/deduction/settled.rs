use crate::battleship::knowledge::Knowledge;

use super::{
    Board, Facts, Permitted,
    deducer::{FastDeducer, Outcome},
};

/// What the named rules come to, without their steps: all that an agent asks for.
///
/// Where some fleet fits it is what a [`Deducer`](super::Deducer) comes to, in a fraction of its time.
#[derive(Clone, Debug)]
pub struct Settled {
    board: Board,
    facts: Facts,
}

impl Settled {
    /// What follows from what one player was told; nothing under rules that [`Board::new`] does not know.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        let board = Board::new(knowledge)?;
        let mut facts = board.facts();
        let outcome = FastDeducer::new(Permitted::ALL).run(&board, &mut facts);
        debug_assert_eq!(outcome, Outcome::Settled, "the sea that was shot at fits");
        Some(Self { board, facts })
    }

    /// What the rules started from.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What is settled at the fixed point.
    #[must_use]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }
}
