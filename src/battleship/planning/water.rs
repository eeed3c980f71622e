use crate::{
    battleship::rules::{Contact, Ruleset},
    grid::{Cell, Geometry, MAX_SIDE},
};

use super::position::Position;

/// The lengths of ships that are told apart: the longest of a fleet, the next, and so on; all that follow are one.
pub(super) const LENGTHS: usize = 4;
/// Closed rows and columns on each side of the board, so that the cells around a cell need no test of the border.
const MARGIN: usize = 2;
/// The lattices whose shares of the misses are features: by both diagonals with steps of 2 to 5, where 2 has only one.
const LATTICES: [u8; 7] = [2, 3, 3, 4, 4, 5, 5];

/// All ways that the straight ships of a fleet can lie on an empty board, laid out for [`Water`].
///
/// Cells are *lanes* here: places on the board with its margin, row after row.
#[derive(Clone, Debug)]
pub struct Ways {
    geometry: Geometry,
    pub(super) apart: bool,
    pub(super) classes: Vec<ClassWays>,
    /// The lanes of the board in row order.
    pub(super) cells: Vec<u16>,
    /// How far the nearer and the farther of the borders along a row and a column lie, by lane: from 0 to 1, where 1 is four cells and more.
    pub(super) edge: Vec<(f32, f32)>,
    lattices: Vec<[u8; LATTICES.len()]>,
    /// By length the placements on the empty board, and the ships.
    pub(super) all: [f32; LENGTHS],
    pub(super) ships: [f32; LENGTHS],
    ship_cells: u32,
}

#[derive(Clone, Debug)]
pub(super) struct ClassWays {
    /// The place of its length among those of the fleet.
    pub length: usize,
    count: u8,
    cells: usize,
    /// The lanes of every placement, one after another.
    lanes: Vec<u16>,
    /// By lane the placements that cover it.
    pub through: Vec<Vec<u16>>,
}

impl ClassWays {
    fn new(ways: &Ways, length: usize, cells: u8, count: u8) -> Self {
        let board = ways.geometry;
        let mut lanes = Vec::new();
        for begin in board.cells() {
            for (rows, cols) in [(0, 1), (1, 0)] {
                let along = |step: u8| begin.offset((rows * step) as i8, (cols * step) as i8);
                let way = (0..cells).map(|step| along(step).filter(|&cell| board.contains(cell)));
                // A ship of one cell lies in one way, not in two.
                let is_new = 1 < cells || cols == 1;
                if let Some(way) = way.collect::<Option<Vec<_>>>().filter(|_| is_new) {
                    lanes.extend(way.into_iter().map(|cell| ways.lane(cell)));
                }
            }
        }
        let cells = usize::from(cells);
        let mut through = vec![Vec::new(); ways.lanes()];
        for (place, &lane) in lanes.iter().enumerate() {
            through[usize::from(lane)].push((place / cells) as u16);
        }
        Self { length, count, cells, lanes, through }
    }

    pub fn way(&self, number: u16) -> &[u16] {
        &self.lanes[usize::from(number) * self.cells..][..self.cells]
    }

    fn len(&self) -> usize {
        self.lanes.len() / self.cells
    }
}

impl Ways {
    /// Whether hunts can be planned under these rules: straight ships lie still, sinkings are announced, and no lines
    /// are counted.
    pub fn suits(rules: &Ruleset) -> bool {
        !rules.moves()
            && rules.announces_sinkings()
            && !rules.spec().clues
            && rules.fleet().is_straight()
    }

