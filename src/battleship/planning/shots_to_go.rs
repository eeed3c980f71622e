use crate::{
    battleship::inference::FoundFleet,
    grid::{Cell, CellSet},
};

use super::{
    draw::Draw,
    hunt_player::HuntPlayer,
    water::{Water, Ways},
    weights::Weights,
};

/// The work of one hunt to its end.
const HUNT_WORK: u64 = 1_000;
/// Half the width of an interval of 95 % in standard errors: that of a normal distribution.
pub const OF_95_PERCENT: f64 = 1.96;

/// How many shots a hunt still takes on average, by its next shot: the same fleets, drawn among all that fit, are hunted to the end after
/// each of these shots, by the learned scores ([`HuntPlayer`]).
///
/// Comparing on common fleets is the method of common random numbers (see A. M. Law, *Simulation Modeling and Analysis*, 2015): the
/// difference of two cells is known better than either mean.
#[derive(Debug)]
pub struct ShotsToGo {
    draw: Draw,
    ways: Ways,
    weights: Weights,
    played: usize,
    cells: Vec<Sums>,
}

/// The sums over the hunts after one shot.
#[derive(Clone, Debug)]
struct Sums {
    cell: Cell,
    lane: u16,
    shots: Moments,
    /// How many more they were than after the first of the cells.
    more: Moments,
    by_shots: Vec<u32>,
}

/// A sum and a sum of squares.
#[derive(Clone, Copy, Debug, Default)]
struct Moments {
    sum: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean, and the half-width of its 95 % interval.
    fn mean(self, count: usize) -> Mean {
        let count = count as f64;
        let mean = self.sum / count;
        let variance = (self.squares - mean * self.sum).max(0.0) / (count - 1.0).max(1.0);
        Mean { value: mean, error: OF_95_PERCENT * (variance / count).sqrt() }
    }
}

/// A mean, and the half-width of its 95 % interval, both in shots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The half-width.
    pub error: f64,
}

/// What a shot at one cell promises.
#[derive(Clone, Debug, PartialEq)]
pub struct CellShots {
    /// The cell shot at next.
    pub cell: Cell,
    /// The shots to the end of the hunt, this one included.
    pub shots: Mean,
    /// How many more they are than after a shot at the first of the cells.
    pub more: Mean,
    /// The number of fleets by the shots that they took, from 0 on; at most one entry for each open cell besides.
    pub by_shots: Vec<u32>,
}

/// The hunts on one fleet, shot by shot.
#[derive(Clone, Debug, PartialEq)]
pub struct HuntsOnFleet {
    /// The cells of each ship.
    pub ships: Vec<CellSet>,
    /// For each cell that is compared the shots of the hunt, which begins there.
    pub hunts: Vec<Vec<Cell>>,
}

impl ShotsToGo {
    /// The greatest number of cells compared.
    pub const MAX_CELLS: usize = 16;
    /// The number of fleets whose hunts are told shot by shot: they are looked at one by one.
    pub const TOLD: usize = 12;

    /// Begins to compare shots at these `cells`, on the fleets of a draw; those that are not open, those named
    /// before, and all beyond [`Self::MAX_CELLS`], are left out. It does no work yet.
    #[must_use]
    pub fn new(draw: Draw, cells: &[Cell]) -> Self {
        let ways = Ways::of_position(&draw.position);
        let open = draw.position.open;
        let is_first = |&(at, cell): &(usize, Cell)| !cells[..at].contains(&cell);
        let distinct = cells.iter().copied().enumerate().filter(is_first).map(|(_, cell)| cell);
        let cells = distinct.filter(|&cell| open.contains(cell));
        let sums = |cell| Sums {
            cell,
            lane: ways.lane(cell),
            shots: Moments::default(),
            more: Moments::default(),
            by_shots: Vec::new(),
        };
        let cells = cells.take(Self::MAX_CELLS).map(sums).collect();
        let weights = Weights::of(&draw.position);
        Self { draw, ways, weights, played: 0, cells }
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The outcome does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        let water = Water::known(&self.ways, &self.draw.position);
        let mut player = HuntPlayer::new(&self.ways, &self.weights);
        let mut spent = 0;
        while spent < work && self.played < self.draw.fleets.len() {
            hunt(&water, &self.draw.fleets[self.played], &mut player, &mut self.cells);
            self.played += 1;
            spent += HUNT_WORK * self.cells.len().max(1) as u64;
        }
        self.played == self.draw.fleets.len()
    }

    /// The fleets that were hunted so far.
    pub const fn fleets(&self) -> usize {
        self.played
    }

    /// What each cell promises, in the order in which they were given, from the fleets hunted so far; `None` where there were fewer than
    /// two.
    pub fn outcome(&self) -> Option<Vec<CellShots>> {
        let of = |own: &Sums| CellShots {
            cell: own.cell,
            shots: own.shots.mean(self.played),
            more: own.more.mean(self.played),
            by_shots: own.by_shots.clone(),
        };
        (1 < self.played).then(|| self.cells.iter().map(of).collect())
    }

    /// The hunts on the first of the fleets, at most [`Self::TOLD`], shot by shot, once all are hunted; before that none.
    #[must_use]
    pub fn hunts(&self) -> Vec<HuntsOnFleet> {
        if self.played < self.draw.fleets.len() {
            return Vec::new();
        }
        let water = Water::known(&self.ways, &self.draw.position);
        let mut player = HuntPlayer::new(&self.ways, &self.weights);
        let mut fired = |fleet: &FoundFleet, own: &Sums| {
            player.play_from(water.clone(), fleet, own.lane);
            player.fired()
        };
        let hunted = self.draw.fleets.iter().take(Self::TOLD);
        hunted
            .map(|fleet| HuntsOnFleet {
                ships: fleet.iter().map(|&(_, cells)| cells).collect(),
                hunts: self.cells.iter().map(|own| fired(fleet, own)).collect(),
            })
            .collect()
    }
}

fn hunt<'a>(
    water: &Water<'a>,
    fleet: &FoundFleet,
    player: &mut HuntPlayer<'a>,
    cells: &mut [Sums],
) {
    let mut first = 0.0;
    for (number, own) in cells.iter_mut().enumerate() {
        let shots = f64::from(player.play_from(water.clone(), fleet, own.lane));
        if number == 0 {
            first = shots;
        }
        own.shots.add(shots);
        let bin = shots as usize;
        if own.by_shots.len() <= bin {
            own.by_shots.resize(bin + 1, 0);
        }
        own.by_shots[bin] += 1;
        own.more.add(shots - first);
    }
}
