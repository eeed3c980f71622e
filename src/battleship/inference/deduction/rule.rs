use serde::Serialize;

use crate::json_value::named_enum;

/// How much a rule demands of a reader. The greatest group that a puzzle needs is its difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// A look at a cell and its neighbours, or along a line.
    Cells,
    /// The ships found, and those still to be found.
    Ships,
    /// All the ways the ships of a length can still lie.
    Combinations,
    /// An assumption that leads to a contradiction.
    Refutation,
    /// A count of all fleets.
    Counting,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident = $id:literal, $group:ident;)*) => {
        named_enum! {
            /// A named rule of deduction, in the order in which rules are asked. Each is sound: what it concludes holds in every
            /// fleet that fits.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum Rule { $($(#[$doc])* $rule = $id,)* }
        }

        impl Rule {
            /// The group of the rule, which says how much it demands of a reader.
            pub const fn group(self) -> Group {
                match self { $(Self::$rule => Group::$group,)* }
            }
        }
    };
}

// Every rule with its name, which is a published format, and its group.
rules! {
    /// Cells that touch a ship cell by a corner are water.
    DiagonalWater = "diagonal-water", Cells;
    /// An observed end of a ship has ship on one side and water all round else.
    EndCell = "end-cell", Cells;
    /// An observed ship of one cell has water all round.
    SubAlone = "sub-alone", Cells;
    /// An observed middle goes on along the only axis on which it can.
    MiddleAxis = "middle-axis", Cells;
    /// A row or column that has all its ship cells is water elsewhere.
    LineFull = "line-full", Cells;
    /// A row or column with no cell to spare is ship wherever it may be.
    LineNeedsAll = "line-needs-all", Cells;
    /// A run of ship cells with water all round is a ship, and shows its contents.
    ShipFound = "ship-found", Ships;
    /// A run as long as the longest ship still to be found is that ship: water at its ends.
    LongestEnds = "longest-ends", Ships;
    /// A run shorter than any ship still to be found goes on to its only free side.
    RunMustGrow = "run-must-grow", Ships;
    /// A cell that would join ship cells to a run longer than any ship still to be found is water.
    JoinsTooLong = "joins-too-long", Ships;
    /// A cell where no ship still to be found fits is water.
    NothingFits = "nothing-fits", Ships;
    /// As many combinations are left as ships of the length: they are those ships.
    LastCombinations = "last-combinations", Combinations;
    /// A cell in all combinations of a length still to be found is ship.
    InEveryCombination = "in-every-combination", Combinations;
    /// A cell beside all combinations of a length still to be found is water.
    BesideEveryCombination = "beside-every-combination", Combinations;
    /// All combinations over a certain cell share a cell, or one beside them.
    OverCertainCell = "over-certain-cell", Combinations;
    /// All ways to fill a row or column with ships as its count asks share cells, or cells beside them.
    LineWays = "line-ways", Combinations;
    /// All arrangements of the longest ships still to be found share cells, or cells beside them.
    LongestTogether = "longest-together", Combinations;
    /// A ship cell whose sides are settled shows its content.
    ContentBySides = "content-by-sides", Cells;
    /// The opposite leads to a contradiction by rules.
    Refutation = "refutation", Refutation;
    /// No fleet that fits has it otherwise.
    Counting = "counting", Counting;
}

impl Rule {
    /// The named rules, all but refutation and counting. Contents come last, as no rule rests on concluded contents.
    pub const NAMED: [Self; Self::ALL.len() - 2] =
        *Self::ALL.first_chunk().expect("two rules come after them");

    /// Whether it looks at ships and combinations, not at cells and lines alone.
    pub(super) const fn surveys(self) -> bool {
        !matches!(self.group(), Group::Cells)
    }
}
