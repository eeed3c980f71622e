//! What one player has observed of a sea. Cannot name the truth.
//!
//! A fold over the answers in their order: equal observations give equal knowledge. Where ships move, a cell holds the answer to the
//! last shot there, which is history and not the present.

use std::sync::Arc;

use crate::grid::{Cell, CellSet};

use super::rules::{Answer, Clues, Contact, Content, Ruleset};

/// A sinking that was announced, and what it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sinking {
    /// The class number of the ship.
    pub class: usize,
    /// The cell of the sinking hit.
    pub cell: Cell,
    /// The hits of that moment: the ship lies within them.
    pub within: CellSet,
    /// The cells that are certainly the ship's.
    pub cells: CellSet,
}

/// Everything one player has observed.
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Arc<Ruleset>,
    clues: Option<Clues>,
    known: Vec<(Cell, Content)>,
    answers: Vec<(Cell, Answer)>,
    board: CellSet,
    shot: CellSet,
    settled: CellSet,
    misses: CellSet,
    hits: CellSet,
    /// Where ships move: cells in which nothing new was hit.
    spent: CellSet,
    /// By class number: hits that were named as hits on that class.
    named: Vec<CellSet>,
    sinkings: Vec<Sinking>,
    sunk_cells: CellSet,
    buffer: CellSet,
    /// By class number: the ships not announced as sunk.
    afloat: Vec<u8>,
    flags: CellSet,
    shots_left: Option<u32>,
    flags_left: Option<u32>,
}

