use crate::{
    battleship::{
        knowledge::Knowledge,
        rules::{Announce, Answer, Contact, Content, Placement},
    },
    grid::{Cell, CellSet, Geometry},
};

use super::Prior;

/// The ships of a fleet or of a part of one: of each the class number, from 0 in the order of the rules, and the cells.
pub type FoundFleet = Vec<(usize, CellSet)>;

/// The union of the cells of these ships.
pub fn covered(ships: &[(usize, CellSet)]) -> CellSet {
    ships.iter().fold(CellSet::EMPTY, |cells, &(_, ship)| cells | ship)
}

/// A single observation of a player: one answer, one given cell or one count. Conflicts are sets of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Observation {
    /// The content given at the start, by its place in [`Knowledge::known`].
    Known(usize),
    /// The answer to a shot, by its place in [`Knowledge::answers`].
    Shot(usize),
    /// The count of a row, from 0.
    Row(u8),
    /// The count of a column, from 0.
    Col(u8),
}

/// The ships of one class that are not settled, and the placements each of them can have.
#[derive(Clone, Debug)]
pub struct ClassPlacements {
    /// The class number, in the order of the rules' fleet.
    pub class: usize,
    /// How many ships. They are not distinguished.
    pub count: u8,
    /// Their length, where they are straight.
    pub length: Option<u8>,
    /// Every placement that no observation of its own cells and buffer excludes, in the order of the rules' tables.
    pub placements: Vec<Placement>,
    /// By placement its weight under the prior; `None` where all weigh 1.
    pub weights: Option<Vec<f64>>,
}

/// What a fleet must do to fit all observations: placements that agree with each other, as many a class as it has ships, that cover
/// every observed ship cell and meet the counts of rows and columns.
///
/// The answer to a shot depends on the ship at its cell alone: miss where there is none, sunk where the cell is the ship's last to
/// be shot at, else hit. So each answer allows or excludes placements one by one, and all that remains of the history is that
/// the observed ship cells must be covered. Sunk ships need no case of their own.
#[derive(Clone, Debug)]
pub struct Constraints {
    /// The size of the board.
    pub geometry: Geometry,
    /// Whether ships may touch.
    pub contact: Contact,
    /// The classes with ships that are not settled.
    pub ways: Vec<ClassPlacements>,
    /// The observed ship cells that no ship of `settled` covers.
    pub cover: CellSet,
    /// The settled ships, which have one possible placement each.
    pub settled: FoundFleet,
    /// By row how many ship cells it needs beside those of `settled`, where its count is known; empty where there are no counts.
    pub rows: Vec<Option<u32>>,
    /// By column how many ship cells it needs beside those of `settled`, where its count is known; empty where there are no counts.
    pub cols: Vec<Option<u32>>,
    /// Whether settling proved that no fleet fits.
    pub contradictory: bool,
}

/// The observation of one cell.
#[derive(Clone, Copy)]
enum CellObservation {
    Nothing,
    /// Shot at; the answer is left out.
    Silent,
    Water,
    /// Hit, and no ship sank by it; the class where it was named.
    Hit(Option<usize>),
    /// The last cell of a ship of the class.
    Sunk(usize),
    Ship(Content),
}

impl Constraints {
    /// The constraints that follow from all observations. Without a `prior` every placement weighs 1.
    ///
    /// # Complexity
    ///
    /// At most the placements of all ships, times the observed ship cells, for each ship that turns out to have one possible
    /// placement.
    #[must_use]
    pub fn new(knowledge: &Knowledge, prior: Option<&Prior>) -> Self {
        Self::of(knowledge, prior, |_| true)
    }

    /// The constraints that follow from the observations for which `keeps` holds. A shot whose answer is left out was fired all
    /// the same: later answers are read with it.
    #[must_use]
    pub fn of(
        knowledge: &Knowledge,
        prior: Option<&Prior>,
        keeps: impl Fn(Observation) -> bool,
    ) -> Self {
        let rules = knowledge.rules();
        let geometry = rules.geometry();
        let observed = Observations::new(knowledge, &keeps);
        let classes = rules.fleet().classes().iter().enumerate();
        let ways = classes.map(|(class, own)| {
            let all = rules.placements(class).all();
            let fits: Vec<bool> = all.iter().map(|way| observed.allows(class, way)).collect();
            let kept = |number: &usize| fits[*number];
            let numbers: Vec<usize> = (0..all.len()).filter(kept).collect();
            let weights = prior.map(|prior| {
                let weights = prior.weights(class);
                numbers.iter().map(|&number| weights[number]).collect()
            });
            ClassPlacements {
                class,
                count: own.count,
                length: own.shape.is_straight().then(|| own.shape.len() as u8),
                placements: numbers.iter().map(|&number| all[number]).collect(),
                weights,
            }
        });
        let clue = |counts: &[u32], observed: fn(u8) -> Observation| {
            let lines = counts.iter().enumerate();
            lines.map(|(line, &count)| keeps(observed(line as u8)).then_some(count)).collect()
        };
        let clues = knowledge.clues();
        let mut constraints = Self {
            geometry,
            contact: rules.spec().contact,
            ways: ways.collect(),
            cover: observed.ship_cells(),
            settled: Vec::new(),
            rows: clues.map_or_else(Vec::new, |clues| clue(&clues.rows, Observation::Row)),
            cols: clues.map_or_else(Vec::new, |clues| clue(&clues.cols, Observation::Col)),
            contradictory: false,
        };
        constraints.settle();
        constraints.contradictory |= constraints.has_wrong_sums();
        constraints
    }