    /// The ways of the ships of `rules`, whose ships must be straight. Linear in the placements.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Self {
        let ships = rules.fleet().classes().iter();
        let ships: Vec<_> = ships.map(|class| (class.shape.len() as u8, class.count)).collect();
        Self::of(rules.geometry(), rules.spec().contact, &ships)
    }

    /// The ways of the ships of a position. Linear in the placements.
    pub(super) fn of_position(position: &Position) -> Self {
        let ships: Vec<_> = position.ships.iter().map(|own| (own.length, own.count)).collect();
        Self::of(position.geometry, position.contact, &ships)
    }

    /// The ways of straight ships, which are given class by class with their length and their number.
    pub(super) fn of(geometry: Geometry, contact: Contact, ships: &[(u8, u8)]) -> Self {
        let mut ways = Self {
            geometry,
            apart: contact == Contact::Apart,
            classes: Vec::new(),
            cells: Vec::new(),
            edge: Vec::new(),
            lattices: Vec::new(),
            all: [0.0; LENGTHS],
            ships: [0.0; LENGTHS],
            ship_cells: ships
                .iter()
                .map(|&(length, count)| u32::from(length) * u32::from(count))
                .sum(),
        };
        ways.edge = vec![(0.0, 0.0); ways.lanes()];
        ways.lattices = vec![[0; LATTICES.len()]; ways.lanes()];
        ways.cells = geometry.cells().map(|cell| ways.lane(cell)).collect();
        for cell in geometry.cells() {
            let lane = usize::from(ways.lane(cell));
            ways.edge[lane] = edge(geometry, cell);
            ways.lattices[lane] = lattices(cell);
        }
        for &(cells, count) in ships {
            let of_fleet = |length: &u8| ships.iter().any(|(other, _)| other == length);
            let place = (cells + 1..=MAX_SIDE).filter(of_fleet).count();
            let own = ClassWays::new(&ways, place.min(LENGTHS - 1), cells, count);
            ways.all[own.length] += own.len() as f32;
            ways.ships[own.length] += f32::from(count);
            ways.classes.push(own);
        }
        ways
    }

    /// The size of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The lanes of a row.
    pub(super) fn stride(&self) -> usize {
        usize::from(self.geometry.cols()) + 2 * MARGIN
    }

    /// The lanes of the board with its margin.
    pub(super) fn lanes(&self) -> usize {
        (usize::from(self.geometry.rows()) + 2 * MARGIN) * self.stride()
    }

    /// The lane of a cell of the board.
    pub(super) fn lane(&self, cell: Cell) -> u16 {
        ((usize::from(cell.row()) + MARGIN) * self.stride() + usize::from(cell.col()) + MARGIN)
            as u16
    }

    /// The cell of a lane of the board.
    pub(super) fn cell(&self, lane: u16) -> Cell {
        let (row, col) = (usize::from(lane) / self.stride(), usize::from(lane) % self.stride());
        Cell::new((row - MARGIN) as u8, (col - MARGIN) as u8)
    }
}

fn edge(geometry: Geometry, cell: Cell) -> (f32, f32) {
    let near = |place: u8, side: u8| f32::from(place.min(side - 1 - place).min(4)) / 4.0;
    let (down, across) = (near(cell.row(), geometry.rows()), near(cell.col(), geometry.cols()));
    (down.min(across), down.max(across))
}

/// The class of a cell in each lattice: diagonals of one direction, then of the other.
fn lattices(cell: Cell) -> [u8; LATTICES.len()] {
    let (one, other) = (cell.row() + cell.col(), cell.row() + 60 - cell.col());
    let [two, three, _, four, _, five, _] = LATTICES;
    [one % two, one % three, other % three, one % four, other % four, one % five, other % five]
}

/// What is left of a hunt's board: open cells, wounds, and how many placements of each ship no miss has ruled out.
#[derive(Clone, Debug)]
pub struct Water<'a> {
    pub(super) ways: &'a Ways,
    pub(super) open: Vec<bool>,
    /// By class whether a placement is possible.
    pub(super) alive: Vec<Vec<bool>>,
    /// By length and lane the possible placements that cover it.
    pub(super) covers: [Vec<f32>; LENGTHS],
    /// By length the possible placements.
    pub(super) total: [f32; LENGTHS],
    /// By class the possible placements.
    class_total: Vec<f32>,
    /// By class, and by length, the ships not sunk.
    pub(super) class_afloat: Vec<u8>,
    pub(super) afloat: [f32; LENGTHS],
    /// The hits on ships not sunk.
    pub(super) wounds: Vec<u16>,
    pub(super) open_cells: u32,
    /// The ship cells not hit.
    pub(super) ship_cells: u32,
    pub(super) misses: u32,
    /// By lattice and class the misses in it.
    lattice_misses: [[u32; 5]; LATTICES.len()],
}

impl<'a> Water<'a> {
    /// The board before the first shot. Linear in the placements.
    #[must_use]
    pub fn new(ways: &'a Ways) -> Self {
        let mut open = vec![false; ways.lanes()];
        for &lane in &ways.cells {
            open[usize::from(lane)] = true;
        }
        let mut covers = std::array::from_fn(|_| vec![0.0; ways.lanes()]);
        for class in &ways.classes {
            let covers: &mut Vec<f32> = &mut covers[class.length];
            for (cover, through) in covers.iter_mut().zip(&class.through) {
                *cover += through.len() as f32;
            }
        }
        Self {
            ways,
            open,
            alive: ways.classes.iter().map(|class| vec![true; class.len()]).collect(),
            covers,
            total: ways.all,
            class_total: ways.classes.iter().map(|class| class.len() as f32).collect(),
            class_afloat: ways.classes.iter().map(|class| class.count).collect(),
            afloat: ways.ships,
            wounds: Vec::new(),
            open_cells: ways.cells.len() as u32,
            ship_cells: ways.ship_cells,
            misses: 0,
            lattice_misses: [[0; 5]; LATTICES.len()],
        }
    }

