use serde::Serialize;

use crate::reversi::rules::{Board, Side, Square, SquareSet, stable_discs};

use super::{input::TermInput, stable_discs::stable};

/// The discs of a colour that the source's program counts as stable, and which of them are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourceStableDiscs {
    /// All stable discs as the source defines them.
    pub discs: SquareSet,
    /// The discs proved stable by [`proved_stable`]; more may be.
    #[serde(rename = "kept")]
    pub proved_stable: SquareSet,
    /// The discs that the other colour could flip by its next move, were it to move.
    pub turned: Vec<FlippableDisc>,
}

/// A disc that the other colour can flip by its next move, and the moves that do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FlippableDisc {
    /// Where it lies.
    pub square: Square,
    /// The moves that flip it.
    pub by: SquareSet,
}

impl SourceStableDiscs {
    /// What the source's program counts as stable for `side`, checked against the rules.
    #[must_use]
    pub fn of(input: &TermInput, side: Side) -> Self {
        let discs = SquareSet::from_bits(stable(input, side, false));
        let other = Board { mover: input.discs(side.other()), waiting: input.discs(side) };
        let moves = SquareSet::from_bits(input.moves(side.other()));
        let turned = discs.iter().filter_map(|square| {
            let turns = |by: &Square| other.flips(by.index()) & square.bit() != 0;
            let by: SquareSet = moves.iter().filter(turns).collect();
            (!by.is_empty()).then_some(FlippableDisc { square, by })
        });
        let proved = SquareSet::from_bits(discs.bits() & proved_stable(input, side).bits());
        Self { discs, proved_stable: proved, turned: turned.collect() }
    }
}

/// Stable discs of a colour, not always all of them: on each of the four lines through such a disc every square is taken, or one of
/// the two neighbours there is off the board or such a disc itself.
pub fn proved_stable(input: &TermInput, side: Side) -> SquareSet {
    // The squares beyond a small board stand for its edge.
    let found = stable_discs(input.discs(side) | !input.field(), input.discs(side.other()));
    SquareSet::from_bits(found & input.field())
}
