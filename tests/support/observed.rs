//! Games in which every fleet that fits the observations is kept, as a reference for inference.

use std::{array, ops::AddAssign, sync::Arc};

use spyglass::{
    battleship::{
        inference::Prior,
        knowledge::Knowledge,
        rules::{Announce, Answer, Clues, Content, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};

use crate::naive::{Fleet, Naive};

/// One hunt, and all fleets that would have answered as the true one did.
pub struct Witness {
    pub rules: Arc<Ruleset>,
    pub knowledge: Knowledge,
    pub fleets: Vec<Fleet>,
    truth: Fleet,
    shot: u128,
}

/// Looks at every position of some games under these rules.
pub fn witnesses(rules: &str, seed: u64, games: usize, mut look: impl FnMut(&Witness)) {
    let rules = Ruleset::read(rules).unwrap_or_else(|error| panic!("{rules}: {error}"));
    let fleets = Naive::new(&rules, |_| true).fleets();
    let mut rng = GameRng::new(Seed(seed), Stream::Seal);
    for _ in 0..games {
        let mut witness = Witness::new(&rules, &fleets, &mut rng);
        loop {
            look(&witness);
            if !witness.shoot(&mut rng) {
                break;
            }
        }
    }
}

impl Witness {
    /// A game against one of the fleets, drawn uniformly; where contents are announced, with two given cells and the clues.
    pub fn new(rules: &Arc<Ruleset>, fleets: &[Fleet], rng: &mut GameRng) -> Self {
        let mut witness = Self {
            rules: rules.clone(),
            knowledge: Knowledge::new(rules.clone(), None, Vec::new()),
            fleets: fleets.to_vec(),
            truth: fleets[rng.below(fleets.len() as u32) as usize].clone(),
            shot: 0,
        };
        if rules.spec().announce == Announce::Content {
            let board = rules.geometry().board();
            let mut given = board;
            while 2 < given.len() {
                given.remove(rng.cell(given).expect("a board has cells"));
            }
            let content = |fleet: &Fleet| -> Vec<(Cell, Content)> {
                given.iter().map(|cell| (cell, witness.content(fleet, cell))).collect()
            };
            let (known, clues) = (content(&witness.truth), witness.clues(&witness.truth));
            let fits = |fleet: &&Fleet| content(fleet) == known && witness.clues(fleet) == clues;
            witness.fleets = witness.fleets.iter().filter(fits).cloned().collect();
            witness.shot = known.iter().fold(0, |cells, &(cell, _)| cells | witness.bit(cell));
            let (rows, cols) = clues;
            witness.knowledge = Knowledge::new(rules.clone(), Some(Clues { rows, cols }), known);
        }
        witness
    }

    fn content(&self, fleet: &Fleet, cell: Cell) -> Content {
        let Some(&ship) = fleet.iter().find(|&&ship| ship & self.bit(cell) != 0) else {
            return Content::Water;
        };
        let there = |rows: i8, cols: i8| {
            let beside = cell.offset(rows, cols);
            let on_board = beside.filter(|&beside| self.rules.geometry().contains(beside));
            on_board.is_some_and(|beside| ship & self.bit(beside) != 0)
        };
        match (there(-1, 0), there(0, 1), there(1, 0), there(0, -1)) {
            (false, false, false, false) => Content::Sub,
            (false, true, false, false) => Content::Left,
            (false, false, false, true) => Content::Right,
            (false, false, true, false) => Content::Top,
            (true, false, false, false) => Content::Bottom,
            _ => Content::Middle,
        }
    }

    fn clues(&self, fleet: &Fleet) -> (Vec<u32>, Vec<u32>) {
        let geometry = self.rules.geometry();
        let ships = fleet.iter().fold(0, |cells, ship| cells | ship);
        let held =
            |line: CellSet| line.iter().filter(|&cell| ships & self.bit(cell) != 0).count() as u32;
        let rows = (0..geometry.rows()).map(|row| held(geometry.row(row)));
        (rows.collect(), (0..geometry.cols()).map(|col| held(geometry.col(col))).collect())
    }

    /// Shoots, more often than not beside a wound or at ship; false once the whole fleet is shot.
    pub fn shoot(&mut self, rng: &mut GameRng) -> bool {
        let ships = self.truth.iter().fold(0, |cells, ship| cells | ship);
        if ships & !self.shot == 0 {
            return false;
        }
        let geometry = self.rules.geometry();
        let open: Vec<Cell> =
            geometry.cells().filter(|&cell| self.shot & self.bit(cell) == 0).collect();
        let likely = |cell: &&Cell| {
            let mut sides = geometry.sides(**cell);
            sides.any(|side| ships & self.shot & self.bit(side) != 0)
                || ships & self.bit(**cell) != 0
        };
        let some: Vec<Cell> = open.iter().filter(likely).copied().collect();
        let from = if rng.below(3) < 2 { &some } else { &open };
        let cell = from[rng.below(from.len() as u32) as usize];
        let (answer, observed) = self.answer(&self.truth, cell);
        let kept = |fleet: &Fleet| self.answer(fleet, cell) == (answer, observed);
        let fleets = self.fleets.iter().filter(|fleet| kept(fleet)).cloned().collect();
        self.fleets = fleets;
        self.shot |= self.bit(cell);
        self.knowledge.observe(cell, answer);
        if let Some(observed) = observed {
            let cells = geometry.cells().filter(|&cell| observed & self.bit(cell) != 0);
            self.knowledge.observe_sunk_cells(cells.collect::<CellSet>());
        }
        true
    }

    /// The answer of this fleet to a shot at this cell, and the cells of the ship it sank.
    fn answer(&self, fleet: &Fleet, cell: Cell) -> (Answer, Option<u128>) {
        let bit = self.bit(cell);
        if self.rules.spec().announce == Announce::Content {
            return (Answer::Content(self.content(fleet, cell)), None);
        }
        let Some(ship) = fleet.iter().position(|ship| ship & bit != 0) else {
            return (Answer::Miss, None);
        };
        let class = self.rules.fleet().class_of()[ship];
        let announce = self.rules.spec().announce;
        if fleet[ship] & !(self.shot | bit) == 0 && announce != Announce::HitOrMiss {
            let observed = self.rules.spec().sunk_cells_told.then_some(fleet[ship]);
            return (Answer::Sunk(class), observed);
        }
        (Answer::Hit((announce == Announce::NamesShip).then_some(class)), None)
    }

    /// By [`Cell::index`] the sum over the fleets with a ship there.
    pub fn cells<T: AddAssign + Default + Copy>(
        &self,
        weigh: impl Fn(&Fleet) -> T,
    ) -> Box<[T; 256]> {
        let mut cells = Box::new(array::from_fn(|_| T::default()));
        for fleet in &self.fleets {
            let (weight, ships) = (weigh(fleet), fleet.iter().fold(0, |cells, ship| cells | ship));
            for cell in self.rules.geometry().cells() {
                if ships & self.bit(cell) != 0 {
                    cells[cell.index()] += weight;
                }
            }
        }
        cells
    }

    /// The prior by which a ship weighs the product of its cells' factors.
    pub fn prior(&self, factors: &[f64]) -> Prior {
        Prior::new(&self.rules, &|_, way| {
            way.cells.iter().map(|cell| factors[cell.index()]).product()
        })
    }

    /// What a fleet weighs where a cell weighs its factor, a ship the product of its cells, held as a prior's weights are, by the mean of
    /// its class.
    pub fn weights(&self, factors: &[f64]) -> impl Fn(&Fleet) -> f64 + use<> {
        let product = |cells: &mut dyn Iterator<Item = Cell>| -> f64 {
            held(cells.map(|cell| factors[cell.index()]).product())
        };
        let class_of = self.rules.fleet().class_of();
        let means = class_of.iter().map(|&class| {
            let all = self.rules.placements(class).all();
            let sum: f64 = all.iter().map(|way| product(&mut way.cells.iter())).sum();
            sum / all.len() as f64
        });
        let means: Vec<f64> = means.collect();
        let cells = self.rules.geometry().cells();
        let bits: Vec<(u128, f64)> =
            cells.map(|cell| (self.bit(cell), factors[cell.index()])).collect();
        move |fleet| {
            let ship = |ship: &u128| -> f64 {
                held(bits.iter().filter(|(bit, _)| ship & bit != 0).map(|(_, own)| own).product())
            };
            fleet.iter().zip(&means).map(|(own, mean)| ship(own) / mean).product()
        }
    }

    fn bit(&self, cell: Cell) -> u128 {
        1 << (u32::from(cell.row()) * u32::from(self.rules.geometry().cols())
            + u32::from(cell.col()))
    }
}

fn held(weight: f64) -> f64 {
    weight.clamp(0.01, 100.0)
}