    /// The board as a player knows it.
    #[must_use]
    pub fn known(ways: &'a Ways, position: &Position) -> Self {
        let mut water = Self::new(ways);
        for cell in ways.geometry.board() - position.open - position.wounds {
            water.close(ways.lane(cell));
        }
        for cell in position.misses {
            water.count_miss(ways.lane(cell));
        }
        for cell in position.wounds {
            water.wound(ways.lane(cell));
        }
        water.ship_cells = ways.ship_cells.saturating_sub(position.hits);
        for (class, ships) in position.ships.iter().enumerate() {
            for _ in ships.afloat..water.class_afloat[class] {
                water.sink_one(class);
            }
        }
        water
    }

    /// A shot that missed.
    pub(super) fn miss(&mut self, lane: u16) {
        self.close(lane);
        self.count_miss(lane);
    }

    /// A shot that hit.
    pub(super) fn wound(&mut self, lane: u16) {
        if self.open[usize::from(lane)] {
            self.open[usize::from(lane)] = false;
            self.open_cells -= 1;
        }
        self.ship_cells = self.ship_cells.saturating_sub(1);
        self.wounds.push(lane);
    }

    /// A ship of `class` sank, whose cells are known, all hit.
    pub(super) fn sink(&mut self, class: usize, cells: &[u16]) {
        self.sink_one(class);
        self.settle(cells);
        if self.ways.apart {
            let stride = self.ways.stride();
            for &lane in cells {
                let first = usize::from(lane) - stride - 1;
                for beside in 0..9 {
                    self.close((first + beside / 3 * stride + beside % 3) as u16);
                }
            }
        }
    }

    /// The cells of a ship that sank: they are no wounds any more.
    pub(super) fn settle(&mut self, cells: &[u16]) {
        self.wounds.retain(|wound| !cells.contains(wound));
        for &lane in cells {
            self.close(lane);
        }
    }

    fn sink_one(&mut self, class: usize) {
        self.class_afloat[class] -= 1;
        self.afloat[self.ways.classes[class].length] -= 1.0;
    }

    /// No ship afloat lies on this cell.
    fn close(&mut self, lane: u16) {
        let place = usize::from(lane);
        if self.open[place] {
            self.open[place] = false;
            self.open_cells -= 1;
        }
        let alive = self.alive.iter_mut().zip(&mut self.class_total);
        for (class, (alive, class_total)) in self.ways.classes.iter().zip(alive) {
            let covers = &mut self.covers[class.length];
            for &way in &class.through[place] {
                let possible = &mut alive[usize::from(way)];
                if *possible {
                    *possible = false;
                    *class_total -= 1.0;
                    self.total[class.length] -= 1.0;
                    for &cell in class.way(way) {
                        covers[usize::from(cell)] -= 1.0;
                    }
                }
            }
        }
    }

    fn count_miss(&mut self, lane: u16) {
        self.misses += 1;
        for (misses, class) in
            self.lattice_misses.iter_mut().zip(self.ways.lattices[usize::from(lane)])
        {
            misses[usize::from(class)] += 1;
        }
    }

    /// By lattice the share of the misses in the cell's class.
    pub(super) fn lattice_shares(&self, lane: u16) -> [f32; LATTICES.len()] {
        let classes = self.ways.lattices[usize::from(lane)];
        std::array::from_fn(|lattice| {
            let own = self.lattice_misses[lattice][usize::from(classes[lattice])];
            own as f32 / (self.misses + 1) as f32
        })
    }

