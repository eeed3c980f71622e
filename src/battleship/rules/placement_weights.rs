use crate::grid::{Cell, CellSet, Geometry};

use super::{Contact, Ruleset};

/// The side of the board.
const SIDE: u8 = 10;
/// The lengths of the fleet's ships, each once.
const LENGTHS: [u8; 4] = [5, 4, 3, 2];

/// How often ships of the fleet 5-4-3-3-2 lie where on a board of 10×10, where they may touch: weights in hundredths, so that 100
/// is the mean of a uniform deployer.
///
/// By length, the longest first, by the steps of the ship's line from the border beside it, and by the steps of its nearer end from
/// the border ahead. So a placement weighs the same as its images under the board's symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacementWeights(pub [[[u16; 5]; 5]; 4]);

impl PlacementWeights {
    /// The weights of the uniform deployer: 100 hundredths for every placement.
    pub const EVEN: Self = Self([[[100; 5]; 5]; 4]);
    /// The weights of ships that lie along one outer line: 100 there, 0 elsewhere.
    pub const BORDER: Self = Self([[[100; 5], [0; 5], [0; 5], [0; 5], [0; 5]]; 4]);

    /// Whether these rules have the board and the fleet of the weights: 10×10, straight ships of 5, 4, 3, 3 and 2 cells that may
    /// touch.
    #[must_use]
    pub fn suits(rules: &Ruleset) -> bool {
        let fleet = rules.fleet();
        let length = |&class: &usize| fleet.classes()[class].shape.len();
        let ships = fleet.class_of();
        let of = |length_of: u8| {
            ships.iter().filter(|ship| length(ship) == u32::from(length_of)).count()
        };
        Geometry::new(SIDE, SIDE) == Some(rules.geometry())
            && rules.spec().contact == Contact::Free
            && !rules.announces_contents()
            && !rules.moves()
            && fleet.is_straight()
            && ships.len() == 5
            && LENGTHS.map(of) == [1, 1, 2, 1]
    }

    /// The weight of a placement on `cells`, in hundredths; the rules must be those that the weights suit.
    pub fn weight(&self, cells: CellSet) -> u32 {
        let (length, line, end) = Self::place(cells);
        self.0[length][line][end].into()
    }

    /// Of a placement the number of its length in the tables, and the steps of its line and of its nearer end from the border.
    #[must_use]
    #[inline(never)]
    pub fn place(cells: CellSet) -> (usize, usize, usize) {
        let first = cells.first().unwrap_or(Cell::new(0, 0));
        let upright = first.offset(1, 0).is_some_and(|below| cells.contains(below));
        let (line, end) = first.in_line(upright);
        let long = cells.len() as u8;
        let length = LENGTHS.iter().position(|&own| own == long).unwrap_or(0);
        let (line, end) = (line.min(SIDE - 1 - line), end.min(SIDE - long - end));
        (length, usize::from(line), usize::from(end))
    }
}
