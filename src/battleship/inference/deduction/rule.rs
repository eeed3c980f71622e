use serde::Serialize;

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

/// A named rule of deduction, in the order in which rules are asked. Each is sound: what it concludes holds in every fleet that
/// fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Cells that touch a ship cell by a corner are water.
    DiagonalWater,
    /// An observed end of a ship has ship on one side and water all round else.
    EndCell,
    /// An observed ship of one cell has water all round.
    SubAlone,
    /// An observed middle goes on along the only axis on which it can.
    MiddleAxis,
    /// A row or column that has all its ship cells is water elsewhere.
    LineFull,
    /// A row or column with no cell to spare is ship wherever it may be.
    LineNeedsAll,
    /// A run of ship cells with water all round is a ship, and shows its contents.
    ShipFound,
    /// A run as long as the longest ship still to be found is that ship: water at its ends.
    LongestEnds,
    /// A run shorter than any ship still to be found goes on to its only free side.
    RunMustGrow,
    /// A cell that would join ship cells to a run longer than any ship still to be found is water.
    JoinsTooLong,
    /// A cell where no ship still to be found fits is water.
    NothingFits,
    /// As many combinations are left as ships of the length: they are those ships.
    LastCombinations,
    /// A cell in all combinations of a length still to be found is ship.
    InEveryCombination,
    /// A cell beside all combinations of a length still to be found is water.
    BesideEveryCombination,
    /// All combinations over a certain cell share a cell, or one beside them.
    OverCertainCell,
    /// All ways to fill a row or column with ships as its count asks share cells, or cells beside them.
    LineWays,
    /// All arrangements of the longest ships still to be found share cells, or cells beside them.
    LongestTogether,
    /// A ship cell whose sides are settled shows its content.
    ContentBySides,
    /// The opposite leads to a contradiction by rules.
    Refutation,
    /// No fleet that fits has it otherwise.
    Counting,
}

/// Every rule with its name and its group, in the order of [`Rule`]. The names are a published format.
const TABLE: &[(Rule, &str, Group)] = &[
    (Rule::DiagonalWater, "diagonal-water", Group::Cells),
    (Rule::EndCell, "end-cell", Group::Cells),
    (Rule::SubAlone, "sub-alone", Group::Cells),
    (Rule::MiddleAxis, "middle-axis", Group::Cells),
    (Rule::LineFull, "line-full", Group::Cells),
    (Rule::LineNeedsAll, "line-needs-all", Group::Cells),
    (Rule::ShipFound, "ship-found", Group::Ships),
    (Rule::LongestEnds, "longest-ends", Group::Ships),
    (Rule::RunMustGrow, "run-must-grow", Group::Ships),
    (Rule::JoinsTooLong, "joins-too-long", Group::Ships),
    (Rule::NothingFits, "nothing-fits", Group::Ships),
    (Rule::LastCombinations, "last-combinations", Group::Combinations),
    (Rule::InEveryCombination, "in-every-combination", Group::Combinations),
    (Rule::BesideEveryCombination, "beside-every-combination", Group::Combinations),
    (Rule::OverCertainCell, "over-certain-cell", Group::Combinations),
    (Rule::LineWays, "line-ways", Group::Combinations),
    (Rule::LongestTogether, "longest-together", Group::Combinations),
    (Rule::ContentBySides, "content-by-sides", Group::Cells),
    (Rule::Refutation, "refutation", Group::Refutation),
    (Rule::Counting, "counting", Group::Counting),
];

impl Rule {
    /// The named rules, all but refutation and counting. Contents come last, as no rule rests on concluded contents.
    pub const NAMED: [Self; TABLE.len() - 2] = {
        let mut named = [Self::DiagonalWater; TABLE.len() - 2];
        let mut place = 0;
        while place < TABLE.len() {
            assert!(TABLE[place].0 as usize == place, "the table has the order of the rules");
            if place < named.len() {
                named[place] = TABLE[place].0;
            }
            place += 1;
        }
        named
    };

    /// The name in texts and links, lower-case words joined by `-`. It never changes.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The group of the rule, which says how much it demands of a reader.
    pub const fn group(self) -> Group {
        TABLE[self as usize].2
    }

    /// Whether it looks at ships and combinations, not at cells and lines alone.
    pub(super) const fn surveys(self) -> bool {
        !matches!(self.group(), Group::Cells)
    }
}
