/// How far the engine searches: a depth in plies, the number of empty squares from which on it plays exactly, and a bound on the
/// nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth in plies, where positions are evaluated.
    pub depth: u8,
    /// With no more empty squares than this the endgame is solved.
    pub exact: u32,
    /// The most nodes visited, if there is a bound; a depth of one ply is always reached.
    pub nodes: Option<u64>,
}

/// A strength of the engine, from 1 to 6. A higher one searches deeper and solves longer endgames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The strongest level, 6.
    pub const MAX: Self = Self(6);

    /// The level of this number; `None` where it is not from 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number of the level, from 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The limits of the level, without a bound on the nodes: levels 1 to 6 search 1, 2, 4, 6, 8 and 14 plies, and solve endgames
    /// of at most 4, 8, 10, 14, 16 and 20 empty squares.
    pub const fn limits(self) -> Limits {
        let (depth, exact) =
            [(1, 4), (2, 8), (4, 10), (6, 14), (8, 16), (14, 20)][self.0 as usize - 1];
        Limits { depth, exact, nodes: None }
    }

    /// The limits of the level with this bound on the nodes, if it is one; the strongest level then has no other.
    #[must_use]
    pub const fn within(self, nodes: Option<u64>) -> Limits {
        let alone = self.0 == Self::MAX.0 && nodes.is_some();
        if alone { Limits::UNBOUND.within(nodes) } else { self.limits().within(nodes) }
    }
}

impl Limits {
    /// One ply, and no endgame.
    pub const ONE_PLY: Self = Self { depth: 1, exact: 0, nodes: None };
    /// As deep as the nodes last.
    pub const UNBOUND: Self = Self { depth: 60, exact: 30, nodes: None };

    /// The same limits with this bound on the nodes; `None` takes the bound away.
    #[must_use]
    pub const fn within(self, nodes: Option<u64>) -> Self {
        Self { nodes, ..self }
    }

    /// The base-2 logarithm of the positions in a table that suits the work.
    pub(super) fn table_bits(self, empties: u32) -> u32 {
        let deep = self.depth >= 8 || self.exact.min(empties) >= 16;
        let free = if deep { 19 } else { 15 };
        self.nodes.map_or(free, |nodes| free.min(nodes.max(1).ilog2().max(12)))
    }

    /// Whether solving so many empty squares fits into the nodes left.
    pub(super) fn affords_end(self, empties: u32, spent: u64) -> bool {
        let left = self.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(spent));
        empties <= self.exact
            && NODES_OF_16 >> 16_u32.saturating_sub(empties) << empties.saturating_sub(16) <= left
    }
}

/// About how many nodes 16 empty squares take; each one more takes twice as many.
const NODES_OF_16: u64 = 200_000;
