use std::{fmt, str::FromStr};

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet, Geometry},
    json_value::named_enum,
};

use super::{PlacementWeights, Ruleset};

named_enum! {
    /// A distribution over the legal fleets of a rule set, from which fleets are drawn.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Deployer {
        /// Every legal fleet equally likely.
        #[default]
        Uniform = "uniform",
        /// Ships of two cells and more wholly along one outer line, ships of one cell anywhere; every such legal fleet
        /// equally likely.
        Border = "border",
        /// No ship covers the last cell of its own axis: a horizontal one never the last column, a vertical one never the
        /// last row; every such legal fleet equally likely. A fault of another program, kept to reproduce its figures.
        Faulty = "faulty",
        /// Of twenty uniform fleets the one whose ships lie closest together: on average about where the nearest 5 % end.
        ///
        /// How far apart a fleet lies is the sum over all pairs of its ships of the steps, diagonal ones too, from one to the other.
        /// The choice among a fixed number is defined for every rule set, needs no limits measured beforehand, and always ends.
        Close = "close",
        /// Of twenty uniform fleets the one whose ships lie farthest apart, measured as for [`Deployer::Close`].
        Sparse = "sparse",
        /// Of twenty uniform fleets the tenth by how far apart its ships lie, measured as for [`Deployer::Close`].
        Mixed = "mixed",
        /// Every legal fleet as often as its ships' weights multiplied say: those of [`PlacementWeights::AGAINST_THE_SHOOTER`], made so that shooters
        /// who expect all fleets alike need more shots, and those who expect this need no fewer than on uniform fleets.
        AgainstTheShooter = "against-the-shooter",
    }
}

impl Deployer {
    /// The fleets of which one is chosen by how far apart its ships lie.
    pub(super) const CHOICE: usize = 20;

    /// Whether it deploys the fleets of these rules: only `against-the-shooter` needs rules of its own, see
    /// [`PlacementWeights::suits`].
    pub fn suits(self, rules: &Ruleset) -> bool {
        self != Self::AgainstTheShooter || PlacementWeights::suits(rules)
    }

    /// How often a ship lies here, against other placements of its class: 0 for never. Of the deployers that choose among several
    /// fleets, of each before the choice.
    pub fn weight(self, geometry: Geometry, cells: CellSet) -> u32 {
        match self {
            Self::AgainstTheShooter => PlacementWeights::AGAINST_THE_SHOOTER.weight(cells),
            _ => self.allows(geometry, cells).into(),
        }
    }

    fn allows(self, geometry: Geometry, cells: CellSet) -> bool {
        let (last_row, last_col) = (geometry.rows() - 1, geometry.cols() - 1);
        let lines =
            [geometry.row(0), geometry.row(last_row), geometry.col(0), geometry.col(last_col)];
        match self {
            Self::Uniform | Self::Close | Self::Sparse | Self::Mixed | Self::AgainstTheShooter => {
                true
            }
            Self::Border => cells.len() == 1 || lines.iter().any(|&line| cells.is_subset(line)),
            Self::Faulty => {
                let upright =
                    cells.iter().map(Cell::col).min() == cells.iter().map(Cell::col).max();
                let flat = cells.iter().map(Cell::row).min() == cells.iter().map(Cell::row).max();
                // A single has no axis of its own; the other program placed it as it placed any ship, so either way.
                let along_row = !cells.intersects(geometry.col(last_col));
                let along_col = !cells.intersects(geometry.row(last_row));
                match (flat, upright) {
                    (true, true) => along_row || along_col,
                    (true, false) => along_row,
                    (false, true) => along_col,
                    (false, false) => along_row && along_col,
                }
            }
        }
    }

    /// Of the fleets drawn, by rising distance, the place of the one that is placed; nothing where the first will do.
    pub(super) const fn rank(self) -> Option<usize> {
        match self {
            Self::Uniform | Self::Border | Self::Faulty | Self::AgainstTheShooter => None,
            Self::Close => Some(0),
            Self::Sparse => Some(Self::CHOICE - 1),
            Self::Mixed => Some(Self::CHOICE / 2 - 1),
        }
    }
}

impl fmt::Display for Deployer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No deployer has this name: code `unknown-deployer`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDeployer(pub String);

error_codes! {
    struct UnknownDeployer(deployer) => "unknown-deployer" { deployer }, "no deployer is called {deployer:?}";
}

impl FromStr for Deployer {
    type Err = UnknownDeployer;

    fn from_str(text: &str) -> Result<Self, UnknownDeployer> {
        Self::named(text).ok_or_else(|| UnknownDeployer(text.to_owned()))
    }
}
