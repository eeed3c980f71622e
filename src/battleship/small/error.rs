use crate::error_code::error_codes;

/// The most cells of a small board, 6×6 for example.
pub const MAX_CELLS: usize = 36;
/// The most layouts of the fleet on a small board.
pub const MAX_LAYOUTS: usize = 2_000;
/// The most ships of the fleet on a small board.
pub const MAX_SHIPS: usize = 4;
/// The most cells of one ship on a small board.
pub const MAX_LENGTH: u32 = 8;

/// Why a small board is not solved, or a question about it is refused: codes `small-board-too-large`, `too-many-layouts`,
/// `no-legal-deployment`, `small-not-for-rules`, `too-many-positions`, `numbers-too-large`, `no-such-branch`, `not-solved-yet`
/// and `unknown-policy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SmallError {
    /// The board exceeds [`MAX_CELLS`], or the fleet [`MAX_SHIPS`] or [`MAX_LENGTH`].
    BoardTooLarge,
    /// There are more than [`MAX_LAYOUTS`] layouts.
    TooManyLayouts,
    /// There is no layout.
    NoLegalDeployment,
    /// The rules announce more than hits, misses and sinkings, or give knowledge at the start.
    NotForRules,
    /// The table of positions is full.
    TooManyPositions,
    /// A number of an equilibrium exceeds its integer type.
    NumbersTooLarge,
    /// A path leaves the tree: no such answer can be given.
    NoSuchBranch,
    /// Work is left: a search stopped at the end of its budget.
    NotSolvedYet,
    /// No policy has this name.
    UnknownPolicy,
}

error_codes! {
    SmallError {
        BoardTooLarge => "small-board-too-large" { cells: MAX_CELLS, ships: MAX_SHIPS, length: MAX_LENGTH },
            "more than {MAX_CELLS} cells, {MAX_SHIPS} ships or {MAX_LENGTH} cells a ship";
        TooManyLayouts => "too-many-layouts" { max: MAX_LAYOUTS }, "more than {MAX_LAYOUTS} layouts";
        NoLegalDeployment => "no-legal-deployment", "no legal deployment exists";
        NotForRules => "small-not-for-rules", "only hits, misses and sinkings may be told";
        TooManyPositions => "too-many-positions", "too many positions to keep";
        NumbersTooLarge => "numbers-too-large", "the numbers of the equilibrium grow too large";
        NoSuchBranch => "no-such-branch", "no such answer leads on there";
        NotSolvedYet => "not-solved-yet", "the count is not at its end";
        UnknownPolicy => "unknown-policy", "a policy is optimal or greedy";
    }
}
