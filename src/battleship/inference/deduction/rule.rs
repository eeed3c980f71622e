use serde::{Serialize, Serializer};

use super::{Board, Facts, rules, step::Findings, survey::Survey};

/// How much a rule asks of its reader. The greatest a puzzle needs is its difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// A look at a cell and its neighbours, or along a line.
    Cells,
    /// What ships were found, and which are still to be found.
    Ships,
    /// All the ways the ships of a length can still lie.
    Combinations,
    /// An assumption that rules out itself.
    Refutation,
    /// Trying every fleet.
    Counting,
}

/// A named way of reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Cells that touch a ship cell by a corner are water.
    DiagonalWater,
    /// A told end of a ship has ship on one side and water all round else.
    EndCell,
    /// A told ship of one cell has water all round.
    SubAlone,
    /// A told middle goes on along the only axis on which it can.
    MiddleAxis,
    /// A row or column that has all its ship cells is water elsewhere.
    LineFull,
    /// A row or column with no cell to spare is ship wherever it may be.
    LineNeedsAll,
    /// A ship cell whose sides are settled shows its content.
    ContentBySides,
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
    /// The opposite leads to a contradiction by rules.
    Refutation,
    /// No fleet that fits has it otherwise.
    Counting,
}

impl Rule {
    /// The named rules, all but refutation and counting: by group, contents last, as no rule rests on those concluded.
    pub const NAMED: [Self; 18] = [
        Self::DiagonalWater,
        Self::EndCell,
        Self::SubAlone,
        Self::MiddleAxis,
        Self::LineFull,
        Self::LineNeedsAll,
        Self::ShipFound,
        Self::LongestEnds,
        Self::RunMustGrow,
        Self::JoinsTooLong,
        Self::NothingFits,
        Self::LastCombinations,
        Self::InEveryCombination,
        Self::BesideEveryCombination,
        Self::OverCertainCell,
        Self::LineWays,
        Self::LongestTogether,
        Self::ContentBySides,
    ];

    /// A name that never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DiagonalWater => "diagonal-water",
            Self::EndCell => "end-cell",
            Self::SubAlone => "sub-alone",
            Self::MiddleAxis => "middle-axis",
            Self::LineFull => "line-full",
            Self::LineNeedsAll => "line-needs-all",
            Self::ContentBySides => "content-by-sides",
            Self::ShipFound => "ship-found",
            Self::LongestEnds => "longest-ends",
            Self::RunMustGrow => "run-must-grow",
            Self::JoinsTooLong => "joins-too-long",
            Self::NothingFits => "nothing-fits",
            Self::LastCombinations => "last-combinations",
            Self::InEveryCombination => "in-every-combination",
            Self::BesideEveryCombination => "beside-every-combination",
            Self::OverCertainCell => "over-certain-cell",
            Self::LineWays => "line-ways",
            Self::LongestTogether => "longest-together",
            Self::Refutation => "refutation",
            Self::Counting => "counting",
        }
    }

    /// Its group.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::DiagonalWater
            | Self::EndCell
            | Self::SubAlone
            | Self::MiddleAxis
            | Self::LineFull
            | Self::LineNeedsAll
            | Self::ContentBySides => Group::Cells,
            Self::ShipFound
            | Self::LongestEnds
            | Self::RunMustGrow
            | Self::JoinsTooLong
            | Self::NothingFits => Group::Ships,
            Self::LastCombinations
            | Self::InEveryCombination
            | Self::BesideEveryCombination
            | Self::OverCertainCell
            | Self::LineWays
            | Self::LongestTogether => Group::Combinations,
            Self::Refutation => Group::Refutation,
            Self::Counting => Group::Counting,
        }
    }

    /// Whether it looks at ships and combinations, not at cells and lines alone.
    pub(super) const fn surveys(self) -> bool {
        !matches!(self.group(), Group::Cells)
    }

    /// Looks for all that this rule finds.
    pub(super) fn find<const WHY: bool>(
        self,
        known: (&Board, &Facts),
        survey: &Survey,
        found: &mut Findings<WHY>,
    ) {
        found.begin(self);
        match self {
            Self::DiagonalWater => rules::diagonal_water(known, found),
            Self::EndCell => rules::end_cell(known, found),
            Self::SubAlone => rules::sub_alone(known, found),
            Self::MiddleAxis => rules::middle_axis(known, found),
            Self::LineFull => rules::line_full(known, found),
            Self::LineNeedsAll => rules::line_needs_all(known, found),
            Self::ContentBySides => rules::content_by_sides(known, found),
            Self::ShipFound => rules::ship_found(known, survey, found),
            Self::LongestEnds => rules::longest_ends(known, survey, found),
            Self::RunMustGrow => rules::run_must_grow(known, survey, found),
            Self::JoinsTooLong => rules::joins_too_long(known, survey, found),
            Self::NothingFits => rules::nothing_fits(known, survey, found),
            Self::LastCombinations => rules::last_combinations(known, survey, found),
            Self::InEveryCombination => rules::in_every_combination(known, survey, found),
            Self::BesideEveryCombination => rules::beside_every_combination(known, survey, found),
            Self::OverCertainCell => rules::over_certain_cell(known, survey, found),
            Self::LineWays => rules::line_ways(known, survey, found),
            Self::LongestTogether => rules::longest_together(known, survey, found),
            // Modes of proof, used only when asked: see `Chain`.
            Self::Refutation | Self::Counting => {}
        }
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
