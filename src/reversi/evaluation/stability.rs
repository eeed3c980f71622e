use serde::Serialize;

use crate::reversi::rules::{Board, Side, Square, SquareSet, stable_discs};

use super::{seen::Seen, stable_discs::stable};

/// The discs of a colour that the source's program counts as stable, and whether they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// All of them.
    pub discs: SquareSet,
    /// Those proved stable by [`kept`]; more may be.
    pub kept: SquareSet,
    /// Those that the other colour could flip by its next move, were it to move.
    pub turned: Vec<Turned>,
}

/// A disc that can be flipped at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turned {
    /// Where it lies.
    pub square: Square,
    /// The moves that flip it.
    pub by: SquareSet,
}

impl Counted {
    /// What the program counts for this colour.
    #[must_use]
    pub fn of(seen: &Seen, side: Side) -> Self {
        let discs = SquareSet::from_bits(stable(seen, side, false));
        let other = Board { mover: seen.discs(side.other()), waiting: seen.discs(side) };
        let moves = SquareSet::from_bits(seen.moves(side.other()));
        let turned = discs.iter().filter_map(|square| {
            let turns = |by: &Square| other.flips(by.index()) & square.bit() != 0;
            let by: SquareSet = moves.iter().filter(turns).collect();
            (!by.is_empty()).then_some(Turned { square, by })
        });
        let kept = SquareSet::from_bits(discs.bits() & kept(seen, side).bits());
        Self { discs, kept, turned: turned.collect() }
    }
}

/// Stable discs of a colour, not always all of them: on each of the four lines through such a disc every square is taken, or one of
/// the two neighbours there is off the board or such a disc itself.
#[must_use]
pub fn kept(seen: &Seen, side: Side) -> SquareSet {
    // The squares beyond a small board stand for its edge.
    let found = stable_discs(seen.discs(side) | !seen.field(), seen.discs(side.other()));
    SquareSet::from_bits(found & seen.field())
}