    /// Estimates by lane the chance that a shot hits a ship that was hit before: of the placements through wounds, each weighing 32 times
    /// as much for every further wound that it explains. All 0 where none is possible.
    pub(super) fn wounded_chances(&self, chances: &mut [f32]) {
        chances.fill(0.0);
        let mut sum = 0.0;
        for (class, alive) in self.alive.iter().enumerate() {
            let ways = &self.ways.classes[class];
            if self.class_afloat[class] == 0 {
                continue;
            }
            let weight = f32::from(self.class_afloat[class]) / self.class_total[class].max(1.0);
            for (number, &wound) in self.wounds.iter().enumerate() {
                for &way in &ways.through[usize::from(wound)] {
                    let cells = ways.way(way);
                    // A placement counts at the first of its wounds.
                    let counted = self.wounds[..number].iter().any(|wound| cells.contains(wound));
                    if counted || !alive[usize::from(way)] {
                        continue;
                    }
                    let open = cells.iter().filter(|&&lane| self.open[usize::from(lane)]).count();
                    if open == 0 {
                        continue;
                    }
                    let explained = (cells.len() - open - 1).min(5);
                    let own = weight * (1_u32 << (5 * explained)) as f32;
                    sum += own;
                    for &lane in cells {
                        if self.open[usize::from(lane)] {
                            chances[usize::from(lane)] += own;
                        }
                    }
                }
            }
        }
        if 0.0 < sum {
            chances.iter_mut().for_each(|chance| *chance /= sum);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        battleship::rules::Placement,
        grid::CellSet,
        rng::{GameRng, Seed, Stream},
    };

    const RULES: [&str; 3] = [
        "admiral",
        "sea-battle",
        r#"{"rows": 9, "cols": 7, "contact": "apart", "fleet": [{"name": "ram", "length": 7}, {"name": "boat", "length": 4},
            {"name": "skiff", "count": 2, "length": 3}, {"name": "raft", "length": 2}, {"name": "buoy", "length": 1}]}"#,
    ];

    /// The possible placements of the ships of a length, class by class with the ships afloat.
    fn possible(rules: &Ruleset, closed: CellSet, length: usize) -> Vec<(usize, Placement)> {
        let classes = rules.fleet().classes();
        let longer = |class: usize| {
            let mut longer: Vec<u32> = classes.iter().map(|class| class.shape.len()).collect();
            longer.retain(|&other| classes[class].shape.len() < other);
            longer.sort_unstable();
            longer.dedup();
            longer.len().min(LENGTHS - 1)
        };
        let own = (0..classes.len()).filter(|&class| longer(class) == length);
        let all = own.flat_map(|class| {
            rules.placements(class).all().iter().map(move |&placement| (class, placement))
        });
        all.filter(|(_, placement)| !placement.cells.intersects(closed)).collect()
    }

    #[test]
    fn counts_are_those_of_placements_counted_anew() {
        let mut rng = GameRng::new(Seed(1), Stream::Seal);
        for text in RULES {
            let rules = Ruleset::read(text).expect("rules");
            let ways = Ways::new(&rules);
            let mut water = Water::new(&ways);
            let (mut closed, mut wounds) = (CellSet::EMPTY, CellSet::EMPTY);
            let board = rules.geometry().board();
            while let Some(cell) = rng.cell(board - closed - wounds) {
                if rng.below(6) == 0 && wounds.len() < 4 {
                    wounds.insert(cell);
                    water.wound(ways.lane(cell));
                } else {
                    closed.insert(cell);
                    water.miss(ways.lane(cell));
                }
                assert_eq!(water.open_cells, (board - closed - wounds).len());
                assert_eq!(water.misses, closed.len());
                for length in 0..LENGTHS {
                    let possible = possible(&rules, closed, length);
                    assert_eq!(water.total[length], possible.len() as f32);
                    for cell in board {
                        let over = possible.iter().filter(|(_, way)| way.cells.contains(cell));
                        let covers = water.covers[length][usize::from(ways.lane(cell))];
                        assert_eq!(covers, over.count() as f32, "{text} {cell}");
                    }
                }
                assert_wounded(&rules, &water, closed, wounds);
            }
        }
    }

    /// The chances near wounds are those of a plain sum over placements.
    fn assert_wounded(rules: &Ruleset, water: &Water<'_>, closed: CellSet, wounds: CellSet) {
        let mut own = vec![0.0; water.ways.lanes()];
        water.wounded_chances(&mut own);
        let (mut sums, mut all) = ([0.0_f64; 256], 0.0);
        for length in 0..LENGTHS {
            let possible = possible(rules, closed, length);
            for (class, way) in &possible {
                let explained = (way.cells & wounds).len();
                if explained == 0 || way.cells.is_subset(wounds) {
                    continue;
                }
                let ships = f64::from(rules.fleet().classes()[*class].count);
                let alike = possible.iter().filter(|(other, _)| other == class).count();
                let weight = ships / alike as f64 * 32_f64.powi(explained as i32 - 1);
                all += weight;
                for cell in way.cells - wounds {
                    sums[cell.index()] += weight;
                }
            }
        }
        for cell in rules.geometry().cells() {
            let chance = f64::from(own[usize::from(water.ways.lane(cell))]);
            let naive = if all == 0.0 { 0.0 } else { sums[cell.index()] / all };
            assert!((chance - naive).abs() < 1e-4, "{cell}: {chance} {naive}");
        }
    }

    #[test]
    fn cells_survive_their_lanes() {
        for text in RULES {
            let ways = Ways::new(&Ruleset::read(text).expect("rules"));
            for cell in ways.geometry().cells() {
                assert_eq!(ways.cell(ways.lane(cell)), cell);
            }
        }
    }
}