    /// Whether the rows, or the columns, together need more cells than the ships have, or all of them fewer. A search would find it
    /// only after trying every fleet.
    fn has_wrong_sums(&self) -> bool {
        let cells = |ways: &ClassPlacements| {
            let each = ways.placements.first().map_or(0, |way| way.cells.len());
            u32::from(ways.count) * each
        };
        let cells: u32 = self.ways.iter().map(cells).sum();
        [&self.rows, &self.cols].into_iter().any(|lines| {
            let needed: u32 = lines.iter().flatten().sum();
            let all_observed = !lines.is_empty() && lines.iter().all(Option::is_some);
            cells < needed || all_observed && needed < cells
        })
    }

    /// Places the ships with one possible placement and drops the placements that these exclude, until nothing changes.
    fn settle(&mut self) {
        loop {
            self.ways.retain(|ways| 0 < ways.count);
            if self.ways.iter().any(|ways| ways.placements.len() < usize::from(ways.count)) {
                self.contradictory = true;
            }
            if self.contradictory {
                return;
            }
            let Some((number, way)) = self.forced() else { return };
            self.place_ship(number, way);
        }
    }

    /// A placement that every fleet that fits has: the only one over an observed ship cell, or of a class with as many placements as
    /// ships.
    fn forced(&mut self) -> Option<(usize, Placement)> {
        for cell in self.cover {
            let over = self.ways.iter().enumerate().flat_map(|(number, ways)| {
                let through = ways.placements.iter().filter(move |way| way.cells.contains(cell));
                through.map(move |&way| (number, way))
            });
            let mut two = over.take(2);
            match (two.next(), two.next()) {
                (None, _) => {
                    self.contradictory = true;
                    return None;
                }
                (only, None) => return only,
                (Some(_), Some(_)) => {}
            }
        }
        let full = |ways: &&ClassPlacements| ways.placements.len() == usize::from(ways.count);
        let number = self.ways.iter().position(|ways| full(&ways))?;
        Some((number, self.ways[number].placements[0]))
    }

    fn place_ship(&mut self, number: usize, way: Placement) {
        let class = self.ways[number].class;
        self.settled.push((class, way.cells));
        self.cover -= way.cells;
        self.ways[number].count -= 1;
        for ways in &mut self.ways {
            ways.retain(|other| way.agrees_with(other));
        }
        let rows = self.rows.iter_mut().zip((0..).map(|row| self.geometry.row(row)));
        let cols = self.cols.iter_mut().zip((0..).map(|col| self.geometry.col(col)));
        for (need, line) in rows.chain(cols) {
            self.contradictory |= !take(need, (line & way.cells).len());
        }
    }

    /// Whether the count of some row or column is known.
    pub fn has_counts(&self) -> bool {
        self.rows.iter().chain(&self.cols).any(Option::is_some)
    }

    /// Whether the placements have weights, that is whether there is a prior.
    pub fn is_weighted(&self) -> bool {
        self.ways.iter().any(|ways| ways.weights.is_some())
    }

    /// These constraints and one more: no ship lies on `cell`. The copy has no weights, and its ships are not settled anew.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Self {
        let mut without = self.clone();
        for ways in &mut without.ways {
            ways.weights = None;
            ways.placements.retain(|way| !way.cells.contains(cell));
        }
        without
    }

    /// The cells that a placement of some ship not settled covers. Linear in the placements.
    pub fn reach(&self) -> CellSet {
        let ways = self.ways.iter().flat_map(|ways| &ways.placements);
        ways.fold(CellSet::EMPTY, |cells, way| cells | way.cells)
    }

    /// The union of the cells of the settled ships.
    pub fn settled_cells(&self) -> CellSet {
        covered(&self.settled)
    }
}

