use serde::Serialize;

use crate::{
    battleship::{
        inference::{
            Constraints,
            deduction::Deduction,
            exact::{Backtracking, Counter, FoundFleet},
        },
        rules::Content,
    },
    grid::{Cell, Geometry},
};

use super::Puzzle;

/// How many solutions a puzzle has: none, one, or at least two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// None: its counts and givens contradict each other.
    None,
    /// Exactly one.
    One,
    /// At least two.
    Several,
}

impl Solutions {
    /// The text in reports, which never changes: `0`, `1` or `2+`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::None => "0",
            Self::One => "1",
            Self::Several => "2+",
        }
    }
}

/// A solution as text, a line for each row and a character for each cell: `.` water, `<#>` and `^#v` ships by their ends and
/// middles, `o` a ship of one cell.
pub type Grid = Vec<String>;

/// The characters of cells in a [`Grid`], in the order of [`Content::ALL`].
const SIGNS: &[u8; Content::ALL.len()] = b".<>#^vo";

/// What was found of a puzzle: its solutions and the reasons for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PuzzleReport {
    /// The puzzle's name.
    pub id: String,
    /// [`Solutions::text`], or `undecided`.
    pub solutions: &'static str,
    /// A solution, where one was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
    /// A second solution, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Grid>,
    /// Why the solution is what it is, where there is one only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Deduction>,
}

/// The search for the solutions of a puzzle, in slices of work. It ends with the second.
#[derive(Clone, Debug)]
pub struct SolutionSearch {
    id: String,
    geometry: Geometry,
    search: Backtracking,
    done: bool,
}

impl SolutionSearch {
    /// A search for the solutions of `puzzle`, which has done no work yet.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let constraints = Constraints::new(puzzle.knowledge(), None);
        let search = Backtracking::searching(&constraints, 2);
        let search = search.expect("a puzzle's ships are straight");
        Self { id: puzzle.id().to_owned(), geometry: constraints.geometry, search, done: false }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The solutions found do not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        self.done = self.done || self.search.advance(work);
        self.done
    }

    /// The work done so far, in units of 0.1 µs.
    pub const fn work(&self) -> u64 {
        self.search.work()
    }

    /// How many solutions there are; `None` while that is not known.
    pub fn solutions(&self) -> Option<Solutions> {
        match self.search.fleets().len() {
            0 => self.done.then_some(Solutions::None),
            1 => self.done.then_some(Solutions::One),
            _ => Some(Solutions::Several),
        }
    }

    /// The solutions found so far, at most two, as ships with their class numbers.
    pub fn fleets(&self) -> &[FoundFleet] {
        let found = self.search.fleets();
        &found[..found.len().min(2)]
    }

    /// The solutions found so far, at most two, as text.
    pub fn grids(&self) -> Vec<Grid> {
        self.fleets().iter().map(|fleet| self.grid(fleet)).collect()
    }

    /// The report of what was found so far, without reasons.
    pub fn observed(&self) -> PuzzleReport {
        let mut grids = self.grids().into_iter();
        PuzzleReport {
            id: self.id.clone(),
            solutions: self.solutions().map_or("undecided", Solutions::text),
            grid: grids.next(),
            other: grids.next(),
            steps: Vec::new(),
        }
    }

    fn grid(&self, fleet: &FoundFleet) -> Grid {
        let sign = |cell: Cell| {
            let ship = fleet.iter().find(|(_, ship)| ship.contains(cell));
            let content = ship.map_or(Content::Water, |&(_, ship)| Content::of(ship, cell));
            char::from(SIGNS[content as usize])
        };
        let row = |row| (0..self.geometry.cols()).map(|col| sign(Cell::new(row, col))).collect();
        (0..self.geometry.rows()).map(row).collect()
    }
}