impl Knowledge {
    /// What the player knows before the first shot.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>, clues: Option<Clues>, known: Vec<(Cell, Content)>) -> Self {
        let classes = rules.fleet().classes();
        let budgets = rules.spec().budgets;
        let mut knowledge = Self {
            clues,
            answers: Vec::new(),
            board: rules.geometry().board(),
            shot: CellSet::EMPTY,
            settled: known.iter().map(|&(cell, _)| cell).collect(),
            misses: CellSet::EMPTY,
            hits: CellSet::EMPTY,
            spent: CellSet::EMPTY,
            named: vec![CellSet::EMPTY; classes.len()],
            sinkings: Vec::new(),
            sunk_cells: CellSet::EMPTY,
            buffer: CellSet::EMPTY,
            afloat: classes.iter().map(|class| class.count).collect(),
            flags: CellSet::EMPTY,
            shots_left: budgets.map(|budgets| budgets.shots.into()),
            flags_left: budgets.map(|budgets| budgets.flags.into()),
            known: Vec::new(),
            rules,
        };
        for &(cell, content) in &known {
            knowledge.record_content(cell, content);
        }
        knowledge.known = known;
        knowledge
    }

    /// Records the answer to a shot.
    ///
    /// # Complexity
    ///
    /// Constant, except for a sinking: some passes over the placements through the cell of each sinking so far.
    pub fn observe(&mut self, cell: Cell, answer: Answer) {
        self.answers.push((cell, answer));
        self.shot.insert(cell);
        if self.rules.moves() {
            // The last answer stands: what was there before may have gone.
            self.misses.remove(cell);
            self.hits.remove(cell);
            self.spent.remove(cell);
        } else {
            self.settled.insert(cell);
        }
        self.flags.remove(cell);
        self.shots_left = self.shots_left.map(|left| left.saturating_sub(1));
        match answer {
            Answer::Miss => self.misses.insert(cell),
            Answer::Hit(class) => {
                self.hits.insert(cell);
                if let Some(class) = class {
                    self.named[class].insert(cell);
                }
            }
            Answer::Sunk(class) => {
                self.hits.insert(cell);
                self.record_sinking(class, cell);
            }
            Answer::Content(content) => self.record_content(cell, content),
            // The rules announce every hit, so the player infers a miss.
            Answer::Unrevealed => {}
            Answer::Spent => self.spent.insert(cell),
        }
    }

    /// Records the cells of the ship that sank last, where the rules announce them.
    pub fn observe_sunk_cells(&mut self, cells: CellSet) {
        if let Some(sinking) = self.sinkings.last_mut() {
            sinking.within = cells;
            self.settle_sinkings();
        }
    }

    /// Replaces the player's flags, and how many are left.
    pub fn set_flags(&mut self, flags: CellSet, flags_left: Option<u32>) {
        self.flags = flags;
        self.flags_left = flags_left;
    }

    fn record_content(&mut self, cell: Cell, content: Content) {
        match content {
            Content::Water => self.misses.insert(cell),
            Content::Left
            | Content::Right
            | Content::Middle
            | Content::Top
            | Content::Bottom
            | Content::Sub => self.hits.insert(cell),
        }
    }

    fn record_sinking(&mut self, class: usize, cell: Cell) {
        self.afloat[class] = self.afloat[class].saturating_sub(1);
        let foreign = (0..self.named.len())
            .filter(|&other| other != class)
            .fold(CellSet::EMPTY, |cells, other| cells | self.named[other]);
        // Of a ship that moved only the cell is certain in which it was sunk, and lies since.
        let within = if self.rules.moves() { CellSet::of(cell) } else { self.hits - foreign };
        self.sinkings.push(Sinking { class, cell, within, cells: CellSet::of(cell) });
        self.settle_sinkings();
    }

    /// The certain cells of a sunk ship are those of every placement through the sinking cell within the hits of that
    /// moment that are not certain cells of another sunk ship; to a fixed point.
    fn settle_sinkings(&mut self) {
        loop {
            let before = self.sunk_cells;
            for number in 0..self.sinkings.len() {
                let Sinking { class, cell, within, .. } = self.sinkings[number];
                let others = self.sinkings.iter().enumerate().filter(|&(other, _)| other != number);
                let foreign = others.fold(CellSet::EMPTY, |cells, (_, other)| cells | other.cells);
                let free = within - foreign;
                let fitting = self.rules.placements(class).through(cell);
                let certain = fitting
                    .filter(|placement| placement.cells.is_subset(free))
                    .map(|placement| placement.cells)
                    .reduce(|common, cells| common & cells)
                    // No placement fits only where the answers contradict each other.
                    .unwrap_or(CellSet::of(cell));
                self.sinkings[number].cells = certain;
                self.sunk_cells |= certain;
            }
            if self.sunk_cells == before {
                break;
            }
        }
        if self.rules.spec().contact == Contact::Apart {
            self.buffer = self
                .sinkings
                .iter()
                .filter(|sinking| self.is_whole(sinking))
                .fold(CellSet::EMPTY, |cells, sinking| {
                    cells | self.rules.geometry().buffer(sinking.cells)
                });
        }
    }

    /// Whether all cells of a sunk ship are certain.
    #[must_use]
    pub fn is_whole(&self, sinking: &Sinking) -> bool {
        sinking.cells.len() == self.rules.fleet().classes()[sinking.class].shape.len()
    }

    /// The rules, which every player knows.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The row and column counts, where they are given.
    #[must_use]
    pub const fn clues(&self) -> Option<&Clues> {
        self.clues.as_ref()
    }

    /// The cells given at the start.
    #[must_use]
    pub fn known(&self) -> &[(Cell, Content)] {
        &self.known
    }

    /// The shots and their answers, in order.
    #[must_use]
    pub fn answers(&self) -> &[(Cell, Answer)] {
        &self.answers
    }

    /// The cells that can be shot at: neither shot at nor given, nor the buffer of a sunk ship.
    #[must_use]
    pub fn open(&self) -> CellSet {
        self.board - self.settled - self.buffer
    }

    /// The cells shot at.
    #[must_use]
    pub const fn shot(&self) -> CellSet {
        self.shot
    }

    /// The cells known to be water, by a shot or from the start.
    #[must_use]
    pub const fn misses(&self) -> CellSet {
        self.misses
    }

    /// The cells in which, where ships move, the last shot found a segment that was hit before, or a sunk ship.
    #[must_use]
    pub const fn spent(&self) -> CellSet {
        self.spent
    }

    /// The cells known to hold a ship, by a shot or from the start.
    #[must_use]
    pub const fn hits(&self) -> CellSet {
        self.hits
    }

    /// How many shots were announced as hits.
    #[must_use]
    pub fn shots_that_hit(&self) -> u32 {
        self.answers.iter().filter(|(_, answer)| answer.is_hit()).count() as u32
    }

    /// The hits that are not certain cells of a sunk ship.
    #[must_use]
    pub fn wounds(&self) -> CellSet {
        self.hits - self.sunk_cells
    }

    /// By class number: the hits that were named as hits on that class.
    #[must_use]
    pub fn named(&self) -> &[CellSet] {
        &self.named
    }

    /// The sinkings, in order.
    #[must_use]
    pub fn sinkings(&self) -> &[Sinking] {
        &self.sinkings
    }

    /// The certain cells of sunk ships.
    #[must_use]
    pub const fn sunk_cells(&self) -> CellSet {
        self.sunk_cells
    }

    /// The cells beside sunk ships, which are water where ships lie apart.
    #[must_use]
    pub const fn buffer(&self) -> CellSet {
        self.buffer
    }

    /// By class number: how many ships were not announced as sunk.
    #[must_use]
    pub fn afloat(&self) -> &[u8] {
        &self.afloat
    }

    /// The player's flags.
    #[must_use]
    pub const fn flags(&self) -> CellSet {
        self.flags
    }

    /// How many shots are left, where that is limited.
    #[must_use]
    pub const fn shots_left(&self) -> Option<u32> {
        self.shots_left
    }

    /// How many flags are left, where that is limited.
    #[must_use]
    pub const fn flags_left(&self) -> Option<u32> {
        self.flags_left
    }
}