/// Subtracts `held` cells from the need of a line; false where it needs fewer.
fn take(need: &mut Option<u32>, held: u32) -> bool {
    let Some(left) = need else { return true };
    let enough = held <= *left;
    *left = left.saturating_sub(held);
    enough
}

impl ClassPlacements {
    fn retain(&mut self, keeps: impl Fn(&Placement) -> bool) {
        if let Some(weights) = &mut self.weights {
            let mut kept = self.placements.iter().map(&keeps);
            weights.retain(|_| kept.next() == Some(true));
        }
        self.placements.retain(|way| keeps(way));
    }
}

/// The observations by cell.
struct Observations {
    cells: [CellObservation; 256],
    /// By cell the number of the shot at it.
    order: [u16; 256],
    shot: CellSet,
    /// Where the cells of sunk ships are announced: by last cell the cells among which the ship lies.
    sunk: Vec<(Cell, CellSet)>,
    announces_sinkings: bool,
    apart: bool,
}

impl Observations {
    fn new(knowledge: &Knowledge, keeps: &impl Fn(Observation) -> bool) -> Self {
        let rules = knowledge.rules();
        let mut observations = Self {
            cells: [CellObservation::Nothing; 256],
            order: [0; 256],
            shot: CellSet::EMPTY,
            sunk: Vec::new(),
            announces_sinkings: rules.announces_sinkings(),
            apart: rules.spec().contact == Contact::Apart,
        };
        let of_content = |content| match content {
            Content::Water => CellObservation::Water,
            ship => CellObservation::Ship(ship),
        };
        for (number, &(cell, content)) in knowledge.known().iter().enumerate() {
            if keeps(Observation::Known(number)) {
                observations.cells[cell.index()] = of_content(content);
            }
        }
        for (number, &(cell, answer)) in knowledge.answers().iter().enumerate() {
            let observed = match answer {
                // Where contents are announced, only the answer for water is kept back.
                // Ships that move are tracked, not counted.
                Answer::Miss | Answer::Unrevealed | Answer::Spent => CellObservation::Water,
                Answer::Hit(class) => CellObservation::Hit(class),
                Answer::Sunk(class) => CellObservation::Sunk(class),
                Answer::Content(content) => of_content(content),
            };
            let kept = keeps(Observation::Shot(number));
            observations.cells[cell.index()] =
                if kept { observed } else { CellObservation::Silent };
            observations.order[cell.index()] = number as u16;
            observations.shot.insert(cell);
        }
        if rules.spec().sunk_cells_told {
            let sinkings = knowledge.sinkings().iter();
            observations.sunk = sinkings.map(|sinking| (sinking.cell, sinking.within)).collect();
        }
        debug_assert!(rules.spec().announce == Announce::Content || knowledge.known().is_empty());
        observations
    }

    fn ship_cells(&self) -> CellSet {
        let ship = |observed: &CellObservation| {
            matches!(
                observed,
                CellObservation::Hit(_) | CellObservation::Sunk(_) | CellObservation::Ship(_)
            )
        };
        let observed = self.cells.iter().enumerate().filter(|(_, observed)| ship(observed));
        observed.map(|(index, _)| Cell::from_index(index as u8)).collect()
    }

    /// Whether a ship of the class with this placement would have given all the answers on its cells and beside it.
    fn allows(&self, class: usize, way: &Placement) -> bool {
        let last = if self.announces_sinkings && way.cells.is_subset(self.shot) {
            way.cells.iter().max_by_key(|cell| self.order[cell.index()])
        } else {
            None
        };
        let answers = way.cells.iter().all(|cell| match self.cells[cell.index()] {
            CellObservation::Nothing | CellObservation::Silent => true,
            CellObservation::Water => false,
            CellObservation::Hit(named) => {
                named.is_none_or(|named| named == class) && last != Some(cell)
            }
            CellObservation::Sunk(named) => {
                let observed = self.sunk.iter().find(|(sinking, _)| *sinking == cell);
                named == class
                    && last == Some(cell)
                    && observed.is_none_or(|&(_, within)| way.cells.is_subset(within))
            }
            CellObservation::Ship(content) => content == Content::of(way.cells, cell),
        });
        let beside = !self.apart || way.buffer.iter().all(|cell| self.is_free_of_ship(cell));
        answers && beside
    }

    fn is_free_of_ship(&self, cell: Cell) -> bool {
        matches!(
            self.cells[cell.index()],
            CellObservation::Nothing | CellObservation::Silent | CellObservation::Water
        )
    }
}
